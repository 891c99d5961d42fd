import { regex } from './pattern.ts';
import { lazily } from './lazily.ts';
import { LOCALES } from './locales/index.ts';
import { holdsAt } from './phrases.ts';
import { keyOf, tokenize } from './tokens.ts';

/** A word, number or sign of a short text such as a criterion; offsets are those of the text. */
export type Word = {
  readonly key: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** A comma, bracket, slash or the like: asks for nothing itself. */
  readonly sign: boolean;
  /** Of digits; null for words. */
  readonly value: number | null;
  /** "5+". */
  readonly plus: boolean;
};

const NUMBER = regex('gu')`
    (?<![\p{L}\d.,])\d{1,3}(?:[., ]\d{3})+(?![\p{L}\d])|(?<![\p{L}\d.,])\d+(?:[.,]\d+)?(?=\+|
    (?![\p{L}\d])|(?:[kKmMx]|mm|MM|mn|bn|Mio|mio|ms)(?![\p{L}\d])|(?<unit>\p{L}{1,10})(?![\p{L}\d]))`;
/** "9606-1", "1090-2": the part of a standard, no range and no difference; "2023-24" is years. */
const STANDARD = /(?<![\p{L}\d.,-])(?!(?:19|20)\d\d-)\d{3,5}-\d{1,2}(?![\p{L}\d.,-])/gu;
/** A colon between figures joins them: "2:1", "7:30". */
const SIGN = /(?<!\d):(?=\d)|:(?!\d)|[,;()/&%≥≤<>+[\]|]|(?<=\s)[-–—](?=\s)|\.(?=\s|$)/gu;

const COUNTED = regex('u')`
    ^(?<number>(?:ein|zwei|drei|vier|funf|sechs?|sieb(?:en)?|acht|neun|zehn|elf|zwolf|zwanzig|zig|ssig|
    und|halb)+)(?=jahrig|monatig|wochig)`;

/** What a number may touch: words for years, months, weeks, days and hours in every language. */
const unitsOfTime = lazily((): ReadonlySet<string> => {
  const lists = LOCALES.flatMap(({ cues: { year, month, week, day }, classes: { hour } }) => [
    year,
    month,
    week,
    day,
    hour,
  ]);
  const words = lists.flatMap((list) => list?.split(' ') ?? []);
  return new Set(words.filter((word) => /^\p{L}+$/u.test(word)).map(keyOf));
});

/** The words, numbers and signs of a text in order. */
export function wordsOfText(text: string): Word[] {
  const found: Word[] = [];
  const standards = [...text.matchAll(STANDARD)].map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
  }));
  for (const match of text.matchAll(NUMBER)) {
    const [written] = match;
    if (standards.some((one) => holdsAt(one, match.index))) continue;
    // "10yrs", "60gg"; "3D" is a name
    const unit = match.groups?.['unit'];
    if (unit !== undefined && !unitsOfTime().has(keyOf(unit))) continue;
    const end = match.index + written.length;
    const plus = text[end] === '+';
    found.push({
      key: written,
      text: written,
      start: match.index,
      end: plus ? end + 1 : end,
      sign: false,
      value: valueOf(written),
      plus,
    });
  }
  const taken = (start: number, end: number): boolean =>
    found.some((word) => word.start < end && start < word.end);
  const numbers = [...found];
  for (const { key, start, end } of tokenize(text)) {
    const number = numbers.find((word) => word.start < end && start < word.end);
    // "1M", "310K": the letter behind the number is a word of its own
    if (number !== undefined && number.end < end) {
      // "£1m+": the sign belongs to the number
      const rest = text.slice(number.end, end).replace(/\++$/u, '');
      found.push({
        key: keyOf(rest),
        text: rest,
        start: number.end,
        end: number.end + rest.length,
        sign: false,
        value: null,
        plus: false,
      });
    }
    if (number !== undefined) continue;
    const plain = { sign: false, value: null, plus: false } as const;
    // "fünfjährige": the number and its unit, two words elsewhere
    const counted = COUNTED.exec(key)?.groups?.['number'];
    if (counted !== undefined) {
      const unit = start + counted.length;
      found.push({ key: counted, text: text.slice(start, unit), start, end: unit, ...plain });
      found.push({ key: key.slice(counted.length), text: text.slice(unit, end), start: unit, end, ...plain });
      continue;
    }
    found.push({ key, text: text.slice(start, end), start, end, ...plain });
  }
  for (const match of text.matchAll(SIGN)) {
    const [written] = match;
    if (taken(match.index, match.index + 1)) continue;
    found.push({
      key: written,
      text: written,
      start: match.index,
      end: match.index + written.length,
      sign: true,
      value: null,
      plus: false,
    });
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** "4.5", "4,5", "12,000", "12 000". */
function valueOf(written: string): number {
  const thousands = /^\d{1,3}(?:[., ]\d{3})+$/u.test(written);
  return Number(thousands ? written.replaceAll(/[., ]/gu, '') : written.replace(',', '.'));
}
