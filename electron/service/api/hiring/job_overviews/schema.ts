import { z } from 'zod';
import { meaning } from '../../field_words.ts';
import { Timestamp, Uuid } from '../../fields.ts';
import { pageQuery } from '../../paging.ts';
import { JobDetails } from '../job_details/schema.ts';
import { JobStatus } from '../jobs/schema.ts';
import { StageCategory } from '../nomination_stages/schema.ts';

const Count = z.int().nonnegative();

export const JobOverview = z
  .object({
    id: Uuid.describe('The job.'),
    title: z.string().meta({ description: 'Its title.', examples: ['Shift planner'] }),
    status: JobStatus.describe('Whether it is open, archived or closed.'),
    details: JobDetails.describe('What /jobs/{id}/details says.'),
    is_described: z.boolean().meta({
      description: 'Whether its description has words enough to rank anybody by.',
      examples: [true],
    }),
    stages: z
      .array(
        z.object({
          id: Uuid,
          name: z.string().meta({ description: 'What the stage is called.', examples: ['Interview'] }),
          position: z.int().meta({ description: 'Its place in the pipeline.', examples: [3] }),
          category: StageCategory.describe('What being in the stage means.'),
          count: Count.meta({ description: 'How many candidates of the job are in it.', examples: [4] }),
          people: Count.meta({
            description:
              'How many people stand in it: of several candidates who are one person, the furthest counts.',
            examples: [3],
          }),
        }),
      )
      .describe('The stages of its pipeline in their order, with those nobody is in.'),
    first_stage_id: Uuid.nullable().describe(
      'The stage new candidates begin in; null without an active stage.',
    ),
    shortlist_stage_id: Uuid.nullable().describe(
      'The active stage that is called so, else the one in the middle of them.',
    ),
    candidates: Count.meta({ description: 'How many candidates are nominated for it.', examples: [17] }),
    new_candidates: Count.meta({
      description: 'How many of them were nominated since the caller last looked: all, if they never did.',
      examples: [3],
    }),
    looked_at: Timestamp.nullable().meta({
      description: 'When the caller last looked, see POST /jobs/{id}/look; null if they never did.',
      examples: ['2026-11-20T09:30:00.000Z'],
    }),
    unread: Count.meta({
      description:
        'How many are in the first stage, were never moved, and about whom nobody has written a note.',
      examples: [12],
    }),
    to_call: Count.meta({
      description:
        'How many are on the shortlist, not called, with no note about them since they came there.',
      examples: [3],
    }),
    people: z
      .object({
        total: Count.meta({ description: 'How many people are nominated for it.', examples: [15] }),
        new: Count.meta(meaning('How many of them the caller saw no candidate of when they last looked.', 2)),
        unread: Count.meta({
          description: 'How many stand in the first stage, with all candidates of theirs unread.',
          examples: [10],
        }),
        to_call: Count.meta({
          description: 'How many stand on the shortlist, with all candidates of theirs there to be called.',
          examples: [3],
        }),
      })
      .describe('The same, where candidates who are one person count as one.'),
    files_in_need: Count.meta(meaning('How many files dropped for it were not read or not taken.', 1)),
    last_activity_at: Timestamp.meta({
      description: 'When anything last happened to the job, its candidates, notes or criteria.',
      examples: ['2026-11-20T16:05:00.000Z'],
    }),
    days_to_deadline: z
      .int()
      .nullable()
      .meta({
        description:
          'Days from today (UTC) to the deadline: negative once it is past; null if there is none.',
        examples: [5],
      }),
    created_at: Timestamp,
  })
  .meta({ id: 'JobOverview' });
export type JobOverview = z.infer<typeof JobOverview>;

const JOB_ORDERS = ['-created_at', '-last_activity_at', 'deadline', 'title'] as const;

/** The key is what is sorted by, and the id. */
export const JobOverviewQuery = pageQuery(z.tuple([z.string(), z.string()])).extend({
  status: JobStatus.optional().describe('Only jobs with this status'),
  q: z
    .string()
    .max(500)
    .optional()
    .meta({
      description: 'Only jobs with all these words in title, customer, contact person or place.',
      examples: ['halden planner'],
    }),
  sort: z
    .enum(JOB_ORDERS)
    .default('-created_at')
    .describe('Newest first, last worked on first, next deadline first, or by title.'),
});
export type JobOverviewQuery = z.output<typeof JobOverviewQuery>;
