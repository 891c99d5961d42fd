import { contentKeys } from '../criteria/clause.ts';
import { leavesOf, type Tree } from '../criteria/logic.ts';

// Words that only frame what is asked for; the rules that read a criterion leave them out, too.
const FRAME = new Set(
  contentKeys(
    `professional hands-on practical proven relevant commercial full-time documented solid strong environment environments setting settings company companies firm organisation organization industry sector project projects production
    level career practice proven degree diploma education educated first university college completed abgeschlossene abgeschlossenes berufserfahrung praxiserfahrung erfahrung berufspraxis unternehmen unternehmens umfeld bereich eines einer einem auf dem mindestens jahr jahre jahren monate monaten etc`,
  ),
);

/** Whether what was understood accounts for these words of a job, but for those that only frame them. */
export function covers(tree: Tree, words: string): boolean {
  const said = new Set(
    contentKeys(
      leavesOf(tree)
        .map(({ understood }) => understood)
        .join(' '),
    ),
  );
  return contentKeys(words).every((key) => said.has(key) || FRAME.has(key));
}
