import { z } from 'zod';
import { meaning } from '../../field_words.ts';
import { IsoMoment, Timestamp, Uuid, many, optionalText } from '../../fields.ts';
import { CriterionEvaluationDetail } from './schema.ts';

const score = z
  .int()
  .min(1)
  .max(5)
  .nullable()
  .meta({ description: 'From 1, weak, to 5, strong; null without one.', examples: [4] });
const answer = optionalText(2_000).meta({
  description: 'What the candidate said; null where nothing was written down.',
  examples: ['Moved a monolith to Kafka, with a team of four'],
});
const is_criterion_met = z
  .boolean()
  .nullable()
  .meta({
    description:
      "Whether the criterion is met, by what was said: a person's own answer, as its override has it. " +
      'null: it remains unclear.',
    examples: [true],
  });

/** What was said in a call about one criterion, or about everything else. */
export const CallAnswer = z
  .object({
    id: Uuid,
    nomination_id: Uuid.describe('The nomination the call was about.'),
    criterion_id: Uuid.nullable().describe('The criterion; null for the note of the whole call.'),
    answer: z
      .string()
      .nullable()
      .meta({ description: 'What the candidate said.', examples: ['Yes, two years'] }),
    is_criterion_met,
    score,
    said_at: Timestamp.meta({ description: 'When it was said.', examples: ['2026-11-23T09:30:00.000Z'] }),
    client_id: Uuid.nullable().describe('The client that wrote it down.'),
    said_by: z
      .string()
      .nullable()
      .meta({ description: 'The name of the person or program that wrote it down.', examples: ['Mira Tal'] }),
    created_at: Timestamp,
    modified_at: Timestamp,
  })
  .meta({ id: 'CallAnswer' });
export type CallAnswer = z.infer<typeof CallAnswer>;
export const CallAnswerList = many(CallAnswer);

const said_at = IsoMoment.optional().meta({
  description: 'When it was said; now, if it is left out.',
  examples: ['2026-11-23T09:30:00Z'],
});

export const CallAnswerInput = z.object({
  answer,
  is_criterion_met: is_criterion_met.default(null),
  score: score.default(null),
  said_at,
});
export type CallAnswerInput = z.output<typeof CallAnswerInput>;

export const CallNoteInput = z.object({ answer, score: score.default(null), said_at });

const listed = (value: unknown): unknown => (typeof value === 'string' ? [value] : value);
export const CallSheetQuery = z.object({
  candidate_ids: z
    .preprocess(listed, z.array(Uuid).min(1).max(100))
    .optional()
    .meta({
      description:
        'The candidates, each as its own parameter; at most 100. Default: those on the shortlist or put forward.',
      examples: [['0198c0de-0000-7000-8000-000000000002']],
    }),
});

const CallQuestion = CriterionEvaluationDetail.extend({
  answer: CallAnswer.nullable().meta(meaning('What was said; null while nothing was.', null)),
}).meta({ id: 'CallQuestion' });
export type CallQuestion = z.infer<typeof CallQuestion>;

/** What to ask one candidate in a call. */
export const CallSheet = z
  .object({
    nomination_id: Uuid.describe('The nomination.'),
    candidate_id: Uuid.describe('The candidate.'),
    full_name: z.string().meta({ description: 'Whom to call.', examples: ['Ines Okafor'] }),
    email: z
      .string()
      .nullable()
      .meta({ description: 'Their address.', examples: ['ines@example.com'] }),
    phone: z
      .string()
      .nullable()
      .meta({ description: 'Their number.', examples: ['555-0100'] }),
    questions: z
      .array(CallQuestion)
      .describe('The criteria their resume leaves open, and those they answered, must-haves first.'),
    note: CallAnswer.nullable().meta({ description: 'The note of the whole call.', examples: [null] }),
  })
  .meta({ id: 'CallSheet' });
export type CallSheet = z.infer<typeof CallSheet>;
export const CallSheetList = many(CallSheet);
