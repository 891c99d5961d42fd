import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
// @ts-expect-error -- plain JavaScript, because it runs before anything is installed
import { withCompileCache } from '../electron/setup.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Whole programs as real processes, killed children, the real model: seconds each, so apart from the quick part. */
const PROCESSES = [
  'test/{cli,client,examples,headless,package,readme,samples,setup}.test.ts',
  'test/service/{kill,evaluation-kill}.test.ts',
  'test/service/db/{kill,erasure-kill,restore-kill,start}.test.ts',
  'test/fuzz/files.test.ts',
  'test/service/engine/*.test.ts',
  'test/service/local_model/model_file.test.ts',
  'test/service/api/{embedding_model,model_file}.test.ts',
  'test/service/tasks/*.test.ts',
  'test/service/intelligence/embedding/transformers.test.ts',
  'test/service/intelligence/text/recognition.test.ts',
];

/** Looks at what its own process has loaded, so that one is its alone. */
const ALONE = ['test/service/real-model.test.ts'];

/** Nothing of ours lives in module state, and loading it all anew for each file took half of the time. */
const ISOLATE = false;

/**
 * What Node compiles is kept, for workers and for the programs that tests start: most of what it costs to start one from
 * its source. Set before a worker is started.
 */
const { NODE_COMPILE_CACHE } = (withCompileCache as () => Record<string, string>)();
process.env['NODE_COMPILE_CACHE'] = NODE_COMPILE_CACHE;

/**
 * Node itself loads the source, as it does when the program runs from it: to have Vite transform it all anew, in every
 * run, took longer than most tests of it. Views (JSX) and stand-ins for whole modules (vi.mock) need Vite.
 */
const BY_NODE = { viteModuleRunner: false, nodeLoader: false };
const BY_VITE = { viteModuleRunner: true };
const NEED_VITE = ['test/renderer/**', 'test/shell/*.test.ts'];

/** A whole service in the test's process, asked over HTTP: about half a second for each one that is started. */
const SERVICES = ['test/service/{api,contract,http,tasks}/**/*.test.ts'];

/** What is about files and data folders, and stays on a real disk. */
const ON_DISK = ['test/service/db/**/*.test.ts'];
const DISK = { TMPDIR: tmpdir() };

/** Servers, and what is made to hurt and has to end in time: seconds each. */
const LONG = [
  'test/service/exports/blind_copy.test.ts',
  'test/service/intelligence/**/{hostile,bad_input,pdf_hostile_pages,pdf_bad_input,sources,pieces,kernel}.test.ts',
  'test/service/intelligence/text/pdf_words.test.ts',
  'test/service/local_model/client.test.ts',
];
const CONTRACT = [...SERVICES, ...LONG];

/** Several instances, and the same tests of services on PostgreSQL: the contract, and what differs most there. */
const OFFICE = [
  'test/office/**/*.test.ts',
  'test/service/contract/**/*.test.ts',
  'test/service/db/engines.test.ts',
  'test/service/http/{bad-input,half_characters,idempotency}.test.ts',
  'test/service/tasks/runner.test.ts',
  'test/service/api/{private_jobs/*,merges/*,auth,webhooks,erasure*,candidate_deletions,imports,evaluations,nominations,sessions,users*,pool/*}.test.ts',
  'test/service/api/{activity,availability,candidates,custom_fields,duplicates,events,job_details,job_overviews,nomination_stages,saved_searches}.test.ts',
  'test/service/api/{blind/answers,client_packs,criteria,event-stream,letters,notes,ranking_orders,rankings}.test.ts',
  'test/service/api/{access_requests,attachments,batch,blind/guesses,data_folder,events-told,jobs,joins}.test.ts',
  'test/service/api/{local_model,mails,profile_edits,same_people,summaries,tags,watched_folders}.test.ts',
  'test/service/tasks/webhooks/dispatch.test.ts',
  'test/service/api/{retention,saved_search_matches,spotlights,stage_changes,stage_times}.test.ts',
];

/** A server in memory is back before anybody has seen that it was away. */
const AWAY = ['test/office/server_away.test.ts'];

/** Where tests write, and what a service writes at its first start, which is written once. */
const SETUP = ['test/helpers/run_folder.ts', 'test/helpers/first_start.ts'];
const OFFICE_SETUP = ['test/helpers/run_folder.ts', 'test/office/postgres.ts'];

const STORIES = {
  // longer than a story waits for one thing (test/e2e/eventually.ts)
  testTimeout: 400_000,
  // A program and a browser are started there.
  hookTimeout: 420_000,
  globalSetup: ['test/helpers/run_folder.ts', 'test/e2e/shared.ts'],
  setupFiles: ['test/e2e/on_failure.ts'],
};

/** Stories that are told on PostgreSQL as well: a review, and what is done with many people at once. */
const ON_BOTH = ['review', 'duplicates', 'bulk', 'pipeline'];

/**
 * `unit` is what runs all the time while one works, and stays under 30 seconds. `contract` and `processes` need Node
 * alone as well; `e2e` needs a build and a Chromium (LONGLIST_CHROMIUM), and so do `axe` and
 * `server-stories`. What is measured in part
 * there is measured as a whole by `axe` (every place in every look) and `kills` (before every change to a file), which
 * are no part of `npm test`.
 */
export default defineConfig({
  root,
  test: {
    // Real services, children and files: a loaded machine may take its time. A test waits for what it asks; this only
    // ends one that hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
    isolate: ISOLATE,
    experimental: BY_NODE,
    env: { NODE_COMPILE_CACHE: NODE_COMPILE_CACHE ?? '' },
    expect: { poll: { timeout: 120_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: [
            'test/e2e/**',
            'test/office/**',
            'test/opensearch/**',
            ...CONTRACT,
            ...ON_DISK,
            ...PROCESSES,
            ...ALONE,
            ...NEED_VITE,
          ],
        },
      },
      {
        extends: true,
        test: { name: 'unit-views', include: NEED_VITE, experimental: BY_VITE },
      },
      {
        extends: true,
        test: { name: 'contract', include: CONTRACT, exclude: PROCESSES, globalSetup: SETUP },
      },
      {
        extends: true,
        test: { name: 'contract-disk', include: ON_DISK, exclude: PROCESSES, env: DISK, globalSetup: SETUP },
      },
      {
        extends: true,
        test: { name: 'processes', include: PROCESSES, env: DISK, globalSetup: SETUP },
      },
      {
        extends: true,
        test: { name: 'processes-alone', include: ALONE, isolate: true, globalSetup: SETUP },
      },
      {
        extends: true,
        test: {
          name: 'office',
          include: OFFICE,
          exclude: AWAY,
          globalSetup: OFFICE_SETUP,
        },
      },
      {
        extends: true,
        test: { name: 'office-disk', include: AWAY, env: DISK },
      },
      { extends: true, test: { name: 'opensearch', include: ['test/opensearch/**/*.test.ts'] } },
      { extends: true, test: { ...STORIES, name: 'e2e', include: ['test/e2e/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          ...STORIES,
          name: 'server-stories',
          include: ON_BOTH.map((story) => `test/e2e/${story}.e2e.test.ts`),
          globalSetup: [...STORIES.globalSetup, 'test/office/postgres.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...STORIES,
          name: 'axe',
          include: ['test/e2e/axe.e2e.test.ts'],
          env: { LONGLIST_AXE: 'all' },
        },
      },
      {
        extends: true,
        test: {
          name: 'kills',
          include: ['test/service/db/{erasure,restore}-kill.test.ts'],
          env: { LONGLIST_KILLS: 'all' },
        },
      },
    ],
  },
});
