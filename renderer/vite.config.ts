import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const pdfjs = join(here, '../node_modules/pdfjs-dist');

/**
 * pdfjs fetches these at run time for PDFs that do not embed their fonts or that use Asian encodings or
 * JPEG 2000 pictures. They are part of the build so that nothing is ever fetched from elsewhere.
 */
function pdfjsAssets(): Plugin {
  return {
    name: 'pdfjs-assets',
    apply: 'build',
    generateBundle() {
      for (const folder of ['standard_fonts', 'cmaps', 'wasm', 'iccs']) {
        for (const name of readdirSync(join(pdfjs, folder))) {
          this.emitFile({
            type: 'asset',
            fileName: `pdfjs/${folder}/${name}`,
            source: readFileSync(join(pdfjs, folder, name)),
          });
        }
      }
    },
  };
}

/** The renderer's part of the build; electron.vite.config.ts hands it on, `vite build -c` takes it alone. */
export const rendererConfig: UserConfig = {
  root: here,
  base: './',
  // Filled in by the service with a fresh nonce for each page it hands out.
  html: { cspNonce: '__CSP_NONCE__' },
  plugins: [react(), pdfjsAssets()],
  build: {
    outDir: join(here, '../out/renderer'),
    emptyOutDir: true,
    target: 'es2024',
    // electron-vite would leave it as written.
    minify: true,
    // Fonts and pictures stay files of their own: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The interface, and the documentation of the API. Named: electron-vite's build breaks off over a list.
    rollupOptions: { input: { index: join(here, 'index.html'), docs: join(here, 'docs.html') } },
  },
};

export default rendererConfig;
