import { renewKeys } from '#service/api/candidates/profile.ts';
import { candidateIdsAfter } from '#service/api/rankings/store.ts';
import type { ServiceContext } from '#service/context.ts';
import { readSetting, writeSetting } from '#service/db/settings.ts';
import { KEYS_VERSION } from '#service/intelligence/duplicates/version.ts';

const SETTING = 'identity_keys_version';
/** Candidates in one transaction: requests are answered between two. */
const AT_ONCE = 50;

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
    if ((await readSetting(db, SETTING)) === KEYS_VERSION) return;
    let after: string | null = null;
    for (;;) {
      if (stopped) return;
      const ids: string[] = await candidateIdsAfter(db, after, AT_ONCE);
      const last = ids.at(-1);
      if (last === undefined) break;
      await write(async (trx) => {
        for (const id of ids) await renewKeys(trx, id);
      });
      after = last;
    }
    await writeSetting(db, SETTING, KEYS_VERSION);
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
