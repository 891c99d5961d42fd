import { unzipSync, zipSync } from 'fflate';
import type { Random } from './files_random.ts';

export type Sample = { readonly name: string; readonly bytes: Uint8Array };

const HUGE = ['999999999', '2147483648', '-1', '0', '4294967296', '99999999999999999999'];

type Mutation = (bytes: Uint8Array, random: Random, other: Uint8Array) => Uint8Array;

const MUTATIONS: Readonly<Record<string, Mutation>> = {
  truncated: (bytes, random) => bytes.slice(0, 1 + random.below(bytes.length)),
  flipped(bytes, random) {
    const copy = bytes.slice();
    for (let i = 1 + random.below(60); i > 0; i -= 1) {
      const at = random.below(copy.length);
      copy[at] = (copy[at] ?? 0) ^ (1 << random.below(8));
    }
    return copy;
  },
  swapped(bytes, random) {
    const copy = bytes.slice();
    const length = 1 + random.below(Math.min(4096, Math.ceil(copy.length / 4)));
    const [a, b] = [random.below(copy.length - length), random.below(copy.length - length)];
    copy.set(bytes.subarray(a, a + length), b);
    copy.set(bytes.subarray(b, b + length), a);
    return copy;
  },
  doubled(bytes, random) {
    const at = random.below(bytes.length);
    const end = Math.min(bytes.length, at + 1 + random.below(8192));
    const times = 1 + random.below(20);
    return join([
      bytes.subarray(0, end),
      ...Array<Uint8Array>(times).fill(bytes.subarray(at, end)),
      bytes.subarray(end),
    ]);
  },
  cut(bytes, random) {
    const at = random.below(bytes.length);
    return join([bytes.subarray(0, at), bytes.subarray(Math.min(bytes.length, at + 1 + random.below(2048)))]);
  },
  overwritten(bytes, random) {
    const copy = bytes.slice();
    const at = random.below(copy.length);
    copy.fill(random.pick([0, 0xff, 0x28, 0x3c, 0x7b]), at, at + 1 + random.below(512));
    return copy;
  },
  spliced: (bytes, random, other) =>
    join([bytes.subarray(0, random.below(bytes.length)), other.subarray(random.below(other.length))]),
  // Numbers written as text: lengths, counts, boxes, references.
  numbered(bytes, random) {
    const text = Buffer.from(bytes).toString('latin1');
    const numbers = [...text.matchAll(/\d{1,10}/g)];
    if (numbers.length === 0) return bytes.slice(1);
    let result = text;
    for (let i = 1 + random.below(4); i > 0; i -= 1) {
      const { 0: number, index } = random.pick(numbers);
      if (result.length !== text.length) break;
      const value = random.below(2) === 0 ? String(1 + random.below(20)) : random.pick(HUGE);
      result = result.slice(0, index) + value + result.slice(index + number.length);
    }
    return new Uint8Array(Buffer.from(result, 'latin1'));
  },
};

/** One random change of a file; inside of an archive, half of the time, of one of its parts. */
export function mutate(sample: Sample, other: Sample, random: Random): Sample {
  const kind = random.pick(Object.keys(MUTATIONS));
  const change = MUTATIONS[kind] as Mutation;
  const name = (where: string): string => `${kind}-${where}-${sample.name}`;
  const parts = random.below(2) === 0 ? partsOf(sample.bytes) : null;
  if (parts !== null) {
    const part = random.pick(Object.keys(parts).filter((each) => (parts[each]?.length ?? 0) > 8));
    const changed = { ...parts, [part]: change(parts[part] as Uint8Array, random, other.bytes) };
    return { name: name('inside'), bytes: zipSync(changed) };
  }
  return { name: name('whole'), bytes: change(sample.bytes, random, other.bytes) };
}

/** The parts of an archive; null for what is none, or none any more after an earlier change. */
function partsOf(bytes: Uint8Array): Record<string, Uint8Array> | null {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return null;
  try {
    const parts = unzipSync(bytes);
    return Object.values(parts).some(({ length }) => length > 8) ? parts : null;
  } catch {
    return null;
  }
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}
