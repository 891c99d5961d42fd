import type { RouteContext } from '#service/api/context.ts';
import { notFound, ServiceError, validationFailed } from '#service/errors.ts';
import {
  combineBlocks,
  decodeBlock,
  rowVector,
  weightedSum,
  type StoredBlock,
} from '#service/intelligence/embedding/vectors.ts';
import {
  jobTexts,
  queryTexts,
  toTarget,
  unitTarget,
  type Target,
} from '#service/intelligence/ranking/target.ts';
import { titleWords, type TitleWord } from '#service/intelligence/ranking/title_words.ts';
import { expediteReading } from '#service/tasks/queue.ts';
import { createTargetMaker } from './target_maker.ts';
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

export type TargetResolver = (asked: {
  readonly target_resource_id?: string | undefined;
  readonly q?: string | undefined;
}) => Promise<ResolvedTarget>;

export function createTargetResolver(
  context: Pick<RouteContext, 'db' | 'write' | 'onCommit' | 'engine' | 'pool'>,
): TargetResolver {
  const { db, pool } = context;
  const { targetOf } = createTargetMaker(context);

  async function ofAttachment(record: TargetRecord): Promise<ResolvedTarget> {
    await waitUntilRead(context, record.id);
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
    const stored = (): Promise<StoredPerson[]> =>
      relevantVectors(db, [record.id], pool.version).then((found) => found.get(record.id) ?? []);
    let blocks = await stored();
    if (blocks.length === 0) {
      const pending = await pendingReading(db, record.id);
      if (pending !== null) {
        await waitUntilRead(context, pending);
        blocks = await stored();
      }
    }
    // the index's revision, which is part of every cached order, covers changes of these vectors
    return { key: `candidate ${record.id}`, vector: likeness(blocks, pool.version.dimensions), record };
  }

  return async ({ target_resource_id, q }) => {
    if (target_resource_id === undefined) {
      const { key, target } = targetOf(queryTexts(q ?? ''));
      return { key: `text ${key}`, vector: await target, record: null };
    }
    const record = await findTarget(db, target_resource_id);
    if (record === null) throw notFound('job, candidate or attachment', target_resource_id);
    if (record.kind !== 'job') {
      return record.kind === 'candidate' ? ofCandidate(record) : ofAttachment(record);
    }
    const { key, target } = targetOf(jobTexts(record), record.id);
    return { key: `text ${key}`, vector: await target, record };
  };
}

/** Of a file: its vectors, and JSON of the title its owner has by it. */
type StoredPerson = StoredBlock & { readonly title: string };

/**
 * A person as a target: half what stands first in the resume, half all of it. That is how candidates are
 * compared, too (lead, best passage, centroid), so a candidate is nearest to itself. The title is the one
 * the newest resume says they have now.
 */
function likeness(stored: readonly StoredPerson[], dimensions: number): Target {
  const block = combineBlocks(stored.map((one) => decodeBlock(one, dimensions)));
  if (block === null) return unitTarget(new Int16Array(dimensions), null);
  const title = titleWords(JSON.parse(stored[0]?.title ?? '[]') as TitleWord[]);
  return toTarget(weightedSum([rowVector(block, 0), rowVector(block, 1)], [1, 1]), title);
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
async function waitUntilRead(
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
