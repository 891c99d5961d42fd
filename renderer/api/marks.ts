import type { CandidateMarks } from '../../resources/client/longlist.ts';

export type CriterionMark = CandidateMarks['marks'][number];
export type MarkFinding = CriterionMark['finding'];

/** What was found of a candidate, by criterion. */
export type Marks = ReadonlyMap<string, CriterionMark>;

const known = new WeakMap<CandidateMarks, Marks>();

/**
 * The marks of one candidate; null for one who has none, undefined while unknown. The same answer gives the same
 * map.
 */
export function byCriterion(found: CandidateMarks | null | undefined): Marks | null | undefined {
  if (found === null || found === undefined) return found;
  const marks = known.get(found) ?? new Map(found.marks.map((mark) => [mark.criterion_id, mark]));
  known.set(found, marks);
  return marks;
}

/** What a mark shows: a person's answer where there is one, else what the resume says. */
export function shownFinding(mark: CriterionMark): MarkFinding {
  if (mark.override === null) return mark.finding;
  return mark.override ? 'met' : 'not_met';
}

/** A finding as it is told: "not met" because the resume merely does not mention it is told apart. */
export type ToldFinding = MarkFinding | 'not_mentioned';

/** What was read, as it is told. */
export function readFinding({
  finding,
  rests_on_silence,
}: Pick<CriterionMark, 'finding' | 'rests_on_silence'>): ToldFinding {
  return finding === 'not_met' && rests_on_silence ? 'not_mentioned' : finding;
}

/** What a mark shows, as it is told: a person's answer rests on no resume. */
export function toldFinding(mark: CriterionMark): ToldFinding {
  return mark.override === null ? readFinding(mark) : shownFinding(mark);
}

/** Whether it counts as met and nothing but a list of skills says so: a person's answer rests on no list. */
export function isOnlyListed({ only_listed, override }: CriterionMark): boolean {
  return only_listed && override === null;
}

/** Whether anything of somebody is still to be checked. */
export function isBeingAnswered(marks: Marks | null | undefined): boolean {
  return [...(marks?.values() ?? [])].some(({ finding }) => finding === 'in_progress');
}
