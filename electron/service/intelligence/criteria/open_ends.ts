import type { OpenEnd } from '../requirements/open_ends.ts';
import { notStated, type Leaf } from './leaf.ts';

/** What is let in, for an explanation: nothing where the criterion names all that counts. */
export const letIn = (ends: readonly OpenEnd[]): string =>
  `The criterion also allows ${ends.map(({ words }) => words).join(' or ')}, which a person has to judge.`;

/** What is let in as a leaf of its own, which no resume settles. */
export function openEndLeaf(ends: readonly OpenEnd[]): Leaf {
  const words = ends.map((end) => end.words).join(' or ');
  return {
    kind: 'open',
    understood: `${words.charAt(0).toUpperCase()}${words.slice(1)} (a person judges)`,
    decide: () => notStated(0.6, `The resume does not show it. ${letIn(ends)}`),
  };
}
