import type { DocumentPassages, VectorBlock } from '../ports.ts';

/** What has to be embedded for a document: the lead first, then the passages in order. */
export function textsToEmbed(passages: DocumentPassages): string[] {
  return passages.passages.length === 0 ? [] : [passages.lead, ...passages.passages.map(({ text }) => text)];
}

/**
 * Packs the vectors of `textsToEmbed` into int8 rows: lead, centroid, passages. The centroid weighs each
 * passage by its length, which is what one long passage cut in two would weigh.
 * @returns null when the document has no passage: then there is nothing to rank it by.
 */
export function toVectorBlock(
  passages: DocumentPassages,
  vectors: readonly Float32Array[],
): VectorBlock | null {
  const [lead, ...rest] = vectors;
  if (!lead || rest.length === 0) return null;
  if (rest.length !== passages.passages.length) {
    throw new Error(`Expected ${passages.passages.length} passage vectors, got ${rest.length}.`);
  }
  const weights = passages.passages.map(({ text }) => text.length);
  return packRows([lead, weightedSum(rest, weights), ...rest]);
}

/** One block for several documents: the lead of the newest, every passage once, and their centroid. */
export function combineBlocks(blocks: readonly VectorBlock[]): VectorBlock | null {
  const [main, ...others] = blocks;
  if (!main || others.length === 0) return main ?? null;
  const passages = new Map<string, Float32Array>();
  for (const block of blocks) {
    for (let row = 2; row < block.rows; row++) {
      const vector = rowVector(block, row);
      passages.set(vector.join(), vector);
    }
  }
  const rows = [...passages.values()];
  return packRows([
    rowVector(main, 0),
    weightedSum(
      rows,
      rows.map(() => 1),
    ),
    ...rows,
  ]);
}

/** One row as floats (unit length up to rounding). */
export function rowVector(block: VectorBlock, row: number): Float32Array {
  const dimensions = block.data.length / block.rows;
  const scale = block.scales[row]!;
  return Float32Array.from(
    block.data.subarray(row * dimensions, (row + 1) * dimensions),
    (value) => value * scale,
  );
}

export function weightedSum(vectors: readonly Float32Array[], weights: readonly number[]): Float32Array {
  const sum = new Float64Array(vectors[0]?.length ?? 0);
  for (const [k, vector] of vectors.entries()) {
    for (let i = 0; i < sum.length; i++) sum[i]! += weights[k]! * vector[i]!;
  }
  return Float32Array.from(sum);
}

/**
 * Int8 with one scale a row. The scale makes the stored row a unit vector, so that scale × dot product is
 * the exact cosine of what is stored, without the error that rounding the row leaves in its length.
 */
export function packRows(vectors: readonly Float32Array[]): VectorBlock {
  const dimensions = vectors[0]?.length ?? 0;
  const data = new Int8Array(vectors.length * dimensions);
  const scales = new Float32Array(vectors.length);
  for (const [row, vector] of vectors.entries()) {
    let peak = 0;
    for (const value of vector) peak = Math.max(peak, Math.abs(value));
    let square = 0;
    const step = peak > 0 ? 127 / peak : 0;
    for (let i = 0; i < dimensions; i++) {
      const value = Math.round(vector[i]! * step);
      data[row * dimensions + i] = value;
      square += value * value;
    }
    scales[row] = square === 0 ? 0 : 1 / Math.sqrt(square);
  }
  return { rows: vectors.length, data, scales };
}

/** A block as the columns of document_vectors: floats little-endian. */
export type StoredBlock = { readonly row_count: number; readonly scales: Buffer; readonly data: Buffer };

export function encodeBlock(block: VectorBlock): StoredBlock {
  const scales = Buffer.alloc(block.rows * 4);
  for (const [row, scale] of block.scales.entries()) scales.writeFloatLE(scale, row * 4);
  return { row_count: block.rows, scales, data: Buffer.from(block.data) };
}

/** @throws when the lengths do not fit together: the row was damaged. */
export function decodeBlock(stored: StoredBlock, dimensions: number): VectorBlock {
  const { row_count: rows, scales, data } = stored;
  if (scales.length !== rows * 4 || data.length !== rows * dimensions) {
    throw new Error(`Stored vectors are damaged: ${rows} rows, ${data.length} and ${scales.length} bytes.`);
  }
  return {
    rows,
    data: new Int8Array(data.buffer, data.byteOffset, data.length),
    scales: Float32Array.from({ length: rows }, (_, row) => scales.readFloatLE(row * 4)),
  };
}
