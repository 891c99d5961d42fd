/**
 * What candidates are compared with, as the kernel takes it: int16, with the scale that makes it a unit
 * vector. 16 bits lose nothing that a score rounded to 6 places shows, and keep every sum an exact integer.
 */
export type Target = { readonly data: Int16Array; readonly scale: number };

/** @throws on a vector without direction: it would be equally near to everyone. */
export function toTarget(vector: Float32Array): Target {
  let peak = 0;
  for (const value of vector) peak = Math.max(peak, Math.abs(value));
  if (!(peak > 0)) throw new Error('The target of a ranking has no text to compare with.');
  const data = Int16Array.from(vector, (value) => Math.round((value / peak) * 32767));
  let square = 0;
  for (const value of data) square += value * value;
  return { data, scale: 1 / Math.sqrt(square) };
}
