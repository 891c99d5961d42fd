import type { FontFace } from './fonts.ts';

/** Why a reader of the page cannot see a glyph. */
export type HiddenBy =
  | 'INVISIBLE_MODE'
  | 'BACKGROUND_COLOUR'
  | 'TINY'
  | 'OFF_PAGE'
  | 'CLIPPED'
  | 'COVERED'
  | 'LAYER_OFF';

/** One glyph with the page's top left corner as origin, in points. (x, y) is its start on the baseline. */
export type Glyph = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Advance along the writing direction, without character and word spacing. */
  readonly width: number;
  /** Height of the em square as shown. */
  readonly size: number;
  /** Writing direction in whole degrees, clockwise; 0 is upright text. Within 8° of a quarter turn it counts as one. */
  readonly angle: number;
  readonly space: boolean;
  readonly bold: boolean;
  readonly font: FontFace;
  readonly hidden: HiddenBy | null;
};
