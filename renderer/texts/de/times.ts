// Zeiten in Sätzen des Dienstes: „5 years 8 months“, „in the last 2 years“, „since March 2018“.

import { lookUp } from './names/lists.ts';

const month = lookUp({
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
});

/** „März“ zu „March“; andere Schreibweisen bleiben. */
export const monthInGerman = (english: string): string => month(english.toLowerCase()) ?? english;

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
      named === undefined ? `seit ${year}` : `seit ${monthInGerman(named)} ${year}`,
    )
    .replaceAll(DATIVE, (length) => length.replaceAll(/(?:Jahre|Monate)\b/gu, '$&n'));
}
