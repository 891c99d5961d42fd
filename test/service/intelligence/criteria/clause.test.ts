import { describe, expect, it } from 'vitest';
import { normalize } from '#service/intelligence/criteria/clause.ts';

/** What is left of a prompt when the words that only ask, praise, limit or explain are gone. */
const PROMPTS: readonly (readonly [asked: string, prompts: readonly string[]])[] = [
  [
    'Kubernetes',
    [
      'Kubernetes, please',
      'Kubernetes – a must',
      'Kubernetes on the CV',
      'Kubernetes at some point',
      'Kubernetes, whichever flavour',
      'Kubernetes so far',
      'We need somebody with Kubernetes.',
      'The job requires Kubernetes',
      'Is there any Kubernetes on record?',
      'Our platform team is looking for Kubernetes',
      'Evidence of Kubernetes',
      'Kubernetes (no matter where)',
      'Kubernetes: any contact with it so far?',
      'Kubernetes counts as our minimum requirement - does she have it?',
      'Kubernetes would be a plus',
      'Our servers run in Leeds, so we need somebody with Kubernetes',
      '“Kubernetes”',
    ],
  ],
  [
    'four years as a cook',
    [
      'four years as a cook, not a month less',
      'four years as a cook all told',
      'four years as a cook, give or take',
      'four years as a cook, overlapping jobs counted once',
      'four years as a cook, part-time counts too',
      'four years as a cook when all jobs are added up',
      'four years as a cook, as a minimum',
      'four years as a cook because we cannot train anybody',
      'Wanted: somebody with four years as a cook',
    ],
  ],
  [
    'four years as a cook (not counting internships)',
    [
      'four years as a cook, internships not counted',
      'four years as a cook (internships do not count)',
      'four years as a cook, excluding internships',
      'four years as a cook; time as internships is not counted',
    ],
  ],
  [
    'four years as a cook (internships count)',
    [
      'four years as a cook, internships count',
      'four years as a cook (internships included)',
      'four years as a cook, including internships',
      'four years as a cook - placements are fine',
      'four years as a cook, student jobs welcome',
      'four years as a cook, stages compris',
      'four years as a cook (Praktikum zählt mit)',
    ],
  ],
  ['MBA', ['MBA, completed', 'An MBA, in hand', 'MBA (not pending)', 'MBA, any school']],
];

describe('what is left of a prompt', () => {
  for (const [asked, prompts] of PROMPTS) {
    for (const prompt of prompts) {
      it(prompt, () => {
        expect(normalize(prompt)).toBe(asked);
      });
    }
  }
});

describe('what must not be taken for an aside', () => {
  for (const prompt of [
    'Python, no PHP',
    'Full-time (40 h) position',
    'Java and (AWS or GCP)',
    'Master degree or equivalent',
    'French, German and Italian',
    'Bilingual (English plus one more language)',
    'First aid certificate, still valid',
  ]) {
    it(prompt, () => {
      expect(normalize(prompt)).toBe(prompt);
    });
  }
});
