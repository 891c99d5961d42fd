import { defineConfig } from 'electron-vite';
import { rendererConfig } from './renderer/vite.config.ts';

/** Pure JavaScript that every start needs: as one file instead of some hundreds it is read in a fraction of the time. */
const BUNDLED = [
  '@fastify/busboy',
  '@fastify/static',
  'chokidar',
  'fastify',
  'ipaddr.js',
  'kysely',
  'libphonenumber-js',
  'uuidv7',
  'zod',
];

/** Other packages stay outside of the bundle (native modules, and those that load files beside themselves). */
export default defineConfig({
  main: {
    build: {
      outDir: 'out/main',
      target: 'node24',
      externalizeDeps: { exclude: BUNDLED },
      rollupOptions: {
        input: {
          main: 'electron/main.ts',
          headless: 'electron/headless.ts',
          cli: 'electron/cli.ts',
          child: 'electron/service/engine/child.ts',
          database_worker: 'electron/service/engine/database_worker.ts',
          move_child: 'electron/service/engine/move_child.ts',
          model_child: 'electron/service/engine/model_child.ts',
        },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  },
  preload: {
    build: {
      outDir: 'out/preload',
      rollupOptions: {
        input: { preload: 'electron/preload.ts' },
        // A sandboxed preload script cannot be an ES module.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: rendererConfig,
});
