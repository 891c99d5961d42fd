import type { AvailabilityChanges, CandidateAvailability } from '../../api/availability.ts';

export type Fact = keyof CandidateAvailability;
export const WHEN = ['', 'now', 'from', 'words'] as const;
export const UNITS = ['month', 'week', 'day'] as const;
export const ENDS = ['', 'month', 'quarter', 'year'] as const;
export const PERIODS = ['year', 'month', 'day', 'hour', ''] as const;

/** What is typed, as texts. */
export type Draft = {
  readonly when: string;
  readonly from: string;
  readonly words: string;
  readonly amount: string;
  readonly unit: string;
  readonly to_end_of: string;
  readonly min: string;
  readonly max: string;
  readonly currency: string;
  readonly per: string;
};

/** What is known, as texts to change. */
export function draftOf({ availability, notice_period, salary_expectation }: CandidateAvailability): Draft {
  const [when, notice, salary] = [availability.value, notice_period.value, salary_expectation.value];
  return {
    when: when === null ? '' : when.is_now ? 'now' : when.from === null ? 'words' : 'from',
    from: when?.from ?? '',
    words: when?.from === null && !when.is_now ? (when.text ?? '') : '',
    amount: notice === null ? '' : String(notice.amount),
    unit: notice?.unit ?? 'month',
    to_end_of: notice?.to_end_of ?? '',
    min: String(salary?.min ?? ''),
    max: String(salary?.max ?? ''),
    currency: salary?.currency ?? '',
    per: salary === null ? 'year' : (salary.per ?? ''),
  };
}

/** The texts that say each fact. */
export const FACT_KEYS = {
  availability: ['when', 'from', 'words'],
  notice_period: ['amount', 'unit', 'to_end_of'],
  salary_expectation: ['min', 'max', 'currency', 'per'],
} as const satisfies Record<Fact, readonly (keyof Draft)[]>;

const numberOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** What was changed of what there was; an emptied part says that there is none. */
export function changesOf(draft: Draft, before: Draft): AvailabilityChanges {
  const differs = (fact: Fact): boolean => FACT_KEYS[fact].some((key) => draft[key] !== before[key]);
  const [amount, min, max] = [draft.amount, draft.min, draft.max].map(numberOf);
  return {
    ...(differs('availability') && {
      availability: {
        value:
          draft.when === ''
            ? null
            : {
                is_now: draft.when === 'now',
                from: draft.when === 'from' ? draft.from : null,
                ...(draft.when === 'words' && { text: draft.words }),
              },
      },
    }),
    ...(differs('notice_period') && {
      notice_period: {
        value:
          amount === null
            ? null
            : {
                amount: amount ?? 0,
                unit: UNITS.find((unit) => unit === draft.unit) ?? 'month',
                to_end_of: ENDS.slice(1).find((end) => end === draft.to_end_of) ?? null,
              },
      },
    }),
    ...(differs('salary_expectation') && {
      salary_expectation: {
        value:
          min === null && max === null
            ? null
            : {
                min: min ?? null,
                max: max ?? null,
                currency: draft.currency.trim() === '' ? null : draft.currency.trim().toUpperCase(),
                per: PERIODS.find((per) => per !== '' && per === draft.per) ?? null,
              },
      },
    }),
  } as AvailabilityChanges;
}
