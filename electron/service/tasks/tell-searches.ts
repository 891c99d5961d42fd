import {
  addMatches,
  answering,
  changedSince,
  isAnybodyBlind,
  isNewDay,
  moveOn,
  moveOnToDay,
  toldUntil,
} from '../api/people/saved_searches/matches.ts';
import type { Answering } from '../api/people/saved_searches/matches.ts';
import { countsFromToday, toPoolQuery, type SavedSearch } from '../api/people/saved_searches/schema.ts';
import { findSavedSearch, tellingSearches } from '../api/people/saved_searches/store.ts';
import { privateTo } from '../api/hiring/jobs/store.ts';
import { recordEvent } from '../api/feeds/events/store.ts';
import type { ServiceContext } from '#service/context.ts';
import type { Db } from '#service/db/schema.ts';
import { byTheService, viewer } from '#service/db/actor.ts';
import { yieldToEventLoop } from '#service/event_loop.ts';
import { timestamp } from '#service/ids.ts';

/** So long changes are gathered: a search is asked once about all of them. */
const GATHER_MS = 2000;
/** And so much longer than it took the last time: it takes a twentieth of the time at most. */
const REST = 20;
const EVENTS_AT_ONCE = 5000;
/** How often it is looked whether a day has begun while nobody does anything; a sleeping computer looks when it wakes. */
const LOOK_MS = 3_600_000;
/** Nobody, whose eyes are on no private job. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

export type SearchTeller = {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Resolves when the searches were asked about everything that has changed by now. */
  idle(): Promise<void>;
};

/**
 * Asks the saved searches that tell about whoever changed, and records who is new to them. It follows the change log,
 * behind every write: an import of a thousand files costs each search some questions about many people, and not a
 * thousand about one. Once a day the searches that count from today are asked about everybody.
 * @param context with a database that leaves out what the viewer is not to see (db/private_jobs.ts)
 */
export function createSearchTeller({
  db,
  write,
  onCommit,
  options,
}: Pick<ServiceContext, 'db' | 'write' | 'onCommit' | 'options'>): SearchTeller {
  let timer: NodeJS.Timeout | undefined;
  let looking: NodeJS.Timeout | undefined;
  let took_ms = 0;
  let stopped = false;
  let working: Promise<void> = Promise.resolve();
  let unsubscribe: (() => void) | undefined;

  /** What others are not to see counts only where the search itself is not theirs to see. */
  async function asked(search: SavedSearch, among: readonly string[] | null): Promise<Answering> {
    const { job_id } = toPoolQuery(search.asks ?? {});
    const owner = job_id === undefined ? null : await privateTo(db, job_id);
    return viewer.run(owner ?? NOBODY, () => answering(db, search, among));
  }

  /** @param among null: everybody */
  async function tell(
    searches: readonly SavedSearch[],
    among: readonly string[] | null,
    moveOnAfter: (trx: Db) => Promise<void>,
  ): Promise<void> {
    const found: [SavedSearch, Answering][] = [];
    for (const search of searches) {
      const people = await asked(search, among);
      if (people.seen.length + people.blind.length > 0) found.push([search, people]);
      await yieldToEventLoop();
    }
    const is_anybody_blind = await isAnybodyBlind(db);
    const found_at = timestamp();
    await write(async (trx) => {
      for (const [{ id, asks }, people] of found) {
        // changed, or deleted, meanwhile
        const now = await findSavedSearch(trx, id);
        if (now?.tells !== true || JSON.stringify(now.asks) !== JSON.stringify(asks)) continue;
        const added = await addMatches(trx, id, people, found_at);
        // whoever reads the log may be blind
        const told = is_anybody_blind ? added.blind : added.seen;
        if (told.length > 0) await recordEvent(trx, 'saved_search.matched', id, { people: told.length });
      }
      await moveOnAfter(trx);
    });
  }

  /** Whom a new day makes answer a search: nothing about them changed, so no event says so. */
  async function tellOfDay(): Promise<void> {
    const day = timestamp().slice(0, 10);
    if (!(await isNewDay(db, day))) return;
    const of_day = (await tellingSearches(db)).filter(({ asks }) => countsFromToday(toPoolQuery(asks ?? {})));
    await tell(of_day, null, (trx) => moveOnToDay(trx, day));
  }

  async function work(): Promise<void> {
    const began = performance.now();
    for (;;) {
      if (stopped) return;
      const position = await toldUntil(db);
      if (position === null || (await tellingSearches(db)).length === 0) return;
      const { candidate_ids, last, is_all } = await changedSince(db, position, EVENTS_AT_ONCE);
      if (last !== null && (candidate_ids.length > 0 || !is_all)) {
        const searches = candidate_ids.length === 0 ? [] : await tellingSearches(db);
        await tell(searches, candidate_ids, (trx) => moveOn(trx, last));
      }
      if (is_all) break;
    }
    await tellOfDay();
    took_ms = performance.now() - began;
  }

  /** One at a time, each after the one before. */
  function begin(): Promise<void> {
    const next = working.then(() => byTheService(work));
    working = next.catch((error: unknown) => {
      options.log?.({ level: 'error', message: `Saved searches could not be asked: ${String(error)}` });
    });
    return working;
  }

  function wake(): void {
    if (timer !== undefined || stopped) return;
    timer = setTimeout(
      () => {
        timer = undefined;
        void begin();
      },
      Math.max(GATHER_MS, took_ms * REST),
    );
    timer.unref();
  }

  return {
    start: async () => {
      unsubscribe = onCommit(wake);
      looking = setInterval(wake, LOOK_MS).unref();
      wake();
    },
    stop: async () => {
      stopped = true;
      unsubscribe?.();
      clearTimeout(timer);
      clearInterval(looking);
      await working;
    },
    idle: begin,
  };
}
