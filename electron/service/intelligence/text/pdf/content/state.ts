import type { LoadedFont } from './fonts.ts';
import type { Matrix, Rect } from './geometry.ts';
import type { Operators } from './open.ts';

/** What of the graphics state matters for text (ISO 32000-1, 8.4 and 9.3). */
export type TextState = {
  ctm: Matrix;
  /** What of the page can be painted on; null for all of it. */
  clip: Rect | null;
  /** Inside something translucent, or painted in another way than over what is there. */
  veiled: boolean;
  fill: string | null;
  alpha: number;
  mode: number;
  font: LoadedFont | null;
  font_size: number;
  character_spacing: number;
  word_spacing: number;
  scale: number;
  leading: number;
  rise: number;
};

/** The state a page, and each annotation, begins with. */
export function initialState(ctm: Matrix): TextState {
  return {
    ctm,
    clip: null,
    veiled: false,
    fill: '#000000',
    alpha: 1,
    mode: 0,
    font: null,
    font_size: 0,
    character_spacing: 0,
    word_spacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
  };
}

export function isFill(operator: number, OPS: Operators): boolean {
  return (
    operator === OPS.fill ||
    operator === OPS.eoFill ||
    operator === OPS.fillStroke ||
    operator === OPS.eoFillStroke ||
    operator === OPS.closeFillStroke ||
    operator === OPS.closeEOFillStroke
  );
}
