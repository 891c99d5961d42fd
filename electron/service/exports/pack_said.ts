import type { PackLanguage, PackSaid } from './pack.ts';

const WORDS = {
  en: { locale: 'en-GB', said: (day: string) => `said, ${day}`, of: 'of' },
  de: { locale: 'de-DE', said: (day: string) => `gesagt am ${day}`, of: 'von' },
} as const;

/** "said, 23 Nov"; with its year where that is not the year of the pack. */
export function saidOn(moment: string, today: string, language: PackLanguage): string {
  const { locale, said } = WORDS[language];
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(moment.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  return said(format.format(new Date(moment)));
}

/** What somebody said about a criterion, and how that was scored, as it is printed. */
export function saidInWords(
  { answer, score, said_at }: { answer: string | null; score: number | null; said_at: string },
  today: string,
  language: PackLanguage,
): PackSaid {
  const of_five = score === null ? null : `${score} ${WORDS[language].of} 5`;
  const words = [answer, of_five].filter((part) => part !== null && part !== '').join(' · ');
  return { when: saidOn(said_at, today, language), words };
}

/** "said, 23 Nov: two years · 4 of 5"; without words only the day. */
export function saidLine({ when, words }: PackSaid): string {
  return words === '' ? when : `${when}: ${words}`;
}
