import { describe, expect, test } from 'vitest';
import { readRequirements } from '#service/intelligence/requirements/read.ts';
import { suggestCriteria } from '#service/intelligence/requirements/suggest.ts';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { summarize } from '#service/intelligence/summary/summary.ts';
import { documentOf } from '../../../helpers/document.ts';
import { shippedReader } from '../../../helpers/reader.ts';
import { ADVERTISEMENTS } from './advertisements.ts';
import { LENGTHS, LIKE_OF_OTHERS, OF_OTHERS, SAID_AND_OFFERED } from './sentences.ts';

const reader = shippedReader();
const { judge, lexicon } = reader;
/** Prompts by the title of the job, a tilde before what is only welcome. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  'Platform Engineer': [
    'At least 4 years of experience in software development',
    'Knows Go or Python',
    'Knows Terraform or Pulumi',
    'Knows PostgreSQL',
    'Authorised to work in the UK',
    '~Holds an AWS certification',
    '~Knows Rust',
    '~Knows Kubernetes',
    '~Knows Kafka',
  ],
  'Data Analyst': [
    'At least 2 years of SQL',
    "Bachelor's degree in statistics, mathematics or a related field",
    'Knows Tableau, Power BI or Looker',
    '~Knows dbt',
    '~Knows Snowflake',
  ],
  'Staff Nurse, Medical Ward': [
    'Holds a Registered Nurse licence',
    'At least 2 years of experience in acute care',
    'Holds a BLS certification',
    'Holds an ACLS certification',
    "Bachelor's degree in nursing or equivalent",
    'Available for shift work',
    '~Speaks Spanish',
  ],
  'Warehouse Operative': [
    'Holds a forklift licence',
    'At least 1 year of experience in a warehouse',
    'Experience with inventory control',
    'Experience with order picking',
    'Available for shift work',
    '~Knows SAP',
  ],
  'HGV Driver': [
    'Holds an HGV Class 1 licence',
    'Holds a Driver CPC certification',
    'At least 3 years of experience in truck driving',
    'Holds a driving licence',
    'Lives in Leeds',
    '~Holds an ADR certificate',
  ],
  Accountant: [
    'Holds an ACCA or CIMA certification',
    'At least 5 years of experience in accounting',
    'Experience with month-end close',
    'Experience with bank reconciliation',
    'Knows Excel',
    'Knows Xero',
    '~Experience with payroll',
  ],
  'Customer Support Agent': [
    'At least 1 year of experience in customer service',
    'Experience with Zendesk or Freshdesk',
    'English at C1 or better',
    'French at B2 or better',
  ],
  'Chef de Partie': [
    'At least 3 years as a chef',
    'Holds a Food Hygiene Level 2 certification',
    'Experience with menu planning',
    'Available for shift work',
  ],
  'Secondary Maths Teacher': [
    'Qualified Teacher Status',
    'DBS check',
    'University degree in mathematics',
    'Experience with lesson planning',
    '~Holds a first aid certificate',
  ],
  Electrician: [
    'Approved electrician or holds a JIB gold card',
    'Holds a CSCS card',
    'At least 4 years of experience in electrical installation',
    'Holds a driving licence',
  ],
  'Sales Manager': [
    'At least 6 years of experience in B2B sales',
    'At least 2 years as a sales manager',
    'Knows Salesforce or HubSpot',
    'English at B2 or better',
    'German at B2 or better',
    'Willing to travel',
  ],
  'Mechanical Design Engineer': [
    'At least 3 years of experience in product design',
    "Master's degree in mechanical engineering",
    'Knows SolidWorks or CATIA',
    'Experience with GD&T',
  ],
  'Pflegefachkraft (m/w/d)': [
    'Examinierte Pflegefachkraft',
    'Mindestens 2 Jahre Erfahrung in der Pflege',
    'German at B2 or better',
    'Holds a driving licence',
    'Available for shift work',
    '~Holds a Wundexperte ICW certification',
  ],
  'Fachkraft für Lagerlogistik (m/w/d)': [
    'Holds a Staplerschein',
    'Abgeschlossene Ausbildung',
    'Knows SAP or Microsoft Dynamics',
    'German at B2 or better',
  ],
  'Buchhalter (m/w/d)': [
    'Steuerfachangestellte',
    'Mindestens 3 Jahre Erfahrung in der Buchhaltung',
    'Knows DATEV',
    'Knows Excel',
    'German at C1 or better',
    '~Bilanzbuchhalter',
  ],
  'Office Assistant': ['Knows Microsoft Office', 'Authorised to work in Ireland'],
};

describe('suggestCriteria', () => {
  test.each(ADVERTISEMENTS.map((job) => [job.title, job] as const))('%s', (title, job) => {
    const suggested = suggestCriteria(job, reader);
    expect(
      suggested.map(({ prompt_text, weight }) => (weight === 'must' ? prompt_text : `~${prompt_text}`)),
    ).toEqual(EXPECTED[title]);
    for (const { prompt_text, understood_as, quote } of suggested) {
      expect(judge.understandCriterion(prompt_text, lexicon)).toMatchObject({
        understood_as,
        engine: 'rules',
        refusal: null,
        not_understood: [],
      });
      expect(`${job.title}\n${job.description}`).toContain(quote);
    }
  });

  test('at most 15, none twice, nothing from an empty description', () => {
    const tools = [...lexicon.skills.values()]
      .filter(({ kind, ambiguous }) => kind === 'tool' && !ambiguous)
      .slice(0, 40)
      .map(({ canonical }) => `- ${canonical}`);
    const many = suggestCriteria(
      { title: 'Toolsmith', description: `Requirements\n${tools.join('\n')}\n${tools.join('\n')}` },
      reader,
    );
    expect(many).toHaveLength(15);
    expect(new Set(many.map(({ understood_as }) => understood_as)).size).toBe(15);
    expect(suggestCriteria({ title: 'Toolsmith', description: '' }, reader)).toEqual([]);
  });
});

describe('what a sentence says stays in what is offered', () => {
  test.each([...SAID_AND_OFFERED, ...LIKE_OF_OTHERS, ...LENGTHS])('%s', (sentence, expected) => {
    const description = `Requirements\n- ${sentence}\n- Knowledge of zither making`;
    const offered = suggestCriteria({ title: 'Widget Wrangler', description }, reader);
    expect(
      offered
        .filter(({ quote }) => sentence.includes(quote))
        .map(({ prompt_text, weight }) => (weight === 'must' ? prompt_text : `~${prompt_text}`)),
    ).toEqual(expected);
  });
});

describe('a sentence that looks like the employer’s and asks for something', () => {
  test.each(LIKE_OF_OTHERS)('is offered where no heading says so: %s', (sentence, expected) => {
    const offered = suggestCriteria({ title: 'Widget Wrangler', description: `${sentence}.` }, reader);
    expect(
      offered.map(({ prompt_text, weight }) => (weight === 'must' ? prompt_text : `~${prompt_text}`)),
    ).toEqual(expect.arrayContaining([...expected]));
  });

  test('the name of who seeks is no requirement', () => {
    for (const lead of [
      'Northgate Payroll Software',
      'Northgate has 20 years of experience in payroll and',
      'Zur Verstärkung unserer Logistik',
    ]) {
      const seeks = lead.startsWith('Zur') ? 'suchen wir einen Fahrer mit SAP.' : 'is looking for SAP.';
      const description = `${lead} ${seeks}`;
      const labels = readRequirements({ title: 'Widget Wrangler', description }, reader);
      expect(labels.map(({ label }) => label)).toEqual(['SAP']);
    }
  });
});

describe('sentences of the employer, what it gives and how it hires', () => {
  test.each(OF_OTHERS)('ask for nothing: %s', (sentence) => {
    const jobs = [sentence, `${sentence}\n\nRequirements\n- Knowledge of zither making\n\n${sentence}`];
    for (const description of jobs) {
      const labels = readRequirements({ title: 'Widget Wrangler', description }, reader).map(
        ({ label }) => label,
      );
      expect(labels.filter((label) => label !== 'Zither making')).toEqual([]);
    }
  });
});

test.each([
  ['degree in a, ', 'a list without an end'],
  ['SQL a plus, ', 'cues without an end'],
  ['5 years in sales or SQL and (', 'brackets and years'],
  ['Degree in law or a related field, ', 'open ends'],
  [`Degree in law or a${' '.repeat(700)}field, `, 'blanks'],
  [`Degree or ${', '.repeat(300)}or ${' '.repeat(100)}`, 'blanks and commas'],
  ['A degree is not required, but ', 'what is not required'],
  ['5 years or a degree or ', 'years or a degree'],
  ['ABC & Of the For ', 'names'],
])('a description made to hurt comes to an end, and hides nothing that is asked: %s', (words) => {
  const description = `Requirements\n- Forklift licence\n- ${words.repeat(Math.ceil(40_000 / words.length))}`;
  const found = suggestCriteria({ title: 'Widget Wrangler', description }, reader);
  expect(found.map(({ quote }) => quote)).toContain('Forklift licence');
});

const RESUMES: readonly (readonly string[])[] = [
  [
    'Sofia Muster',
    'Leeds, United Kingdom | sofia.muster@example.com',
    'Experience',
    'Staff Engineer, Havnen Data Ltd\tMar 2021 – Present',
    '- Moved 40 Python services to Kubernetes with Terraform; tuned PostgreSQL',
    'Backend Engineer, Kvarnen Ltd\tAug 2017 – Feb 2021',
    '- Ran RabbitMQ, never used Kafka',
    'Education',
    'MSc Computer Science, University of Leeds\t2015',
    'Skills',
    'Python, SQL, Excel, basic knowledge of Go',
    'Languages',
    'English (native), German (B2), Spanish',
  ],
  [
    'Ibrahim Beispiel',
    'Hamburg, Germany | ibrahim.beispiel@example.com',
    'Experience',
    'Warehouse Operative, Lagerhaus Muster GmbH\t2019 – Present',
    '- Order picking, inventory control, early and late shifts; SAP',
    'Registered Nurse, Klinik Muster\t2016 – 2019',
    '- Acute care, Epic',
    'Education',
    'Bachelor of Science in Nursing, Hamburg\t2016',
    'Certifications',
    'Forklift licence',
    'BLS',
    'Driving licence class B',
    'Languages',
    'German (native), English (B1)',
  ],
];

describe('a summary and a criterion', () => {
  test.each(
    ADVERTISEMENTS.flatMap((job) =>
      RESUMES.map((lines, at) => [`${job.title} / ${at}`, job, lines] as const),
    ),
  )('say the same: %s', (_name, job, lines) => {
    const document = documentOf(lines);
    const reference_date = '2026-11';
    const profile = readProfile(document, { reference_date, lexicon });
    const { matching_skills } = summarize({ document, profile, job, reader, reference_date });
    const matching = new Set(matching_skills.map(({ s }) => s));
    for (const { label, criterion } of readRequirements(job, reader)) {
      if (criterion === null) continue;
      const { prompt_text } = criterion;
      const source = { document, profile, lexicon, reference_date };
      const [answer] = judge.evaluateCriteria([prompt_text], source);
      expect([label, answer?.state === 'EVALUATED' && answer.is_criterion_met]).toEqual([
        label,
        matching.has(label),
      ]);
    }
  });
});

describe('of one line', () => {
  const LINES: readonly (readonly [line: string, prompts: readonly string[]])[] = [
    ['Hands-on with dbt and Snowflake (or BigQuery)', ['Knows dbt', 'Knows Snowflake or BigQuery']],
    ['AWS (S3, Glue, Lambda) or GCP', ['Knows AWS or GCP']],
    ['Active RN license in Ohio', ['Holds an RN license in Ohio']],
    ['Node.js or Express.js on the server', ['Knows Node.js or Express.js']],
    [
      '4+ years of hands-on machine learning in industry or research',
      ['At least 4 years of experience in machine learning'],
    ],
    ['Familiar with ADA and FMLA', ['Experience with ADA', 'Experience with FMLA']],
    ['Teaching experience', ['Teaching experience']],
    ['Courtroom or corporate legal experience', ['Courtroom or corporate legal experience']],
    ['Reports to the management board', []],
    ['Berichte an die Geschäftsführung', []],
  ];
  test.each(LINES)('%s', (line, prompts) => {
    const description = `Requirements\n- ${line}`;
    const found = suggestCriteria({ title: 'Colleague wanted', description }, reader);
    expect(found.map(({ prompt_text }) => prompt_text)).toEqual(prompts);
  });

  test('ADA is no certificate of trainers, an AdA-Schein is', () => {
    const { understood_as } = judge.understandCriterion('Experience with ADA', lexicon);
    expect(understood_as).toBe('Skill: ADA');
    expect(judge.understandCriterion('AdA-Schein', lexicon).understood_as).toMatch(
      /^Certificate or licence: AdA-Schein/u,
    );
  });
});
