/** Days in which a deadline is soon. */
export const SOON_DAYS = 7;

/** Days from today to a day: negative once it is past. Both are days where the person is. */
export function daysTo(day: string, now = new Date()): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.round((Date.parse(day) - today) / 86_400_000);
}
