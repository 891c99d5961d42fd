import type { Rect } from './geometry.ts';

type Fill = Rect & { readonly colour: string | null };

/** A path of this many numbers is a drawing, such as letters, and no box. */
const OUTLINE_NUMBERS = 30;
/** Paths remembered at most: no page has so many backgrounds, and every text operator looks through them. */
const MAX_PATHS = 2000;

/** Adds to a list that forgets its oldest entries. */
function push<Item>(list: Item[], item: Item): void {
  if (list.length >= MAX_PATHS) list.shift();
  list.push(item);
}

/** What was painted so far, to tell a text's ground: '#rrggbb', or null for pictures and patterns. */
export function createPaint(width: number, height: number) {
  const fills: Fill[] = [];
  const outlines: Rect[] = [];
  const dots: Rect[] = [];
  /** Colour of what was painted last at a point; white paper where nothing was. */
  const colourAt = (x: number, y: number): string | null => {
    for (let i = fills.length - 1; i >= 0; i--) {
      const fill = fills[i]!;
      if (x >= fill.x0 && x <= fill.x1 && y >= fill.y0 && y <= fill.y1) return fill.colour;
    }
    return '#ffffff';
  };
  return {
    colourAt,
    /** A filled path: the box around it, how many numbers describe it, its colour. */
    addPath(box: Rect, numbers: number, colour: string | null, alpha: number): void {
      if (numbers >= OUTLINE_NUMBERS && alpha > 0.05) {
        const ground = colourAt((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2);
        if (!sameColour(colour, ground)) push(outlines, box);
      }
      // Thin rules are no background.
      if (box.x1 - box.x0 > 4 && box.y1 - box.y0 > 4) {
        push(fills, { ...box, colour: alpha < 1 ? null : colour });
      }
    },
    /** Small round or square marks so far. */
    dots: dots as readonly Rect[],
    addDot(box: Rect): void {
      if (isDot(box) && dots.length < MAX_DOTS) dots.push(box);
    },
    addPicture(box: Rect): void {
      push(fills, { ...box, colour: null });
    },
    addShading(): void {
      push(fills, { x0: 0, y0: 0, x1: width, y1: height, colour: null });
    },
    /**
     * True where letters are drawn as shapes. Browsers print some fonts so and lay the text over them,
     * invisible, to make it searchable: that text is honest. The shape must be about one line high.
     */
    isOutlined(x: number, y: number, em: number): boolean {
      return outlines.some(
        (shape) =>
          x >= shape.x0 - 1 &&
          x <= shape.x1 + 1 &&
          y >= shape.y0 - 0.3 * em &&
          y <= shape.y1 + 0.3 * em &&
          shape.y1 - shape.y0 <= 2.5 * em,
      );
    },
  };
}

/** No page has more bullets; charts have. */
const MAX_DOTS = 500;

function isDot({ x0, y0, x1, y1 }: Rect): boolean {
  const [width, height] = [x1 - x0, y1 - y0];
  return width >= 1.2 && width <= 5 && height >= 1.2 && height <= 5 && Math.abs(width - height) <= 1;
}

/** Equal to the eye: no channel differs by more than 6 %. */
export function sameColour(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return false;
  if (a === b) return true;
  for (let i = 1; i < 7; i += 2) {
    if (Math.abs(parseInt(a.slice(i, i + 2), 16) - parseInt(b.slice(i, i + 2), 16)) > 15) return false;
  }
  return true;
}
