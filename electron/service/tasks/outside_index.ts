import { setTimeout as sleep } from 'node:timers/promises';
import { createFirstOfAll, type FirstOfAll } from '../api/screening/rankings/first.ts';
import { createFollower, type Follower } from '../api/screening/rankings/follower.ts';
import type { RankingPool } from '../api/screening/rankings/pool.ts';
import { candidateCount } from '../api/screening/rankings/store.ts';
import type { ServiceContext } from '#service/context.ts';
import { openIndex, type OutsideIndex } from '#service/nearest/open_index.ts';
import { oneOfAKind } from './one_of_a_kind.ts';

const nothing = async (): Promise<void> => undefined;

/** Whoever stands first, by an index outside of this process where there is one; and what keeps that. */
export async function outsideIndex(
  context: ServiceContext,
  pool: RankingPool,
): Promise<{ readonly firstOfAll: FirstOfAll; start(): Promise<void>; stop(): Promise<void> }> {
  const outside = await openIndex(context.db, context.options.opensearch, pool.version);
  const firstOfAll = createFirstOfAll(context, pool, outside?.index ?? null);
  if (outside === null) return { firstOfAll, start: nothing, stop: nothing };
  const keeper = oneOfAKind(context.instances, 'candidate_index', () =>
    createIndexKeeper(context, outside, pool.version),
  );
  return { firstOfAll, start: keeper.start, stop: keeper.stop };
}

/** From so many people on an index beside the pool is kept; with fewer, looking at everybody is as quick. */
const INDEXED_FROM = 200_000;
/** Below this share of it the index goes again. */
const KEPT_TO = 0.9;
const LOOK_MS = 60_000;

/**
 * Keeps an outside index equal to the database while there are many people, and takes it away when there are fewer. One
 * instance at a time does this.
 * @param from the number of people
 */
export function createIndexKeeper(
  { db, onCommit, options }: Pick<ServiceContext, 'db' | 'onCommit' | 'options'>,
  { index, problem }: OutsideIndex,
  version: RankingPool['version'],
  from = INDEXED_FROM,
): { start(): Promise<void>; stop(): Promise<void> } {
  const stopping = new AbortController();
  let follower: Follower | null = null;
  let working: Promise<void> = Promise.resolve();
  let told: string | null = null;

  async function look(): Promise<void> {
    const count = await candidateCount(db);
    if (count < from * KEPT_TO) {
      await follower?.stop();
      follower = null;
      if ((await index.position()) !== null) await index.clear();
      return;
    }
    // one that is complete is kept up to date, else it would be worth less by the day
    if (count < from && (await index.position()) === null) return;
    if (follower === null) {
      const why = await problem();
      if (why !== null) {
        if (why !== told) {
          options.log?.({ level: 'info', message: `Everybody is compared for each ranking: ${why}.` });
        }
        told = why;
        return;
      }
      follower = createFollower({ db, onCommit, options }, index, version);
    }
    await follower.current();
  }

  async function goOn(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look().catch((error: unknown) =>
        options.log?.({
          level: 'warn',
          message: `The index of candidates is not up to date: ${String(error)}`,
        }),
      );
      await sleep(LOOK_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    start: async () => {
      working = goOn();
    },
    stop: async () => {
      stopping.abort();
      await follower?.stop();
      await working;
    },
  };
}
