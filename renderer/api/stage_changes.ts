import { useQuery, useQueryClient } from '@tanstack/react-query';
import { longlist } from './client.ts';
import { nominationKeys, type JobNominations } from './nominations.ts';

/** Asked for at once; a browser holds so many connections. */
const BATCH_SIZE = 6;

/** Every move of a nomination, newest first. */
export function useStageChanges(nomination_id: string | null) {
  return useQuery({
    queryKey: ['nominations', 'stage_changes', nomination_id],
    queryFn: ({ signal }) => longlist.listNominationStageChanges(nomination_id ?? '', { signal }),
    enabled: nomination_id !== null && nomination_id !== '',
  });
}

/** Keeps why candidates came into the stage of a job where they are, or why one move was made. */
export function useSaveReason() {
  const client = useQueryClient();
  return async (
    about: {
      readonly job_id: string;
      readonly candidate_ids: readonly string[];
      readonly stage_change_id?: string;
    },
    reason: string,
  ): Promise<void> => {
    const { job_id, candidate_ids, stage_change_id } = about;
    const known = client.getQueryData<JobNominations>(nominationKeys.ofJob(job_id));
    const say = async (candidate_id: string): Promise<void> => {
      const cached = known?.get(candidate_id)?.id;
      const found = (cached ?? '') === '' ? await nominationIdOf(job_id, candidate_id) : cached;
      if (found === undefined) return;
      const [newest] = await longlist.listNominationStageChanges(found);
      if (newest !== undefined) await longlist.changeStageChange(newest.id, { reason });
    };
    try {
      if (stage_change_id !== undefined) {
        await longlist.changeStageChange(stage_change_id, { reason });
        return;
      }
      for (let at = 0; at < candidate_ids.length; at += BATCH_SIZE) {
        await Promise.all(candidate_ids.slice(at, at + BATCH_SIZE).map(say));
      }
    } finally {
      void client.invalidateQueries({ queryKey: ['nominations', 'stage_changes'] });
      void client.invalidateQueries({ queryKey: nominationKeys.ofJob(job_id) });
    }
  };
}

async function nominationIdOf(job_id: string, candidate_id: string): Promise<string | undefined> {
  return (await longlist.listNominations({ job_id, candidate_id }).page()).results[0]?.id;
}
