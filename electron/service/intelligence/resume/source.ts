import type { Span } from '../profile.ts';
import type { Piece } from './lines.ts';

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
  if (words[0] === '' || words.length > 40) return null;
  const body = words
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(String.raw`\s+`);
  const match = new RegExp(String.raw`(?<![\p{L}\p{N}])${body}(?![\p{L}\p{N}])`, 'u').exec(
    text.slice(near.start, near.end),
  );
  if (match === null) return null;
  return { start: near.start + match.index, end: near.start + match.index + match[0].length };
}
