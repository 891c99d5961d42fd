// Längen in Monaten, und Zeiträume, wie sie in einem englischen Kriterium stehen: „in the last 2 years“, „since March 2018“.

import { lookUp } from './names/lists.ts';

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

const LENGTH = String.raw`(?:\d+ Jahre?(?: \d+ Monate?)?|\d+ Monate?)`;
const WORDS: readonly (readonly [english: RegExp, german: string])[] = [
  [/\b1 year\b/gu, '1 Jahr'],
  [/\b(\d+) years\b/gu, '$1 Jahre'],
  [/\b1 month\b/gu, '1 Monat'],
  [/\b(\d+) months\b/gu, '$1 Monate'],
  [/\bin the last 1 (Jahr|Monat)\b(?! \d)/gu, 'im letzten $1'],
  [/\bin the last (?=\d)/gu, 'in den letzten '],
];
const BETWEEN = new RegExp(String.raw`\bbetween (${LENGTH}) and (${LENGTH})`, 'gu');
const SINCE = /\bsince (?:(\p{L}+) )?(\d{4})\b/gu;
// danach steht der Dativ
const DATIVE = new RegExp(
  String.raw`(?<=\b(?:in den letzten|zwischen|(?:von|nach)(?: (?:mehr als|weniger als|mindestens))?) )${LENGTH}|(?<=\bzwischen ${LENGTH} und )${LENGTH}`,
  'gu',
);

/** Eine Zeit auf Deutsch, auch mit den Wörtern davor. */
export function timesInGerman(text: string): string {
  return WORDS.reduce((told, [english, german]) => told.replaceAll(english, german), text)
    .replaceAll(BETWEEN, 'zwischen $1 und $2')
    .replaceAll(SINCE, (_all, named: string | undefined, year: string) =>
      named === undefined ? `seit ${year}` : `seit ${month(named.toLowerCase()) ?? named} ${year}`,
    )
    .replaceAll(DATIVE, (length) => length.replaceAll(/(?:Jahre|Monate)\b/gu, '$&n'));
}
