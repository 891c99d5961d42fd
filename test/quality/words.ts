export type Words = {
  readonly wanted: number;
  readonly given: number;
  readonly missing: readonly string[];
  readonly extra: readonly string[];
};

/** Runs of letters and digits, lower case; a word divided at the end of a line is one. */
export function wordsOf(text: string): string[] {
  const whole = text
    .normalize('NFKC')
    .replace(/\u00ad\s*/g, '')
    // over a date at the end of the line, too
    .replace(/(?<=[\p{L}\p{N}])[-\u2010](\t[^\n]*)?\s*\n\s*([\p{L}\p{N}]+)/gu, '$2$1 ')
    .replace(/(?<=\p{L})[-\u2010](?=\p{L})/gu, '')
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .split('\n')
    .map(withoutLetterSpacing)
    .join('\n');
  return whole.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** A line of letter-spaced words falls into pieces of a letter or two: taken as one word, since where its words end cannot be told. */
function withoutLetterSpacing(line: string): string {
  const pieces = line.match(/\p{L}+/gu) ?? [];
  const short = pieces.filter((piece) => piece.length <= 2).length;
  return pieces.length >= 4 && short >= 0.6 * pieces.length ? line.replace(/\s+/g, '') : line;
}

/**
 * Words of `wanted` that `given` lacks and the other way round, as multisets. Where the two divide the same letters into words
 * differently, the one whose words are known (occur elsewhere) is right.
 */
export function compareWords(
  wanted: readonly string[],
  given: readonly string[],
  known: (word: string) => boolean,
): Words {
  const left = new Map<string, number>();
  for (const word of given) left.set(word, (left.get(word) ?? 0) + 1);
  const missing: string[] = [];
  for (const word of wanted) {
    const count = left.get(word) ?? 0;
    if (count > 0) left.set(word, count - 1);
    else missing.push(word);
  }
  const extra = [...left].flatMap(([word, count]) => Array.from({ length: count }, () => word));
  // "e x p e r i e n c e" is missing as letters and extra as a word; "mastergraz" is missing and its two words are extra
  const joined = extra.filter((word) =>
    takePieces(missing, word, (piece) => !known(piece) || piece.length < 3),
  );
  const rest = without(extra, joined);
  const divided = missing.filter(
    (word) => !known(word) && takePieces(rest, word, (piece) => known(piece) || piece.length > 2),
  );
  const left_over = without(missing, divided);
  // "certi ed": a ligature its font does not name, which we restore
  const restored = rest.filter((word) => {
    const without_ligature = word.replace(/ff?[il]?/g, '');
    if (without_ligature === word) return false;
    const at = left_over.indexOf(without_ligature);
    if (at >= 0) left_over.splice(at, 1);
    return at >= 0 || takePieces(left_over, without_ligature, () => true);
  });
  return { wanted: wanted.length, given: given.length, missing: left_over, extra: without(rest, restored) };
}

/** Takes neighbouring pieces that make up a word out of a list; false, and the list as it was, when there are none. */
function takePieces(pieces: string[], word: string, fitting: (pieces: string) => boolean): boolean {
  for (let from = 0; from < pieces.length; from++) {
    let joined = '';
    let fits = 0;
    for (let to = from; to < pieces.length && joined.length < word.length; to++) {
      joined += pieces[to]!;
      if (fitting(pieces[to]!)) fits++;
      if (joined !== word || to === from || fits * 2 < to - from + 1) continue;
      pieces.splice(from, to - from + 1);
      return true;
    }
  }
  return false;
}

function without(all: readonly string[], some: readonly string[]): string[] {
  const rest = [...all];
  for (const word of some) rest.splice(rest.indexOf(word), 1);
  return rest;
}
