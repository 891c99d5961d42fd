import { deleteCandidate } from '#service/workflows/delete_candidate.ts';
import { candidateExists } from '#service/api/people/candidates/store.ts';
import { actor } from '#service/db/actor.ts';
import { enqueue } from './queue.ts';
import type { TaskHandler } from './runner.ts';

/** People of one step, which is one transaction: others write between two of them. */
const BATCH_SIZE = 50;

/** How long a step that failed for good waits before its halves are tried. */
const HALVES_WAIT_MS = 60_000;

/**
 * Deletes candidates in the name of whoever decided it; many of them by as many tasks as they need. Their files are
 * removed by the clean-up that follows.
 */
export function deleteCandidatesTask(): TaskHandler<'delete_candidates'> {
  return {
    // one who cannot be deleted keeps no others: the halves are tried, down to this one, who stays, is seen, and stands
    // with the error in the task that failed
    giveUp:
      ({ ids, client_id }) =>
      async (trx) => {
        if (ids.length < 2) return;
        const middle = Math.ceil(ids.length / 2);
        for (const half of [ids.slice(0, middle), ids.slice(middle)]) {
          await enqueue(trx, 'delete_candidates', { ids: half, client_id }, 'urgent', HALVES_WAIT_MS);
        }
      },
    async run({ ids, client_id }) {
      if (ids.length > BATCH_SIZE) {
        return async (trx) => {
          for (let at = 0; at < ids.length; at += BATCH_SIZE) {
            await enqueue(
              trx,
              'delete_candidates',
              { ids: ids.slice(at, at + BATCH_SIZE), client_id },
              'urgent',
            );
          }
        };
      }
      return (trx) =>
        actor.run(client_id === null ? undefined : { client_id }, async () => {
          for (const id of ids) if (await candidateExists(trx, id)) await deleteCandidate(trx, id);
        });
    },
  };
}
