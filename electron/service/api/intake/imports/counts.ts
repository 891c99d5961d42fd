import { countOf } from '#service/db/rows.ts';
import type { Db } from '#service/db/schema.ts';
import { attachmentsInQueue } from '#service/tasks/queue.ts';
import type { ImportState } from './schema.ts';

/** How many imports there are of each kind, without a refused or doubled one counted as read. */
export async function countImports(db: Db): Promise<Record<ImportState, number>> {
  const rows = await db
    .selectFrom('imports')
    .leftJoin('documents', 'documents.attachment_id', 'imports.attachment_id')
    .select((select) => [
      select
        .case()
        .when('imports.refused_reason', 'is not', null)
        .then('refused')
        .when('imports.duplicate_of', 'is not', null)
        .then('duplicate')
        .when('documents.state', '=', 'READY')
        .then('read')
        .when('documents.state', '=', 'FAILED')
        .then('failed')
        .else('queued')
        .end()
        .as('outcome'),
      select.fn.countAll<number>().as('count'),
    ])
    .groupBy('outcome')
    .execute();
  const counts: Record<ImportState, number> = {
    queued: 0,
    reading: 0,
    read: 0,
    failed: 0,
    duplicate: 0,
    refused: 0,
  };
  for (const { outcome, count } of rows) counts[outcome as ImportState] = count;
  counts.reading = Math.min(counts.queued, (await attachmentsInQueue(db, 'RUNNING')).size);
  counts.queued -= counts.reading;
  return counts;
}

/** How many files were of people who were there already. */
export async function countJoined(db: Db): Promise<number> {
  return countOf(
    db
      .selectFrom('merges')
      .innerJoin('imports', 'imports.brought_id', 'merges.other_id')
      .where('merges.undone_at', 'is', null)
      .where('merges.same', 'is not', null),
  );
}

/** Readings finished since a moment, and when the first of them was; for the rate. */
export async function readSince(db: Db, since: string): Promise<{ count: number; first: string | null }> {
  const row = await db
    .selectFrom('tasks')
    .select((select) => [select.fn.countAll<number>().as('count'), select.fn.min('finished_at').as('first')])
    .where((where) => where.and({ state: 'DONE', name: 'read_attachment' }))
    .where('finished_at', '>=', since)
    .executeTakeFirstOrThrow();
  return { count: row.count, first: row.first };
}
