import type { ResumeDocument } from '../document.ts';
import type { Profile, Span } from '../profile.ts';
import { allLines, type Line } from '../language/lines.ts';

/** A statement longer than this is cut to the sentences that were meant: about four lines beside the page. */
const MAX_STATEMENT = 320;

/** Finds the statement around a span; null when nothing but headings is there. */
export type Statements = (span: Span) => Span | null;

/**
 * The whole sentences, bullet or list lines that a stretch of a resume belongs to, so that what is quoted reads
 * as a person wrote it and not as it was cut for the model. Headings, and the lines that head a job (title, dates,
 * employer), are left out.
 * Spans are offset ranges of `document.text`, the one given and the one found.
 */
export function statementsOf(document: ResumeDocument, profile: Profile | null): Statements {
  const lines = allLines(document);
  const headings = new Set(
    (profile?.sections ?? []).filter(({ heading }) => heading !== null).map(({ start }) => start),
  );
  const entry_heads = (profile?.work ?? []).flatMap(({ span: { start }, bullets: [first] }) =>
    first === undefined ? [] : [{ start, end: first.start }],
  );
  const isHeading = (line: Line): boolean =>
    headings.has(line.start) ||
    entry_heads.some(({ start, end }) => line.start >= start && line.start < end && !line.bullet);
  const follows = (next: Line, line: Line): boolean => !isHeading(next) && continues(next, line);

  return (span) => {
    const touched = lines.filter(
      (line) => line.start < span.end && line.end > span.start && !isHeading(line),
    );
    const [opening] = touched;
    if (opening === undefined) return null;
    let first = opening;
    let last = touched.at(-1) ?? opening;

    for (;;) {
      const before: Line | undefined = lines[first.index - 1];
      if (before === undefined || isHeading(before) || !follows(first, before)) break;
      first = before;
    }
    for (;;) {
      const next: Line | undefined = lines[last.index + 1];
      if (next === undefined || !follows(next, last)) break;
      last = next;
    }

    const block = { start: first.start, end: last.end };
    return block.end - block.start <= MAX_STATEMENT ? block : sentencesOf(document.text, block, span);
  };
}

/** Whether a line goes on with the sentence of the line before it. */
function continues(next: Line, line: Line): boolean {
  if (next.bullet || next.page !== line.page || next.column !== line.column) return false;
  if (/[.!?]$/.test(line.text.trimEnd()) || line.text.includes('\t')) return false;
  // dates, places and titles stand on lines of their own and begin with a capital
  return (
    /^[\p{Ll}\d(&]/u.test(next.text) ||
    /[,;(&–—-]$|\b(?:and|with|for|of|to|in|the|und|mit|für)$/iu.test(line.text)
  );
}

/** The sentences of a block that a span touches; where they are too long, the span itself up to whole words. */
function sentencesOf(text: string, block: Span, span: Span): Span {
  const sentences = [...text.slice(block.start, block.end).matchAll(/\S[\s\S]*?(?:[.!?](?=\s|$)|$)/g)]
    .map((match) => ({ start: block.start + match.index, end: block.start + match.index + match[0].length }))
    .filter(({ start, end }) => start < span.end && end > span.start);
  const start = sentences[0]?.start ?? span.start;
  const end = sentences.at(-1)?.end ?? span.end;
  if (end - start <= MAX_STATEMENT) return { start, end };
  const from = Math.max(start, span.start);
  const cut = text.slice(from, Math.max(span.end, from + MAX_STATEMENT)).replace(/\s+\S*$/, '');
  return { start: from, end: Math.min(end, from + cut.length) };
}
