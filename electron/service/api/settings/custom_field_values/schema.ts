import { z } from 'zod';
import { Timestamp, Uuid, many, one } from '../../fields.ts';
import { describeFields, meaning } from '../../field_words.ts';
import { AppliesTo } from '../custom_fields/schema.ts';

/** Longest text of a value. */
export const MAX_TEXT = 2000;
/** Beyond it a number is no longer exact. */
export const MAX_NUMBER = 999_999_999_999_999;

/** A text, a number, a day (YYYY-MM-DD), or the id of a choice. */
export const FieldValue = z.union([z.string(), z.number()]);
export type FieldValue = z.infer<typeof FieldValue>;

const SOME_VALUES = { '0198c0de-0000-7000-8000-0000000000f1': 65000 };

/** The values of one job or candidate, by field. */
const CustomValues = z
  .object({
    values: z.record(Uuid, FieldValue).meta({
      description: 'By the id of the field; fields without a value are left out.',
      examples: [SOME_VALUES],
    }),
  })
  .meta({ id: 'CustomFieldValues' });
export type CustomValues = z.infer<typeof CustomValues>;

export const CustomValuesInput = z.object({
  values: z
    .record(Uuid, z.union([FieldValue, z.null()]))
    .meta({
      description:
        'By the id of the field; null clears one. Fields that are left out stay. A choice is named by its id or its name.',
      examples: [SOME_VALUES],
      maxProperties: 500,
    })
    .refine((values) => Object.keys(values).length <= 500, 'must have at most 500 fields'),
});
export type CustomValuesInput = z.output<typeof CustomValuesInput>;

/** One value, where those of several jobs or candidates are listed. */
export const CustomFieldValue = z
  .object({
    id: Uuid,
    field_id: Uuid.meta({ examples: ['0198c0de-0000-7000-8000-0000000000f1'] }),
    candidate_id: Uuid.nullable(),
    job_id: Uuid.nullable(),
    value: FieldValue,
    modified_at: Timestamp,
  })
  .meta({ id: 'CustomFieldValue' });
export type CustomFieldValue = z.infer<typeof CustomFieldValue>;

const AT_ONCE = 100;
const ID = ' *[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12} *';

export const ValuesQuery = z.object({
  applies_to: AppliesTo.meta(meaning('Whose values: of jobs or of candidates.', 'candidate')),
  ids: z
    .string()
    .transform((list) => list.split(',').map((id) => id.trim()))
    .pipe(z.array(Uuid).max(AT_ONCE))
    .meta({
      pattern: `^${ID}(?:,${ID}){0,${AT_ONCE - 1}}$`,
      description: 'Ids of jobs or candidates; comma-separated, at most 100.',
      examples: ['0198c0de-0000-7000-8000-000000000002'],
    }),
});

const OF_FIELD = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';
const BOUND = '(?:-?[0-9]{1,15}(?:[.][0-9]{1,6})?|[0-9]{4}-[0-9]{2}-[0-9]{2})';
const ASKED = `${OF_FIELD}:(?:filled|empty|is:${OF_FIELD}|(?:from|to):${BOUND}|contains:[^,]{1,500})`;
const CONDITION = new RegExp(`^(${OF_FIELD}):(\\w+)(?::(.*))?$`);
/** The most conditions of one search. */
const MAX_CONDITIONS = 50;

/** What a search asks of one field. */
export type FieldCondition = {
  readonly field_id: string;
  readonly asks: 'filled' | 'empty' | 'is' | 'from' | 'to' | 'contains';
  readonly than: string;
};

/** `<field id>:is:<choice id>,<field id>:from:50000` in a query. */
export const FieldConditions = z
  .string()
  .regex(
    new RegExp(`^${ASKED}(?:,${ASKED}){0,${MAX_CONDITIONS - 1}}$`),
    'must be a list of conditions, with commas',
  )
  .transform((list) => list.split(',').map(conditionOf))
  .meta({
    description:
      'Only those whose own fields hold this: `<field id>:filled`, `:empty`, `:is:<choice id>`, `:from:<number or ' +
      'day>`, `:to:<number or day>`, `:contains:<words, percent-encoded>`; comma-separated. Several choices of one ' +
      'field are joined by or, everything else by and.',
    examples: ['0198c0de-0000-7000-8000-0000000000f1:from:50000'],
  });

function conditionOf(written: string): FieldCondition {
  const [, field_id = '', asks = '', than = ''] = CONDITION.exec(written) ?? [];
  return { field_id: field_id.toLowerCase(), asks: asks as FieldCondition['asks'], than: decoded(than) };
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

export const CustomValuesResult = one(CustomValues);
export const CustomFieldValueList = many(CustomFieldValue);

describeFields({
  custom_field_value: {
    field_id: 'The field.',
    candidate_id: 'The candidate who has the value; null for one of a job.',
    job_id: ['The job that has the value; null for one of a candidate.', null],
    value: ['A text, a number, a day (YYYY-MM-DD), or the id of a choice.', 65000],
  },
});
