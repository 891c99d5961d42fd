import { z } from 'zod';
import { Timestamp, Uuid } from '../../fields.ts';

const days = (description: string) =>
  z
    .number()
    .nonnegative()
    .nullable()
    .meta({ description, examples: [4.5] });

/** How long the candidates of a job are in its stages. */
export const StageTimes = z
  .object({
    stages: z
      .array(
        z.object({
          stage_id: Uuid.describe('The stage.'),
          target_days: z
            .int()
            .nullable()
            .meta({ description: 'The target of the stage; null for none.', examples: [5] }),
          here: z.int().meta({ description: 'How many candidates are in it now.', examples: [3] }),
          median_days_here: days('The median of how long they have been; null where nobody is.'),
          over_target: z.int().meta({ description: 'How many of them are over the target.', examples: [1] }),
          left: z.int().meta({ description: 'How many stays in it have ended.', examples: [12] }),
          median_days_left: days('The median of how long those took; null where none has ended.'),
        }),
      )
      .describe('Every stage that somebody of the job is or was in, in no order.'),
    nominations: z
      .array(
        z.object({
          nomination_id: Uuid,
          candidate_id: Uuid,
          stage_id: Uuid.describe('The stage they are in.'),
          since: Timestamp.meta({
            description: 'When they came into the stage. A move that was undone at once does not count.',
            examples: ['2026-11-20T09:30:00.000Z'],
          }),
        }),
      )
      .describe('Every nomination of the job.'),
  })
  .meta({ id: 'StageTimes' });
export type StageTimes = z.infer<typeof StageTimes>;
