import { z } from 'zod';
import { RemoteId, Timestamp, Uuid, shortText } from '../../fields.ts';
import { PositionPageQuery } from '../../paging.ts';
import { describeFields, meaning } from '../../field_words.ts';

export const AppliesTo = z.enum(['job', 'candidate']);
export type AppliesTo = z.infer<typeof AppliesTo>;
export const FieldKind = z.enum(['text', 'number', 'date', 'choice']);
export type FieldKind = z.infer<typeof FieldKind>;

const count = z.int().nonnegative();

const Choice = z.object({
  id: Uuid.meta({ examples: ['0198c0de-0000-7000-8000-0000000000c1'] }),
  name: z.string().meta({ description: 'What the choice is called.', examples: ['Hybrid'] }),
  value_count: count.meta(meaning('How many jobs or candidates have the choice, of those you may see.', 3)),
});

export const CustomField = z
  .object({
    id: Uuid,
    remote_id: z.string().nullable(),
    applies_to: AppliesTo,
    kind: FieldKind,
    name: z.string(),
    choices: z.array(Choice).describe('Of a field of the kind choice, in their order.'),
    position: z.int(),
    value_count: count.meta(meaning('How many jobs or candidates have a value, of those you may see.', 12)),
    created_at: Timestamp,
    modified_at: Timestamp,
  })
  .meta({ id: 'CustomField' });
export type CustomField = z.infer<typeof CustomField>;

const name = shortText(200);
const position = z.int().min(0).max(1_000_000);
/** One that names its id is kept and may have a new name; one without is new. */
const ChoiceInput = z.object({
  id: Uuid.optional().meta({
    description: 'Of a choice there is: it keeps its values. Without an id the choice is new.',
    examples: ['0198c0de-0000-7000-8000-0000000000c1'],
  }),
  name: name.meta({ description: 'At most 200 characters; unique in the field.', examples: ['Hybrid'] }),
});
const choices = z
  .array(ChoiceInput)
  .max(200)
  .describe('Only for the kind choice. Those that are left out go, with their values.');

export const CustomFieldInput = z.object({
  remote_id: RemoteId.nullish(),
  applies_to: AppliesTo,
  kind: FieldKind,
  name,
  choices: choices.optional(),
  position: position.optional(),
});
export type CustomFieldInput = z.output<typeof CustomFieldInput>;

/** What a field applies to and its kind stay: its values would lose their meaning. */
export const CustomFieldChanges = z.object({
  name: name.optional(),
  choices: choices.optional(),
  position: position.optional(),
  remote_id: RemoteId.nullish(),
});
export type CustomFieldChanges = z.output<typeof CustomFieldChanges>;

export const CustomFieldQuery = PositionPageQuery.extend({
  applies_to: AppliesTo.optional(),
  remote_id: RemoteId.optional(),
});

describeFields({
  custom_field: {
    remote_id: ['The id of the field in the system it comes from.', 'cf-notice'],
    applies_to: ['What has the field: jobs or candidates.', 'candidate'],
    kind: ['What its values are. It cannot change.', 'choice'],
    name: ['At most 200 characters; unique among the fields of jobs, or of candidates.', 'Work model'],
    position: ['Its place among the fields. It defaults to the end.', 0],
  },
});
