import type { CandidateAvailability } from '../../api/availability.ts';
import { formatDay } from '../../lib/format.ts';
import { formatPay } from '../../lib/format_money.ts';
import { joined } from '../../lib/joined.ts';
import { texts } from '../../texts.ts';

type Values = {
  readonly [Fact in keyof CandidateAvailability]: CandidateAvailability[Fact]['value'];
};

/** The values alone, whoever says them. */
export type Facts = { readonly [Fact in keyof Values]: { readonly value: Values[Fact] } };

/** Each fact as it stands under its own name, as in a table: “now”, “3 months”; null where nothing is known. */
export function availabilityValues({
  availability: { value: when },
  notice_period: { value: notice },
  salary_expectation: { value: salary },
}: Facts): { readonly [Fact in keyof CandidateAvailability]: string | null } {
  const { short, amounts, ends } = texts.availability;
  return {
    availability:
      when === null
        ? null
        : when.is_now
          ? short.now
          : when.from === null
            ? (when.text ?? null)
            : formatDay(when.from),
    notice_period:
      notice === null
        ? null
        : notice.amount === 0
          ? short.none
          : joined(
              [
                amounts[notice.unit](notice.amount),
                notice.to_end_of === null ? null : ends[notice.to_end_of],
              ],
              ' ',
            ),
    salary_expectation: salary === null ? null : formatPay(salary),
  };
}

/** A period of pay as one chooses it. */
export function periodName(period: '' | 'year' | 'month' | 'day' | 'hour'): string {
  return period === '' ? texts.availability.when.unknown : texts.availability.per[period]('');
}

/** What is known, in a few words each. */
export function availabilityInWords(said: Facts): readonly string[] {
  const words = texts.availability;
  const { availability: start, notice_period: notice, salary_expectation: salary } = availabilityValues(said);
  const { value: when } = said.availability;
  const { value: bound } = said.notice_period;
  const parts = [
    start === null || when === null
      ? null
      : when.is_now
        ? words.now
        : when.from === null
          ? words.said(start)
          : words.from(start),
    notice === null || bound === null
      ? null
      : bound.amount === 0
        ? words.noNotice
        : words.notice(
            words.lengths[bound.unit](bound.amount),
            bound.to_end_of === null ? null : words.ends[bound.to_end_of],
          ),
    salary,
  ];
  return parts.flatMap((part) => (part === null || part === '' ? [] : [part]));
}
