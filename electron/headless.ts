import { UsageError } from './usage_error.ts';
import { serve } from './serve.ts';

/* Entry of the host without a window; `longlist serve` is the same thing by another name. */
serve(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`longlist: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
