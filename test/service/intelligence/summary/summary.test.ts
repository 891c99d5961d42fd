import { describe, expect, test } from 'vitest';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { summarize, type SummaryWithEvidence } from '#service/intelligence/summary/summary.ts';
import { documentOf, type TestLine } from '../../../helpers/document.ts';
import { shippedReader } from '../../../helpers/reader.ts';

const REFERENCE = '2026-11';
const RESUME = [
  'Sofia Muster',
  'Malmö, Sweden | sofia.muster@example.com',
  'Experience',
  'Staff Engineer, Havnen Data AB\tMar 2021 – Present',
  '- Moved 40 Python services to k8s without downtime',
  '- Tuned PostgreSQL to 30k writes a second',
  'Backend Engineer, Kvarnen AB\tAug 2017 – Feb 2021',
  '- Ran RabbitMQ',
  'Education',
  'MSc Computer Science, Lund University\t2015',
  'Skills',
  'Python, Docker, GitHub Actions',
  'Languages',
  'Swedish (native), German (A2)',
];

function summary(description: string | null, lines: readonly TestLine[] = RESUME): SummaryWithEvidence {
  const document = documentOf(lines);
  const reader = shippedReader();
  const profile = readProfile(document, { reference_date: REFERENCE, lexicon: reader.lexicon });
  return summarize({
    document,
    profile,
    job: description === null ? null : { title: 'Engineer', description },
    reader,
    reference_date: REFERENCE,
  });
}

describe('summarize', () => {
  test('three lines from the profile', () => {
    expect(summary(null)).toMatchObject({
      location: 'Malmö, Sweden',
      education: 'MSc Computer Science, Lund University, 2015',
      employment:
        'Staff Engineer at Havnen Data AB since March 2021; before: Kvarnen AB. 9 years 3 months in all',
    });
  });

  test('nothing known gives empty strings, no job gives empty lists', () => {
    expect(summary(null, ['Sofia Muster'])).toEqual({
      location: '',
      education: '',
      employment: '',
      employment_told: [],
      matching_skills: [],
      missing_skills: [],
      evidence: [],
    });
  });

  test.each([
    ['a literal mention in a job', 'Python', '“Moved 40 Python services to k8s without downtime”'],
    ['an alias', 'Kubernetes', 'Written as “k8s”: “Moved 40 Python services to k8s without downtime”'],
    ['a skill that implies it', 'SQL', 'Via PostgreSQL: “Tuned PostgreSQL to 30k writes a second”'],
    ['a member of a list', 'Docker', '“Docker”, under “Skills”'],
    ['a degree', "Bachelor's degree in computer science", '“MSc Computer Science, Lund University”, “2015”'],
    [
      'a degree of the same trade',
      "Bachelor's degree in software engineering",
      '“MSc Computer Science, Lund University”, “2015”',
    ],
    [
      'years',
      '5+ years of experience',
      '9 years 3 months: “Staff Engineer, Havnen Data AB”, “Mar 2021 – Present”; “Backend Engineer, Kvarnen AB”, “Aug 2017 – Feb 2021”',
    ],
    [
      'years of a skill',
      '5+ years of Python',
      '5 years 8 months: “Staff Engineer, Havnen Data AB”, “Mar 2021 – Present”',
    ],
    [
      'years in a title',
      '3+ years as a backend engineer',
      '3 years 7 months: “Backend Engineer, Kvarnen AB”, “Aug 2017 – Feb 2021”',
    ],
    ['a language', 'Fluent Swedish', '“Swedish (native)”, under “Languages”'],
  ])('matching: %s', (_name, requirement, explanation) => {
    const { matching_skills, missing_skills } = summary(`Requirements\n- ${requirement}`);
    expect(missing_skills).toEqual([]);
    expect(matching_skills.map(({ e }) => e)).toEqual([explanation]);
  });

  test.each([
    ['nothing near', 'Welding', 'Not mentioned in the resume'],
    ['a sibling', 'Kafka', 'Not mentioned; closest: RabbitMQ'],
    ['a language below the level', 'German C1', 'C1 is asked for; the resume says “German (A2)”'],
    ['too few years', '10+ years of Python', '5 years 8 months in Python (Staff Engineer at Havnen Data AB)'],
    [
      'another field',
      "Master's degree in nursing",
      'The degree is another one: “MSc Computer Science, Lund University”, “2015”',
    ],
    [
      'a higher degree',
      'PhD in computer science',
      'The highest degree in the resume is “MSc Computer Science, Lund University”, “2015”',
    ],
  ])('missing: %s', (_name, requirement, explanation) => {
    const { matching_skills, missing_skills } = summary(`Requirements\n- ${requirement}`);
    expect(matching_skills).toEqual([]);
    expect(missing_skills.map(({ e }) => e)).toEqual([explanation]);
  });

  test('what the resume denies does not match', () => {
    const lines = [...RESUME.slice(0, 8), '- Never used Kafka', ...RESUME.slice(8)];
    const { missing_skills } = summary('Requirements\n- Kafka', lines);
    expect(missing_skills.map(({ s }) => s)).toEqual(['Kafka']);
  });

  test('a short rest of a sentence is quoted with what it goes on from', () => {
    const lines = [
      ...RESUME.slice(0, 7),
      '- Moved the nightly reports of four departments to',
      'Snowflake and dbt.',
      ...RESUME.slice(7),
    ];
    const { matching_skills } = summary('Requirements\n- Snowflake', lines);
    expect(matching_skills.map(({ e }) => e)).toEqual([
      '“Moved the nightly reports of four departments to”, “Snowflake and dbt.”',
    ]);
  });

  test('quotes and evidence are text of the resume, and never of the header', () => {
    const { text } = documentOf(RESUME);
    const { matching_skills, evidence } = summary(
      'Requirements\n- Python, SQL, Docker, CI/CD, Kubernetes\n- Sofia experience\n- Swedish',
    );
    expect(matching_skills.length).toBe(evidence.length);
    for (const { e } of matching_skills) {
      for (const [, quote] of e.matchAll(/“([^”]+)”/g)) {
        expect(text.includes(quote ?? '') || quote === 'k8s').toBe(true);
      }
    }
    expect(JSON.stringify(matching_skills)).not.toContain('Sofia');
    const headerEnd = text.indexOf('Experience');
    expect(evidence.flat().every(({ start }) => start >= headerEnd)).toBe(true);
  });

  test('the same input gives the same bytes, and another name changes nothing', () => {
    const job = 'Requirements\n- Python, Kafka and SQL\n- 5 years of experience';
    const other = RESUME.map((line) =>
      line.replace('Sofia Muster', 'Ibrahim Beispiel').replace('sofia.muster', 'ibrahim.beispiel'),
    );
    expect(JSON.stringify(summary(job))).toBe(JSON.stringify(summary(job)));
    const { evidence: _own, ...own } = summary(job);
    const { evidence: _others, ...others } = summary(job, other);
    expect(others).toEqual(own);
  });

  test('German resume, German job', () => {
    const { matching_skills, missing_skills } = summary(
      'Ihr Profil\n- Messmittelüberwachung und ISO 9001\n- Staplerschein',
      [
        'Jürgen Muster',
        'Rosenheim, Deutschland | juergen@example.com',
        'Berufserfahrung',
        'Leiter Qualitätssicherung, Muster Maschinenbau GmbH\tApr 2019 – heute',
        '- ISO 9001 an zwei Standorten aufgebaut',
        '- Verantwortlich für Messmittelüberwachung, Reklamationen',
      ],
    );
    expect(matching_skills.map(({ s, e }) => `${s}: ${e}`)).toEqual([
      'Messmittelüberwachung: “Verantwortlich für Messmittelüberwachung, Reklamationen”',
      'ISO 9001: “ISO 9001 an zwei Standorten aufgebaut”',
    ]);
    expect(missing_skills.map(({ s }) => s)).toEqual(['Staplerschein']);
  });
});
