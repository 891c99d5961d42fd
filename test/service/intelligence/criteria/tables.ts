import { describe, expect, it } from 'vitest';
import type { Finding } from '#service/intelligence/criteria/answer.ts';
import { evaluateCriterion, understandCriterion } from './ask.ts';
import type { CriterionSource } from '#service/intelligence/criteria/source.ts';
import { shippedLexicon } from '../../../helpers/lexicon.ts';
import { resume } from './resumes.ts';

/** How a criterion is read. */
export type Reading = readonly [understood: string | RegExp, prompts: readonly string[]];
/** What the resume with these lines in its section says of a criterion; with what the explanation quotes or says. */
export type Case = readonly [prompt: string, lines: readonly string[], finding: Finding, says?: string];

/** A resume with one job and one further section. */
export function resumeWith(heading: string, lines: readonly string[]): CriterionSource {
  return resume([
    'Robin Example',
    'robin@example.com',
    'Experience',
    'Coordinator, Fernhill Works',
    'Mar 2020 - Present',
    '• Kept the calendar and ordered supplies',
    heading,
    ...lines,
  ]);
}

/** A resume with one job, which says nothing, and the lines of one further section. */
export const bareResumeWith = (heading: string, lines: readonly string[]): CriterionSource =>
  resume([
    'Robin Example',
    'robin@example.com',
    'Experience',
    'Coordinator, Fernhill Works',
    'Mar 2020 - Present',
    heading,
    ...lines,
  ]);

/** A table of findings: each way to ask with each line under a heading; a line may be broken. */
export function describeAsked(
  name: string,
  heading: string,
  asked: readonly string[],
  found: Partial<Readonly<Record<Finding, readonly string[]>>>,
): void {
  const cases = Object.entries(found).flatMap(([finding, lines]) =>
    lines.flatMap((line) => asked.map((prompt): Case => [prompt, line.split('\n'), finding as Finding])),
  );
  describeFindings(`${name}: ${asked[0] ?? ''}`, (lines) => bareResumeWith(heading, lines), cases);
}

/** A table of readings: every prompt of a group is understood in the same words. */
export function describeReadings(name: string, readings: readonly Reading[]): void {
  describe(`${name}, as understood`, () => {
    for (const [understood, prompts] of readings) {
      it.each(prompts)('%s', (prompt) => {
        const { understood_as } = understandCriterion(prompt, shippedLexicon());
        if (typeof understood === 'string') expect(understood_as).toBe(understood);
        else expect(understood_as).toMatch(understood);
      });
    }
  });
}

/**
 * A table of findings: each with evidence that lies in the text, and nothing in quotation marks that is not
 * written there.
 */
export function describeFindings(
  name: string,
  made: (lines: readonly string[]) => CriterionSource,
  cases: readonly Case[],
): void {
  describe(`${name}, as found`, () => {
    it.each(cases.map((row) => ({ row, name: `${row[0]} × ${row[1].join(' / ')}` })))(
      '$name',
      ({ row: [prompt_text, lines, finding, says] }) => {
        const who = made(lines);
        const answer = evaluateCriterion({ ...who, prompt_text });
        if (answer.state !== 'EVALUATED') throw new Error(`${prompt_text}: ${JSON.stringify(answer)}`);
        const { text } = who.document;
        const shown = `${answer.understood_as} · ${answer.explanation}`;
        expect(`${answer.finding}: ${shown}`).toBe(`${finding}: ${shown}`);
        expect(answer.is_criterion_met).toBe(finding === 'met');
        if (says !== undefined) expect(answer.explanation).toContain(says);
        for (const { start, end } of answer.evidence) {
          expect(text.slice(start, end).trim()).not.toBe('');
        }
        if (finding === 'met') {
          expect(answer.evidence.some(({ stance }) => stance === 'for')).toBe(true);
        }
        for (const [, quote = ''] of answer.explanation.matchAll(/“([^”]+)”/gu)) {
          // a statement without a rule is quoted as it was asked
          const written = quote.replace(/…$/u, '').replaceAll(/\s+/gu, ' ');
          expect(`${text}\n${prompt_text}`.replaceAll(/\s+/gu, ' ')).toContain(written);
        }
      },
    );
  });
}
