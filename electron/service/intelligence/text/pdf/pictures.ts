import type { PageContent } from './glyphs.ts';
import { readPageContent } from './glyphs.ts';
import { hasScan, revealInvisible } from './hidden.ts';
import { openPdf, type OpenedPdf } from './open.ts';

/** Decoding a page's pictures takes a second in the worst case; a scan shows its nature on its first pages. */
const MAX_LOOKS = 3;

/** True when the file holds a picture. Streams stand outside of compressed objects, so the words can be found in the plain bytes. */
export function mentionsPictures(bytes: Uint8Array): boolean {
  return /\/Subtype\s*\/Image\b/.test(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'),
  );
}

/**
 * Reads single pages again with their pictures, to tell honest invisible text (the text recognition of a scanning program, which lies over
 * the scan; white words on a photo) from hidden text. Opens the file a second time, on first need only.
 */
export function pictureCheck(bytes: Uint8Array, options: { readonly cmap_folder?: string | undefined }) {
  let opened: OpenedPdf | null = null;
  let looks = 0;
  let scan = false;
  const look = async (number: number): Promise<PageContent | null> => {
    if (!opened) {
      const result = await openPdf(bytes, { ...options, images: true });
      if (typeof result === 'string') return null;
      opened = result;
    }
    return readPageContent(await opened.doc.getPage(number));
  };
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
    async close(): Promise<void> {
      await opened?.close();
    },
  };
}

export type PictureCheck = ReturnType<typeof pictureCheck>;
