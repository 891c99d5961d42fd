/** What the English texts count, date and time with. */
export const number = new Intl.NumberFormat('en');

/** "1 candidate", "2,000 candidates". */
export function count(amount: number, one: string, many: string): string {
  return `${number.format(amount)} ${amount === 1 ? one : many}`;
}

export const shortDate = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** Seconds as a person waits for them. */
export function wait(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.round(seconds))} s left`;
  return `${Math.ceil(seconds / 60)} min left`;
}
