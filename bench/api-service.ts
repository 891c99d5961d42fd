import { writeHeapSnapshot } from 'node:v8';

/**
 * The service as `electron/headless.ts` runs it, started with --expose-gc; tells its memory when it is asked ('memory',
 * after a collection; 'as it is'), and writes its heap to a file that is named.
 */
process.on('message', (asked) => {
  if (asked !== 'as it is') {
    globalThis.gc?.();
    globalThis.gc?.();
  }
  if (typeof asked === 'object' && asked !== null) writeHeapSnapshot((asked as { heap_to: string }).heap_to);
  process.send?.(process.memoryUsage());
});
// the answer to a question, not a reason to live on
process.channel?.unref();
await import('../electron/headless.ts');
