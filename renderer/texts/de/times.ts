// Längen in Monaten, und Zeiträume, wie sie in einem englischen Kriterium stehen.

import { lookUp } from '../../../electron/service/words/german/lists.ts';

const MONTHS = {
  january: 'Januar',
  february: 'Februar',
  march: 'März',
  april: 'April',
  may: 'Mai',
  june: 'Juni',
  july: 'Juli',
  august: 'August',
  september: 'September',
  october: 'Oktober',
  november: 'November',
  december: 'Dezember',
};
const month = lookUp(MONTHS);

/** „März“ zu 3; leer zu 0. */
export const monthInGerman = (number: number): string => Object.values(MONTHS)[number - 1] ?? '';

type Months = string | number | undefined;
const counted = (count: number, one: string, many: string): string =>
  count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
const spelled = (months: number, many_years: string, many_months: string): string =>
  [
    counted(Math.floor(months / 12), 'Jahr', many_years),
    counted(Math.round(months % 12), 'Monat', many_months),
  ]
    .filter((part) => part !== '')
    .join(' ') || `0 ${many_months}`;

/** „2 Jahre 5 Monate“ zu 29. */
export const lengthInGerman = (months: Months): string => spelled(Number(months ?? 0), 'Jahre', 'Monate');
/** „(von) 2 Jahren 5 Monaten“. */
export const lengthInDative = (months: Months): string => spelled(Number(months ?? 0), 'Jahren', 'Monaten');
/** „5 Jahre“, „zwischen 5 Jahren und 6 Jahren“. */
export const spanInGerman = (low: Months, high: Months): string =>
  low === high ? lengthInGerman(low) : `zwischen ${lengthInDative(low)} und ${lengthInDative(high)}`;

const LAST = /\bin the last (?=\d)((?:\d+ (?:year|month)s?\b ?)+)/gu;
const SINCE = /\bsince (?:(\p{L}+) )?(\d{4})\b/gu;

/** Ein Zeitraum auf Deutsch: „in den letzten 2 Jahren“, „seit März 2018“; was anders beginnt, bleibt. */
export function timesInGerman(text: string): string {
  return text
    .replaceAll(LAST, (_all, length: string) => {
      const german = length
        .replaceAll(/\b1 year\b/gu, '1 Jahr')
        .replaceAll(/\b1 month\b/gu, '1 Monat')
        .replaceAll('years', 'Jahren')
        .replaceAll('months', 'Monaten');
      return /^1 (?:Jahr|Monat)$/u.test(german)
        ? `im letzten ${german.slice(2)}`
        : `in den letzten ${german}`;
    })
    .replaceAll(SINCE, (_all, named: string | undefined, year: string) =>
      named === undefined ? `seit ${year}` : `seit ${month(named.toLowerCase()) ?? named} ${year}`,
    );
}
