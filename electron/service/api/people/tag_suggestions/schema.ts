import { z } from 'zod';
import { Uuid } from '../../fields.ts';
import { Tag, TagType } from '../tags/schema.ts';

/** A standard tag the program ships, whether it is in use or not. */
export const TagPreset = z
  .object({
    tag_type: TagType.describe('What it says of a candidate.'),
    name: z.string(),
    trade: z.string().meta({ description: 'The trade the role belongs to.', examples: ['Software and IT'] }),
    other_names: z.array(z.string()).meta({
      description: 'Titles that are read as this role, in any language.',
      examples: [['software engineer', 'Softwareentwickler']],
    }),
  })
  .meta({ id: 'TagPreset' });
export type TagPreset = z.infer<typeof TagPreset>;

/** How often each tag is used. */
export const TagCount = z
  .object({
    tag_id: Uuid,
    candidates: z
      .int()
      .meta({ description: 'Candidates who have the tag, however it was given.', examples: [12] }),
    suggested: z
      .int()
      .meta({ description: 'Those of them for whom it is only a suggestion.', examples: [7] }),
  })
  .meta({ id: 'TagCount' });
export type TagCount = z.infer<typeof TagCount>;

export const RefusedTag = Tag;
export const RefusedTagParams = z.object({ id: Uuid, tag_id: Uuid });
