import { describe, expect, it } from 'vitest';
import { understandCriterion } from './ask.ts';
import { shippedLexicon } from '../../../helpers/lexicon.ts';

const lexicon = shippedLexicon();

/** How prompts are cut and joined; the same reading for every prompt of a group. */
const READINGS: readonly (readonly [understood: string | RegExp, prompts: readonly string[]])[] = [
  [
    'Skill: Java and Kotlin',
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
    'Skill: Java or Kotlin',
    [
      'Java or Kotlin',
      'either Java or Kotlin',
      'Java/Kotlin',
      'Java oder Kotlin',
      'Java ou Kotlin',
      'Java or else Kotlin',
    ],
  ],
  [
    'Skill: Zorblat; and Skill: Java',
    ['Zorblat and Java', 'Zorblat et Java', 'Zorblat y Java', 'Zorblat e Java'],
  ],
  [
    'Not: Has worked for Officine Alba',
    [
      'que no haya pasado por Officine Alba',
      'mai stata dipendente Officine Alba',
      'escluse le ex Officine Alba',
      "Officine Alba'dan gelenler elensin",
    ],
  ],
  [
    'Skill: Python; and Skill: Django or Flask',
    [
      'Python and (Django or Flask)',
      'Knows Python and (Django or Flask)',
      'Python, (Django or Flask)',
      'Python and either Django or Flask',
      'Python plus either Django or Flask',
      'Python (Django or Flask)',
    ],
  ],
  [
    'Skill: Python or Java; and Skill: SQL',
    ['(Python or Java) and SQL', 'Knows (Python or Java) and SQL', 'Either Python or Java, and SQL'],
  ],
  ['Skill: Java; or Skill: Python and Django', ['Java or (Python and Django)']],
  ['Skill: AWS or Google Cloud; and Skill: Python or Go', ['(AWS or GCP) and (Python or Go)']],
  [
    'Skill: Python; and Skill: AWS or Google Cloud; and Skill: SQL',
    ['Python, (AWS or GCP) and SQL', 'Python and (AWS or GCP) and SQL'],
  ],
  ['Skill: Python; and Skill: AWS or Google Cloud or Go', ['Python and (AWS or GCP) or Go']],
  ['Skill: Python; and Skill: Django or Flask; and Skill: SQL', ['Python (Django or Flask) and SQL']],
  [
    'Speaks German or French; and At least 3 years of work with Sales',
    ['(German or French) and 3 years of sales'],
  ],
  [
    "Holds a bachelor's degree or higher; and (Certificate or licence: CPA; or At least 5 years of work)",
    [
      "Bachelor's degree and (CPA or 5 years of experience)",
      "Bachelor's degree and either a CPA or 5 years of experience",
    ],
  ],
  [
    'Speaks German (B2 or better); and Speaks English (C1 or better)',
    ['German (B2 or better) and English (C1 or better)', 'German B2 or better and English C1'],
  ],
  [
    'Certificate or licence: CPA; and At least 5 years of work',
    ['CPA and 5 years of experience', 'CPA, 5 years of experience', 'CPA with 5 years of experience'],
  ],
  [
    'Skill: dbt; and Skill: Snowflake or BigQuery',
    ['dbt and Snowflake (or BigQuery)', 'dbt and (Snowflake or BigQuery)'],
  ],
  [
    'Skill: Microsoft Excel or Google Sheets',
    ['Excel (or Google Sheets) skills', 'Excel (or Google Sheets)'],
  ],
  [
    'Certificate or licence: PMP / PRINCE2; and At least 5 years of work',
    ['PMP (or PRINCE2) and 5 years of experience'],
  ],
  [
    "Holds a bachelor's degree or higher; or At least 5 years of work",
    ["Bachelor's degree (or 5 years of experience)"],
  ],
  [
    'Skill: Microsoft Word and Microsoft Excel and Outlook',
    ['Word, Excel, Outlook', 'Word, Excel and Outlook'],
  ],
  ['Good knowledge of Microsoft Excel', ['Proficient in Excel (pivot tables, VLOOKUP)']],
  ['Skill: Microsoft Excel; and Skill: spreadsheet macros', ['Excel (pivot tables and macros)']],
  ['Skill: Jira and Confluence', ['Experience with Jira (or similar) and Confluence']],
  [
    'Skill: Java; and (Not: Skill: PHP)',
    ['Java but not PHP', 'Java, no PHP', 'Java and no PHP', 'Java but without PHP', 'Java except PHP'],
  ],
  [
    'Not: Skill: PHP',
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
  ['(Not: Skill: Java); and (Not: Skill: PHP)', ['Neither Java nor PHP']],
  ['Not: Skill: Java or PHP', ['No Java and PHP', 'no Java or PHP']],
  [
    'Skill: workflow scheduler',
    [
      'A workflow scheduler - Airflow, Dagster or Prefect',
      'A workflow scheduler (Airflow, Dagster, Prefect)',
      'A workflow scheduler: Airflow, Dagster or Prefect',
      'A workflow scheduler such as Airflow, Dagster or Prefect',
      'A workflow scheduler, e.g. Airflow, Dagster or Prefect',
    ],
  ],
  ['Skill: Python', ['Python rather than R', 'Python instead of Java']],
  [
    'At least 5 years of work with PostgreSQL',
    [
      'PostgreSQL, at least five years in use',
      'PostgreSQL, 5+ years',
      'PostgreSQL, five years or more',
      'PostgreSQL, five years minimum',
      'PostgreSQL: five years',
    ],
  ],
  ['Skill: PostgreSQL; and At least 5 years of work with worth', ["PostgreSQL, five years' worth"]],
  ["Holds a master's degree; and At least 5 years of work", ["Master's degree, 5 years of experience"]],
  ['Not: Has led people', ['Has yet to manage people']],
  ['Not: Has mentored or trained people', ['Nobody has ever been mentored by this person']],
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
