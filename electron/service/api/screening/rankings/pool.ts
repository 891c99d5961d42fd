import { yieldToEventLoop } from '../../../event_loop.ts';
import type { ServiceContext } from '#service/context.ts';
import { ServiceError } from '#service/errors.ts';
import type { VectorBlock } from '#service/intelligence/ports.ts';
import { combineBlocks, decodeBlock, type StoredBlock } from '#service/intelligence/embedding/vectors.ts';
import { createRankingIndex, type RankingIndex } from '#service/intelligence/ranking/index.ts';
import { decodePieces, joinPieces } from '#service/intelligence/ranking/pieces.ts';
import type { Target } from '#service/intelligence/ranking/target.ts';
import { createChanges, type Changes } from './changes.ts';
import type { EventRecord } from '../../feeds/events/schema.ts';
import { listEvents, newestEventId } from '../../feeds/events/store.ts';
import {
  existingCandidates,
  ownersOf,
  relevantVectors,
  vectorsOfAll,
  type CandidateVectors,
  type VectorVersion,
} from './store.ts';

/** Everything a ranking is computed from, held in memory and kept equal to the database. */
export type RankingPool = {
  readonly version: VectorVersion & { readonly dimensions: number };
  /** Targets last embedded, by a digest of their texts: what is made for one who asks is there for the next. */
  readonly targets: Map<string, Promise<Target>>;
  /**
   * The index with every committed change in it. Waits for the first load, at most 15 s.
   * @throws NOT_READY
   */
  current(): Promise<RankingIndex>;
  /** Goes up when nominations change: what a filter keeps may be another set then. */
  readonly nominations_revision: number;
  /** Candidates and nominations whose evaluations changed, or what they are made from. */
  readonly evaluation_changes: Pick<Changes, 'revision' | 'since'>;
  /** Begins to load. Reads in slices, so that requests are answered meanwhile. */
  start(): void;
  stop(): Promise<void>;
};

/** Candidates that are taken in before others have their turn, and that are read at a time: as many as are 8 MB, or so. */
const SLICE = 200;
const READ_AT_ONCE = 1000;
const EVENTS_AT_ONCE = 1000;
const LOAD_WAIT_MS = 15_000;
/** Changes are taken in at the latest when somebody asks; before that at this pace, so that nobody waits long. */
const CATCH_UP_MS = 500;

export function createRankingPool(
  { db, onCommit, options }: Pick<ServiceContext, 'db' | 'onCommit' | 'options'>,
  version: RankingPool['version'],
): RankingPool {
  const index = createRankingIndex({ dimensions: version.dimensions });
  /** Whose vectors an attachment's are part of: needed when it is deleted or moved. */
  const owners = new Map<string, string>();
  let nominations_revision = 0;
  const evaluation_changes = createChanges();
  let last_event: string | null = null;
  let dirty = true;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let loaded: Promise<void> | undefined;
  let catching_up: Promise<void> = Promise.resolve();

  async function takeIn(candidate_ids: readonly string[]): Promise<void> {
    const existing = await existingCandidates(db, candidate_ids);
    apply(candidate_ids, existing, await relevantVectors(db, candidate_ids, version));
  }

  function apply(
    candidate_ids: readonly string[],
    existing: ReadonlySet<string>,
    vectors: ReadonlyMap<string, readonly CandidateVectors[]>,
  ): void {
    for (const id of candidate_ids) {
      const rows = vectors.get(id) ?? [];
      for (const { attachment_id } of rows) owners.set(attachment_id, id);
      if (existing.has(id)) index.upsert(id, blockOf(rows, version.dimensions, options.log), piecesOf(rows));
      else index.remove(id);
    }
  }

  async function load(): Promise<void> {
    last_event = await newestEventId(db); // what changes while this runs is taken in after it
    for await (const { ids, vectors } of vectorsOfAll(db, version, READ_AT_ONCE)) {
      const existing = new Set(ids);
      for (const some of slices(ids)) {
        if (stopped) return;
        apply(some, existing, vectors);
        await yieldToEventLoop();
      }
    }
  }

  async function catchUp(): Promise<void> {
    while (dirty) {
      if (stopped) return;
      dirty = false;
      const events = await listEvents(db, last_event, EVENTS_AT_ONCE);
      for (const { type, resource_id } of events) noteEvaluations(evaluation_changes, type, resource_id);
      nominations_revision += events.filter(changesNominations).length;
      const candidates = new Set(idsOf(events, 'candidate'));
      const attachments = new Set(idsOf(events, 'attachment'));
      for (const id of await candidatesOf(db, owners, attachments)) candidates.add(id);
      evaluation_changes.add(candidates);
      for (const ids of slices([...candidates])) {
        await takeIn(ids);
        await yieldToEventLoop();
      }
      last_event = events.at(-1)?.id ?? last_event;
      if (events.length === EVENTS_AT_ONCE) dirty = true;
    }
  }

  function begin(): Promise<void> {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  }

  /** One at a time: two that overlap could apply changes in the wrong order. */
  function refresh(): Promise<void> {
    const next = catching_up.then(begin).then(catchUp);
    catching_up = next.catch((error: unknown) => {
      dirty = true; // what was not taken in is taken in by the next one
      options.log?.({
        level: 'error',
        message: `The ranking could not be brought up to date: ${String(error)}`,
      });
    });
    return next;
  }

  const unsubscribe = onCommit(() => {
    dirty = true;
    if (timer !== undefined || stopped || loaded === undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      refresh().catch(() => undefined); // told to whoever asks next, and logged above
    }, CATCH_UP_MS);
    timer.unref();
  });

  return {
    version,
    targets: new Map(),
    get nominations_revision() {
      return nominations_revision;
    },
    evaluation_changes,
    async current() {
      if (!dirty && loaded !== undefined) {
        await loaded;
        await catching_up;
        if (!dirty) return index;
      }
      await inTime(refresh());
      return index;
    },
    start: () => {
      refresh().catch(() => undefined);
    },
    async stop() {
      stopped = true;
      unsubscribe();
      clearTimeout(timer);
      await catching_up;
    },
  };
}

/** Waits for a refresh, but no longer than somebody who asks may wait. It goes on then all the same. */
async function inTime(fresh: Promise<void>): Promise<void> {
  fresh.catch(() => undefined);
  const { promise: too_long, resolve } = Promise.withResolvers<'too long'>();
  const late = setTimeout(() => resolve('too long'), LOAD_WAIT_MS);
  const outcome = await Promise.race([fresh, too_long]).finally(() => clearTimeout(late));
  if (outcome !== 'too long') return;
  throw new ServiceError(
    'NOT_READY',
    'The candidates are still being loaded. Try again in a few seconds.',
    [],
    { 'retry-after': '3' },
  );
}

/** The vectors of a candidate's files in one block; one that cannot be read is logged and left out. */
function blockOf(
  rows: readonly (StoredBlock & { readonly attachment_id: string })[],
  dimensions: number,
  log: ServiceContext['options']['log'],
): VectorBlock | null {
  const blocks: VectorBlock[] = [];
  for (const row of rows) {
    try {
      blocks.push(decodeBlock(row, dimensions));
    } catch (error) {
      log?.({ level: 'error', message: String(error), attachment_id: row.attachment_id });
    }
  }
  return combineBlocks(blocks);
}

type ChangeEvent = Pick<EventRecord, 'type' | 'resource_type' | 'resource_id'>;

const changesNominations = ({ type, resource_type }: ChangeEvent): boolean =>
  resource_type === 'nomination' || type === 'job.deleted';

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

/** The pieces of a candidate's files; null while they were read by an earlier version, which kept none. */
export function piecesOf(rows: readonly { readonly pieces: Buffer | null }[]): Uint16Array | null {
  const texts = rows.flatMap(({ pieces }) => (pieces === null ? [] : [decodePieces(pieces)]));
  return texts.length === 0 ? null : joinPieces(texts);
}

function noteEvaluations(changes: Changes, type: string, resource_id: string): void {
  // whose a nomination was that is gone, nobody can tell any more
  if (type.startsWith('criterion.') || type === 'nomination.deleted') changes.addAll();
  else if (type.startsWith('evaluation.') || type.startsWith('nomination.')) changes.add([resource_id]);
}

function* slices(ids: readonly string[]): Generator<readonly string[]> {
  for (let at = 0; at < ids.length; at += SLICE) yield ids.slice(at, at + SLICE);
}
