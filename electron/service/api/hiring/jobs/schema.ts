import { z } from 'zod';
import { RemoteId, Timestamp, Uuid, longText, shortText } from '../../fields.ts';
import { describeFields } from '../../field_words.ts';
import { SortedPageQuery } from '../../paging.ts';

export const JobStatus = z.enum(['open', 'archived', 'closed']);
const AutoEvaluation = z.enum(['auto_evaluate_nominations', 'auto_nominate_and_evaluate_candidates']);

export const Job = z
  .object({
    id: Uuid,
    title: z.string(),
    description: z.string(),
    status: JobStatus,
    job_posting_urls: z.array(z.string()),
    remote_id: z.string(),
    created_at: Timestamp,
    modified_at: Timestamp,
  })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof Job>;

/** What happens with the candidates of a job by itself: what the record of a job does not show. */
export const JobAutomation = z
  .object({
    auto_evaluation_behavior: AutoEvaluation.nullable(),
    default_nomination_stage_id: Uuid.nullable(),
  })
  .meta({ id: 'JobAutomation' });
export type JobAutomation = z.infer<typeof JobAutomation>;

/** Whose a job is. */
export const JobVisibility = z
  .object({
    is_private: z.boolean().describe('Whether it exists for one person alone.'),
    owner: z
      .object({ id: Uuid, name: z.string().meta({ examples: ['Mira Tal'] }) })
      .nullable()
      .describe('That person; null where it is everybody’s.'),
  })
  .meta({ id: 'JobVisibility' });
export type JobVisibility = z.infer<typeof JobVisibility>;

export const JobVisibilityInput = z.object({
  is_private: z
    .boolean()
    .meta({ description: 'true: for you alone; false: for everybody.', examples: [true] }),
});

export const PrivateJob = z.object({ id: Uuid }).meta({ id: 'PrivateJob' });

const PostingUrls = z.array(z.string()).max(1000);

const shared = {
  title: shortText(500),
  description: longText(100_000),
  status: JobStatus,
  job_posting_urls: PostingUrls.nullish().transform((urls) => urls ?? []),
  auto_evaluation_behavior: AutoEvaluation.nullish().transform((behavior) => behavior ?? null),
  default_nomination_stage_id: Uuid.nullish().transform((id) => id ?? null),
};

/** What a record must hold for automatic nominations to have a place to go. */
export function lacksStage(job: {
  readonly auto_evaluation_behavior: string | null;
  readonly default_nomination_stage_id: string | null;
}): boolean {
  return (
    job.auto_evaluation_behavior === 'auto_nominate_and_evaluate_candidates' &&
    job.default_nomination_stage_id === null
  );
}

/** The rule of lacksStage for JSON Schema. */
const STAGE_RULE = {
  anyOf: [
    { properties: { auto_evaluation_behavior: { enum: ['auto_evaluate_nominations', null] } } },
    {
      required: ['default_nomination_stage_id'],
      properties: { default_nomination_stage_id: { type: 'string' } },
    },
  ],
};

export const STAGE_REQUIRED = {
  path: ['default_nomination_stage_id'],
  message: 'is required when auto_evaluation_behavior is auto_nominate_and_evaluate_candidates',
};

export const JobInput = z
  .object({ ...shared, remote_id: RemoteId })
  .refine((job) => !lacksStage(job), { ...STAGE_REQUIRED, when: bothRead })
  .meta(STAGE_RULE);
export type JobInput = z.output<typeof JobInput>;

/** In remote form the path gives the remote_id; one in the body may only repeat it. By UUID it is ignored. */
export const JobReplacement = z
  .object({ ...shared, remote_id: z.unknown().optional() })
  .refine((job) => !lacksStage(job), { ...STAGE_REQUIRED, when: bothRead })
  .meta(STAGE_RULE);
export type JobReplacement = z.output<typeof JobReplacement>;

/** Only the fields that are sent change; the rule about the stage is checked on the merged record. */
export const JobChanges = z.object({
  title: shared.title.optional(),
  description: shared.description.optional(),
  status: JobStatus.optional(),
  job_posting_urls: PostingUrls.nullable().optional(),
  auto_evaluation_behavior: AutoEvaluation.nullable().optional(),
  default_nomination_stage_id: Uuid.nullable().optional(),
});
export type JobChanges = z.output<typeof JobChanges>;

export const JobQuery = SortedPageQuery.extend({
  remote_id: RemoteId.optional(),
  status: JobStatus.optional(),
  tag_id: Uuid.optional().describe('Only jobs with this tag'),
});

/** Cross-field rules run even when another field is wrong, so that one answer has all violations. */
function bothRead(payload: { readonly value: unknown }): boolean {
  return typeof payload.value === 'object' && payload.value !== null;
}

describeFields({
  job: {
    title: 'At most 500 characters; spaces around it are dropped.',
    description: [
      'What the job is and asks for, at most 100,000 characters. It ranks the candidates.',
      'Must have: Python, PostgreSQL, Apache Kafka, Kubernetes. Nice to have: Terraform, Rust.',
    ],
    status: ['Whether the job is open, archived or closed.', 'open'],
    remote_id: { example: 'job-1042' },
  },
});
