import { z } from 'zod';
import { Timestamp, Uuid } from '../../fields.ts';

/** Where candidates stand with the criteria of a job, in a word each. */
export const CandidateMarks = z
  .object({
    candidate_id: Uuid.describe('The candidate.'),
    marks: z
      .array(
        z.object({
          criterion_id: Uuid.describe('The criterion.'),
          finding: z.enum(['met', 'not_met', 'not_stated', 'failed', 'in_progress']).meta({
            description:
              'What the resume says about it. failed: there is no answer; in_progress: read it again.',
            examples: ['met'],
          }),
          rests_on_silence: z.boolean().meta({
            description: 'Whether a not met rests only on the resume not mentioning it',
            examples: [false],
          }),
          only_listed: z.boolean().meta({
            description:
              'Whether it is met and nothing but a list of skills says so: nothing shows it at work',
            examples: [false],
          }),
          override: z
            .boolean()
            .nullable()
            .meta({ description: "A person's own answer; null if there is none", examples: [null] }),
          said_at: Timestamp.nullable().meta({
            description: 'When that answer was given in a call; null where it was given otherwise.',
            examples: [null],
          }),
        }),
      )
      .describe("One for each of the job's criteria, in the order of their creation."),
  })
  .meta({ id: 'CandidateMarks' });
export type CandidateMarks = z.infer<typeof CandidateMarks>;

export const CriterionCounts = z
  .object({
    criterion_id: Uuid.describe('The criterion.'),
    met: z.int().meta({ description: "Who meet it, by people's own answers first.", examples: [31] }),
    answered: z.int().meta({ description: 'Who have an answer that is not failed.', examples: [105] }),
  })
  .meta({ id: 'CriterionCounts' });
export type CriterionCounts = z.infer<typeof CriterionCounts>;

const listed = (value: unknown): unknown => (typeof value === 'string' ? [value] : value);
export const MarksQuery = z.object({
  candidate_id: z.preprocess(listed, z.array(Uuid).min(1).max(100)).meta({
    description: 'The candidates, each as its own parameter; at most 100',
    examples: [['0198c0de-0000-7000-8000-000000000002']],
  }),
});
