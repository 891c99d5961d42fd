import type { JobDetails } from '#service/api/hiring/job_details/schema.ts';

/** The details of a job as they are typed. */
export type DetailWords = { readonly [Field in keyof JobDetails]: string };
export type DetailField = keyof DetailWords;

export const NO_DETAIL_WORDS: DetailWords = {
  client_name: '',
  contact_name: '',
  contact_email: '',
  contact_phone: '',
  location: '',
  salary_min: '',
  salary_max: '',
  salary_currency: '',
  salary_period: '',
  deadline: '',
};
export const DETAIL_FIELDS = Object.keys(NO_DETAIL_WORDS) as readonly DetailField[];

/** Fields that say whom to talk to at a customer. */
export const CONTACT_FIELDS = ['contact_name', 'contact_email', 'contact_phone'] as const;

export function detailWordsOf(details: JobDetails): DetailWords {
  return Object.fromEntries(
    DETAIL_FIELDS.map((field) => [field, String(details[field] ?? '')]),
  ) as DetailWords;
}

/**
 * An amount as people write it: 60,000 · 60.000 · 60 000 · 60k · 18.50. null where nothing is written, and NaN for what
 * is no amount. A group of three digits behind a mark is thousands: nobody is paid in thousandths.
 */
export function amountOf(written: string): number | null {
  const text = written.replaceAll(/[\s'’\u00A0\u202F]/gu, '').toLowerCase();
  if (text === '') return null;
  const [, digits = '', cents = '', thousands] =
    /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?(k)?$/u.exec(text) ?? [];
  if (digits === '') return Number.NaN;
  const amount = Number(`${digits.replaceAll(/[.,]/gu, '')}.${cents || '0'}`);
  return thousands === undefined ? amount : Math.round(amount * 1000);
}

/** What is wrong with what is typed, by field, as a key of the texts. */
export type DetailFault = 'amount' | 'order' | 'currency' | 'email';

export function faultsOf(words: DetailWords): Partial<Record<DetailField, DetailFault>> {
  const [min, max] = [amountOf(words.salary_min), amountOf(words.salary_max)];
  const currency = words.salary_currency.trim().toUpperCase();
  const email = words.contact_email.trim();
  return {
    ...(Number.isNaN(min) ? { salary_min: 'amount' } : {}),
    ...(Number.isNaN(max)
      ? { salary_max: 'amount' }
      : min !== null && max !== null && min > max
        ? { salary_max: 'order' }
        : {}),
    ...(currency !== '' && !Intl.supportedValuesOf('currency').includes(currency)
      ? { salary_currency: 'currency' }
      : {}),
    ...(email !== '' && !/^[^\s@]+@[^\s@]+$/u.test(email) ? { contact_email: 'email' } : {}),
  };
}

/** What is sent of details: these fields, and no other. */
export function toDetails(words: DetailWords, fields: readonly string[]): Partial<JobDetails> {
  const asked = DETAIL_FIELDS.filter((field) => fields.includes(field));
  return Object.fromEntries(asked.map((field) => [field, valueOf(field, words[field])]));
}

function valueOf(field: DetailField, written: string): string | number | null {
  if (field === 'salary_min' || field === 'salary_max') return amountOf(written);
  const text = written.trim();
  return text === '' ? null : field === 'salary_currency' ? text.toUpperCase() : text;
}
