import type { CandidateAvailability } from '../../api/availability.ts';
import { formatDay } from '../../lib/format.ts';
import { texts } from '../../texts.ts';

type Values = {
  readonly [Fact in keyof CandidateAvailability]: CandidateAvailability[Fact]['value'];
};

/** “65–70k” and “640”: thousands are said short where nothing is lost. */
function amountInWords({ min, max, currency, per }: NonNullable<Values['salary_expectation']>): string {
  const amounts = [...new Set([min, max].filter((one) => one !== null))];
  const in_thousands = amounts.every((one) => one >= 10_000 && one % 1000 === 0);
  const number = new Intl.NumberFormat(texts.locale, {
    ...(currency !== null && { style: 'currency', currency }),
    maximumFractionDigits: 2,
    minimumFractionDigits: 0,
  });
  const short = (value: number): number => (in_thousands ? value / 1000 : value);
  const [low, high] = amounts.map(short);
  const range =
    low === undefined ? '' : high === undefined ? number.format(low) : number.formatRange(low, high);
  const words = in_thousands ? texts.availability.thousands(range) : range;
  const bounded =
    min === null ? texts.availability.upTo(words) : max === null ? texts.availability.atLeast(words) : words;
  return per === null ? bounded : texts.availability.per[per](bounded);
}

/** What is known, in a few words each. */
export function availabilityInWords({
  availability: start,
  notice_period: notice,
  salary_expectation: salary,
}: CandidateAvailability): readonly string[] {
  const words = texts.availability;
  const { value: when } = start;
  return [
    when === null
      ? null
      : when.is_now
        ? words.now
        : when.from === null
          ? (when.text ?? null)
          : words.from(formatDay(when.from)),
    notice.value === null
      ? null
      : notice.value.amount === 0
        ? words.noNotice
        : words.notice(
            words.lengths[notice.value.unit](notice.value.amount),
            notice.value.to_end_of === null ? null : words.ends[notice.value.to_end_of],
          ),
    salary.value === null ? null : amountInWords(salary.value),
  ].filter((part) => part !== null);
}
