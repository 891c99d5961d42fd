import type { DocumentLine, DocumentPage } from '../intelligence/document.ts';
import type { Fonts } from './pdf/fonts.ts';
import { readFonts } from './pdf/fonts.ts';
import { Sheet } from './pdf/sheet.ts';
import type { Style } from './pdf/sheet.ts';
import { A4 } from './pdf/paper.ts';

export type BlindCopy = {
  readonly pages: readonly DocumentPage[];
  /** Replaces what must stay hidden with runs of █. */
  readonly mask: (text: string) => string;
  /** Neutral: it is shown by PDF viewers, and stands in the file. */
  readonly title: string;
  readonly resources_dir: string;
  /** Fonts that were read already, for who makes many copies. */
  readonly fonts?: Fonts;
};

/** No file tells when it was made: the time of a blind copy could be matched with that of the resume. */
const NO_DATE = new Date(0);

const FLOW = { margin: 56, size: 10, leading: 1.4 };

/**
 * A new PDF with the lines of a read resume where they stood, what is masked as solid bars. No byte, picture, font or
 * metadata of the original goes into it: it is set from the masked text alone.
 */
export async function blindCopyPdf({
  pages,
  mask,
  title,
  resources_dir,
  fonts,
}: BlindCopy): Promise<Uint8Array> {
  const sheet = new Sheet({
    fonts: fonts ?? (await readFonts(resources_dir)),
    title,
    date: NO_DATE,
    lang: 'en',
  });
  for (const page of pages) {
    const masked = maskLines(page.lines, mask);
    if (page.width > 0 && page.height > 0) placed(sheet, page, masked);
    else flowed(sheet, page.lines, masked);
  }
  if (pages.length === 0) sheet.page(A4.width, A4.height);
  return sheet.bytes();
}

/**
 * The lines of a page, masked as one text first, so that a name that goes on in the next line is found, and then each
 * alone. Where masking changed the number of lines, what is left over has no line to stand in and is left out.
 */
function maskLines(lines: readonly DocumentLine[], mask: (text: string) => string): string[] {
  const together = mask(lines.map(({ text }) => text).join('\n')).split('\n');
  return lines.map((_, index) => mask(together[index] ?? ''));
}

/** Lines at their boxes, on a page of the same size. */
function placed(sheet: Sheet, page: DocumentPage, masked: readonly string[]): void {
  sheet.page(page.width, page.height);
  page.lines.forEach((line, index) => {
    const text = masked[index] ?? '';
    if (line.box === null || text.trim() === '') return;
    const [x, y, width, height] = line.box;
    const natural = line.font_size > 0 ? Math.min(line.font_size, height * 1.2) : height * 0.8;
    const style = fitted(sheet, text, { face: line.bold ? 'semibold' : 'sans', size: natural }, width);
    const baseline = y + height * 0.8;
    sheet.tagged(line.bullet ? 'LI' : 'P', () => {
      if (line.bullet) sheet.line('•', x - style.size * 0.9, baseline, style);
      for (const word of wordsOf(line, text, x)) sheet.line(word.text, word.x, baseline, style);
    });
  });
}

/** Our fonts are wider or narrower than those of the original: the line keeps its width, at most. */
function fitted(sheet: Sheet, text: string, style: Style, width: number): Style {
  const natural = sheet.width(text, style);
  const room = Math.max(width, 1) * 1.02;
  return natural <= room ? style : { ...style, size: Math.max(style.size * (room / natural), 3) };
}

/** Words where they stood, as long as masking moved none of them; otherwise the line as a whole. */
function wordsOf(line: DocumentLine, text: string, x: number): { text: string; x: number }[] {
  if (line.words === undefined || text.length !== line.text.length) return [{ text, x }];
  // columns of one line stand far apart: only there does the place of each word tell more than the line's own
  const parts: { text: string; x: number; end: number; right: number }[] = [];
  for (const [start, end, left, width] of line.words) {
    const last = parts.at(-1);
    if (last !== undefined && left - last.right < 12) {
      last.text += text.slice(last.end, end);
      last.end = end;
      last.right = left + width;
    } else parts.push({ text: text.slice(start, end), x: left, end, right: left + width });
  }
  return parts;
}

/** Lines without places (text, Word) one after another on A4 pages. */
function flowed(sheet: Sheet, lines: readonly DocumentLine[], masked: readonly string[]): void {
  const { margin, size, leading } = FLOW;
  let y = A4.height;
  lines.forEach((line, index) => {
    const style: Style = { face: line.bold ? 'semibold' : 'sans', size };
    const indent = line.bullet ? 14 : 0;
    const rows = sheet.wrap(masked[index] ?? '', A4.width - 2 * margin - indent, style);
    rows.forEach((row, at) => {
      y += size * leading;
      if (y > A4.height - margin) {
        sheet.page(A4.width, A4.height);
        y = margin + size;
      }
      sheet.tagged(line.bullet ? 'LI' : 'P', () => {
        if (line.bullet && at === 0) sheet.line('•', margin, y, style);
        sheet.line(row, margin + indent, y, style);
      });
    });
  });
  if (lines.length === 0) sheet.page(A4.width, A4.height);
}
