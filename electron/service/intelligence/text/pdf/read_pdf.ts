import type { DocumentNotice, ReadResult } from '../../document.ts';
import type { ReadingStep, TextRecognizer } from '../../ports.ts';
import { assembleDocument, type DraftPage } from '../assemble.ts';
import { MEDIA_TYPES } from '../media_types.ts';
import { ocrSession, type OcrSession } from '../ocr/session.ts';
import { unreadable } from '../reasons.ts';
import { readingOrder } from './layout/columns.ts';
import { withWholeWords } from './words/divided_words.ts';
import type { PdfAssets } from './content/factories.ts';
import type { Matrix } from './content/geometry.ts';
import { readPageContent, type PageContent } from './content/glyphs.ts';
import { dependsOnPictures, hasScan, hiddenNotices } from './safety/hidden.ts';
import { linesOf } from './layout/lines.ts';
import { readLinks, withLinks, type PageLink } from './content/links.ts';
import {
  bombNotice,
  columnNotices,
  crowdedPageNotice,
  damagedPageNotice,
  emptyPageNotice,
  garbledNotices,
  pageLimitNotice,
} from './safety/notices.ts';
import { openPdf, type OpenedPdf, type PDFDocumentProxy } from './content/open.ts';
import { MIN_CHARACTERS, OUTLINED_TEXT_PATHS, charactersOn } from './safety/page_text.ts';
import { mentionsPictures, pictureCheck, type PictureCheck } from './content/pictures.ts';
import { withoutRepeated } from './layout/repeated.ts';
import { framesOf } from './words/runs.ts';
import { recognizeScans, STAMP_CHARACTERS, type SeenPage } from './safety/scans.ts';

type PdfOptions = {
  readonly pdf_assets?: PdfAssets | undefined;
  /** Starts text recognition; without it scans stay unread. */
  readonly recognizer?: (() => Promise<TextRecognizer>) | undefined;
  /** Called when the file is open, after each page that was read, and again after each whose text was recognised. */
  readonly onProgress?: ((step?: ReadingStep) => void) | undefined;
};

/** Pages beyond this are not read: no resume has them, and a file of thousands of pages must not hold up the others. */
const MAX_PAGES = 300;

/**
 * Drawing steps (operators and glyphs) that are read of a page, and of a file: a page full of text has 5,000,
 * the most intricate drawing in a resume ten times that, a file made to hurt has millions.
 */
const MAX_PAGE_STEPS = 400_000;
const MAX_FILE_STEPS = 1_500_000;

/** Reads a PDF: text layer, geometry, links; hidden text and running headers taken out, with notices. */
export async function readPdf(bytes: Uint8Array, options: PdfOptions = {}): Promise<ReadResult> {
  const assets = options.pdf_assets;
  const opened = await openPdf(bytes, { assets });
  if (typeof opened === 'string') return unreadable(opened, MEDIA_TYPES.pdf);
  options.onProgress?.();
  const pictures = pictureCheck(bytes, assets);
  const ocr = options.recognizer && ocrSession(options.recognizer, options.onProgress);
  try {
    const check = mentionsPictures(bytes) ? pictures : null;
    return await readOpened(opened, check, hasEnd(bytes), {
      ocr: ocr && { session: ocr, pictures },
      onProgress: options.onProgress ?? (() => undefined),
    });
  } finally {
    ocr?.close();
    await pictures.close();
    await opened.close();
  }
}

async function readOpened(
  { doc, close }: OpenedPdf,
  check: PictureCheck | null,
  whole: boolean,
  {
    ocr,
    onProgress,
  }: {
    readonly ocr: { readonly session: OcrSession; readonly pictures: PictureCheck } | undefined;
    readonly onProgress: (step: ReadingStep) => void;
  },
): Promise<ReadResult> {
  const last = Math.min(doc.numPages, MAX_PAGES);
  const all_links = await readLinks(doc, last);
  const links = Map.groupBy(all_links ?? [], (link) => link.page);
  let drafts: DraftPage[] = [];
  const seen: SeenPage[] = [];
  const viewports = new Map<number, Matrix>();
  const notices: DocumentNotice[] = [];
  let failed = 0;
  let outlined = 0;
  let ended_at: number | null = null;
  let room = MAX_FILE_STEPS;
  for (let number = 1; number <= last && ended_at === null; number++) {
    const page = await readPage(doc, number, Math.min(room, MAX_PAGE_STEPS));
    onProgress('page');
    if (!page) {
      failed++;
      drafts.push({ number, width: 0, height: 0, lines: [] });
      notices.push(damagedPageNotice(number));
      continue;
    }
    room -= page.content.steps;
    if (page.content.cut) {
      // pdfjs goes on interpreting what nobody reads until the document is closed
      ended_at = number;
      await close();
    }
    const content =
      check && ended_at === null && dependsOnPictures(page.content)
        ? await check.withPictures(number, page.content)
        : page.content;
    const { draft, cut } = draftPage(number, content, links.get(number) ?? [], page.viewport);
    drafts.push(draft);
    const layered = content !== page.content && hasScan(content);
    // The glyphs of every page at once would fill the memory; only those on a scan are asked for again.
    const asked = charactersOn(draft) < STAMP_CHARACTERS;
    seen.push({ draft, content: asked ? content : { ...content, glyphs: [], dots: [] }, layered });
    viewports.set(number, page.viewport);
    notices.push(...hiddenNotices(content, number));
    if (cut) notices.push(crowdedPageNotice(number));
    if (charactersOn(draft) < MIN_CHARACTERS && content.paths > OUTLINED_TEXT_PATHS) outlined++;
  }
  if (failed === last) return unreadable('CORRUPT', MEDIA_TYPES.pdf);
  const recognised = ended_at === null && ocr && (await recognizeScans(seen, ocr.pictures, ocr.session));
  if (recognised) {
    drafts = drafts.map((draft) => {
      const read = recognised.drafts.get(draft.number);
      const viewport = viewports.get(draft.number);
      return read && viewport ? withLinks(read, links.get(draft.number) ?? [], viewport) : draft;
    });
    notices.push(...recognised.notices);
  }
  const fullest = Math.max(...drafts.map(charactersOn));
  if (ended_at !== null) {
    if (fullest === 0) return unreadable('TOO_LARGE', MEDIA_TYPES.pdf);
    notices.push(bombNotice(ended_at));
  } else if (fullest < MIN_CHARACTERS && !(recognised && recognised.drafts.size > 0)) {
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
  const kept = withoutRepeated(withWholeWords(drafts));
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
  steps: number,
): Promise<{ readonly content: PageContent; readonly viewport: Matrix } | null> {
  try {
    const page = await doc.getPage(number);
    const content = await readPageContent(page, doc, steps);
    const viewport = page.getViewport({ scale: 1 }).transform as unknown as Matrix;
    if (!content.cut) page.cleanup();
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
