import * as pdfkit from 'pdfkit';
import { FACES } from './fonts.ts';
import type { Face, Fonts } from './fonts.ts';
import { BAR, inFonts, reversed, settable } from './glyphs.ts';
import type { Covers, Piece } from './glyphs.ts';
import { startsRight, visualRuns } from './order.ts';

/** How text is set. Sizes and spacing in points; `leading` is the distance of lines as a multiple of the size. */
export type Style = {
  readonly face: Face;
  readonly size: number;
  readonly color?: string;
  readonly leading?: number;
  readonly spacing?: number;
};

export type SheetOptions = {
  readonly fonts: Fonts;
  readonly title: string;
  readonly author?: string;
  /** When the content was made: the only time in the file, so that the same content makes the same bytes. */
  readonly date: Date;
  readonly lang: string;
};

type Structure =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'BlockQuote'
  | 'L'
  | 'LI'
  | 'Figure'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD';

const INK = '#1d1d1b';

/** Letters whose shapes do not tell which letters they are, and signs that no font has. */
const SHAPED = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Extended_Pictographic}\p{Script=Han}]/u;

/** Width of a character that no font has, as a share of the size. */
const BOX_WIDTH = 0.6;

/**
 * A PDF on which text of any script is set, line by line at given places. Tagged for screen readers; nothing in it
 * depends on the clock or the machine.
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly #fonts: Fonts;
  readonly #covers = new Map<string, Covers>();
  readonly #opened = new Set<string>();
  readonly #chunks: Buffer[] = [];
  readonly #parents: ReturnType<PDFKit.PDFDocument['struct']>[] = [];

  constructor({ fonts, title, author, date, lang }: SheetOptions) {
    this.#fonts = fonts;
    this.doc = new pdfkit.default({
      autoFirstPage: false,
      bufferPages: true,
      // the built-in fonts are files beside pdfkit, and know no more than Latin letters
      font: '',
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      lang,
      displayTitle: true,
      info: {
        Title: settable(title),
        ...(author === undefined || author === '' ? {} : { Author: settable(author) }),
        Producer: 'Longlist',
        Creator: 'Longlist',
        CreationDate: date,
        ModDate: date,
      },
    });
    this.doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    const root = this.doc.struct('Document');
    this.doc.addStructure(root);
    this.#parents.push(root);
  }

  /** Begins a page of this size in points. */
  page(width: number, height: number): void {
    this.doc.addPage({ size: [width, height], margin: 0 });
  }

  /**
   * What is drawn meanwhile is one part of the document for a screen reader. Parts of a part: `group`. `says` is the
   * text of the part: it is told in full where letters are joined, or shown as boxes.
   */
  tagged(
    type: Structure,
    draw: () => void,
    options: { readonly alt?: string; readonly says?: string } = {},
  ): void {
    const { alt, says = '' } = options;
    const told = SHAPED.test(says) ? { actual: says.toWellFormed() } : {};
    this.#parents
      .at(-1)
      ?.add(this.doc.struct(type, { ...(alt === undefined ? {} : { alt }), ...told }, draw));
  }

  /** What is tagged meanwhile belongs together. */
  group(type: Structure, fill: () => void): void {
    const element = this.doc.struct(type);
    this.#parents.at(-1)?.add(element);
    this.#parents.push(element);
    fill();
    this.#parents.pop();
    element.end();
  }

  /** What is drawn meanwhile is decoration, and skipped by screen readers. */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  /** Width of a text on one line. */
  width(text: string, style: Style): number {
    return this.#pieces(settable(text), style.face).reduce(
      (sum, piece) => sum + this.#advance(piece, style),
      0,
    );
  }

  /** Sets one line; `y` is its baseline. Returns its width. `rtl` is the direction of the paragraph it is of. */
  line(text: string, x: number, y: number, style: Style, rtl = startsRight(text)): number {
    let at = x;
    for (const run of visualRuns(settable(text), rtl)) {
      const pieces = this.#pieces(run.text, style.face);
      for (const piece of run.rtl ? pieces.reverse() : pieces) at += this.#draw(piece, at, y, style, run.rtl);
    }
    return at - x;
  }

  /** A PNG or JPEG, its upper left corner at (x, y), as large as fits. */
  picture(
    bytes: Uint8Array,
    x: number,
    y: number,
    { width, height }: { width: number; height: number },
  ): void {
    this.doc.image(Buffer.from(bytes), x, y, { fit: [width, height], valign: 'center' });
  }

  /** A text in lines of at most this width; words that are wider are cut. */
  wrap(text: string, width: number, style: Style): string[] {
    return text
      .split(/\r\n|[\n\r\u2028\u2029]/)
      .flatMap((part) => this.#wrapOne(settable(part).trim(), width, style));
  }

  /** A text on one line of at most this width, the rest of it as an ellipsis. */
  cut(text: string, width: number, style: Style): string {
    const whole = settable(text).replace(/\s+/g, ' ').trim();
    if (this.width(whole, style) <= width) return whole;
    const [first = ''] = this.#wrapOne(whole, width - this.width('…', style), style);
    return `${first.trimEnd()}…`;
  }

  /** Draws on every page once all are there: what a foot says of their number. Decoration, as `artifact`. */
  onEachPage(draw: (page: number, pages: number) => void): void {
    const { start, count } = this.doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.doc.switchToPage(start + index);
      this.artifact(() => draw(index + 1, count));
    }
  }

  /** Ends the file. */
  async bytes(): Promise<Uint8Array> {
    this.#parents[0]?.end();
    const ended = new Promise<void>((resolve, reject) => {
      this.doc.once('end', resolve);
      this.doc.once('error', reject);
    });
    this.doc.end();
    await ended;
    return new Uint8Array(Buffer.concat(this.#chunks));
  }

  #wrapOne(text: string, width: number, style: Style): string[] {
    const lines: string[] = [];
    let line = '';
    let used = 0;
    for (const word of text.match(/\S+\s*/g) ?? ['']) {
      const bare = this.width(word.trimEnd(), style);
      if (used + bare <= width || (line === '' && bare <= width)) {
        line += word;
        used += this.width(word, style);
        continue;
      }
      if (line !== '') lines.push(line.trimEnd());
      const parts = bare <= width ? [word] : this.#cutWord(word, width, style);
      lines.push(...parts.slice(0, -1));
      line = parts.at(-1) ?? '';
      used = this.width(line, style);
    }
    return [...lines, line.trimEnd()];
  }

  #cutWord(word: string, width: number, style: Style): string[] {
    const parts: string[] = [];
    let part = '';
    let used = 0;
    for (const character of word) {
      const advance = this.width(character, style);
      if (part !== '' && used + advance > width) {
        parts.push(part);
        [part, used] = ['', 0];
      }
      part += character;
      used += advance;
    }
    return [...parts, part];
  }

  #pieces(text: string, face: Face): Piece[] {
    return inFonts(text, FACES[face], (font) => this.#coverageOf(font));
  }

  #advance({ text, font }: Piece, style: Style): number {
    if (font === null) return style.size * BOX_WIDTH * (text.startsWith(BAR) ? text.length : 1);
    this.#open(font, style.size);
    return this.doc.widthOfString(text, { characterSpacing: style.spacing ?? 0, features: [] });
  }

  #draw(piece: Piece, x: number, y: number, style: Style, rtl: boolean): number {
    const { size } = style;
    const width = this.#advance(piece, style);
    const { font } = piece;
    if (font === null) {
      this.#drawBox(piece.text.startsWith(BAR), x, y, width, style);
      return width;
    }
    // a font of Hebrew or Arabic turns its run round itself; in another one that is ours to do
    const turned = rtl && !font.startsWith('noto') ? reversed(piece.text) : piece.text;
    this.#open(font, size);
    this.doc.fillColor(style.color ?? INK);
    this.doc.text(turned, x, y, {
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing: style.spacing ?? 0,
      // with features, even none, a run is laid out whole and not word by word, as right to left asks
      features: [],
    });
    return width;
  }

  /** A character no font has is an empty box; what is hidden is a solid bar, and there is no text under it. */
  #drawBox(is_bar: boolean, x: number, y: number, width: number, { size, color = INK }: Style): void {
    if (is_bar) {
      this.doc.rect(x, y - size * 0.76, width, size * 0.94).fill(color);
      return;
    }
    const side = size * (BOX_WIDTH - 0.12);
    this.doc.lineWidth(size * 0.06).rect(x + size * 0.06, y - size * 0.64, side, size * 0.64);
    this.doc.stroke(color);
  }

  #coverageOf(font: string): Covers {
    const known = this.#covers.get(font);
    if (known !== undefined) return known;
    this.#open(font, 10);
    const { font: opened } = (this.doc as unknown as { _font: { font: { hasGlyphForCodePoint: Covers } } })
      ._font;
    const covers: Covers = (point) => opened.hasGlyphForCodePoint(point);
    this.#covers.set(font, covers);
    return covers;
  }

  #open(font: string, size: number): void {
    if (!this.#opened.has(font)) {
      const bytes = this.#fonts.get(font);
      if (bytes === undefined) throw new Error(`No font ${font}`);
      this.doc.registerFont(font, bytes);
      this.#opened.add(font);
    }
    this.doc.font(font, size);
  }
}
