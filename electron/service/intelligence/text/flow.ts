import type { DocumentNotice, ReadResult } from '../document.ts';
import { assembleDocument, plainLine, singlePage, type DraftLine } from './assemble.ts';
import { cleanText, splitBullet } from './characters.ts';
import { unreadable } from './reasons.ts';

/** A stretch of text of one look. A tab is a tab stop, a line feed a line break. */
export type Run = {
  readonly text: string;
  readonly bold: boolean;
  /** Points; 0 where the file does not say. */
  readonly size: number;
  /** Nobody who opens the file sees it. */
  readonly hidden: boolean;
  readonly link: string | null;
};
type Paragraph = {
  readonly kind: 'paragraph';
  readonly runs: readonly Run[];
  readonly bullet: boolean;
};
/** Rows of cells; a cell is what stands in it. */
type Table = { readonly kind: 'table'; readonly rows: readonly (readonly (readonly Block[])[])[] };
/** What a word processor's file is made of. */
export type Block = Paragraph | Table;

/** Deeper than people nest tables. */
const MAX_NESTING = 40;

/**
 * Lines of a word processor's document in reading order, and how many characters in it nobody sees. Rows of a
 * data table become one line each, cells divided by tabs; cells with several paragraphs are layout and are
 * read one after the other, each in its own column.
 */
function flowLines(blocks: readonly Block[]): {
  readonly lines: DraftLine[];
  readonly hidden: number;
} {
  const lines: DraftLine[] = [];
  let hidden = 0;

  const add = (each: readonly Block[], column: number, depth: number): void => {
    if (depth > MAX_NESTING) throw new RangeError('tables nested too deep');
    for (const block of each) {
      if (block.kind === 'table') for (const row of block.rows) addRow(row, column, depth);
      else addParagraph(block, column);
    }
  };
  const addParagraph = ({ runs, bullet }: Paragraph, column: number): void => {
    const shown = visible(runs);
    let marked = bullet;
    for (const part of splitRuns(shown)) {
      const line = lineOf(part, marked, column);
      if (line === null) continue;
      lines.push(line);
      marked = false;
    }
  };
  const visible = (runs: readonly Run[]): Run[] =>
    runs.filter((run) => {
      if (run.hidden) hidden += run.text.replaceAll(/\s/g, '').length;
      return !run.hidden;
    });
  const addRow = (row: Table['rows'][number], column: number, depth: number): void => {
    const cells = row.filter((cell) => cell.some((block) => hasText(block, 0)));
    if (cells.length > 1 && !cells.some((cell) => countLines(cell) > 1)) {
      const joined: Run[] = [];
      for (const cell of cells) {
        const runs = visible(cell.flatMap((block) => (block.kind === 'paragraph' ? block.runs : [])));
        if (joined.length > 0 && runs.length > 0) joined.push({ ...PLAIN, text: '\t' });
        joined.push(...runs);
      }
      const line = lineOf(joined, false, column);
      if (line !== null) lines.push(line);
      return;
    }
    row.forEach((cell, at) => add(cell, cells.length > 1 ? column + at : column, depth + 1));
  };
  add(blocks, 0, 0);
  return { lines, hidden };
}

const PLAIN: Run = { text: '', bold: false, size: 0, hidden: false, link: null };

/** Cuts runs at line breaks. */
function splitRuns(runs: readonly Run[]): Run[][] {
  const parts: Run[][] = [[]];
  for (const run of runs) {
    for (const [at, text] of run.text.split('\n').entries()) {
      if (at > 0) parts.push([]);
      parts.at(-1)?.push({ ...run, text });
    }
  }
  return parts;
}

function lineOf(runs: readonly Run[], bullet: boolean, column: number): DraftLine | null {
  // People set dates apart with spaces, too.
  const raw = runs
    .map(({ text }) => text)
    .join('')
    .replaceAll(/ {4,}/g, '\t');
  const split = splitBullet(raw.trim());
  const text = cleanText(split.text);
  const letters = text.replaceAll(/\s/g, '').length;
  if (letters === 0) return null;
  let bold = 0;
  const sizes = new Map<number, number>();
  const links: string[] = [];
  for (const run of runs) {
    const count = run.text.replaceAll(/\s/g, '').length;
    if (run.bold) bold += count;
    sizes.set(run.size, (sizes.get(run.size) ?? 0) + count);
    if (run.link !== null && count > 0 && !links.includes(run.link)) links.push(run.link);
  }
  const [size] = [...sizes].reduce((best, each) => (each[1] > best[1] ? each : best));
  return plainLine(text, {
    bold: bold > 0.6 * letters,
    font_size: size,
    column,
    bullet: bullet || split.bullet,
    ...(links.length > 0 ? { links } : {}),
  });
}

function hasText(block: Block, depth: number): boolean {
  if (block.kind === 'paragraph') return block.runs.some(({ text }) => text.trim() !== '');
  return (
    depth < MAX_NESTING &&
    block.rows.some((row) => row.some((cell) => cell.some((inner) => hasText(inner, depth + 1))))
  );
}

/** Lines with text in a cell; a table in it makes it layout. */
function countLines(cell: readonly Block[]): number {
  return cell.reduce((sum, block) => {
    if (!hasText(block, 0)) return sum;
    if (block.kind === 'table') return sum + 2;
    const runs = splitRuns(block.runs.filter(({ hidden }) => !hidden));
    return sum + runs.filter((part) => part.some(({ text }) => text.trim() !== '')).length;
  }, 0);
}

/** Only links a person could follow or write to. */
export function linkTarget(target: string | undefined): string | null {
  const trimmed = target?.trim() ?? '';
  return /^(?:https?:|mailto:|tel:|www\.)/i.test(trimmed) ? trimmed : null;
}

/** White, or so near to it that nobody reads it on paper; RRGGBB with or without #. */
export function isNearWhite(colour: string): boolean {
  return /^#?(?:f[0-9a-f]){3}$/i.test(colour) || /^(?:white|#fff)$/i.test(colour);
}

/** Below this size in points letters are dots. */
export const UNREADABLE_SIZE = 2;

/** A few stray characters are an accident, not a message. */
const HIDDEN_TOLD = 3;

/** The result of reading a word processor's file. `pictures` says whether it holds any: then no text means a scan. */
export function flowResult(blocks: readonly Block[], media_type: string, pictures: boolean): ReadResult {
  const { lines, hidden } = flowLines(blocks);
  if (lines.length === 0) return unreadable(pictures ? 'SCAN' : 'NO_TEXT', media_type);
  const notices: DocumentNotice[] =
    hidden > HIDDEN_TOLD
      ? [
          {
            type: 'HIDDEN_TEXT',
            message: `The file holds ${hidden} characters a reader cannot see. They were left out.`,
            page: 1,
          },
        ]
      : [];
  return { ok: true, media_type, document: assembleDocument(singlePage(lines), notices) };
}

/** Headers and footers repeat what the body says, and each other: lines that stand there already are left out. */
export function withoutRepeats(blocks: readonly Block[], others: readonly Block[]): Block[] {
  const known = new Set(others.map(textOf));
  return blocks.filter((block) => {
    const text = textOf(block);
    if (PAGE_COUNT.test(text)) return false;
    const fresh = text === '' || !known.has(text);
    known.add(text);
    return fresh;
  });
}

const PAGE_COUNT =
  /^(?:page|seite|página|pagina|strona|p\.)?\s*\d{0,3}\s*(?:(?:of|von|de|di|van|z|sur|\/|\|)\s*\d{0,3})?\s*$/i;

function textOf(block: Block): string {
  if (block.kind === 'table') {
    return block.rows.flatMap((row) => row.flatMap((cell) => cell.map(textOf))).join('\t');
  }
  return block.runs
    .map(({ text }) => text)
    .join('')
    .trim();
}
