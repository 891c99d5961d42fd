import { type Matrix, IDENTITY, multiply, type Rect } from './geometry.ts';
import type { Glyph } from './glyph.ts';
import { Interpreter, type Shown } from './interpreter.ts';
import { createLayers } from './layers.ts';
import { withLigatures } from './ligatures.ts';
import {
  operatorsOf,
  pdfjsOperators,
  type Operators,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from './open.ts';
import { withTexCharacters } from './tex.ts';

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

/** What pdfjs hands over with an operator; its type depends on the operator. */
type Operands = readonly unknown[];
type Handler = (page: Interpreter, args: Operands) => void;

const number = (value: unknown): number => Number(value);
const restore: Handler = (page) => page.restore();
const clip: Handler = (page) => {
  page.clipping = true;
};
const forgetFill: Handler = ({ state }) => {
  state.fill = null;
};
const showText: Handler = (page, [items]) => page.showText(items as readonly Shown[]);
const drawPicture: Handler = (page) => page.drawPicture();

/** What each operator does; the others draw nothing that matters for text. */
const HANDLERS: Partial<Readonly<Record<keyof Operators, Handler>>> = {
  save: (page) => page.save(),
  restore,
  paintFormXObjectEnd: restore,
  endAnnotation: restore,
  endGroup: restore,
  transform: (page, args) => page.transform(args as Matrix),
  paintFormXObjectBegin: (page, [matrix]) => {
    page.save();
    page.transform(matrix as Matrix | null);
  },
  beginAnnotation: (page, args) => {
    page.save();
    page.reset();
    for (const matrix of [args[2], args[3]]) page.transform(matrix as Matrix | null);
  },
  beginMarkedContent: ({ layers }, [tag, properties]) => layers.open(tag, properties),
  beginMarkedContentProps: ({ layers }, [tag, properties]) => layers.open(tag, properties),
  endMarkedContent: ({ layers }) => layers.close(),
  clip,
  eoClip: clip,
  beginGroup: (page, [group]) => {
    page.save();
    page.state.veiled ||= page.state.alpha < 1;
    page.transform((group as { readonly matrix?: Matrix | null } | undefined)?.matrix);
  },
  setGState: (page, [entries]) => {
    const { state } = page;
    for (const [key, value] of entries as readonly (readonly [string, unknown])[]) {
      if (key === 'ca') state.alpha = Number(value);
      else if (key === 'SMask') state.veiled ||= value !== false;
      else if (key === 'BM') state.veiled ||= value !== 'source-over';
      else if (key === 'Font') page.setFont(...(value as [string, number]));
    }
  },
  setFillRGBColor: ({ state }, [colour]) => {
    state.fill = colour as string;
  },
  setFillColorN: forgetFill,
  setFillTransparent: forgetFill,
  beginText: (page) => page.placeText(IDENTITY),
  setCharSpacing: ({ state }, [spacing]) => {
    state.character_spacing = number(spacing);
  },
  setWordSpacing: ({ state }, [spacing]) => {
    state.word_spacing = number(spacing);
  },
  setHScale: ({ state }, [percent]) => {
    state.scale = number(percent) / 100;
  },
  setLeading: ({ state }, [leading]) => {
    state.leading = -number(leading);
  },
  setFont: (page, [id, size]) => page.setFont(String(id), number(size)),
  setTextRenderingMode: ({ state }, [mode]) => {
    state.mode = number(mode);
  },
  setTextRise: ({ state }, [rise]) => {
    state.rise = number(rise);
  },
  moveText: (page, [x, y]) => page.moveText(number(x), number(y)),
  setLeadingMoveText: (page, [x, y]) => {
    page.state.leading = number(y);
    page.moveText(number(x), number(y));
  },
  setTextMatrix: (page, [matrix]) => page.placeText(multiply(IDENTITY, matrix as Matrix)),
  nextLine: (page) => page.moveText(0, page.state.leading),
  showText,
  showSpacedText: showText,
  constructPath: (page, args) => {
    const [operator, [data], extent] = args as readonly [number, readonly [Matrix | null], Matrix | null];
    page.drawPath(operator, data, extent);
  },
  shadingFill: ({ paint }) => paint.addShading(),
  paintImageXObject: drawPicture,
  paintInlineImageXObject: drawPicture,
  paintImageMaskXObject: drawPicture,
  paintInlineImageXObjectGroup: drawPicture,
  paintImageXObjectRepeat: drawPicture,
  paintImageMaskXObjectGroup: drawPicture,
  paintImageMaskXObjectRepeat: drawPicture,
};

/**
 * Interprets a page's operator list: every glyph with place, size, font, and whether a person can see it.
 * Needed instead of pdfjs' text content, which tells neither colour nor rendering mode nor the font's name.
 */
export async function readPageContent(
  page: PDFPageProxy,
  doc: PDFDocumentProxy | null = null,
  max_steps: number = Infinity,
): Promise<PageContent> {
  const OPS = await pdfjsOperators();
  const { list, steps, cut } = await operatorsOf(page, max_steps);
  const { fnArray, argsArray } = list;
  const isLayer = (operator: number, i: number): boolean =>
    operator === OPS.beginMarkedContentProps && argsArray[i]?.[0] === 'OC';
  const content = new Interpreter(page, await createLayers(doc, fnArray.some(isLayer)), OPS);
  const handlers = new Map(
    Object.entries(HANDLERS).map(([name, handler]) => [OPS[name as keyof Operators], handler]),
  );
  for (const [i, operator] of fnArray.entries()) {
    handlers.get(operator)?.(content, (argsArray[i] ?? []) as Operands);
  }
  const { width, height } = page.getViewport({ scale: 1 });
  const { glyphs, images, paint, covers, paths } = content;
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
