import type { Cues } from './cue_row.ts';
import type { Locale } from './locale.ts';
import { phrasesOf } from './phrases.ts';
import { keyOf } from './tokens.ts';
import type { Word } from './words.ts';

/** A number with the place behind its words; `scale` is what multiplied it, 1 for nothing. */
type Numeral = { readonly value: number; readonly end: number; readonly scale: number };

/** "A year" is one. */
export const ONE = /^(?:a|an|ein|eine|einem|einen|un|une|una|uno|een|um|uma|o)$/u;

/**
 * The number that begins at a place, all its words together: "twenty-five", "two thousand five hundred", "50k", "1.5
 * million", "half a dozen", "treinta y cinco". What multiplies and what joins are data of the locales.
 */
export function numberAt(
  at: number,
  words: readonly Word[],
  found: Omit<Cues, 'function_words'>,
): Numeral | null {
  const first = partAt(at, words, found);
  if (first === null) return null;
  // "une demi-douzaine", "ein halbes Dutzend": the article is no number
  if (first.value === 1 && ONE.test(words[at]?.key ?? '') && words[at + 1]?.value === null) {
    const behind = partAt(at + 1, words, found);
    if (behind !== null) return numberAt(at + 1, words, found);
  }
  const is_digits = words[at]?.value !== null;
  let [total, current, end, scale] = [0, first.value, first.end, 1];
  for (let more = true; more;) {
    more = false;
    const factor = scaleAt(end, words, found, current);
    if (factor !== null) {
      end = factor.end;
      scale = factor.value;
      if (scale >= 1000) [total, current] = [total + current * scale, 0];
      else current *= scale;
      more = true;
    }
    const next = is_digits ? null : addedAt(end, total + current, words, found);
    if (next !== null) {
      current += next.value;
      end = next.end;
      more = true;
    }
  }
  return { value: total + current, end, scale };
}

type Part = { readonly value: number; readonly end: number };

function partAt(at: number, words: readonly Word[], { numbers }: Pick<Cues, 'numbers'>): Part | null {
  const word = words[at];
  if (word === undefined) return null;
  if (word.value !== null) return { value: word.value, end: at + 1 };
  // "vingt et un", "on üç": the longest
  return numbers.filter(({ start }) => start === at).toSorted((a, b) => b.end - a.end)[0] ?? null;
}

/** What multiplies the number before a place: "two *thousand*", "half *a dozen*". */
function scaleAt(
  end: number,
  words: readonly Word[],
  { scales }: Pick<Cues, 'scales'>,
  current: number,
): Part | null {
  const from = current < 1 && ONE.test(words[end]?.key ?? '') ? end + 1 : end;
  const scale = scales.find(({ start }) => start === from);
  // "12 dozen", "1500 thousand", but no hundred hundreds
  const is_larger = scale !== undefined && (scale.value > current || words[end - 1]?.value !== null);
  return current > 0 && is_larger ? scale : null;
}

/** What is added to the number before a place: "twenty *five*", "treinta *y cinco*", "two hundred *and ten*". */
function addedAt(
  end: number,
  sum: number,
  words: readonly Word[],
  { numbers, joints }: Pick<Cues, 'numbers' | 'joints'>,
): Part | null {
  const place = placeOf(sum);
  const joint = joints.has(words[end]?.key ?? '') && sum >= 20 ? 1 : 0;
  const next = numbers.filter(({ start }) => start === end + joint).toSorted((a, b) => b.end - a.end)[0];
  return next !== undefined && next.value >= 1 && next.value < place ? next : null;
}

/** The lowest place a number has a figure in: 10 of 20, 1000 of 5000. */
function placeOf(value: number): number {
  return value > 0 && value % 10 === 0 ? 10 * placeOf(value / 10) : 1;
}

/** Longer words are no numbers. */
const MAX_LENGTH = 40;

/** The words of a list that are single words, with their values. */
const pairs = (list: string): Map<string, number> =>
  new Map(
    phrasesOf(list).flatMap((pair) => {
      const [word = '', value = '0'] = pair.split(':');
      return word.includes('_') ? [] : [[keyOf(word), Number(value)] as const];
    }),
  );

/** Reads numbers written in one word, of the words of a locale: "fünfundzwanzig", "zweitausend", "trentacinque". */
export function compoundsOf({
  numbers,
  scales = '',
  number_joints = '',
}: Locale): (key: string) => number | null {
  const [simple, factors] = [pairs(numbers), pairs(scales)];
  const joints = phrasesOf(number_joints);
  const parts = [...simple.keys(), ...factors.keys(), ...joints].toSorted((a, b) => b.length - a.length);
  const whole = new RegExp(`^(?:${parts.join('|')})+$`, 'u');
  const scaled = [...factors].toSorted(([, a], [, b]) => b - a);

  const valueOf = (key: string): number | null => {
    const known = simple.get(key);
    if (known !== undefined) return known;
    for (const [word, factor] of scaled) {
      const at = key.indexOf(word);
      if (at === -1) continue;
      const left = at === 0 ? 1 : valueOf(key.slice(0, at));
      const right = at + word.length === key.length ? 0 : valueOf(key.slice(at + word.length));
      return left === null || right === null || left >= factor || right >= factor
        ? null
        : left * factor + right;
    }
    for (let cut = key.length - 1; cut > 1; cut -= 1) {
      const left = simple.get(key.slice(0, cut));
      if (left === undefined) continue;
      const rest = key.slice(cut);
      const joint = joints.find((word) => rest.startsWith(word));
      // "fünfundzwanzig": the unit stands first
      const tens = joint === undefined ? null : valueOf(rest.slice(joint.length));
      if (tens !== null && left < 10 && tens < 100 && placeOf(tens) === 10) return left + tens;
      const right = valueOf(rest);
      if (right !== null && left >= 1 && right < placeOf(left)) return left + right;
    }
    return null;
  };
  return (key) => (key.length > 4 && key.length <= MAX_LENGTH && whole.test(key) ? valueOf(key) : null);
}
