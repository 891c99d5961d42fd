import { z } from 'zod';
import { SentenceCode } from '../../sentence_code.ts';
import { CriterionWeight, ScopeType, type Criterion } from '../criteria/schema.ts';
import { Evidence } from '../../evidence.ts';
import { meaning } from '../../field_words.ts';
import { Timestamp, Uuid, many, one, optionalText, shortText } from '../../fields.ts';
import { Tag } from '../../people/tags/schema.ts';

const EvaluatedCriterion = z.object({
  id: Uuid,
  prompt_text: z.string(),
  display_name: z
    .string()
    .nullable()
    .meta({ description: 'Shown instead of prompt_text, unless null.', examples: ['Kafka in production'] }),
  scope: z
    .object({
      scope_type: ScopeType.meta(meaning('Whose candidates the criterion is asked about.', 'job')),
      tag: Tag.nullable().meta({ description: 'null outside tag scope', examples: [null] }),
      job_id: Uuid.optional().describe('only in job scope'),
    })
    .describe('Whose candidates the criterion is asked about.'),
});

const EvaluationResult = z.object({
  is_criterion_met: z.boolean(),
  confidence_score: z
    .number()
    .min(0)
    .max(1)
    .meta({ description: 'From 0 to 1: how sure the engine is.', examples: [0.86] }),
  explanation: z.string().nullable(),
  evaluated_at: Timestamp.meta(meaning('When it was computed (UTC).', '2026-03-02T09:31:00.000Z')),
});

const Evaluation = z.object({
  state: z
    .enum(['EVALUATED', 'FAILED', 'IN_PROGRESS'])
    .meta({ description: 'EVALUATED, FAILED, or IN_PROGRESS (read it again).', examples: ['EVALUATED'] }),
  result: EvaluationResult.nullable().describe('The answer; null unless EVALUATED.'),
  error: z
    .object({
      type: z.literal('EVALUATION_GENERATION_FAILED').meta({
        description: 'What went wrong, as a code that does not change.',
        examples: ['VALIDATION_FAILED'],
      }),
    })
    .nullable()
    .meta({ description: 'Why there is no answer; null unless FAILED.', examples: [null] }),
});

/** A passage that speaks for the criterion or against it. */
export const CriterionEvidence = Evidence.extend({
  stance: z
    .enum(['for', 'against'])
    .meta({ description: 'Whether the passage speaks for the criterion or against it.', examples: ['for'] }),
});
export type CriterionEvidence = z.infer<typeof CriterionEvidence>;

/** A person's answer. It stands beside the evaluation and changes neither it nor any score. */
export const EvaluationOverride = z
  .object({
    is_criterion_met: z.boolean().meta({ description: "The person's answer.", examples: [true] }),
    reason: z
      .string()
      .nullable()
      .meta(meaning('The reason; null if they did not say.', 'Confirmed in the interview')),
    created_at: Timestamp,
    said: z
      .object({
        said_at: Timestamp.meta({ description: 'When.', examples: ['2026-11-23T09:30:00.000Z'] }),
        answer: z
          .string()
          .nullable()
          .meta({ description: 'What was written down; null for nothing.', examples: ['Yes, two years'] }),
      })
      .nullable()
      .meta({ description: 'What was said in the call; null if given otherwise.', examples: [null] }),
  })
  .meta({ id: 'EvaluationOverride' });
export type EvaluationOverride = z.infer<typeof EvaluationOverride>;

const not_understood = z
  .array(z.string())
  .describe('Words of the criterion that no rule understands. They keep an answer from being sure');

const shown = {
  criterion: EvaluatedCriterion.describe('The criterion.'),
  evaluation: Evaluation.describe('Whether it is met.'),
};
const reasons = {
  finding: z
    .enum(['met', 'not_met', 'not_stated'])
    .nullable()
    .meta({ description: 'What the resume says about it; null while there is no answer', examples: ['met'] }),
  rests_on_silence: z.boolean().meta({
    description: 'Whether the resume only does not mention it: nothing in it speaks against the criterion',
    examples: [false],
  }),
  only_listed: z.boolean().meta({
    description: 'Whether it is met and nothing but a list of skills says so: nothing shows it at work',
    examples: [false],
  }),
  evidence: z.array(CriterionEvidence),
  understood_as: z.string().nullable().describe('How the criterion was read, in plain words'),
  not_understood,
  told: z
    .object({
      explanation: z
        .array(SentenceCode)
        .describe(
          'Its sentences in order, those of failure.message where there is no answer; one that joins ' +
            'others has their number in args.parts',
        ),
      understood_as: z.array(SentenceCode).meta({
        description:
          'How the criterion was read, in prefix order: a sentence that joins others has their number in args.parts',
        examples: ['The resume shows work with Apache Kafka'],
      }),
    })
    .nullable()
    .describe('Explanation and understood_as in codes, for other languages; null if there are none'),
  override: EvaluationOverride.nullable().meta(
    meaning("A person's own answer; null if there is none.", null),
  ),
};

/** All but the first two only with include=evidence. */
export const CriterionEvaluation = z
  .object({ ...shown, ...z.object(reasons).partial().shape })
  .meta({ id: 'CriterionEvaluation' });
export type CriterionEvaluation = z.infer<typeof CriterionEvaluation>;
export const CriterionEvaluationList = many(CriterionEvaluation);

/** One evaluation with everything known of it. */
export const CriterionEvaluationDetail = z
  .object({
    ...shown,
    ...reasons,
    weight: CriterionWeight.nullable().meta({ description: 'must, nice, or null.', examples: ['must'] }),
    failure: z
      .object({
        reason: z
          .enum(['PROTECTED_CHARACTERISTIC', 'NO_TEXT', 'ENGINE_ERROR'])
          .describe('Why there is no answer, as a code.'),
        message: z.string().describe('Why there is no answer, in a sentence for a person.'),
      })
      .nullable()
      .meta({ description: 'Why there is no answer; null unless the state is FAILED', examples: [null] }),
    engine: z
      .object({
        name: z.string().meta({ description: 'The name of the engine.', examples: ['rules'] }),
        version: z.string().meta({ description: 'Its version.', examples: ['1'] }),
      })
      .nullable()
      .meta(meaning('What answered; null while in progress', { name: 'rules', version: '1' })),
  })
  .meta({ id: 'CriterionEvaluationDetail' });
export type CriterionEvaluationDetail = z.infer<typeof CriterionEvaluationDetail>;
export const CriterionEvaluationResult = one(CriterionEvaluationDetail);

/** How far the evaluation of all nominations of a job is. */
export const EvaluationRun = z
  .object({
    state: z.enum(['IDLE', 'RUNNING', 'DONE', 'CANCELLED']).meta({
      description: 'IDLE before the first run. CANCELLED if a person stopped it or it was abandoned.',
      examples: ['RUNNING'],
    }),
    total: z
      .int()
      .nonnegative()
      .meta({ description: 'Nominations of the job', examples: [1000] }),
    done: z
      .int()
      .nonnegative()
      .meta(meaning('Nominations the run has finished, without those whose file is still being read', 336)),
    started_at: Timestamp.nullable().meta({
      description: 'When it began (UTC); null while IDLE.',
      examples: ['2026-03-02T09:31:00.000Z'],
    }),
    finished_at: Timestamp.nullable().meta({ description: 'null while it runs', examples: [null] }),
  })
  .meta({ id: 'EvaluationRun' });
export type EvaluationRun = z.infer<typeof EvaluationRun>;

export const PromptInput = z.object({ prompt_text: shortText(2_000) });
export const PreviewInput = PromptInput.extend({ job_id: Uuid.nullish() });

const understood = {
  understood_as: z.string(),
  engine: z
    .enum(['rules', 'meaning'])
    .describe('meaning: no rule understands part of it; see not_understood'),
  refusal: z.string().nullable().describe('Why it is not evaluated; null when it is'),
  refusal_told: SentenceCode.nullable().meta({ description: 'refusal in codes', examples: [null] }),
  not_understood,
  corrected: z
    .array(
      z.object({
        written: z.string().describe('As it stands in the criterion'),
        read: z.string().describe('As it is read'),
      }),
    )
    .describe('Words corrected because a letter is missing or wrong'),
  told: z.array(SentenceCode).describe('understood_as in codes, in prefix order'),
};

/** How a criterion is read, before anybody is asked. */
export const UnderstoodCriterion = z.object(understood).meta({ id: 'UnderstoodCriterion' });

const count = z.int().nonnegative();
/** What a criterion would find. */
export const CriterionPreview = z
  .object({
    ...understood,
    met: count.meta({ description: 'How many resumes say so.', examples: [14] }),
    not_met: count.meta({ description: 'How many say the opposite.', examples: [3] }),
    not_stated: count.meta({ description: 'How many do not say.', examples: [2] }),
    failed: count.meta({ description: 'How many cannot be read.', examples: [1] }),
    examined: count.meta({ description: 'Candidates examined: the sum of the four', examples: [20] }),
    total: count.meta({ description: 'Candidates in all', examples: [20] }),
  })
  .meta({ id: 'CriterionPreview' });
export type CriterionPreview = z.infer<typeof CriterionPreview>;

/** `evidence` adds where it stands in the resume, how the criterion was understood, and a person's answer. */
const include = z.enum(['evidence']).optional();
export const EvaluationQuery = z.object({ include });
export const CandidateEvaluationQuery = z.object({
  criterion_type: z.enum(['tag', 'org_wide']).meta({
    description: "tag: criteria of the candidate's tags; org_wide: criteria of the organization",
    examples: ['org_wide'],
  }),
  include,
});

/** A candidate and a job, nominated for it or not. */
export const JobEvaluationParams = z.object({ id: Uuid, job_id: Uuid });

export const EvaluationParams = z.object({ id: Uuid, criterion_id: Uuid });

export const OverrideInput = z.object({
  is_criterion_met: z.boolean(),
  reason: optionalText(2_000).meta({
    description: 'Why the person says so; null if they did not say.',
    examples: ['Confirmed in the interview'],
  }),
});
export type OverrideInput = z.output<typeof OverrideInput>;
export type AskedCriterion = Pick<Criterion, 'id' | 'prompt_text' | 'job_id'>;

/** How long a request waits for evaluations, in milliseconds. */
export const EVALUATION_GRACE_MS = 2000;
