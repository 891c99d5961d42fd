import { z } from 'zod';
import { CriterionWeight } from '../criteria/schema.ts';
import { SentenceCode } from '../../sentence_code.ts';
import { Timestamp, Uuid, many, optionalText, shortText } from '../../fields.ts';

/** How a criterion is read, in words and in codes. */
const reading = {
  understood_as: z.string(),
  told: z.array(SentenceCode).meta({ description: 'understood_as in codes, in prefix order' }),
};

/** A criterion a job's description asks for, with the sentence it comes from. */
export const SuggestedCriterion = z
  .object({
    prompt_text: z.string(),
    weight: CriterionWeight,
    ...reading,
    engine: z.enum(['rules', 'meaning']),
    quote: z.string(),
    criterion_id: Uuid.nullable(),
  })
  .meta({ id: 'SuggestedCriterion' });
export type SuggestedCriterion = z.infer<typeof SuggestedCriterion>;
export const SuggestedCriteria = many(SuggestedCriterion);

/** Criteria for a common trade, as the program ships them. */
export const CriterionPreset = z
  .object({
    id: z.string(),
    trade: z.string(),
    name: z.string(),
    criteria: z.array(z.object({ prompt_text: z.string(), weight: CriterionWeight, ...reading })),
  })
  .meta({ id: 'CriterionPreset' });
export type CriterionPreset = z.infer<typeof CriterionPreset>;
export const CriterionPresets = many(CriterionPreset);

/** A criterion a person keeps to use again. */
export const SavedCriterion = z
  .object({
    id: Uuid,
    prompt_text: z.string(),
    display_name: z.string().nullable(),
    weight: CriterionWeight.nullable(),
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
