import { KERNEL_WASM } from './kernel.wasm.ts';

/**
 * Integer dot products of int8 rows with an int16 target, in a WebAssembly memory. Sums are exact in 32
 * bits (384 × 127 × 32767 < 2³¹), so every implementation gives the same bits.
 */
export type Kernel = {
  readonly simd: boolean;
  /** Addresses are byte offsets into the memory; `dimensions` is a multiple of 16. */
  scan(rows: number, count: number, dimensions: number, target: number, dots: number): void;
};

type KernelExports = { readonly scan: Kernel['scan'] } & PieceKernel;

/** The compiled kernel over `memory`, or the plain one where the engine has no SIMD. */
export function createKernel(memory: WebAssembly.Memory): Kernel {
  const compiled = instantiate(memory);
  return compiled === null ? createPlainKernel(memory) : { simd: true, scan: compiled.scan };
}

function instantiate(memory: WebAssembly.Memory): KernelExports | null {
  const bytes = Buffer.from(KERNEL_WASM, 'base64');
  if (!WebAssembly.validate(bytes)) return null;
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { env: { memory } });
  return exports as unknown as KernelExports;
}

/** The same in plain JavaScript: the fallback, and the oracle of the tests. Four rows at once. */
export function createPlainKernel(memory: WebAssembly.Memory): Kernel {
  return {
    simd: false,
    scan(rows, count, dimensions, target, dots) {
      const data = new Int8Array(memory.buffer, rows, count * dimensions);
      const t = new Int16Array(memory.buffer, target, dimensions);
      const out = new Int32Array(memory.buffer, dots, count);
      const even = count - (count % 4);
      for (let r = 0; r < even; r += 4) {
        const p0 = r * dimensions;
        const p1 = p0 + dimensions;
        const p2 = p1 + dimensions;
        const p3 = p2 + dimensions;
        let s0 = 0;
        let s1 = 0;
        let s2 = 0;
        let s3 = 0;
        for (let i = 0; i < dimensions; i++) {
          const value = t[i]!;
          s0 = (s0 + data[p0 + i]! * value) | 0;
          s1 = (s1 + data[p1 + i]! * value) | 0;
          s2 = (s2 + data[p2 + i]! * value) | 0;
          s3 = (s3 + data[p3 + i]! * value) | 0;
        }
        out[r] = s0;
        out[r + 1] = s1;
        out[r + 2] = s2;
        out[r + 3] = s3;
      }
      for (let r = even; r < count; r++) {
        let sum = 0;
        for (let i = 0; i < dimensions; i++) sum = (sum + data[r * dimensions + i]! * t[i]!) | 0;
        out[r] = sum;
      }
    },
  };
}

/** Looks for numbers in texts of 16-bit numbers, in a WebAssembly memory: addresses and lengths are in bytes. */
export type PieceKernel = {
  /** How often each wanted number stands in a text, as 32 bits each; touches up to three more of them. */
  count(text: number, bytes: number, pieces: number, wanted: number, counts: number): void;
  /** Whether (1 or 0) one stands right before another; a text ends with a number that is not the first. */
  beside(text: number, bytes: number, first: number, second: number): number;
};

export function createPieceKernel(memory: WebAssembly.Memory): PieceKernel {
  return instantiate(memory) ?? createPlainPieceKernel(memory);
}

/** The same in plain JavaScript. */
export function createPlainPieceKernel(memory: WebAssembly.Memory): PieceKernel {
  /** Where each number stands among the wanted ones, from 1 on; all 0 between two calls. */
  const place_of = new Uint8Array(65_536);
  return {
    count(text, bytes, pieces, wanted, counts) {
      const words = new Uint16Array(memory.buffer, text, bytes / 2);
      const looked_for = new Uint16Array(memory.buffer, pieces, wanted);
      const found = new Int32Array(memory.buffer, counts, wanted).fill(0);
      for (let i = 0; i < wanted; i++) place_of[looked_for[i]!] = i + 1;
      for (let i = 0; i < words.length; i++) {
        const place = place_of[words[i]!]!;
        if (place !== 0) found[place - 1]!++;
      }
      for (let i = 0; i < wanted; i++) place_of[looked_for[i]!] = 0;
    },
    beside(text, bytes, first, second) {
      const words = new Uint16Array(memory.buffer, text, bytes / 2);
      for (let i = words.indexOf(first); i >= 0; i = words.indexOf(first, i + 1)) {
        if (words[i + 1] === second) return 1;
      }
      return 0;
    },
  };
}
