import type { Profile } from '../profile.ts';
import type { CriterionEvidence } from './answer.ts';
import { denies, predicatesOf, type Tree } from './tree.ts';

/** What a resume shows at work or only names; a certificate, a language or a degree is proven where it is named. */
const SHOWN_AT_WORK: ReadonlySet<string> = new Set(['activity', 'industry', 'skill', 'words', 'years']);

/** Whether a criterion asks for what can be named without being shown. */
export function asksForWork(tree: Tree | null): boolean {
  if (tree === null || denies(tree)) return false;
  return predicatesOf(tree).every(({ kind }) => SHOWN_AT_WORK.has(kind));
}

/** Whether all that speaks for something stands in lists of skills: it is named, and nothing shows it at work. */
export function standsInLists(
  evidence: readonly CriterionEvidence[],
  { sections }: Pick<Profile, 'sections'>,
): boolean {
  const lists = sections.filter(({ kind }) => kind === 'skills');
  const words = evidence.filter(({ stance }) => stance === 'for');
  return (
    words.length > 0 &&
    words.every(({ start, end }) => lists.some((list) => list.start <= start && list.end >= end))
  );
}
