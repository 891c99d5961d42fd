import type { EducationEntry, Span } from '../../profile.ts';
import type { CriterionFacts } from '../facts.ts';
import { met, notMet, notStated, type Leaf } from '../leaf.ts';
import { quoted } from '../facts.ts';

/** Reads "graduated after 2012", "will graduate by 2028", "graduates in 2027". */
export function readGraduation(text: string): Leaf | null {
  const match =
    /\bgraduat(?:ed?|es|ing|ion)\b[\p{L} :]{0,20}?\b(?<word>in|by|before|after|since|no later than|date|year)?:? ?(?<year>(?:19|20)\d\d)\b/iu.exec(
      text,
    );
  const year = Number(match?.groups?.['year'] ?? 0);
  if (match === null || text.length > 60) return null;
  const word = (match.groups?.['word'] ?? 'in').toLowerCase();
  const fits = (own: number): boolean =>
    word === 'after'
      ? own > year
      : word === 'since'
        ? own >= year
        : word === 'before'
          ? own < year
          : word === 'by' || word === 'no later than'
            ? own <= year
            : own === year;
  return {
    kind: 'history',
    understood: `Year of graduation: ${word} ${year}`,
    decide: (facts) => {
      const dated = facts.profile.education.flatMap((entry) => {
        const own = yearOf(entry, facts);
        return own === null ? [] : [{ own, span: headOf(entry, facts) }];
      });
      const fitting = dated.find(({ own }) => fits(own));
      if (fitting !== undefined) {
        return met(0.88, `The resume says ${quoted(facts, fitting.span)}.`, [fitting.span]);
      }
      const [first] = dated;
      return first === undefined
        ? notStated(0.55, 'The resume does not say when the person graduated.')
        : notMet(0.85, `The resume gives ${first.own}: ${quoted(facts, first.span)}.`, [first.span]);
    },
  };
}

/** The year a degree was or will be completed in, as the resume says. */
function yearOf({ end, span, level }: EducationEntry, facts: CriterionFacts): number | null {
  if ((level ?? 2) < 2) return null;
  if (end !== null) return end.year;
  const text = facts.document.text.slice(span.start, span.end + 40);
  const written = /(?:expected|anticipated|graduat|voraussichtlich)\D{0,30}(?<year>20\d\d)/iu.exec(text)
    ?.groups?.['year'];
  return written === undefined ? null : Number(written);
}

function headOf({ span }: EducationEntry, facts: CriterionFacts): Span {
  const line = facts.lines.find(({ start }) => start >= span.start);
  return { start: span.start, end: Math.min(span.end, line?.end ?? span.end) };
}
