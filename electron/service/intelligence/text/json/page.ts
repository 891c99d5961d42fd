import type { ResumeDocument } from '../../document.ts';
import type { Section, SectionKind, Span } from '../../profile.ts';
import { assembleDocument, MAX_CHARACTERS, plainLine, singlePage, type DraftLine } from '../assemble.ts';

/** Words that were laid out, and where they stand. */
export type Marked = { readonly text: string; readonly span: Span };

/** A sheet that lines are written on from top to bottom. */
export type Page = {
  /** Begins a section under a heading. */
  heading(kind: SectionKind, text: string): void;
  /** Writes pieces side by side, without the empty ones. Gives each piece's place, null for an empty one. */
  line(
    pieces: readonly string[],
    separator?: string,
    look?: { readonly bold?: boolean; readonly bullet?: boolean; readonly links?: readonly string[] },
  ): (Marked | null)[];
  /** Where the next line will begin. */
  readonly at: number;
  finish(): { readonly document: ResumeDocument; readonly sections: Section[] };
};

/** @throws RangeError for more text than is read of any file. */
export function createPage(): Page {
  const lines: DraftLine[] = [];
  const openings: { readonly kind: SectionKind; readonly heading: string | null; readonly start: number }[] =
    [];
  let at = 0;

  const line: Page['line'] = (pieces, separator = ' ', look = {}) => {
    let text = '';
    const placed = pieces.map((piece): Marked | null => {
      if (piece === '') return null;
      if (text !== '') text += separator;
      const start = at + text.length;
      text += piece;
      return { text: piece, span: { start, end: start + piece.length } };
    });
    if (text === '') return placed;
    const { links = [], ...style } = look;
    lines.push(plainLine(text, { ...style, ...(links.length > 0 ? { links: [...links] } : {}) }));
    at += text.length + 1;
    if (at > MAX_CHARACTERS) throw new RangeError('too much text');
    return placed;
  };
  return {
    heading(kind, text) {
      openings.push({ kind, heading: text, start: at });
      line([text], '', { bold: true });
    },
    line,
    get at() {
      return at;
    },
    finish() {
      const document = assembleDocument(singlePage(lines), []);
      const all =
        openings[0]?.start === 0
          ? openings
          : [{ kind: 'header' as const, heading: null, start: 0 }, ...openings];
      const sections = all.map(({ kind, heading, start }, i) => {
        return { kind, heading, start, end: all[i + 1]?.start ?? document.text.length };
      });
      return { document, sections };
    },
  };
}
