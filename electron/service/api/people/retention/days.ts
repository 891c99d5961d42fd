/** The same day some months later, or the last day of a shorter month. */
export function monthsAfter(day: string, months: number): string {
  const [year, month, date] = partsOf(day);
  return written(year, month + months, Math.min(date, daysOf(year, month + months)));
}

/** The last day of which `monthsAfter` says that it is not after `today`. */
export function lastDayBefore(today: string, months: number): string {
  const [year, month, date] = partsOf(today);
  const longest = daysOf(year, month - months);
  const is_month_end = date === daysOf(year, month);
  return written(year, month - months, is_month_end ? longest : Math.min(date, longest));
}

/** The day after. */
export function dayAfter(day: string): string {
  const [year, month, date] = partsOf(day);
  return written(year, month, date + 1);
}

function partsOf(day: string): readonly [year: number, month: number, date: number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month - 1, date];
}

function daysOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}

function written(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
}
