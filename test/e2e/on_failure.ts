import { afterEach } from 'vitest';
import { describePages } from './app.ts';

// A story fails now and then only on a machine nobody can look at: what stood there is written into its log.
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') console.error(`What stood on the page:\n${await describePages()}`);
});
