import type { ServiceContext } from '#service/context.ts';
import { newId } from '#service/ids.ts';
import { exists } from '#service/db/rows.ts';
import type { Db } from '#service/db/schema.ts';
import { joinSamePerson } from '#service/workflows/join_same_person.ts';
import { enqueue } from './queue.ts';
import type { TaskHandler } from './runner.ts';

/** Files that are dropped together arrive within this. */
export const SETTLES_MS = 1000;
/** A file that is at work takes about as long; a long one is asked after less and less often. */
const FIRST_WAIT_MS = 250;
/** After about two minutes it waits no longer: a scan of 200 pages says little about the addresses of others. */
const MAX_TRIES = 9;

/**
 * Joins a candidate with the records of the same person. Work is begun in its order, so that files which came before
 * are read, or being read, when this is: it waits for the latter, and what is joined does not depend on which is done
 * first.
 */
export function joinSamePersonTask({ db }: Pick<ServiceContext, 'db'>): TaskHandler<'join_same_person'> {
  return {
    giveUp: () => async () => undefined,
    run: async ({ candidate_id, after, tries }) => {
      // what came in meanwhile is before it from now on
      if (after === null) {
        return (trx) => enqueue(trx, 'join_same_person', { candidate_id, after: newId(), tries });
      }
      if (tries < MAX_TRIES && (await isReadingBefore(db, after))) {
        const again = { candidate_id, after, tries: tries + 1 };
        return (trx) => enqueue(trx, 'join_same_person', again, 'normal', FIRST_WAIT_MS * 2 ** tries);
      }
      return (trx) => joinSamePerson(trx, candidate_id);
    },
  };
}

async function isReadingBefore(db: Db, after: string): Promise<boolean> {
  return exists(
    db
      .selectFrom('tasks')
      .select('id')
      .where((where) => where.and({ state: 'RUNNING', name: 'read_attachment' }))
      .where('id', '<', after)
      .limit(1),
  );
}
