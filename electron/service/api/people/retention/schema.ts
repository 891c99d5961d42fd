import { z } from 'zod';
import { Timestamp, Uuid, shortText } from '../../fields.ts';
import { describeFields } from '../../field_words.ts';

/** A calendar day, as it is written and compared. */
const Day = z.iso.date();

const Months = z.int().min(1).max(120).nullable();

/** How long candidates are kept after the last work with them, and how many are past it. */
export const Retention = z
  .object({
    months: Months,
    due: z
      .int()
      .nonnegative()
      .meta({ description: 'How many candidates are due now.', examples: [7] }),
  })
  .meta({ id: 'Retention' });
export type Retention = z.infer<typeof Retention>;

export const RetentionInput = z.object({ months: Months });

/** A decision to keep somebody longer. */
const RetentionExtension = z
  .object({
    id: Uuid,
    keep_until: Day,
    reason: z.string(),
    client_id: Uuid.nullable().describe('The client that decided it.'),
    created_at: Timestamp,
  })
  .meta({ id: 'RetentionExtension' });
export type RetentionExtension = z.infer<typeof RetentionExtension>;

export const RetentionExtensionInput = z.object({
  candidate_id: Uuid.describe('Who is kept longer.'),
  keep_until: Day,
  reason: shortText(1000),
});
export type RetentionExtensionInput = z.output<typeof RetentionExtensionInput>;

/** What retention says of one candidate. */
export const CandidateRetention = z
  .object({
    last_active_at: Timestamp.meta({
      description: 'When somebody last worked with them, or a file of theirs arrived (UTC).',
      examples: ['2026-03-02T09:30:00.000Z'],
    }),
    is_in_process: z.boolean().meta({
      description: 'Whether they are considered for an open job and not rejected there.',
      examples: [false],
    }),
    due_on: Day.nullable().meta({
      description: 'The first day on which they are due; null if they are in process or nobody is ever due.',
      examples: ['2027-03-02'],
    }),
    is_due: z.boolean().meta({ description: 'Whether that day has come.', examples: [false] }),
    extensions: z.array(RetentionExtension).describe('Decisions to keep them longer, newest first.'),
  })
  .meta({ id: 'CandidateRetention' });
export type CandidateRetention = z.infer<typeof CandidateRetention>;

describeFields({
  retention: {
    months: ['Months without work after which a candidate is due; null for never.', 12],
  },
  retention_extension: {
    keep_until: ['The day until which they are not due (UTC).', '2027-11-20'],
    reason: ['Why, in the words of whoever decided it.', 'Asked to be told of new jobs.'],
  },
});
