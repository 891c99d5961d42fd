import { expect } from 'vitest';

/**
 * How long a story waits for anything before it is said to fail, in milliseconds: less than a test may take
 * (vitest.config.ts), so that the step that hangs is named. A story waits for what it asks; this only ends it.
 */
export const PATIENCE = 180_000;

/** Asserts on what a page will show: a loaded machine may take its time. `message` says of what, where many are asked. */
export function eventually<T>(look: () => Promise<T> | T, message?: string) {
  return expect.poll(look, { timeout: PATIENCE, ...(message === undefined ? {} : { message }) });
}
