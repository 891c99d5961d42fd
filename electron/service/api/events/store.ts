import type { Db } from '../../db/schema.ts';
import { newId, timestamp } from '../../ids.ts';

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
