import { z } from 'zod';
import { RemoteId, Timestamp, Uuid, optionalText, shortText } from '../../fields.ts';
import { SortedPageQuery } from '../../paging.ts';
import { describeFields, meaning } from '../../field_words.ts';

export const TagType = z.enum(['preferred_role_title', 'experience_based_role_title', 'specialty_name']);

export const Tag = z
  .object({
    id: Uuid,
    tag_type: TagType,
    is_standardized: z
      .boolean()
      .describe('true: a standard of the whole organization; false: made by a user'),
    name: z.string(),
    description: z.string().describe('Empty when none was given'),
    created_at: Timestamp,
  })
  .meta({ id: 'Tag' });
export type Tag = z.infer<typeof Tag>;

export const TagInput = z.object({
  tag_type: TagType,
  is_standardized: z.boolean(),
  name: shortText(500),
  description: optionalText(100_000),
  remote_id: RemoteId.nullish().describe(
    'The id of the tag in the system it comes from. GET /tags?remote_id= finds the tag by it; the ' +
      'record of a tag does not show it.',
  ),
});
export type TagInput = z.output<typeof TagInput>;

export const TagQuery = SortedPageQuery.extend({
  remote_id: RemoteId.optional(),
  tag_type: TagType.optional(),
  is_standardized: z
    .enum(['true', 'false'])
    .transform((word) => word === 'true')
    .optional(),
  q: z
    .string()
    .max(8000, 'must have at most 8000 characters')
    .optional()
    .meta(meaning('Only tags with this in their name; case and accents do not matter', 'stream')),
});

describeFields({
  tag: {
    tag_type: ['What the tag is about.', 'specialty_name'],
    is_standardized: ['true: a standard of the whole organization; false: made by a user.', true],
    name: ['At most 500 characters; unique with tag_type and is_standardized.', 'Stream processing'],
    description: ['For people; null where there is none.', 'Kafka, Flink and their like'],
  },
});
