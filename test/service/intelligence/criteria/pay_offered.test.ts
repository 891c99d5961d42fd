import { createJudge } from '#service/intelligence/criteria/engine.ts';
import { parseTables } from '#service/intelligence/criteria/lexicon.ts';
import { expect, test } from 'vitest';
import { lexiconTableTexts } from '../../../helpers/lexicon.ts';
import { resume } from './resumes.ts';

const judge = createJudge(parseTables(lexiconTableTexts()));

const wanting = (said: string) =>
  resume(['Ines Okafor', 'ines.okafor@example.com | +1 555 0147', 'Chef, Hotel Astor, 2016 – 2020', said]);

test.each([
  ['Salary £34,000; looking for £38,000 or more.', 'Budget: £40k max', 'met'],
  ['Salary £34,000; looking for £38,000 or more.', 'Pay band 30-35k', 'not_met'],
  ['Gehalt derzeit 34.000 €; gesucht ab 38.000 € brutto.', 'Gehalt bis 40.000 brutto', 'met'],
  ['Gehalt derzeit 34.000 €; gesucht ab 38.000 € brutto.', 'Gehaltsband 30-35k brutto', 'not_met'],
  ['Salaire actuel 34 000 € ; je cherche à partir de 38 000 € brut.', "Salaire jusqu'à 40 000 brut", 'met'],
  ['Salaire actuel 34 000 € ; je cherche à partir de 38 000 € brut.', 'Accepte 36 000 € brut', 'not_met'],
  ['Salario actual 34.000 €; busco a partir de 38.000 € brutos.', 'Salario hasta 40.000 brutos', 'met'],
  ['Salario actual 34.000 €; busco a partir de 38.000 € brutos.', 'Banda de 30-35k brutos', 'not_met'],
  ['RAL attuale 34.000 €; cerco da 38.000 € in su.', 'RAL fino a 40.000', 'met'],
  ['RAL attuale 34.000 €; cerco da 38.000 € in su.', 'Accetta 36.000 € lordi', 'not_met'],
  ['Maaş 34.000 TL; beklenti 38.000 TL ve üzeri.', "Maaş 40.000'e kadar", 'met'],
  ['Maaş 34.000 TL; beklenti 38.000 TL ve üzeri.', '30-35 bin net maaş', 'not_met'],
])('“%s”, where “%s” is what is offered: %s', (said, text, finding) => {
  expect(judge.evaluateCriteria([text], wanting(said))[0]).toMatchObject({ finding });
});

test.each(['Managed a budget of at least 40k', 'Budget of up to 2 million'])(
  'a budget that somebody managed is no pay: %s',
  (text) => {
    const [answer] = judge.evaluateCriteria([text], wanting('Looking for £38,000 or more.'));
    expect(answer).toMatchObject({ finding: 'not_stated' });
  },
);
