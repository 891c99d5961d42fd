import { z } from 'zod';
import { CriterionWeight } from '../criteria/schema.ts';
import { SentenceCode } from '../../sentence_code.ts';
import { Timestamp, Uuid, many, optionalText, shortText } from '../../fields.ts';
import { describeFields, meaning } from '../../field_words.ts';

/** How a criterion is read, in words and in codes. */
const reading = {
  understood_as: z
    .string()
    .meta({ description: 'How it is read, in plain words.', examples: ['Works now in: banking'] }),
  told: z.array(SentenceCode).meta({
    description: 'understood_as in codes, in prefix order',
    examples: [[{ code: 'asks.industry', args: { name: 'banking', now: 1 } }]],
  }),
};

/** A criterion a job's description asks for, with the sentence it comes from. */
export const SuggestedCriterion = z
  .object({
    prompt_text: z.string(),
    weight: CriterionWeight,
    ...reading,
    engine: z
      .enum(['rules', 'meaning'])
      .meta({ description: 'meaning if it keeps words of the job that no rule reads.', examples: ['rules'] }),
    quote: z.string().meta({
      description: 'The sentence of the description it comes from.',
      examples: ['You work in banking today'],
    }),
    criterion_id: Uuid.nullable().meta({
      description: 'The criterion of the job that already asks the same; null if there is none.',
      examples: [null],
    }),
  })
  .meta({ id: 'SuggestedCriterion' });
export type SuggestedCriterion = z.infer<typeof SuggestedCriterion>;
export const SuggestedCriteria = many(SuggestedCriterion);

/** Criteria for a common trade, as the program ships them. */
export const CriterionPreset = z
  .object({
    id: z.string().meta({ description: 'The id of the preset; it does not change.', examples: ['finance'] }),
    trade: z.string().meta({ description: 'The trade it is for.', examples: ['Finance'] }),
    name: z.string().meta({ description: 'What the preset is called.', examples: ['Accountant'] }),
    criteria: z
      .array(z.object({ prompt_text: z.string(), weight: CriterionWeight, ...reading }))
      .describe('The criteria, in the order to show them.'),
  })
  .meta({ id: 'CriterionPreset' });
export type CriterionPreset = z.infer<typeof CriterionPreset>;
export const CriterionPresets = many(CriterionPreset);

/** A criterion a person keeps to use again. */
const SavedCriterion = z
  .object({
    id: Uuid,
    prompt_text: z.string(),
    display_name: z.string().nullable(),
    weight: CriterionWeight.nullable().meta(meaning('must, nice, or null if nobody said.', 'must')),
    ...reading,
    created_at: Timestamp,
  })
  .meta({ id: 'SavedCriterion' });
export type SavedCriterion = z.infer<typeof SavedCriterion>;
export const SavedCriteria = many(SavedCriterion);

export const SavedCriterionInput = z.object({
  prompt_text: shortText(2_000),
  display_name: optionalText(500),
  weight: CriterionWeight.nullish(),
});
export type SavedCriterionInput = z.output<typeof SavedCriterionInput>;

describeFields({
  suggested_criterion: {
    prompt_text: ['The yes/no question, at most 2,000 characters.', 'Works in banking now'],
    weight: ['must or nice: how much it matters to a person. It changes no score.', 'must'],
  },
  criterion_preset: {
    prompt_text: ['The yes/no question, at most 2,000 characters.', 'Works in banking now'],
    weight: ['must or nice: how much it matters to a person. It changes no score.', 'must'],
  },
  saved_criterion: {
    prompt_text: ['The yes/no question, at most 2,000 characters.', 'Works in banking now'],
    weight: ['must, nice, or null if nobody said.', 'must'],
    display_name: ['Shown instead of prompt_text, unless null.', 'Banking'],
  },
});
