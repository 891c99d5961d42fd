import { common, createCovers, isBox } from '../safety/covers.ts';
import { type Matrix, type Rect, IDENTITY, multiply, transformRect, writingAngle } from './geometry.ts';
import { describeFont, type LoadedFont } from './fonts.ts';
import type { Glyph, HiddenBy } from './glyph.ts';
import { createLayers } from './layers.ts';
import { withLigatures } from './ligatures.ts';
import { operatorsOf, pdfjsOperators, type PDFDocumentProxy, type PDFPageProxy } from './open.ts';
import { initialState, isFill, type TextState } from './state.ts';
import { withTexCharacters } from './tex.ts';
import { createPaint, sameColour } from './paint.ts';

export type PageContent = {
  readonly width: number;
  readonly height: number;
  readonly glyphs: readonly Glyph[];
  /** Pictures on the page, as far as they were decoded (see openPdf). */
  readonly images: readonly Rect[];
  /** Small round or square marks drawn as shapes: browsers print the bullets of lists so. */
  readonly dots: readonly Rect[];
  /** Painted paths, lines and curves alike: many of them and no text may be text drawn as outlines. */
  readonly paths: number;
  /** Operators and glyphs that were read. */
  readonly steps: number;
  /** More than was asked for: the rest is left out, and the document is to be closed. */
  readonly cut: boolean;
};

type PdfjsGlyph = { readonly unicode: string; readonly width: number; readonly isSpace: boolean };
/** What pdfjs hands over with an operator; its type depends on the operator. */
type Operands = readonly unknown[];

/**
 * Interprets a page's operator list: every glyph with place, size, font, and whether a person can see it.
 * The arithmetic is that of the text operators in ISO 32000-1, 9.4. Needed instead of pdfjs' text content, which
 * tells neither colour nor rendering mode nor the font's name.
 */
export async function readPageContent(
  page: PDFPageProxy,
  doc: PDFDocumentProxy | null = null,
  max_steps: number = Infinity,
): Promise<PageContent> {
  const OPS = await pdfjsOperators();
  const viewport = page.getViewport({ scale: 1 });
  const { list, steps, cut } = await operatorsOf(page, max_steps);
  const { width, height } = viewport;
  const glyphs: Glyph[] = [];
  const images: Rect[] = [];
  const paint = createPaint(width, height);
  const fonts = new Map<string, LoadedFont>();
  let paths = 0;

  const layers = await createLayers(
    doc,
    list.fnArray.some(
      (operator, i) => operator === OPS.beginMarkedContentProps && list.argsArray[i]?.[0] === 'OC',
    ),
  );
  const covers = createCovers();
  let clipping = false;

  const initial = initialState(viewport.transform as unknown as Matrix);
  let state: TextState = { ...initial };
  const saved: TextState[] = [];
  const save = () => saved.push({ ...state });
  const restore = () => {
    state = saved.pop() ?? state;
  };
  let text_matrix: Matrix = IDENTITY;
  let [x, y, line_x, line_y] = [0, 0, 0, 0];
  const moveText = (dx: number, dy: number) => {
    x = line_x += dx;
    y = line_y += dy;
  };

  const loadFont = (id: string): LoadedFont => {
    let font = fonts.get(id);
    if (!font) {
      font = describeFont(page.commonObjs.has(id) ? page.commonObjs.get(id) : null);
      fonts.set(id, font);
    }
    return font;
  };

  const showText = (items: readonly (PdfjsGlyph | number | null)[]) => {
    const { font } = state;
    if (!font || state.font_size === 0) return;
    // A negative size mirrors the glyphs and turns the direction of writing around.
    const direction = state.font_size < 0 ? -1 : 1;
    const size = Math.abs(state.font_size);
    const horizontal_scale = state.scale * direction;
    const m = multiply(state.ctm, text_matrix);
    const along = Math.hypot(m[0], m[1]);
    const em = size * font.em * Math.hypot(m[2], m[3]);
    const angle = writingAngle(m[0] * horizontal_scale, m[1] * horizontal_scale);
    const advance = size * (font.matrix[0] ?? 0.001);
    const bold = font.bold || state.mode === 2;
    const background = paint.colourAt(
      m[0] * x + m[2] * (y + size * 0.3) + m[4],
      m[1] * x + m[3] * (y + size * 0.3) + m[5],
    );
    let hidden: HiddenBy | null = null;
    if (layers.off) hidden = 'LAYER_OFF';
    else if (state.mode === 3 || state.mode === 7 || state.alpha < 0.05) hidden = 'INVISIBLE_MODE';
    else if (em < 2) hidden = 'TINY';
    else if (state.mode !== 1 && sameColour(state.fill, background)) hidden = 'BACKGROUND_COLOUR';
    for (const item of items) {
      if (item === null) continue;
      if (typeof item === 'number') {
        const shift = ((font.vertical ? 1 : -1) * item * size) / 1000;
        if (font.vertical) y += shift;
        else x += shift * horizontal_scale;
        continue;
      }
      const glyph_width = item.width * advance;
      const gx = m[0] * x + m[2] * (y + state.rise) + m[4];
      const gy = m[1] * x + m[3] * (y + state.rise) + m[5];
      const off_page = gx < -1 || gy < -1 || gx > width + 1 || gy > height + em;
      const { clip } = state;
      const clipped =
        clip !== null &&
        angle === 0 &&
        (gx + glyph_width * along < clip.x0 || gx > clip.x1 || gy < clip.y0 || gy - 0.7 * em > clip.y1);
      const drawn =
        hidden === 'INVISIBLE_MODE' && paint.isOutlined(gx + (glyph_width * m[0]) / 2, gy - 0.3 * em, em);
      glyphs.push({
        text: item.unicode,
        x: gx,
        y: gy,
        width: Math.abs(glyph_width * state.scale * along),
        size: em,
        angle,
        // Not pdfjs' isSpace: that is any glyph with code 32, which in a subset font may be a digit.
        space: /^\s+$/.test(item.unicode),
        // Letters drawn as shapes beside letters of the same font set as text are its bold.
        bold: bold || drawn,
        font,
        hidden: off_page ? 'OFF_PAGE' : clipped ? 'CLIPPED' : drawn ? null : hidden,
      });
      const spacing = (item.isSpace ? state.word_spacing : 0) + state.character_spacing;
      if (font.vertical) y -= size + spacing;
      else x += (glyph_width + spacing * direction) * horizontal_scale;
    }
  };

  for (let i = 0; i < list.fnArray.length; i++) {
    const args = (list.argsArray[i] ?? []) as Operands;
    switch (list.fnArray[i]) {
      case OPS.save:
        save();
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
      case OPS.endAnnotation:
      case OPS.endGroup:
        restore();
        break;
      case OPS.transform:
        state.ctm = multiply(state.ctm, args as ArrayLike<number>);
        break;
      case OPS.paintFormXObjectBegin:
        save();
        if (args[0]) state.ctm = multiply(state.ctm, args[0] as ArrayLike<number>);
        break;
      case OPS.beginAnnotation:
        save();
        state = { ...initial };
        for (const matrix of [args[2], args[3]] as readonly (ArrayLike<number> | null | undefined)[]) {
          if (matrix) state.ctm = multiply(state.ctm, matrix);
        }
        break;
      case OPS.beginMarkedContent:
      case OPS.beginMarkedContentProps:
        layers.open(args[0], args[1]);
        break;
      case OPS.endMarkedContent:
        layers.close();
        break;
      case OPS.clip:
      case OPS.eoClip:
        clipping = true;
        break;
      case OPS.beginGroup: {
        save();
        state.veiled ||= state.alpha < 1;
        const group = args[0] as { readonly matrix?: ArrayLike<number> | null } | undefined;
        if (group?.matrix) state.ctm = multiply(state.ctm, group.matrix);
        break;
      }
      case OPS.setGState:
        for (const [key, value] of args[0] as readonly (readonly [string, unknown])[]) {
          if (key === 'ca') state.alpha = Number(value);
          else if (key === 'SMask') state.veiled ||= value !== false;
          else if (key === 'BM') state.veiled ||= value !== 'source-over';
          else if (key === 'Font') {
            const [id, size] = value as [string, number];
            state.font = loadFont(id);
            state.font_size = size;
          }
        }
        break;
      case OPS.setFillRGBColor:
        state.fill = args[0] as string;
        break;
      case OPS.setFillColorN:
      case OPS.setFillTransparent:
        state.fill = null;
        break;
      case OPS.beginText:
        text_matrix = IDENTITY;
        x = y = line_x = line_y = 0;
        break;
      case OPS.setCharSpacing:
        state.character_spacing = Number(args[0]);
        break;
      case OPS.setWordSpacing:
        state.word_spacing = Number(args[0]);
        break;
      case OPS.setHScale:
        state.scale = Number(args[0]) / 100;
        break;
      case OPS.setLeading:
        state.leading = -Number(args[0]);
        break;
      case OPS.setFont:
        state.font = loadFont(String(args[0]));
        state.font_size = Number(args[1]);
        break;
      case OPS.setTextRenderingMode:
        state.mode = Number(args[0]);
        break;
      case OPS.setTextRise:
        state.rise = Number(args[0]);
        break;
      case OPS.moveText:
        moveText(Number(args[0]), Number(args[1]));
        break;
      case OPS.setLeadingMoveText:
        state.leading = Number(args[1]);
        moveText(Number(args[0]), Number(args[1]));
        break;
      case OPS.setTextMatrix:
        text_matrix = multiply(IDENTITY, args[0] as ArrayLike<number>);
        x = y = line_x = line_y = 0;
        break;
      case OPS.nextLine:
        moveText(0, state.leading);
        break;
      case OPS.showText:
      case OPS.showSpacedText:
        showText(args[0] as readonly (PdfjsGlyph | number | null)[]);
        break;
      case OPS.constructPath: {
        paths++;
        const [operator, [data], extent] = args as readonly [
          number,
          readonly [ArrayLike<number> | null],
          ArrayLike<number> | null,
        ];
        if (!extent) break;
        const whole = transformRect(state.ctm, extent[0]!, extent[1]!, extent[2]!, extent[3]!);
        const rect = common(state.clip, whole);
        if (clipping) state.clip = rect;
        clipping = false;
        if (operator !== OPS.endPath) paint.addDot(rect);
        if (!isFill(operator, OPS) || layers.off) break;
        paint.addPath(rect, data?.length ?? 0, state.fill, state.alpha);
        if (state.alpha === 1 && state.fill && !state.veiled && isBox(data, extent)) {
          covers.add(rect, glyphs.length);
        }
        break;
      }
      case OPS.shadingFill:
        paint.addShading();
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject:
      case OPS.paintInlineImageXObjectGroup:
      case OPS.paintImageXObjectRepeat:
      case OPS.paintImageMaskXObjectGroup:
      case OPS.paintImageMaskXObjectRepeat: {
        const rect = transformRect(state.ctm, 0, 0, 1, 1);
        images.push(rect);
        paint.addPicture(rect);
        break;
      }
    }
  }
  return {
    width,
    height,
    glyphs: withLigatures(withTexCharacters(covers.applied(glyphs))),
    images,
    dots: paint.dots,
    paths,
    steps,
    cut,
  };
}
