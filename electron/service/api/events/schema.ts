import { z } from 'zod';
import { many, queryInteger, Timestamp, Uuid } from '../fields.ts';

export const EventRecord = z.object({
  id: Uuid,
  /** `<resource>.<what happened>`, see store.ts. */
  type: z.string(),
  resource_type: z.string(),
  resource_id: z.string(),
  created_at: Timestamp,
});
export type EventRecord = z.infer<typeof EventRecord>;

export const EventQuery = z.object({
  /** Only what came after this event. */
  after: Uuid.optional(),
  limit: queryInteger({ min: 1, max: 100, standard: 100 }),
});
export const EventStreamQuery = z.object({ after: Uuid.optional() });
export const EventList = many(EventRecord);
