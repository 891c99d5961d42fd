import { z } from 'zod';
import { DocumentNotice } from '#service/intelligence/document.ts';
import { Evidence } from '../../evidence.ts';
import { Candidate } from '../../people/candidates/schema.ts';
import { CriterionEvaluation } from '../evaluations/schema.ts';
import { Nomination } from '../../hiring/nominations/schema.ts';
import { SkillWithEvidence, Summary } from '../summaries/schema.ts';
import { many, NOT_BLANK, one, queryInteger, Uuid } from '../../fields.ts';
import { describeFields, meaning } from '../../field_words.ts';

const MAX_QUERY_CHARACTERS = 8_000;

const SemanticQuery = z
  .string()
  .refine((text) => text.trim() !== '', 'must not be empty')
  .refine(
    (text) => [...text].length <= MAX_QUERY_CHARACTERS,
    `must have at most ${MAX_QUERY_CHARACTERS} characters`,
  )
  .meta({ minLength: 1, maxLength: MAX_QUERY_CHARACTERS, pattern: NOT_BLANK });

const when = ({ value }: { readonly value: unknown }): boolean => typeof value === 'object' && value !== null;

/** Exactly one decides the order; told of both, together with all other violations, hence `when`. */
function exactlyOneTarget<
  Schema extends z.ZodType<{ target_resource_id?: string | undefined; q?: string | undefined }>,
>(schema: Schema): Schema {
  const one_of_two = ({ target_resource_id, q }: z.output<Schema>): boolean =>
    (target_resource_id === undefined) !== (q === undefined);
  return schema
    .refine(one_of_two, {
      path: ['target_resource_id'],
      message: 'must be given when q is not, and only then',
      when,
    })
    .refine(one_of_two, {
      path: ['q'],
      message: 'must be given when target_resource_id is not, and only then',
      when,
    });
}

const target = { target_resource_id: Uuid.optional(), q: SemanticQuery.optional() };
const score_version = queryInteger({ min: 1, max: 2, standard: 1 });

/** Records that may stand beside an entry, which only names them. */
const EXPANSIONS = ['candidate', 'summary', 'nomination', 'evaluations'] as const;
export type Expansion = (typeof EXPANSIONS)[number];

/**
 * What decides the order instead of `score`: meaning and criteria together, by what was read (`best_match`), or with a
 * person's answers instead of the engine's (`best_match_corrected`). Neither changes a score.
 */
const RankingOrder = z
  .enum(['best_match', 'best_match_corrected'])
  .describe(
    'With score_version 1: best_match sorts entries by best_match_score, meaning and criteria together; ' +
      "best_match_corrected does so with people's own answers instead of the engine's, while all scores " +
      "stay the engine's.",
  );

const ExpandList = z
  .string()
  .transform((list) => list.split(','))
  .pipe(z.array(z.enum(EXPANSIONS, `must be a list of ${EXPANSIONS.join(', ')}, with commas`)))
  .meta({ pattern: `^(?:${EXPANSIONS.join('|')})(?:,(?:${EXPANSIONS.join('|')}))*$` });

export const RankingListQuery = exactlyOneTarget(
  z.object({
    ...target,
    filter_job_id: Uuid.optional(),
    /** `applied`, the contract's rule, or `any`: also those a recruiter considers. */
    filter_nominations: z.enum(['applied', 'any']).default('applied'),
    offset: queryInteger({ min: 0, standard: 0 }),
    limit: queryInteger({ min: 1, max: 100, standard: 100 }),
    score_version,
    order: RankingOrder.optional(),
    include: z.enum(['band']).optional(),
    expand: ExpandList.optional(),
  }),
).refine((query) => query.order === undefined || query.score_version !== 2, {
  path: ['order'],
  message: 'goes with score_version 1: version 2 has an order of its own',
  when,
});
export type RankingListQuery = z.output<typeof RankingListQuery>;

export const RankingQuery = z.object({
  target_resource_id: Uuid.optional(),
  filter_job_id: Uuid,
  score_version: queryInteger({ min: 2, max: 2, standard: 2 }),
  q: z
    .undefined('is not possible for one candidate; name a target_resource_id or leave it out')
    .optional()
    .meta({ not: {} }),
});

export const ReasonsQuery = exactlyOneTarget(z.object(target));

export const CandidateParams = z.object({ candidate_id: Uuid });

/** Words instead of a percentage: a cosine is no probability. See intelligence/ranking/bands.ts. */
const Band = z.enum(['first', 'next', 'later']);

/** Records as their own paths answer them. */
const Expanded = z.object({
  candidate: Candidate.optional().describe('With expand=candidate: the candidate.'),
  summary: Summary.optional().describe('With expand=summary: the candidate in short.'),
  nomination: Nomination.nullable()
    .optional()
    .describe('With expand=nomination: the nomination of nomination_id; null if there is none.'),
  evaluations: z
    .array(CriterionEvaluation)
    .nullable()
    .optional()
    .describe(
      "With expand=evaluations: every criterion of the nomination's job; null without a nomination. " +
        'The service makes missing ones now, for at most two seconds over all entries.',
    ),
});
export type Expanded = z.infer<typeof Expanded>;

export const RankingEntry = z
  .object({
    score: z.number(),
    candidate_id: Uuid,
    candidate_remote_id: z.string(),
    summary_id: Uuid,
    nomination_id: Uuid.nullable(),
    /** Only with order. */
    best_match_score: z
      .number()
      .optional()
      .describe(
        "Only with order: score and the job's criteria together, 0…1, by the engine's answers. No other " +
          'candidate affects it.',
      ),
    /** Only with order. */
    corrections: z
      .number()
      .int()
      .optional()
      .describe(
        "Only with order: the number of people's own answers about the candidate. They count only in " +
          'best_match_corrected.',
      ),
    /** Only with include=band. */
    band: Band.optional().meta(meaning('Where to look first; only with include=band.', 'first')),
    /** Only with expand. */
    expanded: Expanded.optional().describe(
      'Only with expand: the records that the entry names, as their own paths give them. Without a ' +
        'nomination, nomination and evaluations are null.',
    ),
  })
  .meta({ id: 'RankingEntry' });
export type RankingEntry = z.infer<typeof RankingEntry>;
/** Somebody strong in another job, and why. */
export const SuggestedCandidate = z
  .object({
    candidate_id: Uuid.describe('The candidate.'),
    position: z
      .int()
      .meta({ description: 'Their place in the best match for this job, from 1.', examples: [3] }),
    earlier: z
      .object({
        nomination_id: Uuid.describe('Their nomination for the other job.'),
        job_id: Uuid.describe('The other job.'),
        job_title: z.string().meta({ description: 'Its title.', examples: ['Backend engineer'] }),
        stage_id: Uuid.describe('The stage they are in there.'),
        stage_name: z.string().meta({ description: 'What it is called.', examples: ['Interview'] }),
        reached_at: z.string().meta(meaning('When they came into it (UTC).', '2026-03-02T09:30:00.000Z')),
        is_put_forward: z.boolean().meta(meaning('Whether they are put forward to the client there.', true)),
      })
      .describe('The job they came farthest in.'),
  })
  .meta({ id: 'SuggestedCandidate' });
export type SuggestedCandidate = z.infer<typeof SuggestedCandidate>;

export const SuggestionAnswer = z.object({
  candidate_ids: z
    .array(Uuid)
    .min(1)
    .max(100)
    .meta(meaning('Candidates, at most 100.', ['0198c0de-0000-7000-8000-000000000002'])),
  is_declined: z.boolean().default(true).meta(meaning('false takes it back.', true)),
});

export const RankingList = many(RankingEntry);
export const RankingResult = one(RankingEntry);

export const Reasons = z
  .object({
    /** The stretches of text nearest to the target, the nearest first. */
    passages: z
      .array(Evidence)
      .describe('The stretches of the resume nearest to the target, the nearest first.'),
    /**
     * Where the words stand in the title of the job, or in the question, and which of them are in the resume; empty
     * where there is no title, and where the target is a person or a file.
     */
    title_words: z
      .array(
        z
          .object({
            start: z.int().describe('Where the word begins in the title, in UTF-16 code units.'),
            end: z.int().describe('Where it ends.'),
            is_found: z
              .boolean()
              .describe('Whether the resume has the word, ignoring what blind mode hides.'),
            /** Whether it stands right before the next one somewhere; null for the last one of a name. */
            is_beside_next: z
              .boolean()
              .nullable()
              .describe(
                'Whether it stands directly before the next word somewhere; null for the last word of a name.',
              ),
          })
          .meta({ id: 'TitleWord' }),
      )
      .meta({
        description:
          'Where each word stands in the title of the job or in the question, and whether the resume ' +
          'has it. Empty without a title, and for a person or a file as target.',
        examples: [[{ start: 0, end: 6, is_found: true, is_beside_next: null }]],
      }),
    /** Only where the target is a job; empty otherwise. */
    matching_skills: z.array(SkillWithEvidence),
    missing_skills: z.array(SkillWithEvidence),
    /** What a person should know about how the files were read. */
    notices: z.array(DocumentNotice.extend({ attachment_id: Uuid })),
  })
  .meta({ id: 'RankingReasons' });
export type Reasons = z.infer<typeof Reasons>;
export const ReasonsResult = one(Reasons);

describeFields({
  candidate_ranking: {
    q: [
      'Words to rank by, up to 8,000 characters: an ideal profile, a question. Instead of ' +
        'target_resource_id.',
      undefined,
    ],
  },
});
