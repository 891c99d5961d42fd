import type { FileStore } from '#service/api/attachments/files.ts';
import { removeFilesUnlessNamed } from '#service/api/attachments/store.ts';
import { deleteCandidate } from '#service/api/candidates/remove.ts';
import { candidateExists } from '#service/api/candidates/store.ts';
import type { ServiceContext } from '#service/context.ts';
import { actor } from '#service/db/actor.ts';
import { enqueue } from './queue.ts';
import type { Effect, TaskHandler } from './runner.ts';

/** People of one step, which is one transaction: others write between two of them. */
const AT_ONCE = 50;

/** How long a step that failed for good waits before its halves are tried. */
const HALVES_WAIT_MS = 60_000;

const NOTHING: Effect = async () => undefined;

/** Deletes candidates in the name of whoever decided it; many of them by as many tasks as they need. */
export function deleteCandidatesTask({
  db,
  files,
}: Pick<ServiceContext, 'db'> & { readonly files: FileStore }): TaskHandler<'delete_candidates'> {
  return {
    // one who cannot be deleted keeps no others: the halves are tried, down to this one, who stays, is seen, and stands
    // with the error in the task that failed
    giveUp:
      ({ ids, client_id }) =>
      async (trx) => {
        if (ids.length < 2) return;
        const middle = Math.ceil(ids.length / 2);
        for (const half of [ids.slice(0, middle), ids.slice(middle)]) {
          const step = { ids: half, client_id, hashes: [] };
          await enqueue(trx, 'delete_candidates', step, 'urgent', HALVES_WAIT_MS);
        }
      },
    async run({ ids, client_id, hashes }) {
      // of a step before this one, which has been committed
      await removeFilesUnlessNamed(db, files, hashes);
      if (ids.length === 0) return NOTHING;
      if (ids.length > AT_ONCE) {
        return async (trx) => {
          for (let at = 0; at < ids.length; at += AT_ONCE) {
            const step = { ids: ids.slice(at, at + AT_ONCE), client_id, hashes: [] };
            await enqueue(trx, 'delete_candidates', step, 'urgent');
          }
        };
      }
      return (trx) =>
        actor.run(client_id ?? undefined, async () => {
          const files_of: string[] = [];
          for (const id of ids) {
            if (await candidateExists(trx, id)) files_of.push(...(await deleteCandidate(trx, id)));
          }
          if (files_of.length === 0) return;
          await enqueue(trx, 'delete_candidates', { ids: [], client_id, hashes: files_of }, 'urgent');
        });
    },
  };
}
