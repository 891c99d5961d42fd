import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Backend } from '../../backend.ts';
import type { Db } from '../../schema.ts';

/** Pages of the words index that are merged at a time: some milliseconds, so that others write in between. */
const PAGES_AT_ONCE = 300;
const AGAIN_MS = 200;
/** How long a program that reads the database file may keep its log from being emptied before this is told. */
const GIVE_UP_MS = 60_000;

/**
 * Overwrites what the file still holds of those who were erased: words of the index, and the log.
 * @param emptyLog empties the log; false while somebody reads the pages in it.
 */
export async function overwriteErased(
  { write, emptyLog }: Pick<Backend, 'write'> & { readonly emptyLog: () => boolean },
  { isStopping, warn }: Parameters<Backend['overwriteErased']>[0],
): Promise<void> {
  await mergeWords(write, isStopping);
  const began = Date.now();
  for (let told = false; !isStopping() && !emptyLog(); await sleep(AGAIN_MS)) {
    if (told || Date.now() - began < GIVE_UP_MS) continue;
    told = true;
    warn(
      'Another program reads the database, so its log keeps pages of people who were erased. Close that program.',
    );
  }
}

/** Rows of the words index are taken away by what is written beside them: until parts are merged, their words stay. */
async function mergeWords(write: Backend['write'], isStopping: () => boolean): Promise<void> {
  await mergeSome(write, -PAGES_AT_ONCE);
  // one change is the note that there was nothing to do
  while (!isStopping() && (await mergeSome(write, PAGES_AT_ONCE)) > 1) continue;
}

/** @returns how many rows of the index this changed. */
async function mergeSome(write: Backend['write'], pages: number): Promise<number> {
  return write(async (trx) => {
    const before = await changesOf(trx);
    await sql`INSERT INTO candidate_search (candidate_search, rank) VALUES ('merge', ${pages})`.execute(trx);
    return (await changesOf(trx)) - before;
  });
}

async function changesOf(trx: Db): Promise<number> {
  const { rows } = await sql<{ changes: number }>`SELECT total_changes() AS changes`.execute(trx);
  return rows[0]?.changes ?? 0;
}
