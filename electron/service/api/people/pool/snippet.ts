import { plain } from '../../../db/search.ts';
import type { Snippet } from './schema.ts';

/** Characters on each side of the words, about a line of a list. */
const AROUND = 70;
/** A word of a resume as the words index takes it. */
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

type Hit = { readonly start: number; readonly end: number; readonly word: string };

/**
 * The line of a text in which most of the words stand, with their places; null when none does.
 * @param words plain ones, as `searchedWords` gives them; the last may be the beginning of a word
 */
export function snippetOf(text: string, words: readonly string[]): Snippet | null {
  const hits = hitsOf(text, words);
  const [first] = hits;
  if (first === undefined) return null;
  let best = first;
  let most = 0;
  for (const [at, hit] of hits.entries()) {
    const near = new Set<string>();
    for (let next = at; next < hits.length && hits[next]!.end - hit.start <= AROUND * 2; next++) {
      near.add(hits[next]!.word);
    }
    if (near.size > most) [best, most] = [hit, near.size];
    if (most === words.length) break;
  }
  const from = wordStart(text, Math.max(0, best.start - AROUND));
  const to = wordEnd(text, Math.min(text.length, best.start + AROUND * 2));
  const marks = hits
    .filter(({ start, end }) => start >= from && end <= to)
    .map(({ start, end }): [number, number] => [start - from, end - from]);
  // one for one, so that the places stay
  return { text: text.slice(from, to).replaceAll(/\s/g, ' ').toWellFormed(), marks };
}

function hitsOf(text: string, words: readonly string[]): Hit[] {
  const last = words.at(-1);
  if (last === undefined) return [];
  const whole = new Set(words);
  const known = new Map<string, string | null>();
  const hits: Hit[] = [];
  for (const { 0: written, index } of text.matchAll(WORD)) {
    let word = known.get(written);
    if (word === undefined) {
      const folded = plain(written);
      word = whole.has(folded) ? folded : folded.startsWith(last) ? last : null;
      known.set(written, word);
    }
    if (word !== null) hits.push({ start: index, end: index + written.length, word });
  }
  return hits;
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
