const BITS = 11;
const BUCKETS = 1 << BITS;

/**
 * Positions 0 … n-1 in ascending order of their keys, equal keys in the order they came: a stable radix
 * sort, least digit first, two passes of 11 bits. Keys are below 2^22.
 */
export function stableOrder(keys: Uint32Array): Uint32Array {
  let from = new Uint32Array(keys.length);
  for (let i = 0; i < from.length; i++) from[i] = i;
  let to = new Uint32Array(keys.length);
  const places = new Uint32Array(BUCKETS);
  for (let shift = 0; shift < 2 * BITS; shift += BITS) {
    places.fill(0);
    for (let i = 0; i < keys.length; i++) places[(keys[i]! >>> shift) & (BUCKETS - 1)]!++;
    let sum = 0;
    for (let bucket = 0; bucket < BUCKETS; bucket++) {
      const count = places[bucket]!;
      places[bucket] = sum;
      sum += count;
    }
    for (let i = 0; i < from.length; i++) {
      const position = from[i]!;
      to[places[(keys[position]! >>> shift) & (BUCKETS - 1)]!++] = position;
    }
    [from, to] = [to, from];
  }
  return from;
}
