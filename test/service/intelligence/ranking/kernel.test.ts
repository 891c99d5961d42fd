import { expect, test } from 'vitest';
import { createKernel, createPlainKernel } from '#service/intelligence/ranking/kernel.ts';
import { KERNEL_WASM } from '#service/intelligence/ranking/kernel.wasm.ts';
import { compileKernel } from '../../../../bench/build-kernel.ts';
import { mulberry32 } from '../../../quality/metrics.ts';

test('the committed kernel is what its source compiles to', async () => {
  expect(Buffer.from(await compileKernel()).toString('base64')).toBe(KERNEL_WASM);
});

function memoryOf(rows: Int8Array, target: Int16Array): WebAssembly.Memory {
  const memory = new WebAssembly.Memory({ initial: 4, maximum: 65_536 });
  new Int16Array(memory.buffer, 0, target.length).set(target);
  new Int8Array(memory.buffer, 1024, rows.length).set(rows);
  return memory;
}

function dots(kernelOf: typeof createKernel, rows: Int8Array, target: Int16Array): number[] {
  const memory = memoryOf(rows, target);
  const count = rows.length / target.length;
  kernelOf(memory).scan(1024, count, target.length, 0, 131_072);
  return [...new Int32Array(memory.buffer, 131_072, count)];
}

test.each([1, 2, 3, 4, 5, 7, 64, 101])('SIMD and plain kernels agree bit for bit on %i rows', (count) => {
  const random = mulberry32(count);
  const rows = Int8Array.from({ length: count * 384 }, () => random() * 255 - 127.5);
  const target = Int16Array.from({ length: 384 }, () => random() * 65_535 - 32_767.5);
  const expected = Array.from({ length: count }, (_, row) =>
    target.reduce((sum, value, i) => sum + BigInt(value) * BigInt(rows[row * 384 + i]!), 0n),
  ).map(Number);
  expect(dots(createPlainKernel, rows, target)).toEqual(expected);
  expect(dots(createKernel, rows, target)).toEqual(expected);
});

test('the largest values do not overflow', () => {
  const rows = new Int8Array(5 * 384).fill(-127);
  const target = new Int16Array(384).fill(32_767);
  const expected = Array.from({ length: 5 }, () => -127 * 32_767 * 384);
  expect(dots(createKernel, rows, target)).toEqual(expected);
  expect(dots(createPlainKernel, rows, target)).toEqual(expected);
});

test('this engine runs the SIMD kernel', () => {
  expect(createKernel(new WebAssembly.Memory({ initial: 1, maximum: 65_536 })).simd).toBe(true);
});
