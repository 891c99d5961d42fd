import { textOfCandidateChanged } from '#service/workflows/candidate_text_changed.ts';
import { candidateExists } from '#service/api/people/candidates/store.ts';
import type { TaskHandler } from './runner.ts';

/** Makes anew what is shown of candidates who lost a part of themselves in a backup that was put back. */
export function refreshCandidateTask(): TaskHandler<'refresh_candidate'> {
  return {
    giveUp: () => async () => undefined,
    run: async ({ candidate_id }) => {
      return async (trx) => {
        if (await candidateExists(trx, candidate_id)) await textOfCandidateChanged(trx, candidate_id);
      };
    },
  };
}
