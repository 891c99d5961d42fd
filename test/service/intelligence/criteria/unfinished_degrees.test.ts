import { createJudge } from '#service/intelligence/criteria/engine.ts';
import { parseTables } from '#service/intelligence/criteria/lexicon.ts';
import { expect, test } from 'vitest';
import { lexiconTableTexts } from '../../../helpers/lexicon.ts';
import { resume } from './resumes.ts';

const judge = createJudge(parseTables(lexiconTableTexts()));

const studied = (heading: string, ...lines: string[]) =>
  resume(['Ines Okafor', 'ines.okafor@example.com | +1 555 0147', heading, ...lines]);

// that a degree is still to come, or never came, is said in the words of its own language
test.each([
  [
    'Ausbildung',
    'Master Informatik, Universität Musterstadt, 2024 –, Masterarbeit läuft',
    'Abgeschlossener Master',
  ],
  ['Ausbildung', 'Bachelor BWL, Hochschule Musterstadt, 2019 – 2021, exmatrikuliert', 'Bachelor'],
  ['Ausbildung', 'Bachelor BWL, Hochschule Musterstadt, 2020 – 2022, ohne Abschluss', 'Bachelorabschluss'],
  [
    'Formation',
    'Master de biologie, Université de Villeneuve, 2022 – 2023, arrêt après un semestre',
    'Master obtenu',
  ],
  ['Formation', 'Licence de droit, Université de Villeneuve, 2018 – 2020, non validée', 'Licence'],
  [
    'Formación',
    'Grado en Turismo, Universidad del Puerto, 2022 – , llevo 90 de 240 créditos',
    'Grado terminado',
  ],
  [
    'Formación',
    'Licenciatura en Derecho, Universidad del Puerto, 2012 – 2016, trunca',
    'Licenciatura terminada',
  ],
  ['Formación', 'Máster en Finanzas, Universidad del Puerto, 2023 – 2024, falta el TFM', 'Máster'],
  [
    'Istruzione',
    'Laurea magistrale in Fisica, Università di Borgo, 2023 –, in fase di tesi',
    'Laurea magistrale',
  ],
  ['Istruzione', 'Laurea in Economia, Università di Borgo, 2015 – 2018, mai conclusa', 'Laurea'],
  ['Eğitim', 'İşletme yüksek lisans, Örnek Üniversitesi, 2024 –, tez aşamasında', 'Yüksek lisansı bitirmiş'],
  ['Eğitim', 'İşletme lisans, Örnek Üniversitesi, 2015 – 2017, yarım bıraktım', 'Lisans mezunu'],
])('%s: “%s” is no “%s”', (heading, line, text) => {
  const [answer] = judge.evaluateCriteria([text], studied(heading, line));
  expect(answer).toMatchObject({ state: 'EVALUATED', is_criterion_met: false });
});

test.each([
  ['Ausbildung', 'Master Informatik, Universität Musterstadt, 2019 – 2021', 'Abgeschlossener Master'],
  ['Formation', 'Master de biologie, Université de Villeneuve, 2020 – 2022', 'Master obtenu'],
  ['Formación', 'Grado en Turismo (240 créditos), Universidad del Puerto, 2014 – 2018', 'Grado terminado'],
  [
    'Istruzione',
    'Laurea magistrale in Fisica (120 CFU), Università di Borgo, 2017 – 2019',
    'Laurea magistrale',
  ],
  ['Eğitim', 'İşletme yüksek lisans, Örnek Üniversitesi, 2018 – 2020', 'Yüksek lisansı bitirmiş'],
])('%s: “%s” is “%s”', (heading, line, text) => {
  expect(judge.evaluateCriteria([text], studied(heading, line))[0]).toMatchObject({ finding: 'met' });
});
