import { texts } from '../texts.ts';

type Salary = {
  readonly salary_min: number | null;
  readonly salary_max: number | null;
  readonly salary_currency: string | null;
  readonly salary_period: 'year' | 'month' | 'day' | 'hour' | null;
};

function formatterOf(currency: string | null, has_cents: boolean): Intl.NumberFormat {
  const maximumFractionDigits = has_cents ? 2 : 0;
  const digits = { maximumFractionDigits, minimumFractionDigits: maximumFractionDigits };
  return new Intl.NumberFormat(
    texts.locale,
    currency === null ? digits : { ...digits, style: 'currency', currency },
  );
}

/** A salary in one line: "€60,000 – 75,000 a year"; nothing where nothing is said. */
export function formatSalary(salary: Salary): string {
  const { salary_min: min, salary_max: max, salary_currency, salary_period } = salary;
  if (min === null && max === null) return '';
  const has_cents = [min, max].some((amount) => amount !== null && !Number.isInteger(amount));
  const money = formatterOf(salary_currency, has_cents);
  const amount =
    min === null
      ? texts.jobList.upTo(money.format(max ?? 0))
      : max === null
        ? texts.jobList.from(money.format(min))
        : money.formatRange(min, max);
  return salary_period === null ? amount : texts.jobList.per[salary_period](amount);
}
