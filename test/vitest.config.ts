import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Whole programs as real processes, killed children, the real model: seconds each, so apart from the quick part. */
const PROCESSES = [
  'test/{cli,client,examples,headless,readme,samples,setup}.test.ts',
  'test/service/{kill,real-model}.test.ts',
  'test/service/db/{kill,start}.test.ts',
  'test/service/engine/*.test.ts',
  'test/service/tasks/*.test.ts',
  'test/service/intelligence/embedding/transformers.test.ts',
];

/**
 * Three projects: `unit` and `processes` need Node alone, `e2e` needs a build and a Chromium (LONGLIST_CHROMIUM).
 */
export default defineConfig({
  root,
  test: {
    // Real services, children and files: a loaded machine may take its time.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/e2e/**', ...PROCESSES],
          // Nothing of ours lives in module state, and loading it all anew for each file took half of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'processes', include: PROCESSES, testTimeout: 120_000, fileParallelism: false },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          testTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
