import { common, createCovers, isBox } from '../safety/covers.ts';
import type { Layers } from './layers.ts';
import { describeFont, type LoadedFont } from './fonts.ts';
import { type Matrix, type Rect, IDENTITY, multiply, transformRect, writingAngle } from './geometry.ts';
import type { Glyph, HiddenBy } from './glyph.ts';
import type { Operators, PDFPageProxy } from './open.ts';
import { createPaint, sameColour } from './paint.ts';
import { initialState, isFill, type TextState } from './state.ts';

/** A glyph as pdfjs shows it, and a shift between two of them in thousandths of the font's size. */
export type Shown = PdfjsGlyph | number | null;
type PdfjsGlyph = { readonly unicode: string; readonly width: number; readonly isSpace: boolean };
type Numbers = ArrayLike<number>;

/** What the operators of a page have drawn so far. The arithmetic is that of ISO 32000-1, 9.4. */
export class Interpreter {
  readonly glyphs: Glyph[] = [];
  readonly images: Rect[] = [];
  readonly paint: ReturnType<typeof createPaint>;
  readonly covers = createCovers();
  readonly layers: Layers;
  state: TextState;
  paths = 0;
  clipping = false;
  readonly #page: PDFPageProxy;
  readonly #OPS: Operators;
  readonly #initial: TextState;
  readonly #saved: TextState[] = [];
  readonly #fonts = new Map<string, LoadedFont>();
  readonly #width: number;
  readonly #height: number;
  #matrix: Matrix = IDENTITY;
  #x = 0;
  #y = 0;
  #line_x = 0;
  #line_y = 0;

  constructor(page: PDFPageProxy, layers: Layers, OPS: Operators) {
    const { width, height, transform } = page.getViewport({ scale: 1 });
    this.#page = page;
    this.#OPS = OPS;
    this.#width = width;
    this.#height = height;
    this.layers = layers;
    this.paint = createPaint(width, height);
    this.#initial = initialState(transform as unknown as Matrix);
    this.state = { ...this.#initial };
  }

  save(): void {
    this.#saved.push({ ...this.state });
  }

  restore(): void {
    this.state = this.#saved.pop() ?? this.state;
  }

  /** Begins an annotation, which knows nothing of what is drawn around it. */
  reset(): void {
    this.state = { ...this.#initial };
  }

  transform(matrix: Numbers | null | undefined): void {
    if (matrix) this.state.ctm = multiply(this.state.ctm, matrix);
  }

  setFont(id: string, size: number): void {
    let font = this.#fonts.get(id);
    if (!font) {
      const { commonObjs } = this.#page;
      font = describeFont(commonObjs.has(id) ? commonObjs.get(id) : null);
      this.#fonts.set(id, font);
    }
    this.state.font = font;
    this.state.font_size = size;
  }

  /** Sets where text begins, and how it lies. */
  placeText(matrix: Matrix): void {
    this.#matrix = matrix;
    this.#x = this.#y = this.#line_x = this.#line_y = 0;
  }

  /** Goes on to another line. */
  moveText(dx: number, dy: number): void {
    this.#x = this.#line_x += dx;
    this.#y = this.#line_y += dy;
  }

  showText(items: readonly Shown[]): void {
    const { state } = this;
    const { font } = state;
    if (!font || state.font_size === 0) return;
    // A negative size mirrors the glyphs and turns the direction of writing around.
    const direction = state.font_size < 0 ? -1 : 1;
    const size = Math.abs(state.font_size);
    const horizontal_scale = state.scale * direction;
    const m = multiply(state.ctm, this.#matrix);
    const em = size * font.em * Math.hypot(m[2], m[3]);
    const angle = writingAngle(m[0] * horizontal_scale, m[1] * horizontal_scale);
    const advance = size * (font.matrix[0] ?? 0.001);
    let hidden = this.#hiddenBy(em);
    // Asked for each letter: a line that begins at the edge of a dark box goes on beside it.
    const may_be_lost = hidden === null && state.mode !== 1;
    for (const item of items) {
      if (item === null) continue;
      if (typeof item === 'number') {
        const shift = ((font.vertical ? 1 : -1) * item * size) / 1000;
        if (font.vertical) this.#y += shift;
        else this.#x += shift * horizontal_scale;
        continue;
      }
      const width = item.width * advance;
      if (may_be_lost && item.unicode.trim() !== '') {
        hidden = this.#isLostOnGround(m, font.vertical ? 0 : (width * horizontal_scale) / 2, size)
          ? 'BACKGROUND_COLOUR'
          : null;
      }
      this.glyphs.push(this.#glyphOf(item.unicode, { m, em, angle, width, font, hidden }));
      const spacing = (item.isSpace ? state.word_spacing : 0) + state.character_spacing;
      if (font.vertical) this.#y -= size + spacing;
      else this.#x += (width + spacing * direction) * horizontal_scale;
    }
  }

  /** Why nobody sees text that is set now, wherever it stands. */
  #hiddenBy(em: number): HiddenBy | null {
    const { mode, alpha } = this.state;
    if (this.layers.off) return 'LAYER_OFF';
    if (mode === 3 || mode === 7 || alpha < 0.05) return 'INVISIBLE_MODE';
    return em < 2 ? 'TINY' : null;
  }

  /** True for a letter in the colour of what lies under its middle, which is `half` its width on from here. */
  #isLostOnGround(m: Matrix, half: number, size: number): boolean {
    const [x, y] = [this.#x + half, this.#y + size * 0.3];
    const ground = this.paint.colourAt(m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]);
    return sameColour(this.state.fill, ground);
  }

  #glyphOf(
    text: string,
    {
      m,
      em,
      angle,
      width,
      font,
      hidden,
    }: Pick<Glyph, 'angle' | 'width' | 'font' | 'hidden'> & {
      readonly m: Matrix;
      readonly em: number;
    },
  ): Glyph {
    const { clip, rise, scale, mode } = this.state;
    const along = Math.hypot(m[0], m[1]);
    const gx = m[0] * this.#x + m[2] * (this.#y + rise) + m[4];
    const gy = m[1] * this.#x + m[3] * (this.#y + rise) + m[5];
    const off_page = gx < -1 || gy < -1 || gx > this.#width + 1 || gy > this.#height + em;
    const clipped =
      clip !== null &&
      angle === 0 &&
      (gx + width * along < clip.x0 || gx > clip.x1 || gy < clip.y0 || gy - 0.7 * em > clip.y1);
    const drawn =
      hidden === 'INVISIBLE_MODE' && this.paint.isOutlined(gx + (width * m[0]) / 2, gy - 0.3 * em, em);
    return {
      text,
      x: gx,
      y: gy,
      width: Math.abs(width * scale * along),
      size: em,
      angle,
      // Not pdfjs' isSpace: that is any glyph with code 32, which in a subset font may be a digit.
      space: /^\s+$/.test(text),
      // Letters drawn as shapes beside letters of the same font set as text are its bold.
      bold: font.bold || mode === 2 || drawn,
      font,
      hidden: off_page ? 'OFF_PAGE' : clipped ? 'CLIPPED' : drawn ? null : hidden,
    };
  }

  drawPath(operator: number, data: Numbers | null, extent: Numbers | null): void {
    this.paths += 1;
    if (!extent) return;
    const { state, paint } = this;
    const whole = transformRect(state.ctm, extent[0]!, extent[1]!, extent[2]!, extent[3]!);
    const rect = common(state.clip, whole);
    if (this.clipping) state.clip = rect;
    this.clipping = false;
    if (operator !== this.#OPS.endPath) paint.addDot(rect);
    if (!isFill(operator, this.#OPS) || this.layers.off) return;
    paint.addPath(rect, data?.length ?? 0, state.fill, state.alpha);
    if (state.alpha === 1 && state.fill && !state.veiled && isBox(data, extent)) {
      this.covers.add(rect, this.glyphs.length);
    }
  }

  drawPicture(): void {
    const rect = transformRect(this.state.ctm, 0, 0, 1, 1);
    this.images.push(rect);
    this.paint.addPicture(rect);
  }
}
