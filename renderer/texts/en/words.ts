/** What the English texts count, date and time with. */
export const number = new Intl.NumberFormat('en');

/** "1 candidate", "2,000 candidates". */
export function count(amount: number, one: string, many: string): string {
  return `${number.format(amount)} ${amount === 1 ? one : many}`;
}

export const percent = new Intl.NumberFormat('en', { style: 'percent' });

export const shortDate = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

const dayOfYear = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });

/** A day in as few words as tell it: with its year where that is not this one. */
export function shortDay(moment: string): string {
  const day = new Date(moment);
  return (day.getFullYear() === new Date().getFullYear() ? dayOfYear : shortDate).format(day);
}

/** Seconds as a person waits for them. */
export function wait(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.round(seconds))} s left`;
  return `${Math.ceil(seconds / 60)} min left`;
}
