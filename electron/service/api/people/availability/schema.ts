import { z } from 'zod';
import { Timestamp, Uuid, one, queryInteger, shortText } from '../../fields.ts';
import { describeFields, meaning } from '../../field_words.ts';

/** What is known of when somebody can start, of their notice, and of what they want to earn. */
export const FACTS = ['availability', 'notice_period', 'salary_expectation'] as const;
export type Fact = (typeof FACTS)[number];

/** No notice is longer, in whichever unit. */
export const MOST_NOTICE = 1000;

const words = z
  .string()
  .nullable()
  .meta({ description: 'In words, as the resume or a person says it.', examples: ['from 1 March 2027'] });

const Day = z.union([z.iso.date(), z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)]);
const amount = z
  .number()
  .positive()
  .max(1_000_000_000)
  .meta({ examples: [65000] });

const start = {
  is_now: z.boolean().meta({ description: 'Whether they can start at once.', examples: [false] }),
  from: Day.nullable().meta({
    description: 'The first day, YYYY-MM-DD, or month, YYYY-MM; null if not known.',
    examples: ['2027-03-01'],
  }),
};
const notice = {
  amount: z
    .int()
    .min(0)
    .max(MOST_NOTICE)
    .meta({ description: 'How many; 0 for no notice.', examples: [3] }),
  unit: z.enum(['day', 'week', 'month']).meta({ description: 'Days, weeks or months.', examples: ['month'] }),
  to_end_of: z
    .enum(['month', 'quarter', 'year'])
    .nullable()
    .meta({ description: 'Until the end of which period it runs; null: of none.', examples: ['quarter'] }),
};
const salary = {
  min: amount.nullable().meta({ description: 'The least; null if not said.', examples: [65000] }),
  max: amount.nullable().meta({ description: 'The most; null if not said.', examples: [70000] }),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be a code of ISO 4217, such as EUR')
    .nullable()
    .meta({ description: 'ISO 4217; null if not said.', examples: ['EUR'] }),
  per: z
    .enum(['year', 'month', 'day', 'hour'])
    .nullable()
    .meta({ description: 'The period it is for; null if not said.', examples: ['year'] }),
};

const saying = Uuid.nullable().meta({
  description: 'Of what a person said; null where the resume says it, or nobody does.',
  examples: [null],
});
const sayer = z
  .enum(['resume', 'person'])
  .nullable()
  .meta({ description: 'Who says it: a person wins over every reading.', examples: ['resume'] });

/** A fact as a list shows it: what is known, and who says it. */
const known = <Value extends z.ZodType>(value: Value, description: string) =>
  z
    .object({
      id: saying,
      value: value.nullable().describe('What is known; null where nothing is.'),
      source: sayer,
    })
    .meta({ description });

/** A fact with where it comes from. */
const told = <Value extends z.ZodType>(value: Value) =>
  z.object({
    id: saying,
    value: value.nullable(),
    source: sayer,
    quote: z
      .string()
      .nullable()
      .meta(meaning('The words of the resume, whoever wins.', 'Available from 1 March 2027')),
    attachment_id: Uuid.nullable(),
    span: z
      .object({ start: z.int().nonnegative(), end: z.int().nonnegative() })
      .nullable()
      .meta({ description: 'Where the words stand in its text.', examples: [{ start: 120, end: 147 }] }),
    client_id: Uuid.nullable(),
    said_by: z
      .string()
      .nullable()
      .meta({ description: 'The name of the person or program that said it.', examples: ['Mira Tal'] }),
    said_at: Timestamp.nullable().meta({
      description: 'When it was said; null for the resume.',
      examples: ['2026-11-23T09:30:00.000Z'],
    }),
  });

export const CandidateAvailability = z
  .object({
    availability: told(z.object({ ...start, text: words })),
    notice_period: told(z.object(notice)),
    salary_expectation: told(z.object(salary)),
  })
  .meta({ id: 'CandidateAvailability' });
export type CandidateAvailability = z.infer<typeof CandidateAvailability>;

/** The same as lists show it. */
export const KnownTerms = z.object({
  availability: known(z.object({ ...start, text: words }), 'When they can start.'),
  notice_period: known(z.object(notice), 'How long they are bound by their notice.'),
  salary_expectation: known(z.object(salary), 'What they want to earn.'),
});
export type KnownTerms = z.infer<typeof KnownTerms>;

const duration = z.string().regex(/^P\d{1,3}[DWM]$/, 'must be so many days, weeks or months, such as P4W');

/** What a search asks of availability, notice and salary, as a query says it. */
export const TERMS_ASKED = {
  available_by: z.iso
    .date()
    .optional()
    .meta({
      description:
        'Only candidates who can start on this day or earlier: as they say, else when their notice, given ' +
        'today, has run out',
      examples: ['2027-03-01'],
    }),
  available_within: duration.optional().meta({
    description: 'The same, counted from today (UTC): P14D, P4W or P3M',
    examples: ['P4W'],
  }),
  max_notice: duration.optional().meta({
    description:
      'Only candidates whose notice is no longer; P0D for none. To which end it runs does not matter',
    examples: ['P3M'],
  }),
  max_salary: queryInteger({ min: 0, max: 1_000_000_000, standard: 0 }).meta({
    description:
      'Only candidates who would work for this much; 0 for everybody. What they leave out, the currency or ' +
      'the period, is taken as asked',
    examples: [70_000],
  }),
  salary_currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be a code of ISO 4217, such as EUR')
    .optional()
    .meta(meaning('Of max_salary: ISO 4217; any without it. Nothing is converted', 'EUR')),
  salary_per: z
    .enum(['year', 'month', 'day', 'hour'])
    .optional()
    .meta({
      description:
        'Of max_salary; year without it. A year is twelve months; days and hours are told in nothing else',
      examples: ['year'],
    }),
};
const TermsAsked = z.object(TERMS_ASKED);
export type TermsAsked = Partial<z.output<typeof TermsAsked>>;

/** What a person says: null says that there is none. */
const said = <Value extends z.ZodType>(value: Value, description: string) =>
  z
    .strictObject({
      value: value.nullable().describe('What is so from now on; null: there is none.'),
    })
    .nullable()
    .meta({ description });

export const AvailabilityChanges = z
  .object({
    availability: said(
      z
        .strictObject({ ...start, text: shortText(200).nullable().optional() })
        .refine(
          ({ is_now, from, text }) => is_now !== (from !== null) || (!is_now && typeof text === 'string'),
          'must be at once, from a day or month, or in words',
        ),
      'When they can start; null counts the resume again.',
    ),
    notice_period: said(z.strictObject(notice), 'How long their notice is; null counts the resume again.'),
    salary_expectation: said(
      z
        .strictObject(salary)
        .refine(({ min, max }) => min !== null || max !== null, 'needs min or max')
        .refine(({ min, max }) => min === null || max === null || min <= max, 'has a min above its max'),
      'What they want to earn; null counts the resume again.',
    ),
  })
  .partial()
  .describe('Only what is sent changes. null takes back what people said, so that the resume counts again.');
export type AvailabilityChanges = z.output<typeof AvailabilityChanges>;

export const AvailabilityResult = one(CandidateAvailability);

describeFields({
  candidate_availability: {
    availability: 'When they can start.',
    notice_period: 'How long they are bound by their notice.',
    salary_expectation: 'What they want to earn.',
    attachment_id: 'The resume that was read; null for none.',
    value: 'What is known; null where nothing is.',
    client_id: 'The client that said it; null for the resume.',
  },
});
