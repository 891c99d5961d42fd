import { BOUNDS_AFTER, BOUNDS_BEFORE, comparisonOf, wordsOf, type Amount } from './amounts.ts';
import { NUMBER, numberOf } from './numbers.ts';

/** A length of time asked for: `value` in months; where it stands, end exclusive. */
export type Duration = Amount & { readonly start: number; readonly end: number };

// Months in a unit. A unit of its own ("a decade", "ein Jahr") needs no number before it.
const UNITS: readonly (readonly [months: number, words: string])[] = [
  [120, String.raw`decades?|jahrzehnte?n?|décadas?|décennies?`],
  [1, String.raw`months?|mos?\.?|monate?n?|meses|mes|mois|aylık|ay|mesi`],
  [
    12,
    String.raw`years?|yrs?\.?|yoe|jahren?|jahre|jahr|años?|ans|an|années?|année|yıllık|yıl|anni|jaar|lat|y(?=[^\p{L}]|$)`,
  ],
];
const UNIT = UNITS.map(([, words]) => words).join('|');
const BEFORE = wordsOf(BOUNDS_BEFORE);
const AFTER = wordsOf(BOUNDS_AFTER);
const LIGHT = String.raw`(?:(?:full|whole|good|solid|some|about|around|roughly|approximately|nearly|circa|ca\.|the|an|a|gut|rund|etwa|unos|environ|vollen?)\s){0,3}`;
const KIND = String.raw`(?:full|whole|complete|consecutive|straight|solid|good|calendar|volle|ganze|completos?)\s`;
const HALF_AFTER = String.raw`\s(?:and|und|et|y)\s(?:a\s)?(?:half|halb|demie?|medi[oa])`;

const DURATION = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:(?<before>${BEFORE})\s*(?:of\s|de\s)?)?(?:(?<since>since|seit|desde hace|depuis)\s(?:(?<since_before>${BEFORE})\s)?)?${LIGHT}(?<![\p{L}\d])(?:(?<half>half\s(?:an?|the)\s|ein(?:em)?\shalbes\s|medi[oa]\s|une?\sdemi[- ])|(?<n>${NUMBER})(?:\s?(?:-|–|to|bis)\s?\d{1,4})?(?:[\s-]?(?<after_number>${AFTER}))?[\s-]?|(?<one>(?<=^|\b(?:an?|full|whole|ein|eine|un|una|une)\s)))(?:${KIND})?(?<unit>${UNIT})(?!\p{L})(?:['’]s?(?!\p{L}))?(?<and_half>${HALF_AFTER})?(?:,?\s?\(?(?<after>${AFTER})(?![\p{L}\d])\)?)?`,
  'giu',
);

const PLURAL = /^(?:years|yrs|months|mos|decades|años|meses|ans|années)$/iu;
const OPENS =
  /(?:^|[(,;:–—-]|\b(?:for|over|of|than|least|about|as|with|has|had|have|have|minimum|spent|in|after|under|within|during|since|one|full|worked|did|done|been|seit|für|mit|durante|pendant|depuis|desde|ever|past|last|first))\s*$/iu;

/** "20 deals a year": a rate, not a length of time. */
const isRate = (before: string): boolean => !OPENS.test(before);

/**
 * Every length of time a text names, with its comparison: "5+ years", "half a decade", "a year and a half", "18-month",
 * "four years minimum". Bare ones are lower bounds.
 */
export function readDurations(text: string): Duration[] {
  return [...text.matchAll(DURATION)].flatMap((match) => {
    const groups = match.groups ?? {};
    const single = groups['one'] !== undefined;
    const bound = groups['before'] !== undefined;
    if (single && (PLURAL.test(groups['unit'] ?? '') || (!bound && isRate(text.slice(0, match.index))))) {
      return [];
    }
    const number = groups['half'] !== undefined ? 0.5 : single ? 1 : null;
    const count = number ?? numberOf(groups['n'] ?? '');
    const unit = monthsOf(groups['unit'] ?? '');
    if (count === null || unit === null) return [];
    const comparison =
      comparisonOf(groups['before'] ?? groups['since_before'], BOUNDS_BEFORE) ??
      comparisonOf(groups['after'] ?? groups['after_number'], BOUNDS_AFTER) ??
      '>=';
    // "plus" joins what follows unless nothing but the subject does
    const joins =
      /^plus$/iu.test(groups['after'] ?? '') &&
      !/^\s*(?:$|[,;.)]|(?:of|in|as|on|at|under|for|working|de|en|à)\b)/iu.test(
        text.slice(match.index + match[0].length),
      );
    const end = match.index + match[0].length - (joins ? 'plus'.length : 0);
    const value = Math.round((count + (groups['and_half'] === undefined ? 0 : 0.5)) * unit * 100) / 100;
    return [{ comparison: joins ? '>=' : comparison, value, start: match.index, end }];
  });
}

function monthsOf(unit: string): number | null {
  return UNITS.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(unit))?.[0] ?? null;
}
