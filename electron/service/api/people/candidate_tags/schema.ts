import { z } from 'zod';
import { Timestamp, Uuid } from '../../fields.ts';
import { SortedPageQuery } from '../../paging.ts';
import { describeFields } from '../../field_words.ts';

export const CreationMethod = z.enum([
  'custom_input_by_candidate',
  'selected_by_organization',
  'auto_generated_by_service',
]);

export const CandidateTag = z
  .object({
    id: Uuid,
    candidate_id: Uuid,
    tag_id: Uuid,
    creation_method: CreationMethod,
    created_at: Timestamp,
  })
  .meta({ id: 'CandidateTag' });
export type CandidateTag = z.infer<typeof CandidateTag>;

export const CandidateTagInput = z.object({
  candidate_id: Uuid,
  tag_id: Uuid,
  creation_method: CreationMethod,
});
export type CandidateTagInput = z.output<typeof CandidateTagInput>;

export const CandidateTagQuery = SortedPageQuery.extend({
  candidate_id: Uuid.optional(),
  tag_id: Uuid.optional(),
});

describeFields({
  candidate_tag: {
    candidate_id: 'The candidate who has the tag.',
    creation_method: ['Who says that the tag applies.', 'selected_by_organization'],
  },
});
