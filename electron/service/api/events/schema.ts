import { z } from 'zod';
import { many, Timestamp, Uuid } from '../fields.ts';
import { IdPageQuery } from '../paging.ts';

export const EventRecord = z.object({
  id: Uuid,
  /** `<resource>.<what happened>`, see store.ts. */
  type: z.string(),
  resource_type: z.string(),
  resource_id: z.string(),
  created_at: Timestamp,
});
export type EventRecord = z.infer<typeof EventRecord>;

export const EventQuery = IdPageQuery.extend({
  /** Only what came after this event. */
  after: Uuid.optional(),
});
export const EventStreamQuery = z.object({ after: Uuid.optional() });
export const EventList = many(EventRecord);
