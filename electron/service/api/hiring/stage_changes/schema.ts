import { z } from 'zod';
import { Timestamp, Uuid, optionalText } from '../../fields.ts';
import { describeFields } from '../../field_words.ts';

export const StageChange = z
  .object({
    id: Uuid,
    nomination_id: Uuid.meta({ description: 'The nomination that moved.' }),
    from_stage_id: Uuid.nullable().meta({
      description: 'null if the nomination began in to_stage_id',
      examples: ['0198c0de-0000-7000-8000-000000000005'],
    }),
    to_stage_id: Uuid.meta({
      description: 'The new stage.',
      examples: ['0198c0de-0000-7000-8000-0000000000a5'],
    }),
    reason: z.string().nullable().meta({ description: 'The reason a person gave; null if nobody gave one' }),
    client_id: Uuid.nullable().meta({ description: 'The client that moved it; null for the service itself' }),
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
    reason: {
      description: 'The reason a person gave; null if nobody gave one.',
      example: 'Already in another process',
    },
  },
});
