import type { Bytes } from './compound.ts';
import { lookOf, shapeOf, type Changes, type Look, type Shape } from './properties.ts';

export type Style = { readonly look: Look; readonly shape: Shape };

const PLAIN: Style = {
  look: { bold: false, size: 10, vanished: false, white: false, shaded: false },
  shape: {
    level: 0,
    row_end: false,
    inner_cell: false,
    inner_row_end: false,
    list: 0,
    heading: false,
    shaded: false,
  },
};
const MAX_STYLES = 4096;
const MAX_PARENTS = 20;
/** Styles every document knows by number: headings 1 to 9, and the title. */
const isHeading = (known: number): boolean => (known >= 1 && known <= 9) || known === 62;

type Raw = {
  readonly known: number;
  readonly base: number;
  readonly shape: Changes | null;
  readonly look: Changes | null;
};

/** Reads the style sheet ([MS-DOC] 2.9.271): styles by their index, parents followed. */
export function readStyles(
  table: Bytes,
  place: { readonly at: number; readonly length: number },
): (index: number) => Style {
  const raw = readRaw(table, place);
  const known = new Map<number, Style>();
  const resolve = (index: number, depth: number): Style => {
    const cached = known.get(index);
    if (cached !== undefined) return cached;
    const own = raw[index];
    if (own === undefined || own === null || depth > MAX_PARENTS) return PLAIN;
    const base = own.base === 0xfff || own.base === index ? PLAIN : resolve(own.base, depth + 1);
    const shape = shapeOf(base.shape, own.shape);
    const heading = shape.heading || isHeading(own.known);
    const look = lookOf(base.look, own.look);
    const style = { shape: { ...shape, heading }, look: heading ? { ...look, bold: true } : look };
    known.set(index, style);
    return style;
  };
  return (index) => resolve(index, 0);
}

function readRaw(
  bytes: Bytes,
  { at: start, length }: { readonly at: number; readonly length: number },
): (Raw | null)[] {
  const end = Math.min(start + length, bytes.length);
  const header = bytes.u16(start);
  const count = Math.min(MAX_STYLES, bytes.u16(start + 2));
  const fixed = bytes.u16(start + 4);
  const found: (Raw | null)[] = [];
  let at = start + 2 + header;
  for (let i = 0; i < count && at + 2 <= end; i += 1) {
    const size = bytes.u16(at);
    const from = at + 2;
    at = from + size;
    found.push(size < fixed || size < 10 ? null : readOne(bytes, from, Math.min(at, end), fixed));
  }
  return found;
}

function readOne(bytes: Bytes, from: number, end: number, fixed: number): Raw {
  const kind = bytes.u16(from + 2) & 0xf;
  const parts = bytes.u16(from + 4) & 0xf;
  // The name, with its length before and a zero after it.
  let at = from + fixed + 2 + 2 * bytes.u16(from + fixed) + 2;
  const changes: Changes[] = [];
  for (let i = 0; i < Math.min(parts, 3) && at + 2 <= end; i += 1) {
    const size = bytes.u16(at);
    changes.push({ bytes, from: at + 2, to: Math.min(end, at + 2 + size) });
    at += 2 + size + (size % 2);
  }
  const [first, second] = changes;
  const paragraph = kind === 1;
  return {
    known: bytes.u16(from) & 0xfff,
    base: bytes.u16(from + 2) >> 4,
    // A paragraph style's first part begins with its own number.
    shape: paragraph && first !== undefined ? { ...first, from: first.from + 2 } : null,
    look: (paragraph ? second : first) ?? null,
  };
}
