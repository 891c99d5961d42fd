import type { Target } from './words.ts';

/** What a group of an RTF file sets, and gives back at its end. */
export type State = {
  target: Target;
  bold: boolean;
  /** Points. */
  size: number;
  hidden: boolean;
  colour: number;
  /** On a coloured ground: of letters, of the paragraph. */
  marked: boolean;
  shaded: boolean;
  page: number | null;
  /** Bytes that stand for a character written with \u. */
  fallback: number;
  link: string | null;
  bullet: boolean;
  heading: boolean;
  level: number;
};

/** What \plain sets. */
export const PLAIN = { bold: false, size: 12, hidden: false, colour: 0, marked: false };
/** What \pard sets. */
export const PARAGRAPH = { bullet: false, heading: false, level: 0, shaded: false };
