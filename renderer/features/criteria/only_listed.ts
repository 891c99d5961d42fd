import type { Candidate } from '#service/api/people/candidates/schema.ts';
import type { CriterionEvaluation } from '../../api/evaluations.ts';
import { evidenceOf, markOf } from './names.ts';

/**
 * Whether all that speaks for a criterion stands in a list of skills, and in none of the jobs: it is met, but nothing
 * shows the skill at work.
 * @param resume_id the file that the profile was read from
 */
export function isOnlyListed(
  one: CriterionEvaluation,
  profile: Candidate['profile'],
  resume_id: string | undefined,
): boolean {
  const { finding, override } = markOf(one);
  if (finding !== 'met' || override !== null) return false;
  const lists = profile?.sections.filter(({ kind }) => kind === 'skills') ?? [];
  const words = evidenceOf(one).filter(({ stance }) => stance === 'for');
  return (
    words.length > 0 &&
    words.every(
      ({ attachment_id, start, end }) =>
        attachment_id === resume_id && lists.some((list) => list.start <= start && list.end >= end),
    )
  );
}
