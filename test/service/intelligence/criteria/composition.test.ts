import { describe, expect, it } from 'vitest';
import { understandCriterion } from '#service/intelligence/criteria/criterion.ts';
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
