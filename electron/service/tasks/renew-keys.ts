import { areKeysCurrent, KEYS_SETTING, renewKeys } from '#service/api/people/candidate_index/store.ts';
import { recordEvent } from '#service/api/feeds/events/store.ts';
import { candidateIdsAfter } from '#service/api/screening/rankings/store.ts';
import type { ServiceContext } from '#service/context.ts';
import type { Db } from '#service/db/schema.ts';
import { writeSetting } from '#service/db/settings.ts';
import { KEYS_VERSION } from '#service/intelligence/duplicates/version.ts';

/** Candidates in one transaction: requests are answered between two. */
const BATCH_SIZE = 50;

export type Renewal = { readonly done: Promise<void>; stop(): void };

/**
 * Makes the keys of all candidates anew when another version of the program made them, or none did. Stopped,
 * it begins again at the next start.
 */
export function renewStaleKeys({
  db,
  write,
  options,
}: Pick<ServiceContext, 'db' | 'write' | 'options'>): Renewal {
  let stopped = false;
  async function renew(): Promise<void> {
    if (await areKeysCurrent(db)) return;
    let after: string | null = null;
    for (;;) {
      if (stopped) return;
      const ids: string[] = await candidateIdsAfter(db, after, BATCH_SIZE);
      const last = ids.at(-1);
      if (last === undefined) break;
      await write(async (trx) => {
        for (const id of ids) await renewUnlessUnreadable(trx, id);
      });
      after = last;
    }
    await writeSetting(db, KEYS_SETTING, KEYS_VERSION);
  }
  /** What an older program stored and this one cannot read costs that candidate's keys, not everybody's. */
  async function renewUnlessUnreadable(db_or_trx: Db, id: string): Promise<void> {
    try {
      // people are counted by their keys: whoever shows counts learns of it
      if (await renewKeys(db_or_trx, id)) await recordEvent(db_or_trx, 'candidate.updated', id);
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
      const message =
        'A candidate has no keys for finding duplicates: ' +
        `the stored profile cannot be read (${error.message}).`;
      options.log?.({ level: 'warn', message, candidate_id: id });
    }
  }
  const done = renew().catch((error: unknown) => {
    options.log?.({ level: 'error', message: `Keys of candidates could not be made: ${String(error)}` });
  });
  return {
    done,
    stop: () => {
      stopped = true;
    },
  };
}
