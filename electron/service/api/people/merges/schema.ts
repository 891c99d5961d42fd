import { z } from 'zod';
import { Timestamp, Uuid, one } from '../../fields.ts';
import { SAME_THINGS } from '../duplicates/schema.ts';
import { describeFields, meaning } from '../../field_words.ts';

/** Two records of one person made one. */
export const Merge = z
  .object({
    id: Uuid,
    survivor_id: Uuid.meta(meaning('The surviving candidate', '0198c0de-0000-7000-8000-000000000002')),
    other_id: Uuid.describe('The candidate that was merged into it'),
    created_at: Timestamp,
    undone_at: Timestamp.nullable().meta(meaning('When it was undone; null if it was not.', null)),
    is_automatic: z.boolean().meta({
      description: 'Whether Longlist did it by itself, because both were certainly one person.',
      examples: [true],
    }),
    same: z.array(z.enum(SAME_THINGS)).meta({
      description: 'What both had in common beside the name, if it was automatic.',
      examples: [['same_email']],
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
    source: Side.optional().meta(
      meaning('Where the candidate comes from, in your own words.', 'Careers page'),
    ),
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
    merge_id: Uuid.describe('The id of the merge, for undoing it.'),
    other_id: Uuid,
  }),
);
/** What came to the survivor since a merge, and stays there when it is undone. */
const count = z.int().nonnegative();
export const Stayed = z.object({
  attachments: count.meta({ description: 'Files added since.', examples: [0] }),
  nominations: count.meta({ description: 'Nominations made since.', examples: [1] }),
  candidate_tags: count.meta({ description: 'Tags given since.', examples: [2] }),
  notes: count.meta({ description: 'Notes written since.', examples: [3] }),
});
export type Stayed = z.infer<typeof Stayed>;

export const UndoneMergeResult = one(
  MergeResult.shape.result.extend({
    stayed: Stayed.describe('What came to the survivor since the merge, and stays with it.'),
  }),
);
export type MergeResult = z.infer<typeof MergeResult>;

describeFields({
  merge: {
    other_id: ['The candidate that is merged into this one.', '0198c0de-0000-7000-8000-000000000022'],
  },
});
