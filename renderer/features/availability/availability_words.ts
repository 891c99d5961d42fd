import type { CandidateAvailability } from '../../api/availability.ts';
import { formatDay } from '../../lib/format.ts';
import { texts } from '../../texts.ts';

type Values = {
  readonly [Fact in keyof CandidateAvailability]: CandidateAvailability[Fact]['value'];
};

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

/** What is known of each, in a few words; null where nothing is. */
export function availabilityFacts({
  availability: start,
  notice_period: notice,
  salary_expectation: salary,
}: CandidateAvailability): { readonly [Fact in keyof CandidateAvailability]: string | null } {
  const words = texts.availability;
  const { value: when } = start;
  return {
    availability:
      when === null
        ? null
        : when.is_now
          ? words.now
          : when.from === null
            ? (when.text ?? null)
            : words.from(formatDay(when.from)),
    notice_period:
      notice.value === null
        ? null
        : notice.value.amount === 0
          ? words.noNotice
          : words.notice(
              words.lengths[notice.value.unit](notice.value.amount),
              notice.value.to_end_of === null ? null : words.ends[notice.value.to_end_of],
            ),
    salary_expectation: salary.value === null ? null : amountInWords(salary.value),
  };
}

/** What is known, in a few words each. */
export function availabilityInWords(said: CandidateAvailability): readonly string[] {
  return Object.values(availabilityFacts(said)).filter((part) => part !== null);
}
