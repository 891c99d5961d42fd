import { z } from 'zod';
import { Timestamp, Uuid, one } from '../../fields.ts';
import { describeFields } from '../../field_words.ts';

/** Two records of one person made one. */
export const Merge = z
  .object({
    id: Uuid,
    survivor_id: Uuid.meta({
      description: 'The surviving candidate',
      examples: ['0198c0de-0000-7000-8000-000000000002'],
    }),
    other_id: Uuid.meta({ description: 'The candidate that was merged into it' }),
    created_at: Timestamp,
    undone_at: Timestamp.nullable().meta({
      description: 'When it was undone; null if it was not.',
      examples: [null],
    }),
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
    full_name: Side.optional().meta({ description: 'The name as shown.', examples: ['Amara Okonjo'] }),
    email: Side.optional().meta({
      description: 'Email address as sent or read; null if unknown.',
      examples: ['amara.okonjo@example.com'],
    }),
    phone: Side.optional().meta({
      description: 'Telephone number as sent or read; null if unknown.',
      examples: ['+1 212 555 0147'],
    }),
    location: Side.optional(),
    links: Side.optional(),
    source: Side.optional().meta({
      description: 'Where the candidate comes from, in your own words.',
      examples: ['Careers page'],
    }),
  })
  .strict();
export type MergeFields = z.infer<typeof MergeFields>;

export const MergeInput = z.object({
  other_id: Uuid,
  fields: MergeFields.nullish().meta({
    description: 'Which value of a field stays: `own` from this candidate, `other` from the other.',
    examples: [{ phone: 'other' }],
  }),
});

/** `id` is the surviving candidate; `merge_id` names the merge, to undo it. */
export const MergeResult = one(
  z.object({
    id: Uuid,
    merge_id: Uuid.meta({ description: 'The id of the merge, for undoing it.' }),
    other_id: Uuid,
  }),
);
export type MergeResult = z.infer<typeof MergeResult>;

describeFields({
  merge: {
    other_id: {
      description: 'The candidate that is merged into this one.',
      example: '0198c0de-0000-7000-8000-000000000022',
    },
  },
});
