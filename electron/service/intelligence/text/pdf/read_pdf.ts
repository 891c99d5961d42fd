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
import {
  columnNotices,
  crowdedPageNotice,
  damagedPageNotice,
  emptyPageNotice,
  garbledNotices,
  pageLimitNotice,
} from './notices.ts';
import { openPdf, type PDFDocumentProxy } from './open.ts';
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
    return await readOpened(opened.doc, check, hasEnd(bytes));
  } finally {
    await check?.close();
    await opened.close();
  }
}

async function readOpened(
  doc: PDFDocumentProxy,
  check: PictureCheck | null,
  whole: boolean,
): Promise<ReadResult> {
  const last = Math.min(doc.numPages, MAX_PAGES);
  const all_links = await readLinks(doc, last);
  const links = Map.groupBy(all_links ?? [], (link) => link.page);
  const drafts: DraftPage[] = [];
  const notices: DocumentNotice[] = [];
  let failed = 0;
  let outlined = 0;
  for (let number = 1; number <= last; number++) {
    const page = await readPage(doc, number);
    if (!page) {
      failed++;
      drafts.push({ number, width: 0, height: 0, lines: [] });
      notices.push(damagedPageNotice(number));
      continue;
    }
    const content =
      check && dependsOnPictures(page.content)
        ? await check.withPictures(number, page.content)
        : page.content;
    const { draft, cut } = draftPage(number, content, links.get(number) ?? [], page.viewport);
    drafts.push(draft);
    notices.push(...hiddenNotices(content, number));
    if (cut) notices.push(crowdedPageNotice(number));
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
  if (fullest === 0) {
    // pdfjs reads what it finds of a damaged file, which may be an empty page.
    const damaged = failed > 0 || all_links === null || !whole;
    return unreadable(damaged ? 'CORRUPT' : 'NO_TEXT', MEDIA_TYPES.pdf);
  }
  if (check) {
    notices.push(
      ...drafts
        .filter((page) => page.width > 0 && charactersOn(page) === 0)
        .map(({ number }) => emptyPageNotice(number)),
    );
  }
  notices.push(...columnNotices(drafts));
  if (doc.numPages > last) notices.push(pageLimitNotice(doc.numPages, last));
  const kept = withoutRepeated(drafts);
  const document = assembleDocument(kept.pages, [...notices, ...kept.notices]);
  return {
    ok: true,
    media_type: MEDIA_TYPES.pdf,
    document: { ...document, notices: [...document.notices, ...garbledNotices(document.text)] },
  };
}

/** A PDF that was not cut off ends with its end mark, give or take what a mail system adds. */
function hasEnd(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(-2048).includes('%%EOF');
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
): { readonly draft: DraftPage; readonly cut: boolean } {
  const { frames, cut } = framesOf(content.glyphs);
  const lines = frames.flatMap(({ runs, angle }) =>
    linesOf(readingOrder(runs), angle, angle === 0 ? content.dots : []),
  );
  const page = { number, width: content.width, height: content.height, lines };
  return { draft: withLinks(page, links, viewport), cut };
}

function charactersOn(page: DraftPage): number {
  return page.lines.reduce((sum, line) => sum + line.text.length, 0);
}
