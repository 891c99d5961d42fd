import type { DocumentNotice } from '../../../document.ts';
import type { DraftPage } from '../../assemble.ts';

export function damagedPageNotice(page: number): DocumentNotice {
  return { type: 'NO_TEXT_PAGE', message: `Page ${page} is damaged and could not be read.`, page };
}

export function crowdedPageNotice(page: number): DocumentNotice {
  return { type: 'TRUNCATED', message: `Page ${page} holds more text than is read of one page.`, page };
}

export function bombNotice(page: number): DocumentNotice {
  return {
    type: 'TRUNCATED',
    message: `The file holds far more than a resume does: nothing was read after the beginning of page ${page}.`,
    page,
  };
}

export function pageLimitNotice(pages: number, read: number): DocumentNotice {
  return {
    type: 'TRUNCATED',
    message: `The file has ${pages} pages; only the first ${read} were read.`,
    page: null,
  };
}

export function columnNotices(pages: readonly DraftPage[]): DocumentNotice[] {
  const set_in_columns = pages
    .filter((page) => page.lines.some((line) => line.column > 0))
    .map((page) => page.number);
  if (set_in_columns.length === 0) return [];
  const where =
    set_in_columns.length === 1 ? `Page ${set_in_columns[0]} is` : `${set_in_columns.length} pages are`;
  const page = set_in_columns.length === 1 ? set_in_columns[0]! : null;
  return [{ type: 'COLUMNS', message: `${where} set in columns; they were read one after the other.`, page }];
}

export function emptyPageNotice(page: number): DocumentNotice {
  return { type: 'NO_TEXT_PAGE', message: `Page ${page} holds no text. It may be a picture.`, page };
}

/** A font without a usable character map gives nonsense: many characters that are no text, or many lone letters. */
export function isGarbled(text: string): boolean {
  const words = text.split(/\s+/);
  const strange = text.match(/[^\p{L}\p{M}\p{N}\p{P}\p{S}\s]|\ufffd/gu)?.length ?? 0;
  const alone = words.filter((word) => word.length === 1 && /\p{L}/u.test(word)).length;
  return strange > 0.05 * text.length || (words.length >= 50 && alone > 0.3 * words.length);
}

export function garbledNotices(text: string): DocumentNotice[] {
  if (!isGarbled(text)) return [];
  return [
    {
      type: 'GARBLED_TEXT',
      message: 'A font of this file does not say which characters it shows; parts of the text may be wrong.',
      page: null,
    },
  ];
}
