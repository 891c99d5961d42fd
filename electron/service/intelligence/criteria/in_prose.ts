import type { CriterionEvidence } from './answer.ts';
import { predicatesOf, type Tree } from './tree.ts';

/** Kinds that rest on jobs and their dates, on where somebody lives or when they may start, whatever stands beside it. */
const BY_DATES: ReadonlySet<string> = new Set([
  'availability',
  'change',
  'employer',
  'figure',
  'history',
  'place',
  'years',
]);

/** Words from which on a statement says more than what was asked for. */
const LONG = 10;

/** Where a sentence ends, or a line that is cut in columns. */
const END = /[.;!?](?:\s|$)|\s[|·]\s|\n/u;

/**
 * Whether what shows that a criterion is met is one statement among others of a long sentence: "peritoneal dialysis
 * is done by the community team", "I have only seen it at a client's". What stands beside it may turn it, in words
 * that no rule knows. Chosen on rows by strangers as they were answered at first sight: of such answers .80 were
 * right, .93 of the others (docs/criteria.md).
 */
export function standsInProse(
  tree: Tree | null,
  evidence: readonly CriterionEvidence[],
  text: string,
): boolean {
  if (tree === null || predicatesOf(tree).some(({ kind }) => BY_DATES.has(kind))) return false;
  const lengths = evidence
    .filter(({ stance }) => stance === 'for')
    .map(
      ({ start, end }) => wordsIn(text.slice(start, end)) + wordsIn(text.slice(end).split(END, 1)[0] ?? ''),
    );
  return lengths.length > 0 && Math.min(...lengths) >= LONG;
}

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
