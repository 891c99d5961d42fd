import type { Db } from '../../db/schema.ts';
import { newId, timestamp } from '../../ids.ts';
import type { EventRecord } from './schema.ts';

/** `<resource>.<what happened>`; the resource is the singular name of its API collection. */
export type EventType =
  | `job.${'created' | 'updated' | 'deleted'}`
  | `candidate.${'created' | 'updated' | 'deleted'}`
  | `attachment.${'created' | 'updated' | 'deleted' | 'document_ready' | 'document_failed'}`
  | `nomination.${'created' | 'updated' | 'deleted' | 'stage_changed'}`
  | `nomination_stage.${'created' | 'updated' | 'deleted'}`
  | `summary.updated`
  | `import.${'created' | 'updated' | 'deleted'}`
  | `client.${'created' | 'updated' | 'deleted'}`
  | `tag.${'created' | 'deleted'}`
  | `candidate_tag.${'created' | 'deleted'}`
  | `job_tag.${'created' | 'deleted'}`
  | `criterion.${'created' | 'deleted'}`
  // resource: the nomination, or, without one, the candidate
  | `evaluation.${'completed' | 'failed' | 'overridden'}`
  | `spotlight.${'created' | 'updated' | 'deleted'}`
  | `candidate.${'merged' | 'unmerged'}`
  | `webhook.${'created' | 'updated' | 'deleted'}`
  | `access_request.${'created' | 'approved' | 'refused'}`
  | `ranking.changed`;

/** Appends to the change log. Call it with the transaction of the change itself. */
export async function recordEvent(db: Db, type: EventType, resource_id: string): Promise<void> {
  await db
    .insertInto('events')
    .values({
      id: newId(),
      type,
      resource_type: type.slice(0, type.indexOf('.')),
      resource_id,
      created_at: timestamp(),
    })
    .execute();
}

/** Events after one (by id; null from the beginning), oldest first. */
export async function listEvents(db: Db, after: string | null, limit: number): Promise<EventRecord[]> {
  let query = db.selectFrom('events').selectAll().orderBy('id').limit(limit);
  if (after !== null) query = query.where('id', '>', after);
  return query.execute();
}

/** Id of the newest event; null while there is none. */
export async function newestEventId(db: Db): Promise<string | null> {
  const row = await db.selectFrom('events').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? null;
}
