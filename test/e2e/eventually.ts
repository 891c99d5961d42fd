import { expect } from 'vitest';

/** Asserts on what a page will show soon: a loaded machine may take its time. */
export function eventually<T>(look: () => Promise<T> | T) {
  return expect.poll(look, { timeout: 20_000 });
}
