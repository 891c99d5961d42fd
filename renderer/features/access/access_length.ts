export const ACCESS_LENGTHS = ['asked', 'always', 'day', 'month', 'year'] as const;
export type AccessLength = (typeof ACCESS_LENGTHS)[number];

const DAYS = { day: 1, month: 30, year: 365 } as const;

/** When access of this length ends, ISO 8601; null: not before it is revoked. `now` in milliseconds since 1970. */
export function endOf(length: AccessLength, asked: string | null, now: number): string | null {
  if (length === 'asked') return asked;
  if (length === 'always') return null;
  return new Date(now + DAYS[length] * 24 * 3600_000).toISOString();
}
