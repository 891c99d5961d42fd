import { formatDate } from '../../lib/format.ts';
import { texts } from '../../texts.ts';

/** The day of a moment as a person calls it, on this computer's clock. */
export function dayOf(iso: string, now: Date): string {
  const day = formatDate(iso);
  if (day === formatDate(now.toISOString())) return texts.activity.today;
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  return day === formatDate(yesterday.toISOString()) ? texts.activity.yesterday : day;
}

/**
 * A moment as this computer's clock showed it, for a table: a day that spreadsheets take for one, and a time that
 * sorts.
 */
export function clockOf(iso: string): { day: string; time: string } {
  const at = new Date(iso);
  const month = two(at.getMonth() + 1);
  return {
    day: `${at.getFullYear()}-${month}-${two(at.getDate())}`,
    time: [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':'),
  };
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
