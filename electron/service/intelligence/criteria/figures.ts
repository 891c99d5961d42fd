import { regex } from '../language/pattern.ts';
import { cuesIn, localesOf } from '../language/cues.ts';
import { comparisonAround } from '../language/bounds.ts';
import { quantitiesIn, type Quantity } from '../language/quantities.ts';
import { satisfies } from '../language/satisfies.ts';
import { wordsOfText, type Word } from '../language/words.ts';
import { contentKeys } from '../language/stems.ts';

/** What a figure measures; times are in seconds, percents in points, money in its currency. */
type FigureKind = 'percent' | 'times' | 'money' | 'time' | 'rating' | 'count';
export type Figure = Pick<Quantity, 'comparison' | 'value'> & {
  readonly kind: FigureKind;
  /** What is counted, as comparable keys: the words behind it. */
  readonly thing: readonly string[];
  readonly start: number;
  readonly end: number;
};

const FRACTIONS: readonly (readonly [percent: number, words: string])[] = [
  [200 / 3, 'two[- ]thirds|zwei drittel|deux tiers|dos tercios'],
  [75, 'three[- ]quarters|drei viertel|trois quarts'],
  [
    50,
    'halved|halving|halves|by half|one half|half of|a half|die hälfte|halbiert|la moitié|la mitad|in half',
  ],
  [100 / 3, '(?:a|one)[- ]third|ein drittel|un tiers|un tercio'],
  [25, '(?:a|one)[- ]quarter|ein viertel|un quart|un cuarto'],
  [20, '(?:a|one)[- ]fifth|ein fünftel|un cinquième|un quinto'],
  [10, '(?:a|one)[- ]tenth|ein zehntel|un dixième|un décimo'],
  [100, 'doubled|doubling|verdoppelt|doublé|duplic\\p{L}+'],
  [99.9, 'three nines'],
  [99.99, 'four nines'],
  [99.999, 'five nines'],
];
const MULTIPLES: readonly (readonly [times: number, words: string])[] = [
  [2, 'doubl(?:ed|ing)|twice|twofold|verdoppelt|doublé'],
  [3, 'tripl(?:ed|ing)|threefold|verdreifacht'],
  [4, 'quadrupl(?:ed|ing)|fourfold'],
  [5, 'fivefold'],
  [10, 'tenfold|order of magnitude'],
];
const SIZES: readonly (readonly [money: number, words: string])[] = [
  [1e6, '(?:multi-?)?million-(?:dollar|euro|pound)|seven-figure|millionenschwer\\p{L}*'],
  [1e5, 'six-figure'],
  [1e7, 'eight-figure'],
];
const IN_WORDS = (
  [
    [FRACTIONS, 'percent'],
    [MULTIPLES, 'times'],
    [SIZES, 'money'],
  ] as const
).flatMap(([table, kind]) =>
  table.map(([value, words]) => ({
    kind,
    value,
    pattern: new RegExp(String.raw`(?<![\p{L}\d])(?:${words})(?![\p{L}])`, 'iu'),
  })),
);
const SECONDS: readonly (readonly [seconds: number, words: RegExp])[] = [
  [0.001, /^(?:ms|milli\p{L}+)$/iu],
  [1, /^(?:s|secs?|sec\p{L}*|sekunden?)$/iu],
  [60, /^(?:min|mins|minut\p{L}*)$/iu],
  [3600, /^(?:h|hrs?|hours?|stunden?|heures?|horas?)$/iu],
  [86_400, /^(?:days?|tagen?|jours?|días?)$/iu],
  [604_800, /^(?:weeks?|wochen?|semaines?|semanas?)$/iu],
];
/** "$2.5m", "€4b": letters that scale sums of money and nothing else. */
const LETTERS: Readonly<Record<string, number>> = { m: 1e6, b: 1e9 };
const CURRENCY = String.raw`(?:[$€£¥]|(?:EUR|USD|GBP|CHF|CAD|US\$)\s?)`;
const MONEY_BEFORE = new RegExp(String.raw`${CURRENCY}\s?$`, 'u');
const BEHIND = regex('iu')`
    ^(?<letter>\s?[mb](?![\p{L}]))?(?<unit>\s?(?:%|percent|per cent|prozent|pour ?cent|por ciento|
    x(?![\p{L}])|×|times|-?fold|-?fach|fois|veces|mal(?![\p{L}])|ms(?![\p{L}])|milliseconds?|seconds?|
    sekunden?|secondes?|minut\p{L}*|min(?![\p{L}])|hours?|hrs?(?![\p{L}])|stunden?|heures?|days?|weeks?|
    stars?|sterne?|dollars?|euros?|pounds?|eur(?![\p{L}])|usd(?![\p{L}])|chf(?![\p{L}])|gbp(?![\p{L}])|
    k(?=\s?[€$£])))?(?<sign>\s?[$€£])?`;

function kindOf(unit: string, money: boolean): readonly [FigureKind, factor: number] {
  if (money || /^(?:dollars?|euros?|pounds?|eur|usd|chf|gbp|k)$/iu.test(unit)) return ['money', 1];
  if (/^(?:%|perc|per c|proz|pour|por)/iu.test(unit)) return ['percent', 1];
  if (/^(?:x|×|times|-?fold|-?fach|fois|veces|mal)$/iu.test(unit)) return ['times', 1];
  if (/^(?:stars?|sterne?)$/iu.test(unit)) return ['rating', 1];
  const seconds = SECONDS.find(([, words]) => words.test(unit))?.[0];
  return seconds === undefined ? ['count', 1] : ['time', seconds];
}

/** "-member team across", "global sites (US": the next words up to a sign. */
function thingBehind(text: string, end: number): string[] {
  const words = /^[+\s-]{0,3}(?<words>[\p{L}-]+(?: [\p{L}-]+){0,2})/u.exec(text.slice(end, end + 60))
    ?.groups?.['words'];
  return words === undefined ? [] : contentKeys(words.replaceAll('-', ' '));
}

/** Texts are looked at up to here. */
const MAX_LENGTH = 2000;
const NO_COUNT = /^(?:(?:19|20)\d\d|an?|un|une|ein|eine|one)$/iu;

/** Every figure of a text in order: percents, multiples, money, time, ratings and plain counts. */
function figuresIn(whole: string): Figure[] {
  const text = whole.slice(0, MAX_LENGTH);
  const words = wordsOfText(text);
  const keys = words.map(({ key }) => key);
  const cues = cuesIn(keys, localesOf(keys));
  const found: Figure[] = [];
  for (const { kind, value, pattern } of IN_WORDS) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const [start, end] = [match.index, match.index + match[0].length];
    const [first, last] = [
      words.findIndex((word) => word.end > start),
      words.findIndex((word) => word.start >= end),
    ];
    const comparison = comparisonAround(first, last === -1 ? words.length : last, words, cues);
    found.push({ kind, value, start, end, thing: [], comparison });
  }
  const isWord = (at: number): boolean => {
    const [from, to] = [words[at]?.start ?? 0, words[at]?.end ?? 0];
    return found.some(({ start, end }) => start < to && from < end);
  };
  for (const quantity of quantitiesIn(words, cues, isWord)) {
    found.push(...figuresOf(quantity, text, words));
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** The figures of a number with its unit; both ends of a range. */
function figuresOf(
  { comparison, value, to, number }: Quantity,
  text: string,
  words: readonly Word[],
): Figure[] {
  const [start, end] = [words[number.start]?.start ?? 0, words[number.end - 1]?.end ?? 0];
  const written = text.slice(start, end);
  const behind = BEHIND.exec(text.slice(end, end + 40)) ?? [''];
  const { unit = '', sign, letter: scale = '' } = ('groups' in behind ? behind.groups : null) ?? {};
  const is_money = MONEY_BEFORE.test(text.slice(0, start)) || sign !== undefined;
  const letter = LETTERS[scale.trim().toLowerCase()] ?? 1;
  const [kind, factor] = kindOf(unit.trim(), is_money);
  // "2019" and the article "one" count nothing
  if (kind === 'count' && NO_COUNT.test(written)) return [];
  const until = end + behind[0].length;
  const figure = { kind, thing: thingBehind(text, until), comparison };
  const scaled = value * letter * factor;
  if (to === null) return [{ ...figure, value: scaled, start, end: until }];
  return [
    { ...figure, value: scaled, start, end: words[number.start]?.end ?? end },
    { ...figure, value: to * letter * factor, start: words[number.end - 1]?.start ?? start, end: until },
  ];
}

const COMPARES = regex('iu')`
    \b(?:faster|slower|more|less|larger|bigger|higher|lower|quicker|cheaper|better|improv\p{L}*|
    increas\p{L}*|gr[eo]w\p{L}*|reduc\p{L}*|cut|scal\p{L}+|speed\p{L}*|fold|multipl\p{L}+)\b`;
const RANK: readonly FigureKind[] = ['money', 'percent', 'times', 'rating', 'time', 'count'];

/** The figure a criterion asks for: the most definite one; null without any. */
export function askedFigure(text: string): Figure | null {
  // "spoke three times" counts, "three times faster" compares
  const counts = !COMPARES.test(text);
  const figures = figuresIn(text)
    .map((figure): Figure => {
      const { kind, value, comparison, thing, start, end } = figure;
      return kind === 'times' && counts ? { kind: 'count', value, comparison, thing, start, end } : figure;
    })
    .filter(({ kind, value, comparison }) => kind !== 'count' || value >= 2 || comparison !== '>=');
  return (
    figures.toSorted((a, b) => RANK.indexOf(a.kind) - RANK.indexOf(b.kind) || a.start - b.start)[0] ?? null
  );
}

const FROM = /\b(?:from|von|de|desde)\s[^\d]{0,12}$/iu;
const TO = /\b(?:to|auf|a)\b|à|→|->/iu;
const RATED = /\b(?:rating|rated|stars?|score)\b/iu;

/**
 * Whether a statement of the resume has the figure asked for: null where it has none of that kind. "From 42 minutes to
 * 9 minutes" is 4.7 times and 79 percent, and what was reached is 9 minutes.
 */
export function hasFigure(asked: Figure, statement: string): boolean | null {
  const figures = figuresIn(statement);
  const same = figures.filter(({ kind }) => kind === asked.kind);
  const alike = same.filter(({ thing }) => thing.some((key) => asked.thing.includes(key)));
  const counted = asked.kind === 'count' && asked.thing.length > 0;
  if (counted && alike.length === 0 && !contentKeys(statement).some((key) => asked.thing.includes(key))) {
    return null;
  }
  const values = (alike.length > 0 ? alike : same).map(({ value }) => value);
  for (const [at, to] of figures.entries()) {
    const from = figures[at - 1];
    if (from === undefined || !TO.test(statement.slice(from.end, to.start))) continue;
    if (!FROM.test(statement.slice(Math.max(0, from.start - 30), from.start))) continue;
    const ratio = Math.max(from.value, to.value) / Math.max(1e-9, Math.min(from.value, to.value));
    if (asked.kind === 'times') values.push(ratio);
    if (asked.kind === 'percent' && to.kind !== 'percent') {
      values.push((Math.abs(from.value - to.value) / Math.max(1e-9, from.value)) * 100);
    }
    if (asked.kind === 'rating' && RATED.test(statement)) values.push(to.value);
    const before = values.indexOf(from.value);
    if (to.kind === asked.kind && before !== -1) values.splice(before, 1);
  }
  if (asked.kind === 'times') {
    for (const { kind, value } of figures) {
      if (kind === 'percent' && value < 100) values.push(1 / (1 - value / 100));
    }
  }
  if (values.length === 0) return null;
  return values.some((value) => satisfies(asked, value) === true);
}
