import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallAnswer, CallQuestion, CallSheet } from '../../resources/client/longlist.ts';
import { longlist } from './client.ts';

export type { CallAnswer, CallQuestion, CallSheet };

const keys = {
  sheets: (job_id: string, ids: readonly string[] | undefined) =>
    ['call_sheets', job_id, ids ?? null] as const,
  answers: (nomination_id: string) => ['call_answers', nomination_id] as const,
};

/** What to ask the shortlist of a job, or those named, beside what they said. */
export function useCallSheets(job_id: string, ids: readonly string[] | undefined) {
  return useQuery({
    queryKey: keys.sheets(job_id, ids),
    queryFn: ({ signal }) =>
      longlist.getCallSheet(job_id, ids === undefined ? {} : { candidate_ids: [...ids] }, { signal }),
  });
}

/** What a candidate said in the call for a job, by criterion, as a query that others share. */
export function callAnswersQuery(nomination_id: string) {
  return queryOptions({
    queryKey: keys.answers(nomination_id),
    queryFn: async ({ signal }): Promise<ReadonlyMap<string | null, CallAnswer>> => {
      const said = await longlist.listCallAnswers(nomination_id, { signal });
      return new Map(said.map((one) => [one.criterion_id, one]));
    },
  });
}

/** What a candidate said in the call for a job, by criterion. */
export function useCallAnswers(nomination_id: string | null) {
  const id = nomination_id ?? '';
  return useQuery({ ...callAnswersQuery(id), enabled: id !== '' });
}

/** What is typed about one criterion or, without a criterion, about the whole call. */
export type Said = {
  readonly answer: string;
  readonly is_criterion_met: boolean | null;
  readonly score: number | null;
};

/** Whether somebody was called: something of what they said is written down. */
export function isCalled({ questions, note }: CallSheet): boolean {
  return note !== null || questions.some(({ answer }) => answer !== null);
}

/** Writes down what was said, or removes it (null). It is sent even where the page is being left. */
export function useSayInCall(nomination_id: string, criterion_id: string | null) {
  const client = useQueryClient();
  return async (said: Said | null): Promise<void> => {
    const keepalive = { keepalive: true };
    try {
      if (criterion_id === null) {
        await (said === null
          ? longlist.deleteCallNote(nomination_id, keepalive)
          : longlist.saveCallNote(nomination_id, { answer: said.answer }, keepalive));
      } else {
        await (said === null
          ? longlist.deleteCallAnswer(nomination_id, criterion_id, keepalive)
          : longlist.saveCallAnswer(nomination_id, criterion_id, said, keepalive));
      }
    } finally {
      for (const stale of [
        'call_sheets',
        'call_answers',
        'evaluations',
        'criterion_marks',
        'job_overviews',
      ]) {
        void client.invalidateQueries({ queryKey: [stale] });
      }
    }
  };
}
