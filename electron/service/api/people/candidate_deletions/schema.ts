import { z } from 'zod';
import { Timestamp, Uuid, one } from '../../fields.ts';

/** More than an agency deletes in one go. */
const MOST = 100_000;

export const CandidateDeletionInput = z.object({
  ids: z
    .array(Uuid)
    .min(1)
    .max(MOST)
    .describe(`Candidates, at most ${MOST.toLocaleString('en')}`),
});

/** A deletion that was decided and can still be withdrawn. */
export const CandidateDeletion = z
  .object({
    id: Uuid,
    due_at: Timestamp.meta({
      description: 'When it is carried out, unless somebody withdraws it first',
      examples: ['2026-03-02T09:41:00.000Z'],
    }),
  })
  .meta({ id: 'CandidateDeletion' });
export type CandidateDeletion = z.infer<typeof CandidateDeletion>;

export const CandidateDeletionResult = one(CandidateDeletion);
