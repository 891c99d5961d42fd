import { isNearWhite } from '../flow.ts';
import type { Bytes } from './compound.ts';

/** A list of property changes ("grpprl"): where it stands, [from, to). */
export type Changes = { readonly bytes: Bytes; readonly from: number; readonly to: number };
/** The place in the file of the data about a stretch of text, [from, to), and the changes that hold there. */
export type Stretch = {
  readonly from: number;
  readonly to: number;
  /** The paragraph's style; 0 for letters. */
  readonly style: number;
  readonly changes: Changes | null;
};

/** Calls `visit` with every property of a list; operands are given by their offset and length. */
function eachChange(
  { bytes, from, to }: Changes,
  visit: (code: number, at: number, length: number) => void,
): void {
  let at = from;
  while (at + 2 < to) {
    const code = bytes.u16(at);
    at += 2;
    const kind = code >> 13;
    let length: number;
    if (kind === 6) {
      // Two properties measure themselves in their own way; both are of no interest, only their length is.
      length = code === 0xd608 || code === 0xd606 ? bytes.u16(at) + 1 : bytes.u8(at) + 1;
    } else length = [1, 1, 2, 4, 2, 2, 0, 3][kind] ?? 1;
    visit(code, at, length);
    at += length;
  }
}

const PAGE = 512;

/**
 * Reads the pages of formatting ([MS-DOC] 2.9.33 and 2.9.175) a table of places names: stretches of the file in order.
 * @param kind letters ('chp') or paragraphs ('pap').
 */
export function readStretches(
  document: Bytes,
  table: Bytes,
  place: { readonly at: number; readonly length: number },
  kind: 'chp' | 'pap',
): Stretch[] {
  const count = Math.floor((Math.min(place.length, table.length - place.at) - 4) / 8);
  const found: Stretch[] = [];
  for (let i = 0; i < count; i += 1) {
    const page = (table.u32(place.at + 4 * (count + 1) + 4 * i) & 0x3fffff) * PAGE;
    if (page + PAGE > document.length) continue;
    const runs = document.u8(page + PAGE - 1);
    if (4 * (runs + 1) >= PAGE) continue;
    for (let run = 0; run < runs; run += 1) {
      const from = document.u32(page + 4 * run);
      const to = document.u32(page + 4 * (run + 1));
      if (to <= from) continue;
      const entry = page + 4 * (runs + 1) + (kind === 'chp' ? run : 13 * run);
      found.push({ from, to, ...entryAt(document, page, 2 * document.u8(entry), kind) });
    }
  }
  return found.toSorted((a, b) => a.from - b.from);
}

function entryAt(
  bytes: Bytes,
  page: number,
  offset: number,
  kind: 'chp' | 'pap',
): { readonly style: number; readonly changes: Changes | null } {
  if (offset === 0) return { style: 0, changes: null };
  const at = page + offset;
  const end = page + PAGE;
  if (kind === 'chp') {
    return { style: 0, changes: { bytes, from: at + 1, to: Math.min(end, at + 1 + bytes.u8(at)) } };
  }
  const words = bytes.u8(at);
  const from = words === 0 ? at + 2 : at + 1;
  const length = words === 0 ? 2 * bytes.u8(at + 1) : 2 * words - 1;
  return { style: bytes.u16(from), changes: { bytes, from: from + 2, to: Math.min(end, from + length) } };
}

/** How letters look. */
export type Look = {
  bold: boolean;
  /** Points. */
  size: number;
  vanished: boolean;
  white: boolean;
  shaded: boolean;
};
/** What a paragraph is. */
export type Shape = {
  level: number;
  row_end: boolean;
  inner_cell: boolean;
  inner_row_end: boolean;
  list: number;
  heading: boolean;
  shaded: boolean;
};

/** `base` with the changes of a run of letters. A switch of 0x80 keeps what the style says, 0x81 turns it round. */
export function lookOf(base: Look, changes: Changes | null): Look {
  if (changes === null) return base;
  const look = { ...base };
  const { bytes } = changes;
  const toggle = (at: number, before: boolean): boolean => {
    const value = bytes.u8(at);
    return value === 0x80 ? before : value === 0x81 ? !before : value !== 0;
  };
  eachChange(changes, (code, at) => {
    switch (code) {
      case 0x0835:
        look.bold = toggle(at, base.bold);
        break;
      case 0x083c: // hidden
      case 0x0800: // deleted in a tracked change
        look.vanished ||= toggle(at, base.vanished);
        break;
      case 0x4a43:
        look.size = bytes.u16(at) / 2;
        break;
      case 0x2a42: // of sixteen colours
        look.white = bytes.u8(at) === 8;
        break;
      case 0x6870:
        look.white =
          bytes.u8(at + 3) !== 0xff &&
          isNearWhite(
            [0, 1, 2]
              .map((i) =>
                bytes
                  .u8(at + i)
                  .toString(16)
                  .padStart(2, '0'),
              )
              .join(''),
          );
        break;
      case 0x2a0c:
        look.shaded = bytes.u8(at) !== 0;
        break;
      case 0x4866:
        look.shaded = bytes.u16(at) !== 0;
        break;
      case 0xca71:
        look.shaded = bytes.u8(at + 8) !== 0xff;
        break;
      default:
    }
  });
  return look;
}

/** `base` with the changes of a paragraph. */
export function shapeOf(base: Shape, changes: Changes | null): Shape {
  if (changes === null) return base;
  const shape = { ...base };
  const { bytes } = changes;
  eachChange(changes, (code, at) => {
    switch (code) {
      case 0x2416:
        if (bytes.u8(at) !== 0) shape.level = Math.max(1, shape.level);
        break;
      case 0x2417:
        shape.row_end = bytes.u8(at) !== 0;
        break;
      case 0x6649:
        shape.level = Math.min(20, bytes.u32(at));
        break;
      case 0x244b:
        shape.inner_cell = bytes.u8(at) !== 0;
        break;
      case 0x244c:
        shape.inner_row_end = bytes.u8(at) !== 0;
        break;
      case 0x460b:
        shape.list = bytes.u16(at);
        break;
      case 0x2640:
        shape.heading = bytes.u8(at) < 9;
        break;
      case 0x442d:
        shape.shaded = bytes.u16(at) !== 0;
        break;
      case 0xc64d:
        shape.shaded = bytes.u8(at + 8) !== 0xff;
        break;
      default:
    }
  });
  return shape;
}
