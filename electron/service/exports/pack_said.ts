import type { PackLanguage, PackSaid } from './pack.ts';

const WORDS = {
  en: { locale: 'en-GB', said: (day: string) => `said, ${day}`, of: 'of' },
  de: { locale: 'de-DE', said: (day: string) => `gesagt am ${day}`, of: 'von' },
} as const;

/** The day of a moment where somebody is, YYYY-MM-DD. */
export function dayIn(moment: string, time_zone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: time_zone,
  }).formatToParts(new Date(moment));
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The day a pack is made, and the time zone whose days it tells. */
export type PackDay = { readonly today: string; readonly time_zone: string };

/** "said, 23 Nov"; with its year where that is not the year of the pack. */
export function saidOn(moment: string, { today, time_zone }: PackDay, language: PackLanguage): string {
  const day = dayIn(moment, time_zone);
  const { locale, said } = WORDS[language];
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  return said(format.format(new Date(day)));
}

/** What somebody said about a criterion, and how that was scored, as it is printed. */
export function saidInWords(
  { answer, score, said_at }: { answer: string | null; score: number | null; said_at: string },
  day: PackDay,
  language: PackLanguage,
): PackSaid {
  const of_five = score === null ? null : `${score} ${WORDS[language].of} 5`;
  const words = [answer, of_five].filter((part) => part !== null && part !== '').join(' · ');
  return { when: saidOn(said_at, day, language), words };
}

/** "said, 23 Nov: two years · 4 of 5"; without words only the day. */
export function saidLine({ when, words }: PackSaid): string {
  return words === '' ? when : `${when}: ${words}`;
}
