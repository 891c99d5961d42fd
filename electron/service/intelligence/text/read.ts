import type { ReadResult } from '../document.ts';
import type { Extractor, ReadingStep, TextRecognizer } from '../ports.ts';
import { readDoc } from './doc/read_doc.ts';
import { readDocx } from './docx/read_docx.ts';
import { readHtml } from './html.ts';
import { imageReader } from './image/read_image.ts';
import { guardResult } from './prompt_injection.ts';
import { OTHER_JSON, readJsonResume } from './json/read_json.ts';
import { readMarkdown } from './markdown.ts';
import { MEDIA_TYPES } from './media_types.ts';
import { readOdt } from './odt/read_odt.ts';
import type { PdfAssets } from './pdf/content/factories.ts';
import { readPdf } from './pdf/read_pdf.ts';
import { readPlain } from './plain.ts';
import { unreadable } from './reasons.ts';
import { readRtf } from './rtf/read_rtf.ts';
import { sniffMediaType } from './sniff.ts';

type ReaderOptions = {
  /** pdfjs' own files, for East Asian fonts that are not embedded, JPEG 2000 and pages that are drawn. */
  readonly pdf_assets?: PdfAssets;
  /** Starts text recognition for a file that needs it (ocr/tesseract.ts); without it scans stay unread. */
  readonly recognizer?: () => Promise<TextRecognizer>;
};

type Reader = (
  bytes: Uint8Array,
  options: ReaderOptions & { readonly onProgress?: ((step?: ReadingStep) => void) | undefined },
) => Promise<ReadResult>;

/** One reader per accepted media type. */
const READERS: Readonly<Record<string, Reader>> = {
  [MEDIA_TYPES.pdf]: readPdf,
  [MEDIA_TYPES.docx]: readDocx,
  [MEDIA_TYPES.html]: readHtml,
  [MEDIA_TYPES.txt]: readPlain,
  [MEDIA_TYPES.md]: readMarkdown,
  [MEDIA_TYPES.json]: readJsonResume,
  [MEDIA_TYPES.doc]: readDoc,
  [MEDIA_TYPES.odt]: readOdt,
  [MEDIA_TYPES.rtf]: readRtf,
  [MEDIA_TYPES.png]: imageReader(MEDIA_TYPES.png),
  [MEDIA_TYPES.jpeg]: imageReader(MEDIA_TYPES.jpeg),
  [MEDIA_TYPES.tiff]: imageReader(MEDIA_TYPES.tiff),
  [MEDIA_TYPES.webp]: imageReader(MEDIA_TYPES.webp),
};

/** An extractor with options; see readDocument. */
export function createReader(options: ReaderOptions): Extractor {
  return async (bytes, hints) => {
    if (bytes.length === 0) return unreadable('EMPTY_FILE', null);
    const media_type = sniffMediaType(bytes, hints.file_name);
    const reader = media_type === null ? undefined : READERS[media_type];
    if (!reader) return unreadable('UNSUPPORTED', media_type);
    if (media_type === MEDIA_TYPES.txt && /\.json$/i.test(hints.file_name ?? '')) {
      return unreadable('UNSUPPORTED', media_type, OTHER_JSON);
    }
    try {
      const { onProgress } = hints;
      const start = options.recognizer;
      const recognizer = start && (() => (onProgress?.('recognition'), start()));
      return guardResult(await reader(bytes, { ...options, ...(recognizer && { recognizer }), onProgress }));
    } catch (error) {
      // V8 throws RangeErrors for amounts: a line or a nesting beyond what its stack or a string can hold.
      if (error instanceof RangeError) return unreadable('TOO_LARGE', media_type);
      // Readers answer bad input with a reason; what still throws is a file none of them foresaw.
      const detail = error instanceof Error ? ` (${error.message.slice(0, 200)})` : '';
      return unreadable(
        'CORRUPT',
        media_type,
        `The file could not be read; it may be damaged${detail}. Ask for it again or export it once more.`,
      );
    }
  };
}

/** Reads bytes into lines, or says why not: the kind of file is told by its content, not its name. */
export const readDocument: Extractor = createReader({});
