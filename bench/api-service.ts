/** The service as `electron/headless.ts` runs it, started with --expose-gc; tells its heap when it is asked. */
process.on('message', () => {
  globalThis.gc?.();
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
// the answer to a question, not a reason to live on
process.channel?.unref();
await import('../electron/headless.ts');
