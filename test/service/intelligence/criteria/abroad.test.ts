import { createJudge } from '#service/intelligence/criteria/engine.ts';
import { parseTables } from '#service/intelligence/criteria/lexicon.ts';
import { expect, test } from 'vitest';
import { lexiconTableTexts } from '../../../helpers/lexicon.ts';
import { resume } from './resumes.ts';

const judge = createJudge(parseTables(lexiconTableTexts()));

/** Two jobs, one of them in another country. */
const cook = (town: string, country: string, work: string, now: string, elsewhere: string) =>
  resume([
    'Ines Okafor',
    town,
    'ines.okafor@example.com | +1 555 0147',
    work,
    `Chef, Hotel Astor, ${town}, ${country}, 2016 – ${now}`,
    `Chef, Restaurant Marius, ${elsewhere}, 2009 – 2011`,
  ]);

const ROWS: readonly (readonly [ReturnType<typeof resume>, readonly string[]])[] = [
  [
    cook('Leeds', 'UK', 'Experience', 'present', 'Marseille, France'),
    ['Has worked abroad', 'International experience', 'Experience outside the UK', 'Has worked overseas'],
  ],
  [
    cook('Kassel', 'Deutschland', 'Berufserfahrung', 'heute', 'Marseille, Frankreich'),
    ['Hat schon im Ausland gearbeitet', 'Auslandserfahrung', 'Erfahrung außerhalb Deutschlands'],
  ],
  [
    cook('Dijon', 'France', 'Expérience', "aujourd'hui", 'Valencia, Espagne'),
    ["A déjà travaillé à l'étranger", 'Expérience internationale', 'Expérience hors de France'],
  ],
  [
    cook('Valladolid', 'España', 'Experiencia', 'actualidad', 'Marseille, Francia'),
    ['Ha trabajado en el extranjero', 'Experiencia internacional', 'Experiencia fuera de España'],
  ],
  [
    cook('Ferrara', 'Italia', 'Esperienza', 'oggi', 'Marseille, Francia'),
    ["Ha già lavorato all'estero", 'Esperienza internazionale', "Esperienza fuori dall'Italia"],
  ],
  [
    cook('Bursa', 'Türkiye', 'Deneyim', 'halen', 'Marseille, Fransa'),
    ['Yurt dışında çalışmış', 'Uluslararası deneyim', 'Türkiye dışında deneyim'],
  ],
];

test.each(ROWS.flatMap(([source, asked]) => asked.map((text) => [text, source] as const)))(
  'the countries of the jobs tell whether somebody worked abroad: %s',
  (text, source) => {
    expect(judge.evaluateCriteria([text], source)[0]).toMatchObject({ finding: 'met' });
  },
);

const at_home = resume([
  'Bo Lindqvist',
  'Leeds',
  'bo.lindqvist@example.com | +1 555 0148',
  'Experience',
  'Chef, Hotel Astor, Leeds, UK, 2016 – present',
  'Chef, Harbour Inn, Birmingham, UK, 2009 – 2011',
]);

test.each(['Has worked abroad', 'Experience outside the UK', 'At least one year working abroad'])(
  'jobs at home show none abroad, and do not say that there was none: %s',
  (text) => {
    expect(judge.evaluateCriteria([text], at_home)[0]).toMatchObject({ finding: 'not_stated' });
  },
);

test.each([
  ['At least one year working abroad', 'met'],
  ['At least four years working abroad', 'not_met'],
])('the time abroad is counted: %s', (text, finding) => {
  const source = cook('Leeds', 'UK', 'Experience', 'present', 'Marseille, France');
  expect(judge.evaluateCriteria([text], source)[0]).toMatchObject({ finding });
});
