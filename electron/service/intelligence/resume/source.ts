import type { Span } from '../profile.ts';
import type { Piece } from '../language/lines.ts';

/**
 * Where a value stands in the text of its document: at the place it was cut from when the words are there; else, for
 * values put together out of broken lines, the first place in `near` where its words follow each other, whatever white
 * space is between them; null when they do not.
 */
export function spanOfValue(text: string, value: Piece, near: Span): Span | null {
  const end = value.start + value.text.length;
  if (text.slice(value.start, end) === value.text) return { start: value.start, end };
  return findValue(text, value.text, near);
}

/** The first place in a part of the text where the words of a value follow each other, a word at its edges. */
export function findValue(text: string, value: string, near: Span): Span | null {
  const words = value.trim().split(/\s+/);
  const [first = ''] = words;
  if (first === '' || words.length > 40) return null;
  for (let at = text.indexOf(first, near.start); at >= 0 && at < near.end; at = text.indexOf(first, at + 1)) {
    const end = endOf(text, words, at);
    if (end !== null && end <= near.end && !insideWord(text, at) && !insideWord(text, end)) {
      return { start: at, end };
    }
  }
  return null;
}

/** Where words that begin at an offset end, white space of any length between them; null when others stand there. */
function endOf(text: string, words: readonly string[], start: number): number | null {
  let at = start;
  for (const [index, word] of words.entries()) {
    if (index > 0) {
      const before = at;
      while (/\s/.test(text.charAt(at))) at += 1;
      if (at === before) return null;
    }
    if (!text.startsWith(word, at)) return null;
    at += word.length;
  }
  return at;
}

/** Whether an offset stands between two letters or digits. */
function insideWord(text: string, at: number): boolean {
  return /[\p{L}\p{N}]/u.test(text.charAt(at - 1)) && /[\p{L}\p{N}]/u.test(text.charAt(at));
}
