import { shownFinding, type Marks } from '../../api/marks.ts';

/** So many of those to review first are looked at. */
export const LOOKED_AT = 20;

/** What those at the head of a list show of the must-haves. */
export type FirstOnes = { readonly people: number; readonly most: number; readonly musts: number };

/**
 * Where a list is plainly relative: of those who stand first nobody shows half of what the job must have, and of
 * everybody
 * less is met than is not. What a resume does not state is no “no”. null where somebody shows more, where nothing
 * must be
 * had, and as long as anybody's answers are not all known.
 * @param first those who stand first, with their marks
 * @param musts ids of the must-haves
 */
export function merelyRelative(
  first: readonly (Marks | null | undefined)[],
  musts: readonly string[],
): FirstOnes | null {
  if (musts.length === 0 || first.length === 0) return null;
  let most = 0;
  for (const marks of first) {
    const findings = musts.map((id) => {
      const mark = marks?.get(id);
      return mark === undefined ? 'in_progress' : shownFinding(mark);
    });
    if (findings.some((finding) => finding === 'in_progress' || finding === 'failed')) return null;
    const met = findings.filter((finding) => finding === 'met').length;
    const not_met = findings.filter((finding) => finding === 'not_met').length;
    if (met * 2 >= musts.length || met >= not_met) return null;
    most = Math.max(most, met);
  }
  return { people: first.length, most, musts: musts.length };
}
