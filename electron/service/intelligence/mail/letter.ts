import type { Sender } from './mail.ts';

/** What a mail says once quotes are gone; and who wrote it first, where it was sent on. */
export type Letter = {
  readonly text: string;
  readonly forwarded: { readonly from: Sender; readonly sent_at: string | null } | null;
};

/** How mail programs begin the subject of what is sent on, whichever language they speak. */
const SENT_ON = /^(?:fwd?|wg|tr|rv|i|enc|doorst|pd|vl|ilt|vb)(?:\[\d+\])?\s*:/i;
const PREFIX = /^(?:\p{L}{1,6}(?:\[\d+\])?\s*:\s*)+/u;
const FIELD = /^[>\s*]*(\p{L}[\p{L}\s-]{0,24}?)\s*:[*\s]*(.*)$/u;
const ADDRESS = /(?:mailto:)?([^\s<>()[\]",;:]+@[^\s<>()[\]",;:]+\.[^\s<>()[\]",;:]+)/;

/** A subject without what programs put before it. */
function plainSubject(subject: string | null): string {
  return (subject ?? '').replace(PREFIX, '').trim();
}

/**
 * The letter in a mail's text. What was sent on stands below a head of its own (from, date, subject, in any language):
 * there the letter begins, and its sender is the one named there. In an answer, what stands below such a head, and in
 * quotes, is left out: it is somebody else's.
 */
export function letterOf(text: string, subject: string | null): Letter {
  const lines = text.split(/\r\n|\n|\r/);
  const head = quotedHead(lines, plainSubject(subject));
  if (head !== null && SENT_ON.test(subject?.trim() ?? '')) {
    return { text: trimmed(lines.slice(head.end).map(withoutQuote)), forwarded: head.said };
  }
  const own = head === null ? lines : lines.slice(0, head.start);
  return { text: trimmed(withoutQuotes(own)), forwarded: null };
}

type Head = { readonly start: number; readonly end: number; readonly said: Letter['forwarded'] };

/**
 * The head of a mail within a text: lines of "word: value" after each other, of which one repeats the subject and an
 * earlier or later one has an address, the first of which is the sender's in every program.
 */
function quotedHead(lines: readonly string[], subject: string): Head | null {
  if (subject === '') return null;
  for (let start = 0; start < lines.length; start += 1) {
    let end = start;
    const values: string[] = [];
    for (; end < lines.length; end += 1) {
      const value = FIELD.exec(lines[end] ?? '')?.[2];
      if (value === undefined) break;
      values.push(value.trim());
    }
    if (values.length >= 3 && values.some((value) => plainSubject(value) === subject || value === subject)) {
      const from = values.map(senderIn).find((sender) => sender !== null);
      if (from !== undefined && from !== null) {
        const sent_at = values.map(momentIn).find((moment) => moment !== null) ?? null;
        return { start: withoutRule(lines, start), end, said: { from, sent_at } };
      }
    }
    start = Math.max(start, end - 1);
  }
  return null;
}

/** Where the line that announces a head begins: dashes, with words between them. */
function withoutRule(lines: readonly string[], start: number): number {
  for (let at = start - 1; at >= Math.max(0, start - 3); at -= 1) {
    if (/[-_]{3,}|:\s*$/.test(lines[at] ?? '')) return at;
  }
  return start;
}

function senderIn(value: string): Sender | null {
  const found = ADDRESS.exec(value);
  if (found?.[1] === undefined) return null;
  const name = value
    .slice(0, found.index)
    .replaceAll(/["<>()[\]]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return { name: name === '' ? null : name, address: found[1] };
}

/** A date as machines and English programs write it; others are not guessed at. */
function momentIn(value: string): string | null {
  if (!/\b\d{4}\b/.test(value) || value.includes('@')) return null;
  const at = Date.parse(value.replaceAll(/\b(?:at|um)\b/g, ' '));
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

const withoutQuote = (line: string): string => line.replace(/^>+ ?/, '');

/** Lines without those that are quoted, and the one that says whom they quote. */
function withoutQuotes(lines: readonly string[]): string[] {
  return lines.filter((line, at) => {
    if (line.startsWith('>')) return false;
    const next = lines.slice(at + 1, at + 3).find((one) => one.trim() !== '');
    const announces = /:\s*$/.test(line) && next?.startsWith('>') === true;
    // "On Mon, 23 Nov 2026, Bo wrote:" may be broken in two
    const begins = next !== undefined && /:\s*$/.test(next) && (lines[at + 2] ?? '').startsWith('>');
    return !announces && !(begins && /\d{4}/.test(line));
  });
}

function trimmed(lines: readonly string[]): string {
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
