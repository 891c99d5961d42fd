import { yieldToEventLoop } from '#service/event_loop.ts';
import type { ServiceContext } from '#service/context.ts';
import type { CandidateIndex } from '#service/nearest/candidate_index.ts';
import type { EventRecord } from '../../feeds/events/schema.ts';
import { isInLog, listEvents, newestEventId } from '../../feeds/events/store.ts';
import { indexedCandidates, indexedOf, type Indexed } from './indexed.ts';
import { ownersOf, vectorsOfAll, type VectorVersion } from './store.ts';

export type ChangeEvent = Pick<EventRecord, 'type' | 'resource_type' | 'resource_id'>;

/** Keeps an index equal to the database. */
export type Follower = {
  /** Whether everybody was taken in who was there at the start. */
  readonly is_filled: boolean;
  /** Resolves when every change that was committed before is in the index. */
  current(): Promise<void>;
  stop(): Promise<void>;
};

/** Candidates that are taken in before others have their turn, and that are read at a time: as many as are 8 MB, or so. */
const SLICE = 200;
const READ_AT_ONCE = 1000;
const EVENTS_AT_ONCE = 1000;
/** Changes are taken in at the latest when somebody asks; before that at this pace, so that nobody waits long. */
const CATCH_UP_MS = 500;

/**
 * Fills an index where it is not complete, in slices, so that requests are answered meanwhile; then it follows the
 * change log. Nothing begins before somebody asks for `current`.
 * @param note told of what changed before it is taken in
 */
export function createFollower(
  { db, onCommit, options }: Pick<ServiceContext, 'db' | 'onCommit' | 'options'>,
  index: CandidateIndex,
  version: VectorVersion & { readonly dimensions: number },
  note: (events: readonly ChangeEvent[], candidate_ids: ReadonlySet<string>) => void = () => undefined,
): Follower {
  /** Whose vectors an attachment's are part of: needed when it is deleted or moved. */
  const owners = new Map<string, string>();
  let last_event: string | null = null;
  let dirty = true;
  let is_filled = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let begun: Promise<void> | undefined;
  let catching_up: Promise<void> = Promise.resolve();

  async function takeIn(candidate_ids: readonly string[]): Promise<void> {
    await apply(await indexedCandidates({ db, log: options.log }, candidate_ids, version));
  }

  async function apply({ candidates, gone, files }: Indexed): Promise<void> {
    for (const { attachment_id, candidate_id } of files) owners.set(attachment_id, candidate_id);
    if (candidates.length > 0) await index.upsert(candidates);
    if (gone.length > 0) await index.remove(gone);
  }

  async function fill(): Promise<void> {
    last_event = await positionInLog(db, index);
    is_filled = last_event !== null;
    if (is_filled) return;
    await index.clear();
    last_event = await newestEventId(db); // what changes while this runs is taken in after it
    const how = { dimensions: version.dimensions, log: options.log };
    for await (const { ids, vectors } of vectorsOfAll(db, version, READ_AT_ONCE)) {
      const existing = new Set(ids);
      for (const some of slices(ids)) {
        if (stopped) return;
        await apply(indexedOf(some, existing, vectors, how));
        await yieldToEventLoop();
      }
    }
    if (stopped) return;
    if (last_event !== null) await index.settle(last_event);
    is_filled = true;
  }

  async function catchUp(): Promise<void> {
    while (dirty) {
      if (stopped) return;
      dirty = false;
      const events = await listEvents(db, last_event, EVENTS_AT_ONCE);
      const candidates = new Set(idsOf(events, 'candidate'));
      const attachments = new Set(idsOf(events, 'attachment'));
      for (const id of await candidatesOf(db, owners, attachments)) candidates.add(id);
      note(events, candidates);
      for (const ids of slices([...candidates])) {
        await takeIn(ids);
        await yieldToEventLoop();
      }
      const newest = events.at(-1)?.id;
      if (newest !== undefined) await index.settle(newest);
      last_event = newest ?? last_event;
      if (events.length === EVENTS_AT_ONCE) dirty = true;
    }
  }

  function begin(): Promise<void> {
    begun ??= fill().catch((error: unknown) => {
      begun = undefined;
      throw error;
    });
    return begun;
  }

  /** One at a time: two that overlap could apply changes in the wrong order. */
  function refresh(): Promise<void> {
    const next = catching_up.then(begin).then(catchUp);
    catching_up = next.catch((error: unknown) => {
      dirty = true; // what was not taken in is taken in by the next one
      options.log?.({
        level: 'error',
        message: `An index of candidates could not be brought up to date: ${String(error)}`,
      });
    });
    return next;
  }

  const unsubscribe = onCommit(() => {
    dirty = true;
    if (timer !== undefined || stopped || begun === undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      refresh().catch(() => undefined); // told to whoever asks next, and logged above
    }, CATCH_UP_MS);
    timer.unref();
  });

  return {
    get is_filled() {
      return is_filled;
    },
    async current() {
      if (!dirty && begun !== undefined) {
        await begun;
        await catching_up;
        if (!dirty) return;
      }
      await refresh();
    },
    async stop() {
      stopped = true;
      unsubscribe();
      clearTimeout(timer);
      await catching_up;
    },
  };
}

/** The event up to which an index goes, if it can be followed from there; null: it has to be filled anew. */
export async function positionInLog(
  db: ServiceContext['db'],
  index: Pick<CandidateIndex, 'position'>,
): Promise<string | null> {
  const position = await index.position();
  return position !== null && (await isInLog(db, position)) ? position : null;
}

function idsOf(events: readonly ChangeEvent[], resource: string): string[] {
  return events.flatMap(({ resource_type, resource_id }) =>
    resource_type === resource ? [resource_id] : [],
  );
}

/** Whose attachments were, which is forgotten with that, and whose they are now. */
async function candidatesOf(
  db: ServiceContext['db'],
  owners: Map<string, string>,
  attachments: ReadonlySet<string>,
): Promise<string[]> {
  const found: string[] = [];
  for (const id of attachments) {
    const before = owners.get(id);
    if (before !== undefined) found.push(before);
    owners.delete(id);
  }
  for (const ids of slices([...attachments])) {
    for (const { candidate_id } of await ownersOf(db, ids)) {
      if (candidate_id !== null) found.push(candidate_id);
    }
  }
  return found;
}

function* slices(ids: readonly string[]): Generator<readonly string[]> {
  for (let at = 0; at < ids.length; at += SLICE) yield ids.slice(at, at + SLICE);
}
