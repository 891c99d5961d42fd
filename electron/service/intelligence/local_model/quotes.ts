import { regex } from '../language/pattern.ts';
import type { Span } from '../profile.ts';
import { foldText, type Folded } from './folding.ts';

/** Where a quote really stands. `repaired`: it was not word for word; the span holds what the resume says. */
type VerifiedQuote = Span & { readonly kind: 'exact' | 'repaired' };

/** What quotes are looked for in: offsets are those of `text`. */
export type QuoteSource = {
  readonly text: string;
  /** Where a quote that is not word for word may come from: what the model was shown. */
  readonly passages: readonly Span[];
};

/** Below this a quote that is nearly there may be anything. Characters. */
const MIN_REPAIRED = 12;
const MIN_EXACT = 3;
/** What is beyond is not compared: nobody quotes a page. */
const MAX_QUOTE = 400;
const MIN_SIMILARITY = 0.85;

/** What judges a person, or talks about this very check, is no statement of a resume; JSON is none either. */
const SPEAKS_OF_THE_CHECK = regex('iu')`
    \b(?:(?:this|the) (?:candidate|applicant)(?!\s(?:experience|journey|pipeline|pool|database|tracking|
    selection))\b|(?:meets?|met|fulfil\w*|satisf\w+|match\w*) (?:all|every|each|
    any)\b[^.\n]{0,40}\b(?:criteri|requirement|qualification|question)|criteri(?:on|a) (?:is|are|be|as|
    have been|has been) (?:fully )?met\b|answer(?:ed|s)?:? (?:met|yes|true)\b|(?:language|
    ai) models?,? (?:please|must|should|you)|(?:perfect|ideal) (?:fit|match|candidate))|
    ["']\s*:\s*["'[{]`;

/**
 * Looks for a quote in a resume: word for word but for white space, dashes, quotation marks and case; else
 * the stretch of a passage that is most like it, at least 85 % alike, with the same figures and the same
 * negations. null when it is not there, or is no statement about the person's work.
 */
export function verifyQuote(quote: string, source: QuoteSource): VerifiedQuote | null {
  const wanted = longestPiece(foldText(quote.slice(0, 4 * MAX_QUOTE)).text).slice(0, MAX_QUOTE);
  if (wanted.length < MIN_EXACT || !/\p{L}/u.test(wanted)) return null;
  const found = exact(wanted, foldText(source.text)) ?? mostAlike(wanted, source);
  return found !== null && SPEAKS_OF_THE_CHECK.test(source.text.slice(found.start, found.end)) ? null : found;
}

/** Without quotation marks around it; where words were left out (…), the longest stretch. */
function longestPiece(folded: string): string {
  return folded
    .split(/\s*(?:\.{3}|\[\.{3}\])\s*/)
    .map((piece) => piece.replace(/^[\s'>*-]+|[\s'*.,;:-]+$/g, ''))
    .reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');
}

/** Whole words only: “java” does not stand in “javascript”. */
function exact(wanted: string, { text, from }: Folded): VerifiedQuote | null {
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (isWord(text, at - 1) && isWord(text, at)) continue;
    if (isWord(text, end - 1) && isWord(text, end)) continue;
    return { ...sourceSpan(from, at, end), kind: 'exact' };
  }
  return null;
}

function mostAlike(wanted: string, { text, passages }: QuoteSource): VerifiedQuote | null {
  if (wanted.length < MIN_REPAIRED) return null;
  let best: (VerifiedQuote & { readonly similarity: number }) | null = null;
  for (const passage of passages) {
    const folded = foldText(text.slice(passage.start, passage.end));
    const window = nearest(wanted, folded.text);
    const words = folded.text.slice(window.start, window.end);
    const similarity = 1 - distance(wanted, words) / Math.max(wanted.length, words.length);
    if (similarity < MIN_SIMILARITY || words.length < MIN_REPAIRED || !saysTheSame(wanted, words)) continue;
    if (best !== null && similarity <= best.similarity) continue;
    const { start, end } = sourceSpan(folded.from, window.start, window.end);
    best = { start: passage.start + start, end: passage.start + end, kind: 'repaired', similarity };
  }
  return best === null ? null : { start: best.start, end: best.end, kind: best.kind };
}

/** A figure or a "not" is a letter or two, and turns what is said round. */
function saysTheSame(a: string, b: string): boolean {
  return decisiveWords(a) === decisiveWords(b);
}

const DECISIVE =
  /\d+(?:[.,]\d+)*|\b(?:no|not|never|without|nicht|kein\p{L}*|ohne|pas|sans|sin|non)\b|n't\b/gu;

function decisiveWords(text: string): string {
  return (text.match(DECISIVE) ?? []).toSorted().join(' ');
}

/** The stretch of `text` with the fewest edits to `wanted` (Sellers 1980), widened to whole words. */
function nearest(wanted: string, text: string): { start: number; end: number } {
  let row = Array.from({ length: wanted.length + 1 }, (_, i) => i);
  let starts = Array.from({ length: wanted.length + 1 }, () => 0);
  let best = { start: 0, end: 0, edits: wanted.length };
  for (let at = 1; at <= text.length; at += 1) {
    const next = [0];
    const next_starts = [at];
    for (let i = 1; i <= wanted.length; i += 1) {
      const replaced = (row[i - 1] ?? 0) + (wanted[i - 1] === text[at - 1] ? 0 : 1);
      const left_out = (next[i - 1] ?? 0) + 1;
      const added = (row[i] ?? 0) + 1;
      const least = Math.min(replaced, left_out, added);
      next.push(least);
      next_starts.push(
        (least === replaced ? starts[i - 1] : least === added ? starts[i] : next_starts[i - 1]) ?? 0,
      );
    }
    row = next;
    starts = next_starts;
    const edits = row[wanted.length] ?? 0;
    if (edits < best.edits) best = { start: starts[wanted.length] ?? 0, end: at, edits };
  }
  let { start, end } = best;
  while (start > 0 && isWord(text, start - 1) && isWord(text, start)) start -= 1;
  while (end < text.length && isWord(text, end - 1) && isWord(text, end)) end += 1;
  return { start, end };
}

/** Levenshtein's distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

function isWord(text: string, at: number): boolean {
  const unit = text[at];
  return unit !== undefined && /[\p{L}\p{N}]/u.test(unit);
}

/** From the beginning of the first character to the end of the last. */
function sourceSpan(from: readonly number[], start: number, end: number): Span {
  const first = from[start] ?? 0;
  let after = end;
  while (after < from.length - 1 && from[after] === from[end - 1]) after += 1;
  return { start: first, end: from[after] ?? first };
}
