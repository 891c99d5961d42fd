const WORDS: Readonly<Record<string, number>> = {
  half: 0.5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  fifty: 50,
  hundred: 100,
  ein: 1,
  eine: 1,
  einem: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  zwölf: 12,
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
};
const NUMBER = String.raw`(?:\d{1,4}(?:[.,]\d{1,2})?|${Object.keys(WORDS).join('|')})`;
const BEFORE: readonly (readonly [Comparison, string])[] = [
  [
    '<=',
    'no more than|not more than|at most|maximum of|maximum|max\\.?|up to|höchstens|maximal|como máximo|au plus|en fazla',
  ],
  ['<', 'fewer than|less than|under|below|weniger als|unter|menos de|moins de'],
  [
    '>=',
    'at least|a minimum of|minimum of|minimum|min\\.?|no less than|not less than|no fewer than|mindestens|mind\\.|wenigstens|al menos|mínimo|como mínimo|au moins|minimum de|en az|ab',
  ],
  ['>', 'more than|over|above|exceeding|greater than|mehr als|über|más de|plus de'],
  ['=', 'exactly|precisely|genau|exactamente'],
];
const AFTER: readonly (readonly [Comparison, string])[] = [
  [
    '>=',
    '\\+|or more|or longer|or greater|or above|and more|and above|and up|plus|oder mehr|o más|ou plus|full',
  ],
  ['<=', 'or less|or fewer|or under|oder weniger|o menos|ou moins|max'],
];

export type Comparison = '>=' | '>' | '<=' | '<' | '=';
/** A bound: `value` in the unit asked for. */
export type Amount = { readonly comparison: Comparison; readonly value: number };

const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:(?<before>${BEFORE.map(([, words]) => words).join('|')})\s+)?(?:an? |full |the )?(?<n>${NUMBER})(?:\s?(?:-|–|to|bis)\s?(?<m>\d{1,4}))?(?:\s?(?<after>${AFTER.map(([, words]) => words).join('|')}))?(?![\p{L}\d])`,
  'giu',
);

/** An amount with where it stands, end exclusive. */
export type FoundAmount = Amount & { readonly start: number; readonly end: number };

/** Every number of a text with its comparison ("at least 5", "5+", "no more than three"); bare numbers are lower bounds. */
export function readAmounts(text: string): FoundAmount[] {
  return [...text.matchAll(AMOUNT)].flatMap((match) => {
    const value = numberOf(match.groups?.['n'] ?? '');
    if (value === null) return [];
    const comparison =
      comparisonOf(match.groups?.['before'], BEFORE) ?? comparisonOf(match.groups?.['after'], AFTER) ?? '>=';
    return [{ comparison, value, start: match.index, end: match.index + match[0].length }];
  });
}

/** The number a word or a figure stands for, or null. */
export function numberOf(text: string): number | null {
  const word = text.toLowerCase();
  const value = WORDS[word] ?? Number(word.replace(',', '.'));
  return Number.isFinite(value) && word !== '' ? value : null;
}

function comparisonOf(
  written: string | undefined,
  table: readonly (readonly [Comparison, string])[],
): Comparison | null {
  if (written === undefined) return null;
  return table.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(written))?.[0] ?? null;
}

/** Whether a value in [low, high] satisfies a bound: null when the two ends disagree. */
export function satisfies({ comparison, value }: Amount, low: number, high: number = low): boolean | null {
  const holds = (given: number): boolean =>
    comparison === '>='
      ? given >= value
      : comparison === '>'
        ? given > value
        : comparison === '<='
          ? given <= value
          : comparison === '<'
            ? given < value
            : Math.abs(given - value) < 1e-9;
  const [a, b] = [holds(low), holds(high)];
  return a === b ? a : null;
}

const NAMES: Readonly<Record<Comparison, string>> = {
  '>=': 'at least',
  '>': 'more than',
  '<=': 'at most',
  '<': 'less than',
  '=': 'exactly',
};

/** "at least 5". */
export function amountText({ comparison, value }: Amount): string {
  return `${NAMES[comparison]} ${value}`;
}
