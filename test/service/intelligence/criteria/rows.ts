import { expect } from 'vitest';
import { evaluateCriterion, understandCriterion } from './ask.ts';
import type { CriterionSource } from '#service/intelligence/criteria/source.ts';
import { shippedLexicon } from '../../../helpers/lexicon.ts';
import { resume } from './resumes.ts';

/** A phrase, what it is understood as, and what a resume answers; a piece of the quote where it is met. */
export type Row = readonly [
  phrase: string,
  understood: string,
  lines: readonly string[],
  finding: 'met' | 'not_met' | 'not_stated',
  quote?: string,
];

/** A resume with these lines of one job, and skills where some are given. */
export function worker(bullets: readonly string[], skills = ''): readonly string[] {
  return [
    'Robin Example',
    'robin@example.com',
    'Experience',
    'Specialist, Fernhill Works',
    'Mar 2020 - Present',
    ...bullets.map((bullet) => `• ${bullet}`),
    ...(skills === '' ? [] : ['Skills', skills]),
  ];
}

/** Checks how a phrase is read and answered, and that what is quoted stands in the resume. */
export function checkRow([phrase, understood, lines, finding, quote]: Row): void {
  expect(understandCriterion(phrase, shippedLexicon()).understood_as).toBe(understood);
  const who: CriterionSource = resume(lines);
  const answer = evaluateCriterion({ ...who, prompt_text: phrase });
  if (answer.state !== 'EVALUATED') throw new Error(`${phrase}: ${answer.reason}`);
  expect(answer.finding).toBe(finding);
  const quotes = answer.evidence
    .filter(({ stance }) => stance === 'for')
    .map(({ start, end }) => who.document.text.slice(start, end));
  if (finding === 'met') expect(quotes.join('\n')).toContain(quote ?? '');
  if (quote !== undefined && finding !== 'met') {
    expect(answer.evidence.map(({ start, end }) => who.document.text.slice(start, end)).join('\n')).toContain(
      quote,
    );
  }
}
