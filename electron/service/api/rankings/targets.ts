import { createHash } from 'node:crypto';
import type { RouteContext } from '#service/api/context.ts';
import { EngineFailure } from '#service/engine/failure.ts';
import { notFound, ServiceError, validationFailed } from '#service/errors.ts';
import {
  combineBlocks,
  decodeBlock,
  rowVector,
  weightedSum,
  type StoredBlock,
} from '#service/intelligence/embedding/vectors.ts';
import {
  blend,
  jobTexts,
  queryTexts,
  targetTexts,
  toTarget,
  type Target,
  type TargetTexts,
} from '#service/intelligence/ranking/target.ts';
import { expediteReading } from '#service/tasks/queue.ts';
import {
  findTarget,
  pendingReading,
  readingOfAttachment,
  relevantVectors,
  vectorsOfAttachment,
  type TargetRecord,
} from './store.ts';

/** What candidates are ranked by. */
export type ResolvedTarget = {
  /** Equal for targets that give the same order. */
  readonly key: string;
  readonly vector: Target;
  readonly record: TargetRecord | null;
};

/** How long a request waits for a file that is still being read. */
const GRACE_MS = 2000;
const KEPT_VECTORS = 500;

export type TargetResolver = (asked: {
  readonly target_resource_id?: string | undefined;
  readonly q?: string | undefined;
}) => Promise<ResolvedTarget>;

/** Vectors of texts are kept: the same job is asked for again with every page and every visit. */
export function createTargetResolver(
  context: Pick<RouteContext, 'db' | 'write' | 'onCommit' | 'engine' | 'pool'>,
): TargetResolver {
  const { db, engine, pool } = context;
  const vectors = new Map<string, Promise<Target>>();

  function vectorOfTexts(texts: TargetTexts): { key: string; vector: Promise<Target> } {
    const key = createHash('sha256').update(JSON.stringify(texts)).digest('base64url');
    const vector = vectors.get(key) ?? embed(texts);
    vectors.delete(key);
    vectors.set(key, vector);
    for (const oldest of vectors.keys()) {
      if (vectors.size <= KEPT_VECTORS) break;
      vectors.delete(oldest);
    }
    vector.catch(() => vectors.delete(key));
    return { key: `text ${key}`, vector };
  }

  async function embed(texts: TargetTexts): Promise<Target> {
    try {
      const vector = blend(texts, await engine.embed(targetTexts(texts), 'interactive'));
      return vector.some((value) => value !== 0) ? toTarget(vector) : nothing(pool.version.dimensions);
    } catch (error) {
      if (!(error instanceof EngineFailure)) throw error;
      throw new ServiceError('NOT_READY', `The language model does not answer: ${error.message}`, [], {
        'retry-after': '2',
      });
    }
  }

  async function ofAttachment(record: TargetRecord): Promise<ResolvedTarget> {
    await settled(context, record.id);
    const reading = await readingOfAttachment(db, record.id);
    if (reading === null) throw notFound('job, candidate or attachment', record.id);
    if (reading.state === 'FAILED') throw unreadableTarget(reading.message ?? 'The file could not be read.');
    const stored = await vectorsOfAttachment(db, record.id, pool.version);
    if (stored === null) throw unreadableTarget('The file holds no text to compare with.');
    return {
      key: `attachment ${record.id} ${stored.text_hash}`,
      vector: likeness([stored], pool.version.dimensions),
      record,
    };
  }

  async function ofCandidate(record: TargetRecord): Promise<ResolvedTarget> {
    const stored = (): Promise<StoredBlock[]> =>
      relevantVectors(db, [record.id], pool.version).then((found) => found.get(record.id) ?? []);
    let blocks = await stored();
    if (blocks.length === 0) {
      const pending = await pendingReading(db, record.id);
      if (pending !== null) {
        await settled(context, pending);
        blocks = await stored();
      }
    }
    // the index's revision, which is part of every cached order, covers changes of these vectors
    return { key: `candidate ${record.id}`, vector: likeness(blocks, pool.version.dimensions), record };
  }

  return async ({ target_resource_id, q }) => {
    if (target_resource_id === undefined) {
      const { key, vector } = vectorOfTexts(queryTexts(q ?? ''));
      return { key, vector: await vector, record: null };
    }
    const record = await findTarget(db, target_resource_id);
    if (record === null) throw notFound('job, candidate or attachment', target_resource_id);
    if (record.kind !== 'job') {
      return record.kind === 'candidate' ? ofCandidate(record) : ofAttachment(record);
    }
    const { key, vector } = vectorOfTexts(jobTexts(record));
    return { key, vector: await vector, record };
  };
}

/**
 * A person as a target: half what stands first in the resume, half all of it. That is how candidates are
 * compared, too (lead, best passage, centroid), so a candidate is nearest to itself.
 */
function likeness(stored: readonly StoredBlock[], dimensions: number): Target {
  const block = combineBlocks(stored.map((one) => decodeBlock(one, dimensions)));
  return block === null
    ? nothing(dimensions)
    : toTarget(weightedSum([rowVector(block, 0), rowVector(block, 1)], [1, 1]));
}

/** Nothing to compare with: every score is 0. */
function nothing(dimensions: number): Target {
  return { data: new Int16Array(dimensions), scale: 0 };
}

function unreadableTarget(message: string): ServiceError {
  return validationFailed([
    { path: 'query.target_resource_id', message: `names a file that gives nothing to rank by: ${message}` },
  ]);
}

/**
 * Waits until an attachment was read, and moves it to the front of the queue meanwhile.
 * @throws NOT_READY after the grace.
 */
async function settled(
  { db, write, onCommit }: Pick<RouteContext, 'db' | 'write' | 'onCommit'>,
  attachment_id: string,
): Promise<void> {
  const deadline = performance.now() + GRACE_MS;
  let wake: (() => void) | null = null;
  const unsubscribe = onCommit(() => wake?.());
  try {
    for (let first = true; ; first = false) {
      // before the look, so that no commit falls between the two
      const { promise: committed, resolve } = Promise.withResolvers<void>();
      wake = resolve;
      const reading = await readingOfAttachment(db, attachment_id);
      if (reading?.state !== 'IN_PROGRESS') return;
      const left = deadline - performance.now();
      if (left <= 0) {
        throw new ServiceError('NOT_READY', 'The file is still being read. Try again in a second.', [], {
          'retry-after': '1',
        });
      }
      const late = setTimeout(resolve, left);
      if (first) await write((trx) => expediteReading(trx, attachment_id));
      await committed;
      clearTimeout(late);
    }
  } finally {
    unsubscribe();
  }
}
