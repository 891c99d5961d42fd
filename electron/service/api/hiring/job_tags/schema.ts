import { z } from 'zod';
import { Timestamp, Uuid } from '../../fields.ts';
import { SortedPageQuery } from '../../paging.ts';
import { describeFields } from '../../field_words.ts';

export const JobTag = z
  .object({ id: Uuid, job_id: Uuid, tag_id: Uuid, created_at: Timestamp })
  .meta({ id: 'JobTag' });
export type JobTag = z.infer<typeof JobTag>;

export const JobTagInput = z.object({ job_id: Uuid, tag_id: Uuid });
export type JobTagInput = z.output<typeof JobTagInput>;

export const JobTagQuery = SortedPageQuery.extend({ job_id: Uuid.optional(), tag_id: Uuid.optional() });

describeFields({
  job_tag: {
    job_id: 'The job that has the tag.',
  },
});
