import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { DocumentNotice, ReadResult } from '../../document.ts';
import { assembleDocument, type DraftPage } from '../assemble.ts';
import { MEDIA_TYPES } from '../media_types.ts';
import { unreadable } from '../reasons.ts';
import { readingOrder } from './columns.ts';
import type { Matrix } from './geometry.ts';
import { readPageContent, type PageContent } from './glyphs.ts';
import { dependsOnPictures, hiddenNotices } from './hidden.ts';
import { linesOf } from './lines.ts';
import { readLinks, withLinks, type PageLink } from './links.ts';
import { openPdf } from './open.ts';
import { mentionsPictures, pictureCheck, type PictureCheck } from './pictures.ts';
import { withoutRepeated } from './repeated.ts';
import { framesOf } from './runs.ts';

export type PdfOptions = {
  /** Folder of pdfjs' character maps, for East Asian fonts that are not embedded. */
  readonly cmap_folder?: string | undefined;
};

/** Pages beyond this are not read: no resume has them, and a file of thousands of pages must not hold up the others. */
export const MAX_PAGES = 300;
/** A page with fewer characters is no page of text: a scan with a stamp, or an empty one with its number. */
const MIN_CHARACTERS = 80;
/** A page without text but with this many painted paths has its letters drawn as outlines. */
const OUTLINED_TEXT_PATHS = 200;

/** Reads a PDF: text layer, geometry, links; hidden text and running headers taken out, with notices. */
export async function readPdf(bytes: Uint8Array, options: PdfOptions = {}): Promise<ReadResult> {
  const opened = await openPdf(bytes, options);
  if (typeof opened === 'string') return unreadable(opened, MEDIA_TYPES.pdf);
  const check = mentionsPictures(bytes) ? pictureCheck(bytes, options) : null;
  try {
    return await readOpened(opened.doc, check);
  } finally {
    await check?.close();
    await opened.close();
  }
}

async function readOpened(doc: PDFDocumentProxy, check: PictureCheck | null): Promise<ReadResult> {
  const last = Math.min(doc.numPages, MAX_PAGES);
  const links = Map.groupBy(await readLinks(doc, last), (link) => link.page);
  const drafts: DraftPage[] = [];
  const notices: DocumentNotice[] = [];
  let failed = 0;
  let outlined = 0;
  for (let number = 1; number <= last; number++) {
    const page = await readPage(doc, number);
    if (!page) {
      failed++;
      drafts.push({ number, width: 0, height: 0, lines: [] });
      notices.push({
        type: 'NO_TEXT_PAGE',
        message: `Page ${number} is damaged and could not be read.`,
        page: number,
      });
      continue;
    }
    const content =
      check && dependsOnPictures(page.content)
        ? await check.withPictures(number, page.content)
        : page.content;
    const draft = draftPage(number, content, links.get(number) ?? [], page.viewport);
    drafts.push(draft);
    notices.push(...hiddenNotices(content, number));
    if (charactersOn(draft) < MIN_CHARACTERS && content.paths > OUTLINED_TEXT_PATHS) outlined++;
  }
  if (failed === last) return unreadable('CORRUPT', MEDIA_TYPES.pdf);
  const fullest = Math.max(...drafts.map(charactersOn));
  if (fullest < MIN_CHARACTERS) {
    // Few words beside a photo are a short text; few words over a page-filling picture are a stamp on a scan.
    const scan =
      check &&
      (fullest === 0 || (await check.isScan(1 + drafts.findIndex((page) => charactersOn(page) > 0))));
    if (scan || (outlined > 0 && fullest === 0)) return unreadable('SCAN', MEDIA_TYPES.pdf);
  }
  if (fullest === 0) return unreadable('NO_TEXT', MEDIA_TYPES.pdf);
  if (check) {
    notices.push(
      ...drafts
        .filter((page) => page.width > 0 && charactersOn(page) === 0)
        .map(({ number }) => emptyPageNotice(number)),
    );
  }
  notices.push(...columnNotices(drafts));
  if (doc.numPages > last) {
    notices.push({
      type: 'TRUNCATED',
      message: `The file has ${doc.numPages} pages; only the first ${last} were read.`,
      page: null,
    });
  }
  const kept = withoutRepeated(drafts);
  const document = assembleDocument(kept.pages, [...notices, ...kept.notices]);
  return {
    ok: true,
    media_type: MEDIA_TYPES.pdf,
    document: { ...document, notices: [...document.notices, ...garbledNotices(document.text)] },
  };
}

/** A page's content and the matrix from PDF space to the page's; null when the page is beyond repair. */
async function readPage(
  doc: PDFDocumentProxy,
  number: number,
): Promise<{ readonly content: PageContent; readonly viewport: Matrix } | null> {
  try {
    const page = await doc.getPage(number);
    const content = await readPageContent(page);
    const viewport = page.getViewport({ scale: 1 }).transform as unknown as Matrix;
    page.cleanup();
    return { content, viewport };
  } catch {
    // pdfjs repairs what it can; what is left is a broken page among others, and the caller reports it.
    return null;
  }
}

function draftPage(
  number: number,
  content: PageContent,
  links: readonly PageLink[],
  viewport: Matrix,
): DraftPage {
  const lines = framesOf(content.glyphs).flatMap(({ runs, angle }) => linesOf(readingOrder(runs), angle));
  return withLinks({ number, width: content.width, height: content.height, lines }, links, viewport);
}

function charactersOn(page: DraftPage): number {
  return page.lines.reduce((sum, line) => sum + line.text.length, 0);
}

function columnNotices(pages: readonly DraftPage[]): DocumentNotice[] {
  const set_in_columns = pages
    .filter((page) => page.lines.some((line) => line.column > 0))
    .map((page) => page.number);
  if (set_in_columns.length === 0) return [];
  const where =
    set_in_columns.length === 1 ? `Page ${set_in_columns[0]} is` : `${set_in_columns.length} pages are`;
  const page = set_in_columns.length === 1 ? set_in_columns[0]! : null;
  return [{ type: 'COLUMNS', message: `${where} set in columns; they were read one after the other.`, page }];
}

function emptyPageNotice(page: number): DocumentNotice {
  return { type: 'NO_TEXT_PAGE', message: `Page ${page} holds no text. It may be a picture.`, page };
}

/** A font without a usable character map gives nonsense: many characters that are no text, or many lone letters. */
function garbledNotices(text: string): DocumentNotice[] {
  const words = text.split(/\s+/);
  const strange = text.match(/[^\p{L}\p{M}\p{N}\p{P}\p{S}\s]|\ufffd/gu)?.length ?? 0;
  const alone = words.filter((word) => word.length === 1 && /\p{L}/u.test(word)).length;
  if (strange <= 0.05 * text.length && (words.length < 50 || alone <= 0.3 * words.length)) return [];
  return [
    {
      type: 'GARBLED_TEXT',
      message: 'A font of this file does not say which characters it shows; parts of the text may be wrong.',
      page: null,
    },
  ];
}
