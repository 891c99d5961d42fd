import type { CandidateAvailability } from '../../api/availability.ts';
import { formatDay } from '../../lib/format.ts';
import { joined } from '../../lib/joined.ts';
import { texts } from '../../texts.ts';

type Values = {
  readonly [Fact in keyof CandidateAvailability]: CandidateAvailability[Fact]['value'];
};

/** The values alone, whoever says them. */
export type Facts = { readonly [Fact in keyof Values]: { readonly value: Values[Fact] } };

/** “65–70k” and “640”: thousands are said short where nothing is lost. */
function amountInWords({ min, max, currency, per }: NonNullable<Values['salary_expectation']>): string {
  const amounts = [...new Set([min, max].filter((one) => one !== null))];
  const { is_short, thousands } = texts.availability;
  const in_thousands = is_short && amounts.every((one) => one >= 10_000 && one % 1000 === 0);
  const number = new Intl.NumberFormat(texts.locale, {
    ...(currency !== null && { style: 'currency', currency }),
    maximumFractionDigits: 2,
    minimumFractionDigits: 0,
  });
  const short = (value: number): number => (in_thousands ? value / 1000 : value);
  const [low, high] = amounts.map(short);
  const range = low === undefined ? '' : high === undefined ? number.format(low) : span(number, low, high);
  const words = in_thousands ? thousands(range) : range;
  const bounded =
    min === null ? texts.availability.upTo(words) : max === null ? texts.availability.atLeast(words) : words;
  return per === null ? bounded : texts.availability.per[per](bounded);
}

/** “€65–70”: the sign of a currency that stands before both amounts is said once. */
function span(number: Intl.NumberFormat, low: number, high: number): string {
  const parts = number.formatRangeToParts(low, high);
  const signs = parts.filter(({ type }) => type === 'currency');
  if (signs.length < 2) return parts.map(({ value }) => value).join('');
  return parts
    .filter((part) => part !== signs[1])
    .map(({ type, value, source }) => (type === 'literal' && source === 'shared' ? value.trim() : value))
    .join('');
}

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
    salary_expectation: salary === null ? null : amountInWords(salary),
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
