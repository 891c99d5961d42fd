import { z } from 'zod';
import { optionalText } from '../../fields.ts';

const Period = z.enum(['year', 'month', 'day', 'hour']);

/** What the fields mean, wherever they stand. */
const MEANT = {
  client_name: { description: 'The customer that people are sought for.', examples: ['Halden Freight'] },
  contact_name: { description: 'Whom one talks to there.', examples: ['Petra Olsen'] },
  contact_email: { description: 'Their e-mail address.', examples: ['petra.olsen@example.com'] },
  contact_phone: { description: 'Their number.', examples: ['+1 555 0142'] },
  location: { description: 'Where the work is, in words.', examples: ['Hamburg, two days from home'] },
  salary_min: { description: 'What is paid at least; hundredths are kept.', examples: [60_000] },
  salary_max: { description: 'What is paid at most; hundredths are kept.', examples: [75_000] },
  salary_currency: { description: 'The currency as a code of ISO 4217.', examples: ['EUR'] },
  salary_period: { description: 'For how long that is paid.', examples: ['year'] },
  deadline: { description: 'The day until which the place is to be filled.', examples: ['2026-12-18'] },
};

/** What a job says beside its ad: for whom it is, where, for how much and until when. */
export const JobDetails = z
  .object({
    client_name: z.string().nullable().meta(MEANT.client_name),
    contact_name: z.string().nullable().meta(MEANT.contact_name),
    contact_email: z.string().nullable().meta(MEANT.contact_email),
    contact_phone: z.string().nullable().meta(MEANT.contact_phone),
    location: z.string().nullable().meta(MEANT.location),
    salary_min: z.number().nullable().meta(MEANT.salary_min),
    salary_max: z.number().nullable().meta(MEANT.salary_max),
    salary_currency: z.string().nullable().meta(MEANT.salary_currency),
    salary_period: Period.nullable().meta(MEANT.salary_period),
    deadline: z.iso.date().nullable().meta(MEANT.deadline),
  })
  .meta({ id: 'JobDetails' });
export type JobDetails = z.infer<typeof JobDetails>;

/** Of a job of which nothing is said. */
export const NO_DETAILS: JobDetails = {
  client_name: null,
  contact_name: null,
  contact_email: null,
  contact_phone: null,
  location: null,
  salary_min: null,
  salary_max: null,
  salary_currency: null,
  salary_period: null,
  deadline: null,
};

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

const Amount = z
  .number()
  .min(0)
  .max(1_000_000_000)
  .transform((amount) => Math.round(amount * 100) / 100)
  .nullable()
  .optional();

const Currency = z
  .string()
  .regex(/^\s*[A-Za-z]{3}\s*$/, 'must be three letters of ISO 4217, such as EUR')
  .transform((code) => code.trim().toUpperCase())
  .refine((code) => CURRENCIES.has(code), 'is no currency of ISO 4217; write it like EUR or USD')
  .nullable()
  .optional();

const Email = optionalText(254).refine(
  (email) => typeof email !== 'string' || /^[^\s@]+@[^\s@]+$/u.test(email),
  'must be an e-mail address',
);

const Deadline = z.iso.date('must be a day there is, written like 2026-12-18').nullable().optional();

/** Only the fields that are sent change; null or a blank text clears one. */
export const JobDetailsChanges = z.object({
  client_name: optionalText(200).meta(MEANT.client_name),
  contact_name: optionalText(200).meta(MEANT.contact_name),
  contact_email: Email.meta(MEANT.contact_email),
  contact_phone: optionalText(60).meta(MEANT.contact_phone),
  location: optionalText(200).meta(MEANT.location),
  salary_min: Amount.meta(MEANT.salary_min),
  salary_max: Amount.meta(MEANT.salary_max),
  salary_currency: Currency.meta(MEANT.salary_currency),
  salary_period: Period.nullable().optional().meta(MEANT.salary_period),
  deadline: Deadline.meta(MEANT.deadline),
});
export type JobDetailsChanges = z.output<typeof JobDetailsChanges>;
