import { z } from 'zod';

/**
 * A box on a page in PDF points (1/72 inch), origin at the top left corner of the page:
 * [x, y, width, height]. For formats without pages (TXT, MD, HTML, DOCX) lines carry no box.
 */
export const Box = z.tuple([z.number(), z.number(), z.number(), z.number()]);
export type Box = z.infer<typeof Box>;

/** One visual line, in reading order. `text` equals `document.text.slice(start, end)`. */
export const DocumentLine = z.object({
  text: z.string(),
  /** Character offsets (UTF-16 code units) into the document's canonical text; end is exclusive. */
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
  box: Box.nullable(),
  /** Points; 0 where the format does not say. */
  font_size: z.number(),
  bold: z.boolean(),
  /** 0 for full width or the first column, 1 for the second, … ; a sidebar is a column. */
  column: z.int().nonnegative(),
  /** A list item: its bullet glyph is not part of the text. */
  bullet: z.boolean(),
  /** Destination of a link annotation or <a href> that covers words of the line. */
  links: z.array(z.string()).optional(),
});
export type DocumentLine = z.infer<typeof DocumentLine>;

export const DocumentPage = z.object({
  number: z.int().positive(),
  /** Points; 0 for formats without pages. */
  width: z.number(),
  height: z.number(),
  lines: z.array(DocumentLine),
});
export type DocumentPage = z.infer<typeof DocumentPage>;

/** Something a person should know about how the file was read. */
export const DocumentNotice = z.object({
  type: z.enum([
    'HIDDEN_TEXT',
    'COLUMNS',
    'OCR',
    'TRUNCATED',
    'NO_TEXT_PAGE',
    'GARBLED_TEXT',
    'REPEATED_HEADER',
  ]),
  message: z.string(),
  page: z.int().positive().nullable(),
});
export type DocumentNotice = z.infer<typeof DocumentNotice>;

/**
 * What was read from one file. Every quote shown anywhere is an offset range of `text`, so it is
 * real by construction and can be boxed on its page. Lines are joined by one '\n'; `text` is exactly
 * the lines of all pages in order, joined so.
 */
export const ResumeDocument = z.object({
  text: z.string(),
  pages: z.array(DocumentPage),
  notices: z.array(DocumentNotice),
});
export type ResumeDocument = z.infer<typeof ResumeDocument>;

/** Why a file gave no text. Each has one plain sentence for a person: see text/reasons.ts. */
export const UnreadableReason = z.enum([
  'EMPTY_FILE', // zero bytes
  'UNSUPPORTED', // not a kind of file the service reads
  'ENCRYPTED', // a password is needed to open it
  'CORRUPT', // damaged, cut off, or not what it claims to be
  'NO_TEXT', // opened, but there is nothing to read (blank, or a scan without OCR)
  'SCAN', // pages are pictures without a text layer
  'TOO_LARGE', // a bomb, or beyond the limits of pages and sizes
  'TIMED_OUT', // reading took longer than its limit
  'CRASHED', // the reading process died on this file
]);
export type UnreadableReason = z.infer<typeof UnreadableReason>;

/** The outcome of reading a file is a value, never an exception. */
export type ReadResult =
  | { readonly ok: true; readonly media_type: string; readonly document: ResumeDocument }
  | {
      readonly ok: false;
      readonly media_type: string | null;
      readonly reason: UnreadableReason;
      readonly message: string;
    };
