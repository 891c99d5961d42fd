import { plain } from '../../../db/search.ts';
import type { Phrase } from '../../../intelligence/word_query/query.ts';
import type { Snippet } from './schema.ts';

/** Characters on each side of the words, about a line of a list. */
const AROUND = 70;
/** A word of a resume as the words index takes it. */
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

type Hit = { readonly start: number; readonly end: number; readonly phrase: Phrase };

/**
 * The line of a text in which most of the phrases stand, with their places; null when none does.
 * @param phrases those that are asked for (askedPhrases)
 */
export function snippetOf(text: string, phrases: readonly Phrase[]): Snippet | null {
  const hits = hitsOf(text, phrases);
  const [first] = hits;
  if (first === undefined) return null;
  let best = first;
  let most = 0;
  for (const [at, hit] of hits.entries()) {
    const near = new Set<Phrase>();
    for (let next = at; next < hits.length && hits[next]!.end - hit.start <= AROUND * 2; next++) {
      near.add(hits[next]!.phrase);
    }
    if (near.size > most) [best, most] = [hit, near.size];
    if (most === phrases.length) break;
  }
  const from = wordStart(text, Math.max(0, best.start - AROUND));
  const to = wordEnd(text, Math.min(text.length, best.start + AROUND * 2));
  const marks = hits
    .filter(({ start, end }) => start >= from && end <= to)
    .map(({ start, end }): [number, number] => [start - from, end - from]);
  // one for one, so that the places stay
  return { text: text.slice(from, to).replaceAll(/\s/g, ' ').toWellFormed(), marks };
}

/** Where phrases stand, each word in one of them. */
function hitsOf(text: string, phrases: readonly Phrase[]): Hit[] {
  const asked = phrases.map((phrase) => ({ phrase, words: phrase.words.map(plain) }));
  const known = new Map<string, string>();
  const words = [...text.matchAll(WORD)].map(({ 0: written, index }) => {
    const word = known.get(written) ?? plain(written);
    known.set(written, word);
    return { word, start: index, end: index + written.length };
  });
  const hits: Hit[] = [];
  for (let at = 0; at < words.length;) {
    const found = asked.find((one) => stands(words, at, one.words, one.phrase.is_open));
    const count = found?.words.length ?? 1;
    if (found !== undefined) {
      hits.push({ start: words[at]!.start, end: words[at + count - 1]!.end, phrase: found.phrase });
    }
    at += count;
  }
  return hits;
}

/** Whether words stand side by side from a place on, the last one perhaps as the beginning of a word. */
function stands(
  text: readonly { readonly word: string }[],
  from: number,
  words: readonly string[],
  is_open: boolean,
): boolean {
  return words.every((word, i) => {
    const there = text[from + i]?.word;
    return is_open && i === words.length - 1 ? there?.startsWith(word) === true : there === word;
  });
}

/** Where the first whole word at or after this place begins, as long as that is near. */
function wordStart(text: string, at: number): number {
  if (at === 0) return 0;
  const gap = text.slice(at, at + 30).search(/\s/);
  return gap < 0 ? at : at + gap + 1;
}

function wordEnd(text: string, at: number): number {
  if (at === text.length) return at;
  const gap = text.slice(at - 30, at).search(/\s\S*$/);
  return gap < 0 ? at : at - 30 + gap;
}
