import { z } from 'zod';
import { Timestamp, Uuid, shortText } from '../../fields.ts';

/** A calendar day, as it is written and compared. */
const Day = z.iso.date();

const Months = z.int().min(1).max(120).nullable();

/** How long candidates are kept after the last work with them, and how many are past it. */
export const Retention = z.object({ months: Months, due: z.int().nonnegative() }).meta({ id: 'Retention' });
export type Retention = z.infer<typeof Retention>;

export const RetentionInput = z.object({ months: Months });

/** A decision to keep somebody longer. */
export const RetentionExtension = z
  .object({
    id: Uuid,
    keep_until: Day,
    reason: z.string(),
    client_id: Uuid.nullable(),
    created_at: Timestamp,
  })
  .meta({ id: 'RetentionExtension' });
export type RetentionExtension = z.infer<typeof RetentionExtension>;

export const RetentionExtensionInput = z.object({
  candidate_id: Uuid,
  keep_until: Day,
  reason: shortText(1000),
});
export type RetentionExtensionInput = z.output<typeof RetentionExtensionInput>;

/** What retention says of one candidate. */
export const CandidateRetention = z
  .object({
    last_active_at: Timestamp,
    is_in_process: z.boolean(),
    due_on: Day.nullable(),
    is_due: z.boolean(),
    extensions: z.array(RetentionExtension),
  })
  .meta({ id: 'CandidateRetention' });
export type CandidateRetention = z.infer<typeof CandidateRetention>;
