import type { ServiceContext } from '#service/context.ts';
import { ServiceError } from '#service/errors.ts';
import { createRankingIndex, type RankingIndex } from '#service/intelligence/ranking/index.ts';
import type { Target } from '#service/intelligence/ranking/target.ts';
import type { Scored, Search } from '#service/nearest/candidate_index.ts';
import { inMemoryIndex } from '#service/nearest/in_memory/in_memory.ts';
import { createChanges, type Changes } from './changes.ts';
import { createFollower, type ChangeEvent } from './follower.ts';
import type { VectorVersion } from './store.ts';

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
  /** Whether everybody is in memory: at the start it takes a while, and beyond 4 GB of vectors it never comes to it. */
  readonly is_loaded: boolean;
  /** As the port has it, with everybody's exact scores. @throws NOT_READY */
  search(search: Search): Promise<Scored>;
  /** Goes up when nominations change: what a filter keeps may be another set then. */
  readonly nominations_revision: number;
  /** Candidates and nominations whose evaluations changed, or what they are made from. */
  readonly evaluation_changes: Pick<Changes, 'revision' | 'since'>;
  /** Begins to load. Reads in slices, so that requests are answered meanwhile. */
  start(): void;
  stop(): Promise<void>;
};

const LOAD_WAIT_MS = 15_000;

export function createRankingPool(
  context: Pick<ServiceContext, 'db' | 'onCommit' | 'options'>,
  version: RankingPool['version'],
): RankingPool {
  const index = createRankingIndex({ dimensions: version.dimensions });
  let nominations_revision = 0;
  const evaluation_changes = createChanges();
  const in_memory = inMemoryIndex(index);
  const follower = createFollower(context, in_memory, version, (events, candidate_ids) => {
    for (const { type, resource_id } of events) noteEvaluations(evaluation_changes, type, resource_id);
    nominations_revision += events.filter(changesNominations).length;
    evaluation_changes.add(candidate_ids);
  });
  return {
    version,
    targets: new Map(),
    get nominations_revision() {
      return nominations_revision;
    },
    evaluation_changes,
    async current() {
      await inTime(follower.current());
      return index;
    },
    get is_loaded() {
      return follower.is_filled;
    },
    async search(search) {
      await inTime(follower.current());
      return in_memory.search(search);
    },
    start: () => {
      follower.current().catch(() => undefined); // logged by the follower
    },
    stop: follower.stop,
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

const changesNominations = ({ type, resource_type }: ChangeEvent): boolean =>
  resource_type === 'nomination' || type === 'job.deleted';

function noteEvaluations(changes: Changes, type: string, resource_id: string): void {
  // whose a nomination was that is gone, nobody can tell any more
  if (type.startsWith('criterion.') || type === 'nomination.deleted') changes.addAll();
  else if (type.startsWith('evaluation.') || type.startsWith('nomination.')) changes.add([resource_id]);
}
