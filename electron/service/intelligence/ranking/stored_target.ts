import { unitTarget, type Target } from './target.ts';
import { titleWords, type TitleWord } from './title_words.ts';

/** A target as the columns of job_vectors: int16 little-endian, and JSON. */
type StoredVector = { readonly vector: Buffer; readonly title: string };

export function encodeTarget({ data, title }: Target): StoredVector {
  const vector = Buffer.alloc(data.length * 2);
  for (const [i, value] of data.entries()) vector.writeInt16LE(value, i * 2);
  return { vector, title: JSON.stringify(title?.words ?? []) };
}

/** Null for one that is damaged, or of another size. */
export function decodeTarget({ vector, title }: StoredVector, dimensions: number): Target | null {
  if (vector.length !== dimensions * 2) return null;
  const data = Int16Array.from({ length: dimensions }, (_, i) => vector.readInt16LE(i * 2));
  return unitTarget(data, titleWords(JSON.parse(title) as TitleWord[]));
}
