import { z } from 'zod';
import { Uuid, queryInteger } from '../../fields.ts';
import { CreationMethod } from '../candidate_tags/schema.ts';
import { KnownTerms, TERMS_ASKED } from '../availability/schema.ts';
import { TagType } from '../tags/schema.ts';
import { FieldConditions } from '../../settings/custom_field_values/schema.ts';
import { describeFields, meaning } from '../../field_words.ts';

const IDS_AT_ONCE = 100;
const ID = ' *[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12} *';
const ID_LIST = `^${ID}(?:,${ID}){0,${IDS_AT_ONCE - 1}}$`;
const idList = z
  .string()
  .transform((list) => list.split(',').map((id) => id.trim()))
  .pipe(z.array(Uuid).max(IDS_AT_ONCE))
  .meta({ pattern: ID_LIST, examples: ['0198c0de-0000-7000-8000-000000000002'] });

const Words = z.string().max(8000);

/** What a search asks of candidates. Filters narrow each other down. */
export const PoolQuery = z.object({
  q: Words.optional().describe(
    'Words in the name or a readable attachment, all of them; the last may be the beginning of a word. ' +
      '"…" for a phrase, OR, NOT or -word, brackets, and beginning*. What cannot be meant is left out; ' +
      'the answer says how it was understood',
  ),
  tag_ids: idList.optional().meta({
    description: 'Only candidates with every one of these tags, however given; comma-separated, at most 100',
    examples: ['0198c0de-0000-7000-8000-000000000007'],
  }),
  place: z
    .string()
    .max(500)
    .optional()
    .describe('Only candidates whose location holds this; case and accents do not matter'),
  min_years: queryInteger({ min: 0, max: 80, standard: 0 }).describe(
    'Minimum years of experience; 0 for everybody',
  ),
  job_id: Uuid.optional().describe('Only candidates with a nomination for this job'),
  stage_id: Uuid.optional().describe('Only candidates with a nomination in this stage'),
  stage_ids: idList.optional().meta({
    description: 'Only candidates with a nomination in one of these stages; comma-separated, at most 100',
    examples: ['0198c0de-0000-7000-8000-000000000005'],
  }),
  in_no_job: z.literal('true').optional().describe('Only candidates without any nomination'),
  source: z
    .string()
    .max(500)
    .optional()
    .describe('Only candidates whose source holds this; case and accents do not matter'),
  added_since: z.iso
    .date()
    .optional()
    .meta(meaning('Only candidates added on this day (UTC) or later', '2026-01-15')),
  ...TERMS_ASKED,
  custom_fields: FieldConditions.optional(),
  due: z
    .literal('true')
    .optional()
    .describe('Only candidates that are due, as GET /retention counts them; none while it is off'),
  sort: z
    .enum(['newest', 'name', 'years'])
    .default('newest')
    .describe(
      'newest first; by name; or most years of experience first, with unknown ones last. Candidates ' +
        'without a readable file come at the end',
    ),
  limit: queryInteger({ min: 0, max: 100_000, standard: 100_000 }).describe(
    'Maximum number of ids; 0 for their count alone',
  ),
});
export type PoolQuery = z.output<typeof PoolQuery>;

/** How a question of words was read. */
export const Understood = z
  .object({
    text: z.string().meta({
      description: 'As one line. … ends what may be the beginning of a word.',
      examples: ['java AND (spring OR quarkus), without “php”'],
    }),
    parts: z
      .array(
        z.object({
          kind: z.enum(['word', 'beginning', 'phrase', 'and', 'or', 'without', 'open', 'close']).meta({
            description: 'What it is: words to find, what joins or excludes them, or a bracket.',
            examples: ['phrase'],
          }),
          text: z.string().meta(meaning('The words, as they were typed; else empty.', 'project manager')),
        }),
      )
      .describe('The same, piece by piece.'),
    repairs: z
      .array(
        z.enum(['quote_closed', 'bracket_closed', 'bracket_ignored', 'operator_ignored', 'rest_ignored']),
      )
      .meta({
        description:
          'What was not as it should be, and what was done about it. rest_ignored: only the first 32 words count.',
        examples: [['bracket_closed']],
      }),
  })
  .meta({ id: 'UnderstoodSearch' });
export type Understood = z.infer<typeof Understood>;

/** Ids alone: a hundred thousand of them are four megabytes. */
export const PoolIds = z
  .object({
    ids: z.array(Uuid).meta({
      description: 'Ids of candidates, in the requested order.',
      examples: [['0198c0de-0000-7000-8000-000000000002']],
    }),
    total: z.int().meta({ description: 'How many candidates the search finds.', examples: [24] }),
    unread_total: z.int().meta({
      description: 'How many of them are only a file that could not be read. They come last in any order.',
      examples: [1],
    }),
    understood: Understood.nullable().describe('How q was understood; null without a word in it.'),
  })
  .meta({ id: 'PoolIds' });
export type PoolIds = z.infer<typeof PoolIds>;

export const CardQuery = z.object({
  ids: idList.describe('Comma-separated, at most 100'),
  q: Words.optional().describe('Words whose place in the text is shown'),
});

const Snippet = z.object({
  text: z.string().meta(meaning('Words of the resume around what was found.', 'ran Kafka in production')),
  marks: z
    .array(z.tuple([z.int(), z.int()]))
    .meta({ description: 'Begin and end of each word found, in `text`.', examples: [[[4, 9]]] }),
});
export type Snippet = z.infer<typeof Snippet>;

/** What a list shows of a candidate beside the candidate: tags, jobs, and where the words stand. */
export const CandidateCard = z
  .object({
    candidate_id: Uuid,
    tags: z
      .array(
        z.object({
          tag_id: Uuid,
          name: z.string().meta({ description: 'What the tag is called.', examples: ['Cold chain'] }),
          tag_type: TagType.meta(meaning('What the tag says of a candidate.', 'specialty_name')),
          is_standardized: z.boolean().meta({
            description: 'Whether it is one of the standards of the organization.',
            examples: [true],
          }),
          creation_methods: z
            .array(CreationMethod)
            .meta({ description: 'Who says so.', examples: [['selected_by_organization']] }),
        }),
      )
      .describe('Each tag of the candidate once, with everybody who gave it.'),
    nominations: z
      .array(z.object({ nomination_id: Uuid, job_id: Uuid, stage_id: Uuid }))
      .describe('The jobs they are considered for, newest first.'),
    is_unread: z.boolean().meta({
      description:
        'Nothing is known about them but a file that could not be read. They bear its name until it is ' +
        'read or somebody says who they are.',
      examples: [false],
    }),
    availability: KnownTerms.describe('When they can start, their notice and what they want to earn.'),
    note_count: z.int().meta({ description: 'How many notes there are about them.', examples: [2] }),
    file_count: z.int().meta({ description: 'How many files they have.', examples: [1] }),
    duplicate_count: z.int().meta({
      description: 'How many other candidates are probably the same person; a blind client is told of none.',
      examples: [0],
    }),
    snippet: Snippet.nullable().describe(
      'Where the words of q stand in a resume; null if only name or contact have them.',
    ),
  })
  .meta({ id: 'CandidateCard' });
export type CandidateCard = z.infer<typeof CandidateCard>;

describeFields({
  candidate_card: {
    job_id: 'The job.',
    stage_id: 'The stage they are in.',
  },
});
