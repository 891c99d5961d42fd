import type { EducationEntry, Span } from '../../profile.ts';
import type { CriterionFacts } from '../facts.ts';
import { met, notMet, notStated, type Leaf } from '../leaf.ts';
import { quoted } from '../facts.ts';

const YEAR = String.raw`(?:19|20)\d\d`;
// "or" may stand before what the year is then the first or the last of
const GRADUATION = new RegExp(
  String.raw`\bgraduat(?:ed?|es|ing|ion)\b[\p{L} :]{0,20}?\b(?:(?<word>in or after|in or before|in|by|before|after|since|from|no later than|no earlier than|not before|between|date|year)?:? ?(?<year>${YEAR})\b)(?:\s?(?:-|–|and|to|until|through)\s?(?<last>${YEAR})\b| (?:or|and) (?<side>later|after|newer|earlier|before|older)\b)?`,
  'iu',
);

/** The years in which somebody may have graduated, both included, and how they are said. */
type Years = { readonly first: number; readonly last: number; readonly label: string };

function yearsAsked(text: string): Years | null {
  const groups = GRADUATION.exec(text)?.groups;
  if (groups === undefined) return null;
  const year = Number(groups['year']);
  const last = groups['last'];
  if (last !== undefined) {
    const end = Number(last);
    return end < year ? null : { first: year, last: end, label: `from ${year} to ${end}` };
  }
  const word = (groups['word'] ?? 'in').toLowerCase();
  const side = groups['side']?.toLowerCase() ?? '';
  const since = { first: year, last: Infinity, label: `since ${year}` };
  const by = { first: -Infinity, last: year, label: `by ${year}` };
  if (/^(?:later|after|newer)$/u.test(side)) return since;
  if (side !== '') return by;
  switch (word) {
    case 'after':
      return { first: year + 1, last: Infinity, label: `after ${year}` };
    case 'since':
    case 'in or after':
    case 'from':
    case 'no earlier than':
    case 'not before':
      return since;
    case 'before':
      return { first: -Infinity, last: year - 1, label: `before ${year}` };
    case 'by':
    case 'in or before':
    case 'no later than':
      return by;
    case 'between':
      return null;
    default:
      return { first: year, last: year, label: `in ${year}` };
  }
}

/** Reads "graduated after 2012", "will graduate by 2028", "graduated between 2010 and 2015", "in 2014 or later". */
export function readGraduation(text: string): Leaf | null {
  const asked = text.length > 60 ? null : yearsAsked(text);
  if (asked === null) return null;
  return {
    kind: 'history',
    understood: `Year of graduation: ${asked.label}`,
    decide: (facts) => {
      const dated = facts.profile.education.flatMap((entry) => {
        const own = yearOf(entry, facts);
        return own === null ? [] : [{ own, span: headOf(entry, facts) }];
      });
      const fitting = dated.find(({ own }) => own >= asked.first && own <= asked.last);
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
