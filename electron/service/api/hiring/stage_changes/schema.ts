import { z } from 'zod';
import { Timestamp, Uuid, optionalText } from '../../fields.ts';
import { describeFields, meaning } from '../../field_words.ts';

export const StageChange = z
  .object({
    id: Uuid,
    nomination_id: Uuid.describe('The nomination that moved.'),
    from_stage_id: Uuid.nullable().meta({
      description: 'null if the nomination began in to_stage_id',
      examples: ['0198c0de-0000-7000-8000-000000000005'],
    }),
    to_stage_id: Uuid.meta(meaning('The new stage.', '0198c0de-0000-7000-8000-0000000000a5')),
    reason: z.string().nullable().describe('The reason a person gave; null if nobody gave one'),
    client_id: Uuid.nullable().describe('The client that moved it; null for the service itself'),
    created_at: Timestamp,
  })
  .meta({ id: 'StageChange' });
export type StageChange = z.infer<typeof StageChange>;

/** A reason that is said, changed or taken back (null) after the move. */
export const StageChangePatch = z.object({
  reason: optionalText(1_000).transform((reason) => reason ?? null),
});

describeFields({
  stage_change: {
    reason: ['The reason a person gave; null if nobody gave one.', 'Already in another process'],
  },
});
