import type { ReadResult } from '../../document.ts';
import type { GreyImage, TextRecognizer } from '../../ports.ts';
import { assembleDocument, type DraftPage } from '../assemble.ts';
import { MEDIA_TYPES } from '../media_types.ts';
import { decodePicture } from '../ocr/canvas.ts';
import { draftOfRecognized } from '../ocr/draft.ts';
import { shrunk } from '../ocr/grey.ts';
import { notRecognisedNotice, ocrSession, recognitionNotices, type RecognizedFor } from '../ocr/session.ts';
import { columnNotices } from '../pdf/safety/notices.ts';
import { withoutRepeated } from '../pdf/layout/repeated.ts';
import { unreadable } from '../reasons.ts';
import { pictureHeader, type PictureHeader } from './header.ts';
import { tiffPages } from './tiff.ts';

type ImageOptions = {
  readonly recognizer?: (() => Promise<TextRecognizer>) | undefined;
  /** Called after each page whose text was recognised. */
  readonly onProgress?: (() => void) | undefined;
};

/** More pixels are a bomb, or a poster: an A4 page at 600 dpi has 35 million, of four bytes each. */
const MAX_PIXELS = 40_000_000;
/** Unpacked bytes of one page: samples of 16 bits, or more of them than colours, are no more than that either. */
const MAX_BYTES = 4 * MAX_PIXELS;
/** Pixels of the longer side that are recognised; larger pictures are made smaller. */
const MAX_SIDE = 3500;
/** Dots an inch that small pictures, such as pictures of a screen, are enlarged to. */
const FINE = 180;
const MAX_SCALE = 2.5;
/** Points: an upright page of unknown size is taken for one as wide as A4, a lying one for one as high. */
const PAGE_WIDTH = 595;
const MIN_SIDE = 40;

type Page = PictureHeader & {
  /** What it takes when it is unpacked. */
  readonly bytes: number;
  readonly decode: (scale: number) => Promise<GreyImage>;
};

/** Reads a PNG, JPEG, WebP or TIFF by text recognition: a page for each picture, with boxes in points. */
export function imageReader(media_type: string) {
  return async (bytes: Uint8Array, options: ImageOptions): Promise<ReadResult> => {
    const pages = await pagesOf(bytes, media_type);
    if (pages.length === 0) return unreadable('CORRUPT', media_type);
    if (
      pages.some(({ width, height, bytes: unpacked }) => width * height > MAX_PIXELS || unpacked > MAX_BYTES)
    ) {
      return unreadable(
        'TOO_LARGE',
        media_type,
        `The picture has more than ${MAX_PIXELS / 1e6} million pixels. Save a smaller copy; 300 dots ` +
          'an inch are plenty.',
      );
    }
    if (!options.recognizer) return unreadable('SCAN', media_type);
    return readPages(pages, media_type, { ...options, recognizer: options.recognizer });
  };
}

async function readPages(
  pages: readonly Page[],
  media_type: string,
  options: ImageOptions & { readonly recognizer: () => Promise<TextRecognizer> },
): Promise<ReadResult> {
  const session = ocrSession(options.recognizer, options.onProgress);
  const drafts: DraftPage[] = [];
  const recognised: RecognizedFor[] = [];
  const left_out: number[] = [];
  try {
    for (const [i, page] of pages.entries()) {
      const number = i + 1;
      const per_inch = page.dots_per_inch ?? guessedDensity(page);
      const size = {
        width: round((page.width * 72) / per_inch),
        height: round((page.height * 72) / per_inch),
      };
      if (Math.min(page.width, page.height) < MIN_SIDE) {
        drafts.push({ number, ...size, lines: [] });
        continue;
      }
      if (session.full) {
        left_out.push(number);
        drafts.push({ number, ...size, lines: [] });
        continue;
      }
      const fine = Math.min(MAX_SCALE, Math.max(1, FINE / per_inch));
      const image = await page.decode(Math.min(fine, MAX_SIDE / Math.max(page.width, page.height)));
      const read = await session.recognize(image, (per_inch * image.width) / page.width);
      const draft = draftOfRecognized(number, size, read);
      drafts.push(draft);
      const characters = draft.lines.reduce((sum, line) => sum + line.text.length, 0);
      if (characters > 0) {
        recognised.push({ page: number, cause: 'PICTURE', confidence: read.confidence, characters });
      }
    }
  } finally {
    session.close();
  }
  if (recognised.length === 0) return unreadable('SCAN', media_type);
  const notices = [...recognitionNotices(recognised), ...columnNotices(drafts)];
  if (left_out.length > 0) notices.push(notRecognisedNotice(left_out));
  const kept = withoutRepeated(drafts);
  return { ok: true, media_type, document: assembleDocument(kept.pages, [...notices, ...kept.notices]) };
}

async function pagesOf(bytes: Uint8Array, media_type: string): Promise<Page[]> {
  if (media_type === MEDIA_TYPES.tiff) {
    const pages = await tiffPages(bytes);
    return pages.map(({ decode, ...header }) => ({
      ...header,
      decode: async (scale) => shrunk(decode(), Math.ceil(1 / scale)),
    }));
  }
  const header = pictureHeader(bytes);
  if (!header || header.width === 0 || header.height === 0) return [];
  const unpacked = 4 * header.width * header.height;
  return [{ ...header, bytes: unpacked, decode: (scale) => decodePicture(bytes, scale) }];
}

/** Dots an inch of a picture that does not say: as if it were a page as wide as A4. */
function guessedDensity({ width, height }: PictureHeader): number {
  const wide = width > height ? (PAGE_WIDTH * width) / height : PAGE_WIDTH;
  return (72 * width) / wide;
}

const round = (value: number) => Math.round(value * 100) / 100;
