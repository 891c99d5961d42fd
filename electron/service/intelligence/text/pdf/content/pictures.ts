import type { PdfAssets } from './factories.ts';
import type { PageContent } from './glyphs.ts';
import { readPageContent } from './glyphs.ts';
import type { Rect } from './geometry.ts';
import { hasScan, revealInvisible } from '../safety/hidden.ts';
import { openPdf, type OpenedPdf } from './open.ts';
import { renderPage } from './render.ts';

/** Decoding a page's pictures takes a second in the worst case; a scan shows its nature on its first pages. */
const MAX_LOOKS = 3;

/** Operators and glyphs of a page beyond what the first reading lets pass. */
const MAX_STEPS = 1_000_000;

/** Whether the file holds a picture: dictionaries of streams stand in its plain bytes. */
export function mentionsPictures(bytes: Uint8Array): boolean {
  return /\/Subtype\s*\/Image\b/.test(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'),
  );
}

/**
 * Reads single pages again with their pictures, to tell honest invisible text (the text recognition of a
 * scanning program, which lies over the scan; white words on a photo) from hidden text. Opens the file a
 * second time, on first need only.
 */
export function pictureCheck(bytes: Uint8Array, assets: PdfAssets | undefined) {
  let opened: OpenedPdf | null = null;
  let looks = 0;
  let scan = false;
  const open = async (): Promise<OpenedPdf | null> => {
    if (!opened) {
      const result = await openPdf(bytes, { assets, images: true });
      if (typeof result === 'string') return null;
      opened = result;
    }
    return opened;
  };
  const look = async (number: number): Promise<PageContent | null> => {
    const file = await open();
    if (!file) return null;
    const content = await readPageContent(await file.doc.getPage(number), file.doc, MAX_STEPS);
    if (content.cut) {
      // pdfjs would go on interpreting it
      await file.close();
      opened = null;
    }
    return content;
  };
  const any = mentionsPictures(bytes);
  return {
    /** The page's content as it is with its pictures in sight; the invisible text over a scan becomes visible. */
    async withPictures(number: number, content: PageContent): Promise<PageContent> {
      const seen = looks < MAX_LOOKS ? await look(number) : null;
      looks++;
      if (seen) scan = hasScan(seen);
      return scan ? revealInvisible(seen ?? content) : (seen ?? content);
    },
    async isScan(number: number): Promise<boolean> {
      const seen = await look(number);
      return seen !== null && hasScan(seen);
    },
    /** Share of the page, 0…1, that pictures cover; scanners cut a page into strips, whose shares add up. */
    async coverage(number: number): Promise<number> {
      const seen = any ? await look(number) : null;
      if (!seen) return 0;
      const covered = seen.images.reduce((sum, image) => sum + shareOf(image, seen), 0);
      return Math.min(1, covered);
    },
    /** The page as it is shown. @throws when it cannot be drawn */
    async render(number: number) {
      const file = await open();
      if (!file) throw new Error('The file does not open a second time.');
      const page = await file.doc.getPage(number);
      const rendered = await renderPage(page);
      page.cleanup();
      return rendered;
    },
    async close(): Promise<void> {
      await opened?.close();
    },
  };
}

export type PictureCheck = ReturnType<typeof pictureCheck>;

function shareOf({ x0, y0, x1, y1 }: Rect, { width, height }: PageContent): number {
  const wide = Math.max(0, Math.min(x1, width) - Math.max(x0, 0));
  const high = Math.max(0, Math.min(y1, height) - Math.max(y0, 0));
  return (wide * high) / Math.max(1, width * height);
}
