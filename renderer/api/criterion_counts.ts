import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { longlist } from './client.ts';
import { useAllMarks } from './evaluations.ts';
import { shownFinding, type Marks } from './marks.ts';
import type { RankedList } from './ranked_list.ts';
import type { RankedPeople } from './ranked_people.ts';

/** How many meet each criterion of a job. */
export type CriterionCounts = {
  readonly met: ReadonlyMap<string, number>;
  /** Of so many. */
  readonly of: number;
  /** Whether these are resumes, of a list in which some have several. */
  readonly are_resumes: boolean;
};

/**
 * How many meet each criterion; undefined while that is not known. Its key is that of marks: what makes them stale makes
 * this stale, too. The service counts resumes: of whom there are several, those beyond the first that meets a criterion
 * are taken away again, as far as the list is known whole.
 */
export function useCriterionCounts(
  job_id: string | null,
  list: RankedList,
  people: RankedPeople | null,
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
  const { total } = list;
  const known = list.order.length < total ? null : people;
  const several = useMemo(() => known?.several.flat() ?? [], [known]);
  const marks = useAllMarks(job_id, several, known !== null);
  const has_failed = marks.isLoadingError;
  return useMemo(() => {
    if (data === undefined) return undefined;
    // whoever is about to be deleted is counted until that is done, but is none of those ranked
    const upTo = (of: number, met: Iterable<[string, number]>) => ({
      met: new Map([...met].map(([id, amount]) => [id, Math.max(0, Math.min(amount, of))])),
      of,
    });
    if (known === null || has_failed) return { ...upTo(total, data), are_resumes: people !== null };
    if (marks.data === undefined) return undefined;
    // while they are being answered anew, the service counts answers that no mark shows yet
    const is_answered = [...data.keys()].every((criterion_id) =>
      several.every((id) => marks.data.get(id)?.has(criterion_id) === true),
    );
    if (!is_answered) return { ...upTo(total, data), are_resumes: true };
    const met = [...data].map(([id, amount]): [string, number] => [
      id,
      amount - beyondFirst(id, known, marks.data),
    ]);
    return { ...upTo(total - known.folded, met), are_resumes: false };
  }, [data, total, people, known, several, has_failed, marks.data]);
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
