/** What the German texts count, date and time with. */
export const number = new Intl.NumberFormat('de');

/** „1 Datei“, „2.000 Dateien“. */
export function count(amount: number, one: string, many: string): string {
  return `${number.format(amount)} ${amount === 1 ? one : many}`;
}

export const percent = new Intl.NumberFormat('de', { style: 'percent' });

export const shortDate = new Intl.DateTimeFormat('de', { dateStyle: 'medium' });

const dayOfYear = new Intl.DateTimeFormat('de', { day: 'numeric', month: 'short' });

/** A day in as few words as tell it: with its year where that is not this one. */
export function shortDay(moment: string): string {
  const day = new Date(moment);
  return (day.getFullYear() === new Date().getFullYear() ? dayOfYear : shortDate).format(day);
}

/** Seconds as a person waits for them. */
export function wait(seconds: number): string {
  if (seconds < 60) return `noch ${Math.max(1, Math.round(seconds))} s`;
  return `noch ${Math.ceil(seconds / 60)} min`;
}
