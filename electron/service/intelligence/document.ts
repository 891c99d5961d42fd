import { z } from 'zod';
import type { Profile, Section } from './profile.ts';
import type { Lexicon } from './skills/lexicon.ts';
import type { SkillMatch } from './skills/match.ts';

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
  /** An empty line stands above it; only in plain text, where nothing else sets headings apart. */
  apart: z.boolean().optional(),
  /**
   * Where the words stand: [start, end, x, width], offsets into the line's own text, x and width in points. Only in
   * formats with pages; a word is what white space divides.
   */
  words: z.array(z.tuple([z.int(), z.int(), z.number(), z.number()])).optional(),
  /** 0…1 for lines read by text recognition: how sure it is. */
  confidence: z.number().optional(),
  /** Words addressed to a program that reads resumes ("ignore all previous instructions"): shown, never scored. */
  instruction: z.boolean().optional(),
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
    'INSTRUCTIONS', // text that talks to a program instead of a reader
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
  'ARCHIVE', // its name ends as a ZIP's does, and it is no document itself
  'NOT_AS_NAMED', // its name ends as one of these kinds does, its bytes are of none of them
  'NOT_A_DOCUMENT', // its name ends as a program's, a script's or a data file's does
  'ENCRYPTED', // a password is needed to open it
  'CORRUPT', // damaged, cut off, or not what it claims to be
  'NO_TEXT', // opened, but there is nothing to read (blank, or a scan without OCR)
  'SCAN', // pages are pictures without a text layer
  'TOO_LARGE', // a bomb, or beyond the limits of pages and sizes
  'TIMED_OUT', // reading took longer than its limit
  'CRASHED', // the reading process died on this file
]);
export type UnreadableReason = z.infer<typeof UnreadableReason>;

/** Makes a profile of what the file itself calls a name, a job, a skill. */
export type Structured = (options: {
  /** 'YYYY-MM': what "present" means. */
  readonly reference_date: string;
  readonly lexicon: Lexicon;
  /** Finds the skills a text mentions (resume/skills.ts). */
  readonly mentionedSkills: (
    document: ResumeDocument,
    sections: readonly Section[],
    lexicon: Lexicon,
  ) => readonly SkillMatch[];
}) => Profile;

/** The outcome of reading a file is a value, never an exception. */
export type ReadResult =
  | {
      readonly ok: true;
      readonly media_type: string;
      readonly document: ResumeDocument;
      /** For a file that says itself what its words mean (JSON Resume): the profile is taken from here, not read. */
      readonly structured?: Structured;
    }
  | {
      readonly ok: false;
      readonly media_type: string | null;
      readonly reason: UnreadableReason;
      readonly message: string;
    };
