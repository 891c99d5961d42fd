import { A4 } from './paper.ts';
import type { Sheet, Style } from './sheet.ts';
import { startsRight } from './order.ts';

/** Margins of a page in points: wide enough to write into, narrow enough for a table. */
export const MARGIN = { left: 54, right: 54, top: 56, bottom: 64 };

type Part = 'P' | 'H1' | 'H2' | 'H3' | 'BlockQuote' | 'LI' | 'TD' | 'TH';

/** Text that runs down a page and on to the next one. `y` is where the next thing begins. */
export class Flow {
  readonly sheet: Sheet;
  readonly left = MARGIN.left;
  readonly width = A4.width - MARGIN.left - MARGIN.right;
  y = 0;

  constructor(sheet: Sheet) {
    this.sheet = sheet;
  }

  /** Begins a new page. */
  page(): void {
    this.sheet.page(A4.width, A4.height);
    this.y = MARGIN.top;
  }

  /** Whether this much fits on the rest of this page. */
  fits(height: number): boolean {
    return this.y + height <= A4.height - MARGIN.bottom;
  }

  /** Begins a new page unless this much fits on this one. */
  need(height: number): void {
    if (!this.fits(height)) this.page();
  }

  gap(height: number): void {
    this.y += height;
  }

  /** A thin line across the page, or a part of it. */
  rule(color: string, weight = 0.6): void {
    const { doc } = this.sheet;
    this.sheet.artifact(() => {
      doc
        .lineWidth(weight)
        .moveTo(this.left, this.y)
        .lineTo(this.left + this.width, this.y)
        .stroke(color);
    });
  }

  /**
   * A paragraph. What does not fit goes on on the next page; `beside` is drawn next to the lines of each page (a
   * line in the margin of a quotation).
   */
  text(
    text: string,
    style: Style,
    options: {
      readonly as?: Part;
      readonly x?: number;
      readonly width?: number;
      readonly most?: number;
      readonly beside?: (from: number, to: number) => void;
    } = {},
  ): void {
    const { as = 'P', x = this.left, width = this.width, most, beside } = options;
    const leading = style.size * (style.leading ?? 1.4);
    const lines = this.#lines(text, width, style, most);
    const rtl = startsRight(text);
    let at = 0;
    while (at < lines.length) {
      this.need(leading);
      const room = Math.max(1, Math.floor((A4.height - MARGIN.bottom - this.y) / leading));
      const some = lines.slice(at, at + room);
      const from = this.y;
      this.sheet.tagged(
        as,
        () => some.forEach((line, index) => this.#set(line, x, width, from + index * leading, style, rtl)),
        {
          says: text,
        },
      );
      this.y += some.length * leading;
      if (beside !== undefined) this.sheet.artifact(() => beside(from, this.y));
      at += some.length;
    }
  }

  /** How high a paragraph is. */
  height(text: string, style: Style, width = this.width, most?: number): number {
    return this.#lines(text, width, style, most).length * style.size * (style.leading ?? 1.4);
  }

  #lines(text: string, width: number, style: Style, most: number | undefined): string[] {
    const lines = this.sheet.wrap(text, width, style);
    if (most === undefined || lines.length <= most) return lines;
    const last = this.sheet.cut(`${lines[most - 1] ?? ''} ${lines[most] ?? ''}`, width, style);
    return [...lines.slice(0, most - 1), last];
  }

  #set(line: string, x: number, width: number, top: number, style: Style, rtl: boolean): void {
    const leading = style.size * (style.leading ?? 1.4);
    const baseline = top + leading / 2 + style.size * 0.36;
    const indent = rtl ? width - this.sheet.width(line, style) : 0;
    this.sheet.line(line, x + indent, baseline, style, rtl);
  }
}
