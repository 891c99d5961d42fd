import { z } from 'zod';
import { Timestamp, Uuid, one } from '../../fields.ts';

/** Two records of one person made one. */
export const Merge = z
  .object({
    id: Uuid,
    survivor_id: Uuid.meta({ description: 'The surviving candidate' }),
    other_id: Uuid.meta({ description: 'The candidate that was merged into it' }),
    created_at: Timestamp,
    undone_at: Timestamp.nullable(),
  })
  .meta({ id: 'Merge' });
export type Merge = z.infer<typeof Merge>;

const Side = z.enum(['own', 'other']);

/**
 * Whose value of a field stays, where a person chose; without a choice what was said of this candidate, else of the
 * other.
 */
export const MergeFields = z
  .object({
    full_name: Side.optional(),
    email: Side.optional(),
    phone: Side.optional(),
    location: Side.optional(),
    links: Side.optional(),
    source: Side.optional(),
  })
  .strict();
export type MergeFields = z.infer<typeof MergeFields>;

export const MergeInput = z.object({ other_id: Uuid, fields: MergeFields.nullish() });

/** `id` is the surviving candidate; `merge_id` names the merge, to undo it. */
export const MergeResult = one(z.object({ id: Uuid, merge_id: Uuid, other_id: Uuid }));
export type MergeResult = z.infer<typeof MergeResult>;
