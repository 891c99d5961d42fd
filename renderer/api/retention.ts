import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { forMany, type BulkFailure, type BulkOutcome } from './bulk.ts';
import { longlist } from './client.ts';

const KEY = ['retention'] as const;

/** How many months people are kept after the last work with them (null: for ever), and how many are due. */
export function useRetention() {
  return useQuery({
    queryKey: [...KEY, 'setting'],
    queryFn: ({ signal }) => longlist.getRetention({ signal }),
  });
}

export function useSetRetention() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (months: number | null) => longlist.setRetention({ months }),
    onSuccess: (setting) => client.setQueryData([...KEY, 'setting'], setting),
  });
}

/** Since when nobody worked with somebody, and who decided to keep them. */
export function useCandidateRetention(candidate_id: string, enabled: boolean) {
  return useQuery({
    queryKey: [...KEY, 'of', candidate_id],
    queryFn: ({ signal }) => longlist.getCandidateRetention(candidate_id, { signal }),
    enabled,
  });
}

/** Keeps many until a day, as one act: one function takes all of it back. */
export function useKeepLonger() {
  const client = useQueryClient();
  const settle = (): void => {
    for (const key of [KEY, ['pool']]) void client.invalidateQueries({ queryKey: key });
  };
  return async (ids: readonly string[], keep_until: string, reason: string): Promise<BulkOutcome> => {
    const made = new Map<string, string>();
    const failures = await forMany(ids, async (candidate_id) => {
      const { id } = await longlist.createRetentionExtension({ candidate_id, keep_until, reason });
      made.set(candidate_id, id);
    });
    settle();
    return {
      done: [...made.keys()],
      failures,
      undo: async (): Promise<readonly BulkFailure[]> => {
        const kept = await forMany([...made.keys()], async (candidate_id) => {
          await longlist.deleteRetentionExtension(made.get(candidate_id) ?? '', { keepalive: true });
        });
        settle();
        return kept;
      },
    };
  };
}
