import { describe, expect, it } from 'vitest';
import { understandCriterion } from './ask.ts';
import { shippedLexicon } from '../../../helpers/lexicon.ts';

const lexicon = shippedLexicon();

/** How prompts are cut and joined; the same reading for every prompt of a group. */
const READINGS: readonly (readonly [understood: string | RegExp, prompts: readonly string[]])[] = [
  [
    'Skill: Java; and Skill: Kotlin',
    [
      'Java and Kotlin',
      'Java, Kotlin',
      'Java plus Kotlin',
      'Java as well as Kotlin',
      'Java together with Kotlin',
      'Java alongside Kotlin',
      'Java in addition to Kotlin',
      'Java & Kotlin',
      'both Java and Kotlin',
      'Java combined with Kotlin',
      'Java und Kotlin',
      'Java et Kotlin',
      'Java y Kotlin',
      'Java and Kotlin combined',
    ],
  ],
  [
    'Skill: Java; or Skill: Kotlin',
    [
      'Java or Kotlin',
      'either Java or Kotlin',
      'Java/Kotlin',
      'Java oder Kotlin',
      'Java ou Kotlin',
      'Java or else Kotlin',
    ],
  ],
  // a bracket beside a joint is a part of its own, whatever stands before and behind it
  [
    'Skill: Python; and (Skill: Django; or Skill: Flask)',
    [
      'Python and (Django or Flask)',
      'Knows Python and (Django or Flask)',
      'Python, (Django or Flask)',
      'Python and either Django or Flask',
      'Python plus either Django or Flask',
    ],
  ],
  [
    '(Skill: Python; or Skill: Java); and Skill: SQL',
    ['(Python or Java) and SQL', 'Knows (Python or Java) and SQL', 'Either Python or Java, and SQL'],
  ],
  ['Skill: Java; or (Skill: Python; and Skill: Django)', ['Java or (Python and Django)']],
  [
    '(Skill: AWS; or Skill: Google Cloud); and (Skill: Python; or Skill: Go)',
    ['(AWS or GCP) and (Python or Go)'],
  ],
  [
    '(Skill: Python; and (Skill: AWS; or Skill: Google Cloud)); and Skill: SQL',
    ['Python, (AWS or GCP) and SQL', 'Python and (AWS or GCP) and SQL'],
  ],
  [
    '(Skill: Python; and (Skill: AWS; or Skill: Google Cloud)); or Skill: Go',
    ['Python and (AWS or GCP) or Go'],
  ],
  [
    '(Skill: Python; and (Skill: Django; or Skill: Flask)); and Skill: SQL',
    ['Python (Django or Flask) and SQL'],
  ],
  [
    'Speaks German or French; and At least 3 years of dated work with sales',
    ['(German or French) and 3 years of sales'],
  ],
  [
    "Completed a bachelor's degree or higher; and (Certificate or licence: CPA; or At least 5 years of dated work experience)",
    [
      "Bachelor's degree and (CPA or 5 years of experience)",
      "Bachelor's degree and either a CPA or 5 years of experience",
    ],
  ],
  [
    'Speaks German at B2 or better and English at C1 or better',
    ['German (B2 or better) and English (C1 or better)', 'German B2 or better and English C1'],
  ],
  [
    'Certificate or licence: CPA; and At least 5 years of dated work experience',
    ['CPA and 5 years of experience', 'CPA, 5 years of experience', 'CPA with 5 years of experience'],
  ],
  [
    'Skill: dbt; and (Skill: Snowflake; or Skill: BigQuery)',
    ['dbt and Snowflake (or BigQuery)', 'dbt and (Snowflake or BigQuery)'],
  ],
  [
    'Skill: Microsoft Excel; or Skill: Google Sheets',
    ['Excel (or Google Sheets) skills', 'Excel (or Google Sheets)'],
  ],
  [
    '(Certificate or licence: PMP; or Certificate or licence: PRINCE2); and At least 5 years of dated work experience',
    ['PMP (or PRINCE2) and 5 years of experience'],
  ],
  [
    "Completed a bachelor's degree or higher; or At least 5 years of dated work experience",
    ["Bachelor's degree (or 5 years of experience)"],
  ],
  [
    'Skill: Microsoft Word; and Skill: Microsoft Excel; and Skill: Outlook',
    ['Word, Excel, Outlook', 'Word, Excel and Outlook'],
  ],
  // a bracket that only says more of a name
  [
    'Skill: Microsoft Excel',
    ['Proficient in Excel (pivot tables, VLOOKUP)', 'Excel (pivot tables and macros)'],
  ],
  ['Skill: Jira; and Skill: Confluence', ['Experience with Jira (or similar) and Confluence']],
  [
    'Skill: Java; and Not: skill: PHP',
    ['Java but not PHP', 'Java, no PHP', 'Java and no PHP', 'Java but without PHP', 'Java except PHP'],
  ],
  [
    'Not: skill: PHP',
    [
      'No PHP',
      'Has never used PHP',
      'without PHP',
      'Has yet to use PHP',
      'Does not know PHP',
      'lacks PHP',
      'kein PHP',
      'No trace of PHP',
    ],
  ],
  ['Not: (Skill: Java; or Skill: PHP)', ['Neither Java nor PHP', 'No Java and PHP', 'no Java or PHP']],
  [
    'Skill: Apache Airflow; or Skill: Dagster; or Skill: Prefect',
    [
      'A workflow scheduler - Airflow, Dagster or Prefect',
      'A workflow scheduler (Airflow, Dagster, Prefect)',
      'A workflow scheduler: Airflow, Dagster or Prefect',
    ],
  ],
  [
    /Skill: Apache Airflow; or Skill: Dagster; or Skill: Prefect$/,
    [
      'A workflow scheduler such as Airflow, Dagster or Prefect',
      'A workflow scheduler, e.g. Airflow, Dagster or Prefect',
    ],
  ],
  ['Skill: Python; and (Skill: Django; or Skill: Flask)', ['Python (Django or Flask)']],
  ['Skill: Python', ['Python rather than R', 'Python instead of Java']],
  [
    /^At least 5 years of dated work with PostgreSQL$/,
    [
      'PostgreSQL, at least five years in use',
      'PostgreSQL, 5+ years',
      'PostgreSQL, five years or more',
      'PostgreSQL, five years minimum',
      "PostgreSQL, five years' worth",
      'PostgreSQL: five years',
    ],
  ],
  [/master.*; and At least 5 years/, ["Master's degree, 5 years of experience"]],
  [
    /^Not: has (?:led or managed|mentored|coached)/,
    ['Nobody has ever been mentored by this person', 'Has yet to manage people'],
  ],
];

describe('how prompts are cut and joined', () => {
  for (const [understood, prompts] of READINGS) {
    for (const prompt of prompts) {
      it(prompt, () => {
        const { understood_as } = understandCriterion(prompt, lexicon);
        if (typeof understood === 'string') expect(understood_as).toBe(understood);
        else expect(understood_as).toMatch(understood);
      });
    }
  }
});
