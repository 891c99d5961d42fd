import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAreAnswersMoving, useHeld, useIsChecking } from './checking.ts';
import { longlist } from './client.ts';
import { useAllMarks, useCriterionMarks } from './evaluations.ts';
import { isBeingAnswered, shownFinding, type Marks } from './marks.ts';
import type { RankedList } from './ranked_list.ts';
import type { RankedPeople } from './ranked_people.ts';

/** How many candidates meet each criterion of a job, and of how many. */
export type CriterionCounts = { readonly met: ReadonlyMap<string, number>; readonly of: number };

/** The answers of all resumes of whom there are several, by resume; null where they could not be had. */
type MarksOfSeveral = ReadonlyMap<string, Marks> | null | undefined;

/**
 * The answers of all resumes of whom there are several, by resume; undefined while any is not known, those of people before
 * included, and null where they could not be had.
 */
export function useMarksOfSeveral(job_id: string | null, people: RankedPeople | null): MarksOfSeveral {
  const several = useMemo(() => people?.several.flat() ?? [], [people]);
  const found = useAllMarks(job_id, several, several.length > 0);
  return several.length === 0 ? undefined : marksFound(found);
}

/** What is known of an answer: see useMarksOfSeveral. */
export function marksFound(answer: {
  readonly data: ReadonlyMap<string, Marks> | undefined;
  readonly isPlaceholderData: boolean;
  readonly isError: boolean;
}): MarksOfSeveral {
  const { data, isPlaceholderData, isError } = answer;
  if (data === undefined || isPlaceholderData) return isError ? null : undefined;
  return [...data.values()].some(isBeingAnswered) ? undefined : data;
}

/** Those whose answers tell whether all are as new as the resumes. */
const LOOKED_AT = 20;

/**
 * How many meet each criterion; undefined while that is not known, or answers are on their way. Its key is that of marks:
 * what makes them stale makes this stale, too. The service counts resumes: of whom there are several, those beyond the
 * first that meets a criterion are taken away again; where their answers cannot be had, resumes are what is counted.
 */
export function useCriterionCounts(
  job_id: string | null,
  list: RankedList,
  people: RankedPeople | null,
  marks: MarksOfSeveral,
): CriterionCounts | undefined {
  const { data } = useQuery({
    queryKey: ['criterion_marks', 'counts', job_id],
    queryFn: async ({ signal }) =>
      new Map(
        (await longlist.listCriterionCounts(job_id ?? '', { signal })).map(({ criterion_id, met }) => [
          criterion_id,
          met,
        ]),
      ),
    enabled: job_id !== null,
  });
  const { total, order } = list;
  const first = useMemo(() => order.slice(0, LOOKED_AT), [order]);
  const first_marks = useCriterionMarks(job_id, first);
  const is_open = [...first_marks.values()].some(isBeingAnswered);
  const is_checking = useIsChecking(job_id);
  const is_known = !is_checking && !is_open && order.length >= total;
  const counts = useMemo(() => {
    if (data === undefined || !is_known || (people !== null && marks === undefined)) return undefined;
    // whoever is about to be deleted is counted until that is done, but is none of those ranked
    const counted = marks === undefined || marks === null ? null : people;
    const of = total - (counted?.folded ?? 0);
    const met = [...data].map(([id, amount]): [string, number] => {
      const of_people = counted === null ? amount : amount - beyondFirst(id, counted, marks!);
      return [id, Math.max(0, Math.min(of_people, of))];
    });
    return { met: new Map(met), of };
  }, [data, is_known, marks, total, people]);
  return useHeld(counts, job_id ?? '', useAreAnswersMoving());
}

/** How many resumes meet a criterion that another of the same person meets as well. */
export function beyondFirst(
  criterion_id: string,
  { several }: RankedPeople,
  marks: ReadonlyMap<string, Marks>,
): number {
  const isMet = (id: string): boolean => {
    const mark = marks.get(id)?.get(criterion_id);
    return mark !== undefined && shownFinding(mark) === 'met';
  };
  return several.reduce((sum, ids) => sum + Math.max(0, ids.filter(isMet).length - 1), 0);
}
