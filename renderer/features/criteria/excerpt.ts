/** Characters before what is asked for that stand without a cut: a line has room for most of them. */
const ROOM = 36;
/** As many characters a cut leaves standing before what is asked for, in whole words. */
const BEFORE = 24;
/** A single letter of a question may be any word's. */
const MIN_LETTERS = 2;
const WORD = /[\p{L}\p{N}+#.]+/gu;

/**
 * A quote from where a word of the criterion stands in it, where a line that is cut at its end would not come that far.
 * @param quote the candidate's words
 * @param asked what the criterion is called
 */
export function excerptOf(quote: string, asked: string): string {
  const words_asked = asked.toLocaleLowerCase().match(WORD) ?? [];
  const wanted = new Set(words_asked.filter((word) => word.length >= MIN_LETTERS && /\p{L}/u.test(word)));
  const words = [...quote.matchAll(WORD)];
  // the longest word that both have says most
  const hits = words.flatMap((word, at) => (wanted.has(word[0].toLocaleLowerCase()) ? [at] : []));
  const at = hits.toSorted((a, b) => words[b]![0].length - words[a]![0].length)[0];
  const hit = words[at ?? -1];
  if (hit === undefined || hit.index <= ROOM) return quote;
  return `… ${quote.slice(words.find(({ index }) => index >= hit.index - BEFORE)!.index)}`;
}
