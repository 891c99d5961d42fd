import { parseTables } from '#service/intelligence/criteria/lexicon.ts';
import { expect, test } from 'vitest';
import { lexiconTableTexts } from '../../../helpers/lexicon.ts';

/** Words that mean the one or the other, whoever asks. */
const AMBIGUOUS = ['btp', 'cabinet comptable', 'cantine', 'filmproduktion', 'inmobiliaria', 'verlag'];

/** Under a wider industry as well, a narrower one would be shown by whatever shows the wider. */
test('no word asks for two industries', () => {
  const industries = [...parseTables(lexiconTableTexts()).entries.values()].filter(
    ({ kind }) => kind === 'industry',
  );
  const forms = industries.flatMap((one) => [...new Set(one.forms.map((form) => form.toLowerCase()))]);
  const shared = forms.filter((form, at) => forms.indexOf(form) < at);
  expect(shared.toSorted()).toEqual(AMBIGUOUS);
});
