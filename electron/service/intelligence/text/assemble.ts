import type { DocumentLine, DocumentNotice, DocumentPage, ResumeDocument } from '../document.ts';

/** A line before its place in the canonical text is known. */
export type DraftLine = Omit<DocumentLine, 'start' | 'end'>;
export type DraftPage = {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly DraftLine[];
};

/** Nothing is read beyond this many characters: no resume comes near it, and later steps cost time for each. */
export const MAX_CHARACTERS = 500_000;

/**
 * Joins draft pages into a document. This is the only place where offsets are made, so
 * `text === all lines joined by '\n'` and `text.slice(line.start, line.end) === line.text` hold by construction.
 * Lines beyond MAX_CHARACTERS are left out, with a TRUNCATED notice.
 */
export function assembleDocument(
  drafts: readonly DraftPage[],
  notices: readonly DocumentNotice[],
): ResumeDocument {
  const texts: string[] = [];
  const pages: DocumentPage[] = [];
  let offset = 0;
  let cut = false;
  for (const draft of drafts) {
    const lines: DocumentLine[] = [];
    for (const line of draft.lines) {
      if (cut || offset + line.text.length > MAX_CHARACTERS) {
        cut = true;
        break;
      }
      lines.push({ ...line, start: offset, end: offset + line.text.length });
      texts.push(line.text);
      offset += line.text.length + 1;
    }
    pages.push({ number: draft.number, width: draft.width, height: draft.height, lines });
  }
  const truncated: DocumentNotice[] = cut
    ? [
        {
          type: 'TRUNCATED',
          message: `Only the first ${MAX_CHARACTERS.toLocaleString('en')} characters were read.`,
          page: null,
        },
      ]
    : [];
  return { text: texts.join('\n'), pages, notices: [...notices, ...truncated] };
}

/** The one page of a format without pages. */
export function singlePage(lines: readonly DraftLine[]): DraftPage[] {
  return [{ number: 1, width: 0, height: 0, lines }];
}

/** A line of a format without geometry. */
export function plainLine(text: string, extra: Partial<DraftLine> = {}): DraftLine {
  return { text, box: null, font_size: 0, bold: false, column: 0, bullet: false, ...extra };
}
