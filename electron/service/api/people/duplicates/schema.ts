import { z } from 'zod';
import { Uuid, many } from '../../fields.ts';
import { describeFields } from '../../field_words.ts';

const strength = z.number().min(0).max(1);

/** What two records of one person have in common. */
export const SAME_THINGS = [
  'same_file',
  'same_email',
  'same_link',
  'same_phone',
  'same_name_and_employer',
  'same_name_and_school',
  'same_site',
] as const;

const DuplicateReason = z.object({
  type: z.enum(SAME_THINGS).meta({ description: 'What is the same.', examples: ['same_email'] }),
  /** What both have, as it was compared: an address without `+something`, a telephone number as E.164. */
  value: z.string().meta({ description: 'What it is.', examples: ['amara.okonjo@example.com'] }),
  strength: strength.describe('How strongly this alone says that they are one person'),
});

/** Another candidate that is probably the same person. */
export const Duplicate = z
  .object({
    candidate_id: Uuid.meta({ examples: ['0198c0de-0000-7000-8000-000000000022'] }),
    full_name: z.string().meta({ description: 'The name of the other candidate.', examples: ['A. Okonjo'] }),
    strength: strength.describe('All reasons together, from 0 to 1'),
    reasons: z.array(DuplicateReason).describe('What both have in common.'),
  })
  .meta({ id: 'Duplicate' });
export type Duplicate = z.infer<typeof Duplicate>;
export type DuplicateReason = Duplicate['reasons'][number];

export const DuplicateList = many(Duplicate);

/** Two candidates who may be the same person. */
export const DuplicatePair = z
  .object({
    candidate_id: Uuid.describe('The older record of the two.'),
    full_name: z.string().meta({ description: 'The name in the older record.', examples: ['Amara Okonjo'] }),
    other_id: Uuid.describe('The newer record.'),
    other_name: z.string().meta({ description: 'The name in the newer record.', examples: ['A. Okonjo'] }),
    strength: strength.describe('All reasons together, from 0 to 1'),
    reasons: z.array(DuplicateReason).describe('What both have in common.'),
  })
  .meta({ id: 'DuplicatePair' });
export type DuplicatePair = z.infer<typeof DuplicatePair>;

describeFields({
  duplicate: {
    other_id: { example: '0198c0de-0000-7000-8000-000000000022' },
    strength: { example: 0.9 },
  },
});
