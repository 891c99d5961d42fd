import { describe, expect, test } from 'vitest';
import { employmentInGerman } from '../../renderer/texts/de/employment.ts';
import { explanationInGerman } from '../../renderer/texts/de/explanations.ts';
import { refusalInGerman, understoodInGerman } from '../../renderer/texts/de/understood.ts';
import { evaluateCriteria, understandCriterion } from '#service/intelligence/criteria/criterion.ts';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { summarize } from '#service/intelligence/summary/summary.ts';
import { documentOf } from '../helpers/document.ts';
import { shippedLexicon } from '../helpers/lexicon.ts';

const reference_date = '2026-11';
const lexicon = shippedLexicon();
const PEOPLE = [
  [
    'Sofia Muster',
    'Leeds, United Kingdom | sofia.muster@example.com',
    'Experience',
    'Staff Engineer, Havnen Data Ltd\tMar 2021 – Present',
    '- Moved 40 Python services to Kubernetes with Terraform; tuned PostgreSQL',
    '- Led a team of 4 engineers',
    'Backend Engineer, Kvarnen Ltd\tAug 2017 – Feb 2020',
    '- Ran RabbitMQ, never used Kafka',
    'Education',
    'MSc Computer Science, University of Leeds\t2015',
    'Skills',
    'Python, SQL, Excel, basic knowledge of Go',
    'Languages',
    'English (native), German (B2), Spanish',
    'Certifications',
    'Driving licence class B',
  ],
  [
    'Ibrahim Beispiel',
    'ibrahim.beispiel@example.com',
    'Experience',
    'Cook, Inn\t2019 – 2021',
    '- Cooked for guests',
  ],
  [
    'Nora Probe',
    'nora.probe@example.com',
    'I like to work with people and animals of all kinds, in every weather.',
  ],
];
const CRITERIA = [
  'Knows Python',
  'Knows Kafka',
  'Knows Rust',
  'Knows Go',
  'At least 3 years of Python',
  'At least 15 years of work experience',
  'At least 5 years in acute care',
  'At least 2 years as a staff engineer',
  "Master's degree",
  'PhD',
  'Degree in nursing',
  'Degree in nursing or a related field',
  'PhD or equivalent experience',
  'German at C1 or better',
  'Speaks Spanish',
  'Spanish at B2 or better',
  'Speaks French',
  'Holds a driving licence',
  'Driving licence class CE',
  'Holds an AWS certification',
  'Lives in Leeds',
  'Lives in Munich',
  'Willing to travel',
  'Willing to relocate',
  'Authorised to work in the UK',
  'Available for shift work',
  'DBS check',
  'Managed a team of at least 3 people',
  'Managed a team of at least 30 people',
  'Has worked in health care',
  'Has worked at Acme',
  'Has worked as a nurse',
  'Currently works as a backend engineer',
  'No gap longer than 12 months',
  'At most 3 employers in the last 5 years',
  'No job hopping',
  'Currently employed',
  'LinkedIn profile',
  'Experience caring for patients after abdominal surgery',
  'Graduated after 2010',
  'Qualified Teacher Status or equivalent',
];
const ENGLISH =
  /\b(?:the|The|resume|does|says|lists|gives|none|None|jobs?|person|years?|months?|whether|which|that|highest|held|Held|and|not|mention)\b/u;
const outsideQuotes = (text: string): string => text.replaceAll(/“[^”]*”/gu, '');

describe('reasons in German', () => {
  test.each(PEOPLE.map((lines) => [lines[0] ?? '', lines] as const))('of answers: %s', (_name, lines) => {
    const document = documentOf(lines);
    const profile = readProfile(document, { reference_date, lexicon });
    const answers = evaluateCriteria(CRITERIA, { document, profile, lexicon, reference_date });
    for (const [at, answer] of answers.entries()) {
      if (answer.state !== 'EVALUATED') continue;
      const german = explanationInGerman(answer.explanation);
      // titles, places and names of certificates stay as they are
      expect([CRITERIA[at], outsideQuotes(german)]).toEqual([
        CRITERIA[at],
        expect.not.stringMatching(ENGLISH),
      ]);
      const quotes = answer.explanation.match(/“[^”]*”/gu) ?? [];
      expect(quotes.every((quote) => german.includes(quote))).toBe(true);
    }
  });

  test.each(PEOPLE.map((lines) => [lines[0] ?? '', lines] as const))('of a summary: %s', (_name, lines) => {
    const document = documentOf(lines);
    const profile = readProfile(document, { reference_date, lexicon });
    const job = {
      title: 'Engineer',
      description:
        "Requirements\n- 5+ years of Python\n- Master's degree\n- German B2\n- Kafka, Rust, Kubernetes, PostgreSQL\n- Right to work in the UK\n- Driving licence\n- Fluent French\n- 3 years in acute care",
    };
    const { matching_skills, missing_skills } = summarize({
      document,
      profile,
      job,
      lexicon,
      reference_date,
    });
    for (const { s, e } of [...matching_skills, ...missing_skills]) {
      expect([s, outsideQuotes(explanationInGerman(e))]).toEqual([s, expect.not.stringMatching(ENGLISH)]);
    }
  });

  test('of how a criterion is understood', () => {
    for (const prompt of CRITERIA) {
      const { understood_as, engine } = understandCriterion(prompt, lexicon);
      // in the criterion's own words where no rule reads it
      if (engine === 'meaning') continue;
      expect([prompt, understoodInGerman(understood_as)]).toEqual([
        prompt,
        expect.not.stringMatching(
          /\b(?:resume|least|years?|months?|or|and|Completed|Speaks|Lives|Has|held|person)\b/u,
        ),
      ]);
    }
  });

  test.each([
    [
      'Staff Engineer at Havnen Data since March 2021; before: Kvarnen, Bokhyllan. 9 years 4 months in all',
      'Staff Engineer bei Havnen Data seit März 2021; davor: Kvarnen, Bokhyllan. Insgesamt 9 Jahre 4 Monate',
    ],
    ['Cook at Inn Ltd. until 2021', 'Cook bei Inn Ltd. bis 2021'],
    ['Cook. 1 year in all', 'Cook. Insgesamt 1 Jahr'],
    ['Cook at Inn', 'Cook bei Inn'],
    ['Cook', 'Cook'],
    ['', ''],
  ])('of the line on work: %s', (english, german) => {
    expect(employmentInGerman(english)).toBe(german);
  });

  test('of a refusal', () => {
    for (const prompt of ['Under 35 years old', 'Christian', 'No disability', 'Unmarried', 'Union member']) {
      const { refusal } = understandCriterion(prompt, lexicon);
      expect([prompt, refusalInGerman(refusal ?? '')]).toEqual([
        prompt,
        expect.stringMatching(/^Dieses Kriterium betrifft/u),
      ]);
      expect(refusalInGerman(refusal ?? '')).not.toMatch(/\b(?:Ask|Leave|instead|the)\b/u);
    }
  });

  test('what no rule knows stays as it is, and names and quotes are never touched', () => {
    expect(explanationInGerman('Has 5 years of SQL, 2 years of it in all.')).toBe(
      'Has 5 years of SQL, 2 years of it in all.',
    );
    expect(understoodInGerman('Certificate or licence: Health and Safety')).toBe(
      'Zertifikat oder Berechtigung: Health and Safety',
    );
    expect(understoodInGerman('Juggles knives or torches')).toBe('Juggles knives or torches');
    expect(explanationInGerman('Something new about “The resume says so.”')).toBe(
      'Something new about “The resume says so.”',
    );
    expect(explanationInGerman('The resume says “The resume lists 2 years.”.')).toBe(
      'Im Lebenslauf steht “The resume lists 2 years.”.',
    );
  });
});
