import { texts } from '../texts.ts';

type Period = 'year' | 'month' | 'day' | 'hour';
type Pay = {
  readonly min: number | null;
  readonly max: number | null;
  readonly currency: string | null;
  readonly per: Period | null;
};

/** What is paid or wanted, in one line: “€65–70k a year”, “at least $640 a day”; nothing where nothing is said. */
export function formatPay({ min, max, currency, per }: Pay): string {
  const amounts = [...new Set([min, max].filter((one) => one !== null))];
  if (amounts.length === 0) return '';
  const { is_short, thousands } = texts.availability;
  // thousands are said short where nothing is lost
  const in_thousands = is_short && amounts.every((one) => one >= 10_000 && one % 1000 === 0);
  const has_cents = amounts.some((one) => !Number.isInteger(one));
  const number = new Intl.NumberFormat(texts.locale, {
    ...(currency !== null && { style: 'currency', currency }),
    maximumFractionDigits: has_cents ? 2 : 0,
    minimumFractionDigits: has_cents ? 2 : 0,
  });
  const [low = 0, high] = amounts.map((one) => (in_thousands ? one / 1000 : one));
  const range = high === undefined ? number.format(low) : span(number, low, high);
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

/** What a job pays, said as what candidates want is said. */
export function formatSalary(details: {
  readonly salary_min: number | null;
  readonly salary_max: number | null;
  readonly salary_currency: string | null;
  readonly salary_period: Period | null;
}): string {
  const { salary_min: min, salary_max: max, salary_currency: currency, salary_period: per } = details;
  return formatPay({ min, max, currency, per });
}
