import type { VectorBlock } from '../ports.ts';
import { createKernel, type Kernel } from './kernel.ts';
import type { Target } from './target.ts';

const PAGE = 65_536;
const MAX_PAGES = 65_536; // all that a 32-bit WebAssembly memory can hold: 4 GB

/**
 * All vectors in one contiguous stretch of WebAssembly memory, so that a scan reads it once from end to
 * end. Layout: the int16 target, the int8 rows, then room for one int32 dot product a row.
 */
export type RowStore = {
  /** Rows in use, holes included. */
  readonly end: number;
  /** Puts a block at the end. @returns its first row. */
  append(block: VectorBlock): number;
  /** Writes a block over one of as many rows. */
  overwrite(first: number, block: VectorBlock): void;
  /** Moves rows towards the front; ranges may overlap. */
  move(from: number, to: number, rows: number): void;
  /** Forgets every row from `end` on. */
  truncate(end: number): void;
  readonly scales: Float32Array;
  /**
   * Dot products of rows with the target, a view that lives until the next scan.
   * @param some stretches of rows: of no others a product is told; all where there are none
   */
  scan(target: Target, some?: Iterable<{ readonly first: number; readonly rows: number }>): Int32Array;
};

export function createRowStore(
  dimensions: number,
  kernelOf: (memory: WebAssembly.Memory) => Kernel = createKernel,
): RowStore {
  if (dimensions % 16 !== 0) throw new Error(`${dimensions} dimensions: the kernel takes multiples of 16.`);
  const memory = new WebAssembly.Memory({ initial: 1, maximum: MAX_PAGES });
  const kernel = kernelOf(memory);
  const rows_at = dimensions * 2;
  const row_bytes = dimensions + 4; // the row and its dot product
  const most_rows = Math.floor((MAX_PAGES * PAGE - rows_at) / row_bytes);
  let capacity = 0;
  let end = 0;
  let scales = new Float32Array(0);
  let data = new Int8Array(memory.buffer);

  function reserve(rows: number): void {
    if (rows <= capacity) return;
    if (rows > most_rows) {
      throw new Error(`The ranking index holds at most ${most_rows} passages and is full.`);
    }
    capacity = Math.min(most_rows, Math.max(rows, capacity * 2, 1024));
    const pages = Math.ceil((rows_at + capacity * row_bytes) / PAGE);
    const missing = pages - memory.buffer.byteLength / PAGE;
    if (missing > 0) memory.grow(missing);
    data = new Int8Array(memory.buffer);
    const grown = new Float32Array(capacity);
    grown.set(scales.subarray(0, end));
    scales = grown;
  }

  function overwrite(first: number, block: VectorBlock): void {
    if (block.data.length !== block.rows * dimensions || block.scales.length !== block.rows) {
      throw new Error(`A block of ${block.rows} rows does not have ${dimensions} dimensions.`);
    }
    data.set(block.data, rows_at + first * dimensions);
    scales.set(block.scales, first);
  }

  return {
    get end() {
      return end;
    },
    get scales() {
      return scales;
    },
    overwrite,
    append(block) {
      reserve(end + block.rows);
      overwrite(end, block);
      end += block.rows;
      return end - block.rows;
    },
    move(from, to, rows) {
      const source = rows_at + from * dimensions;
      data.copyWithin(rows_at + to * dimensions, source, source + rows * dimensions);
      scales.copyWithin(to, from, from + rows);
    },
    truncate(rows) {
      end = rows;
    },
    scan(target, some = [{ first: 0, rows: end }]) {
      if (target.data.length !== dimensions) throw new Error(`A target of ${target.data.length} dimensions.`);
      const dots_at = rows_at + capacity * dimensions;
      new Int16Array(memory.buffer, 0, dimensions).set(target.data);
      for (const { first, rows } of some) {
        if (rows > 0) kernel.scan(rows_at + first * dimensions, rows, dimensions, 0, dots_at + first * 4);
      }
      return new Int32Array(memory.buffer, dots_at, end);
    },
  };
}
