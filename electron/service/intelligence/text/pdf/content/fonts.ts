import { regex } from '../../../language/pattern.ts';

export type FontFace = {
  readonly name: string;
  readonly bold: boolean;
  /** glyphs are pictograms, their characters mean nothing */ readonly icons: boolean;
  /** glyphs are drawings, or bitmaps as TeX makes them */ readonly type3: boolean;
};
export type LoadedFont = FontFace & {
  readonly matrix: readonly number[];
  readonly vertical: boolean;
  /** height of the em square per unit of font size */ readonly em: number;
};

const BOLD_NAME =
  /bold|black|heavy|demi|(?:[-,](?:b|bd|blk|hv|sb)(?:it|i|ital)?)$|^(?:cmb|cmssb|ecbx|ecxb|sfbx|lmbx|cmcsc.*b)/i;
const ICON_NAME = regex('i')`
    font-?\s*awesome|icons?(?!sol)|glyphicon|academicons|typicons|entypo|ionicon|feather|
    linea(?:r)?icons|fontello|icomoon|marvosym|bbding|material-?\s*(?:symbols|design)|phosphor|lucide|
    themify|^fa-?(?:solid|brands|regular|light|thin|duotone)\b|^fa[4-7]?(?:brands|regular|solid)`;

/** What matters of a font as pdfjs hands it over (null when it could not be loaded). */
export function describeFont(font: Record<string, unknown> | null): LoadedFont {
  const name = String(font?.['name'] ?? '').replace(/^[A-Z]{6}\+/, '');
  const matrix = (font?.['fontMatrix'] as number[] | undefined) ?? [0.001, 0, 0, 0.001, 0, 0];
  const type3 = Boolean(font?.['isType3Font']);
  return {
    name,
    bold: Boolean(font?.['bold'] || font?.['black']) || BOLD_NAME.test(name),
    icons: ICON_NAME.test(name),
    matrix,
    type3,
    vertical: Boolean(font?.['vertical']),
    em: type3 ? type3Em(matrix, font?.['bbox'] as number[] | undefined) : 1,
  };
}

/** Height of a Type 3 font's em per unit of font size: its glyph space is free, so the font's own box has to tell. */
function type3Em(matrix: readonly number[], bbox: readonly number[] | undefined): number {
  const unit = Math.abs(matrix[3] ?? 0.001);
  if (unit >= 0.0004 && unit <= 0.0021) return 1;
  const height = bbox ? Math.abs((bbox[3] ?? 0) - (bbox[1] ?? 0)) : 0;
  return height > 0 ? Math.min(Math.max(height * unit, 0.2), 3) : 1;
}
