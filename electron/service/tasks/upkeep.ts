import type { ReadingVersions } from '#service/api/intake/readings/store.ts';
import { tellMissing } from '#service/api/settings/data_folder/missing.ts';
import { tellUnnamed } from '#service/api/settings/data_folder/unnamed.ts';
import type { RankingPool } from '#service/api/screening/rankings/pool.ts';
import type { ServiceContext } from '#service/context.ts';
import type { KeptFolder } from '#service/db/open_backend.ts';
import { closeAllToOthers } from '#service/db/private_folder.ts';
import type { Engine } from '#service/engine/host.ts';
import type { Skills } from '#service/skills.ts';
import { embedStaleJobs } from './embed-job.ts';
import { reevaluateStale } from './reevaluate.ts';
import { relabelStale } from './relabel.ts';
import { renewStaleKeys, type Renewal } from './renew-keys.ts';
import { renewOutdatedWords } from './renew-words.ts';
import { rereadStale } from './reread.ts';
import { suggestStaleTags } from './suggest-tags.ts';

export type Upkeep = {
  /** Resolves when all of it was begun and what is not a task of the queue is done. */
  done(): Promise<void>;
  /** Begins nothing more and waits for what was begun. */
  stop(): Promise<void>;
};

/**
 * What each start looks after: rankings and the engine are made ready before somebody asks, and what an earlier
 * version of the program left is brought up to date. No request waits for any of it, so it begins when the first view
 * has had its head start.
 * @param head_start_ms 0: at once.
 */
export function startUpkeep(
  context: ServiceContext,
  parts: {
    pool: RankingPool;
    engine: Engine;
    versions: ReadingVersions;
    skills: Skills;
    folder: KeptFolder | null;
  },
  head_start_ms: number,
): Upkeep {
  let keys: Renewal | undefined;
  const { promise: waited, resolve: go } = Promise.withResolvers<boolean>();
  const timer = setTimeout(go, head_start_ms, true);
  if (head_start_ms === 0) go(true);

  async function begin(): Promise<void> {
    if (!(await waited)) return;
    const { pool, engine, versions, skills } = parts;
    pool.start();
    if (engine.children > 0) engine.warmUp();
    keys = renewStaleKeys(context);
    await Promise.all(
      [
        rereadStale(context, versions),
        reevaluateStale(context),
        relabelStale(context, skills),
        suggestStaleTags(context),
        embedStaleJobs(context, pool),
        renewOutdatedWords(context),
        closeAllToOthers(context.options.data_dir),
      ].map(told),
    );
    if (parts.folder === null) return;
    const { db, options } = context;
    for (const tell of [tellMissing, tellUnnamed]) {
      const message = await tell(db, options.data_dir);
      if (message !== null) options.log?.({ level: 'warn', message });
    }
  }
  /** Nobody waits for any of it, so nobody else would hear of a failure; the next start tries again. */
  async function told(work: Promise<unknown>): Promise<void> {
    try {
      await work;
    } catch (error) {
      const message = `What an earlier version left could not be brought up to date: ${String(error)}`;
      context.options.log?.({ level: 'error', message });
    }
  }
  const begun = told(begin());
  return {
    async done() {
      await begun;
      await keys?.done;
    },
    async stop() {
      clearTimeout(timer);
      go(false);
      await begun;
      keys?.stop();
      await keys?.done;
    },
  };
}
