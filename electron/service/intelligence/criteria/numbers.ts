// Number words of the languages recruiters write criteria in, by value; no word stands for two numbers.
const SIMPLE: readonly (readonly [value: number, words: string])[] = [
  [0.5, 'half'],
  [1, 'one|ein|eine|einem|einen|einer|un|uno|una|une|bir'],
  [1.5, 'anderthalb|eineinhalb'],
  [2, 'two|zwei|dos|deux|iki|due'],
  [3, 'three|drei|tres|trois|üç|several|mehrere|varios|plusieurs'],
  [4, 'four|vier|cuatro|quatre|dört'],
  [5, 'five|fünf|fuenf|cinco|cinq|beş'],
  [6, 'six|sechs|seis|altı'],
  [7, 'seven|sieben|siete|sept|yedi'],
  [8, 'eight|acht|ocho|huit|sekiz'],
  [9, 'nine|neun|nueve|neuf|dokuz'],
  [10, 'ten|zehn|diez|dix'],
  [11, 'eleven|elf|onze'],
  [12, 'twelve|zwölf|zwoelf|doce|douze|dozen|dutzend|docena|douzaine'],
  [13, 'thirteen|dreizehn|trece|treize'],
  [14, 'fourteen|vierzehn|catorce|quatorze'],
  [15, 'fifteen|fünfzehn|quince|quinze'],
  [16, 'sixteen|sechzehn|dieciséis|seize'],
  [17, 'seventeen|siebzehn|diecisiete'],
  [18, 'eighteen|achtzehn|dieciocho'],
  [19, 'nineteen|neunzehn|diecinueve'],
  [20, 'twenty|zwanzig|veinte|vingt|yirmi'],
  [30, 'thirty|dreißig|dreissig|treinta|trente'],
  [40, 'forty|vierzig|cuarenta|quarante'],
  [50, 'fifty|fünfzig|cincuenta|cinquante'],
  [60, 'sixty|sechzig|sesenta|soixante'],
  [70, 'seventy|siebzig|setenta'],
  [80, 'eighty|achtzig|ochenta'],
  [90, 'ninety|neunzig|noventa'],
  [100, 'hundred|hundert|cien|cent|yüz'],
];
const SCALES: readonly (readonly [factor: number, words: string])[] = [
  [1e6, 'million|millions|mio|millionen|millón|millones|mn'],
  [1000, 'thousand|tausend|mil|mille|k'],
  [100, 'hundred|hundert|cents|cientos'],
  [12, 'dozen'],
];
const valueOfWord = new Map(
  SIMPLE.flatMap(([value, words]) => words.split('|').map((word) => [word, value] as const)),
);
const factorOf = new Map(
  SCALES.flatMap(([factor, words]) => words.split('|').map((word) => [word, factor] as const)),
);

// The longer word first, so that "sixty" is not read as "six".
const longestFirst = (words: Iterable<string>): string =>
  [...words].toSorted((a, b) => b.length - a.length).join('|');
const WORD = longestFirst(valueOfWord.keys());
const TENS =
  '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[ -](?:one|two|three|four|five|six|seven|eight|nine)';
const HALVES = String.raw`(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)einhalb`;
const FIGURES = String.raw`\d{1,3}(?:[,.'\u00a0]\d{3})+(?!\d)|\d{1,9}(?:[.,]\d{1,2})?`;
const HALF = String.raw`\s(?:and|und|et|y)\s(?:a\s)?(?:half|halb|demie?|medi[oa])`;

/**
 * A number in figures or words, as the source of a pattern without groups: "12", "3,500", "4.5", "twenty-five",
 * "two thousand", "half a dozen", "seven and a half", "viereinhalb". `numberOf` gives its value.
 */
export const NUMBER = String.raw`(?:(?:${FIGURES}|${TENS}|${HALVES}|half a dozen|(?:a )?couple(?: of)?|a hundred|a thousand|a dozen|${WORD})(?:\s?(?:${longestFirst(factorOf.keys())})(?![\p{L}]))?(?:${HALF})?)`;

const HALF_AT_END = new RegExp(`${HALF}$`, 'iu');
const SCALE_AT_END = new RegExp(String.raw`(?<n>.+?)\s?(?<scale>${longestFirst(factorOf.keys())})$`, 'iu');

/** The value of a number in figures or words, or null: "4,5" is 4.5, "3.500" is 3500, "half a dozen" is 6. */
export function numberOf(written: string): number | null {
  const word = written.trim().toLowerCase();
  if (HALF_AT_END.test(word)) {
    const whole = numberOf(word.replace(HALF_AT_END, ''));
    return whole === null ? null : whole + 0.5;
  }
  const own = plainValue(word);
  if (own !== null) return own;
  const scaled = SCALE_AT_END.exec(word)?.groups;
  const value = scaled === undefined ? null : plainValue((scaled['n'] ?? '').trim());
  return value === null ? null : value * (factorOf.get(scaled?.['scale'] ?? '') ?? 1);
}

function plainValue(word: string): number | null {
  if (word === 'half a dozen') return 6;
  if (word === 'a') return 1;
  if (/^(?:a )?couple(?: of)?$/.test(word)) return 2;
  const known = valueOfWord.get(word.replace(/^a /, ''));
  if (known !== undefined) return known;
  const halves = /^(?<n>\p{L}+)einhalb$/u.exec(word)?.groups?.['n'];
  if (halves !== undefined) {
    const whole = valueOfWord.get(halves);
    return whole === undefined ? null : whole + 0.5;
  }
  const parts = word.split(/[ -]/);
  const [tens, unit] = parts.map((part) => valueOfWord.get(part));
  if (parts.length === 2 && tens !== undefined && unit !== undefined && tens >= 20 && unit < 10) {
    return tens + unit;
  }
  if (!/^\d/.test(word)) return factorOf.get(word.replace(/^a /, '')) ?? null;
  const figures = /^\d{1,3}(?:[,.'\u00a0]\d{3})+$/.test(word)
    ? word.replaceAll(/[^\d]/g, '')
    : word.replace(',', '.');
  const value = Number(figures);
  return Number.isFinite(value) ? value : null;
}
