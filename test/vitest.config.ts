import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Whole programs as real processes, killed children, the real model: seconds each, so apart from the quick part. */
const PROCESSES = [
  'test/{cli,client,examples,headless,package,readme,samples,setup}.test.ts',
  'test/service/{kill,evaluation-kill,real-model}.test.ts',
  'test/service/db/{kill,erasure-kill,restore-kill,start}.test.ts',
  'test/fuzz/files.test.ts',
  'test/service/engine/*.test.ts',
  'test/service/local_model/model_file.test.ts',
  'test/service/api/{embedding_model,model_file}.test.ts',
  'test/service/tasks/*.test.ts',
  'test/service/intelligence/embedding/transformers.test.ts',
  'test/service/intelligence/text/recognition.test.ts',
];

/** Nothing of ours lives in module state, and loading it all anew for each file took half of the time. */
const ISOLATE = false;

/** A whole service in the test's process, asked over HTTP: about half a second for each one that is started. */
const CONTRACT = ['test/service/{api,contract,http,tasks}/**/*.test.ts'];

/**
 * `unit` is what runs all the time while one works, and stays under 30 seconds. `contract` and `processes` need Node
 * alone as well; `e2e` needs a build and a Chromium (LONGLIST_CHROMIUM).
 */
export default defineConfig({
  root,
  test: {
    // Real services, children and files: a loaded machine may take its time.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/e2e/**', ...CONTRACT, ...PROCESSES],
          isolate: ISOLATE,
        },
      },
      {
        extends: true,
        test: { name: 'contract', include: CONTRACT, exclude: PROCESSES, isolate: ISOLATE },
      },
      {
        extends: true,
        test: { name: 'processes', include: PROCESSES, testTimeout: 120_000 },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          // longer than a story waits for one thing (test/e2e/eventually.ts)
          testTimeout: 400_000,
          // A program and a browser are started there.
          hookTimeout: 420_000,
          globalSetup: ['test/e2e/shared.ts'],
          setupFiles: ['test/e2e/on_failure.ts'],
        },
      },
    ],
  },
});
