import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { HtmlTagDescriptor, Plugin, UserConfig } from 'vite';
import { utilitiesOf } from './utilities.ts';

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

/** Scripts hold the name of every class: one short mark for each style sheet keeps them small. */
function scopedName(name: string, file: string): string {
  return `${name}_${createHash('sha256').update(relative(here, file)).digest('hex').slice(0, 5)}`;
}

function link(file: string, kind: Record<string, string>): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { ...kind, crossorigin: true, href: `./${file}`, nonce: '__CSP_NONCE__' },
    injectTo: 'head',
  };
}

/**
 * Lets the browser fetch what main.tsx starts once it knows the language, and what that needs, from the first
 * moment.
 */
function preloadStart(): Plugin {
  return {
    name: 'preload-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, path: page }) {
        if (page !== '/index.html') return [];
        const start = Object.values(bundle ?? {}).find(
          (chunk) => chunk.type === 'chunk' && chunk.name === 'start' && chunk.isDynamicEntry,
        );
        if (start?.type !== 'chunk') throw new Error('The build has no chunk of start.tsx.');
        const scripts = [start.fileName, ...start.imports].filter((file) => !html.includes(file));
        const needed = [start, ...start.imports.map((file) => bundle?.[file])];
        const styles = needed.flatMap((chunk) =>
          chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [],
        );
        return [
          ...scripts.map((file) => link(file, { rel: 'modulepreload' })),
          ...styles.map((file) => link(file, { rel: 'preload', as: 'style' })),
        ];
      },
    },
  };
}

type AtRule = {
  readonly source?: { readonly input: { readonly file?: string } };
  replaceWith(css: unknown): unknown;
};
type PostCss = { parse(css: string, options: { from: string | undefined }): unknown };

/** Writes the classes of one declaration into ui/shared.css. */
const utilities = {
  postcssPlugin: 'utilities',
  AtRule: {
    utilities(rule: AtRule, { postcss }: { postcss: PostCss }) {
      rule.replaceWith(postcss.parse(utilitiesOf(here), { from: rule.source?.input.file }));
    },
  },
};

/** The renderer's part of the build; electron.vite.config.ts hands it on, `vite build -c` takes it alone. */
export const rendererConfig: UserConfig = {
  root: here,
  base: './',
  // Filled in by the service with a fresh nonce for each page it hands out.
  html: { cspNonce: '__CSP_NONCE__' },
  plugins: [react(), pdfjsAssets(), preloadStart()],
  css: { modules: { generateScopedName: scopedName }, postcss: { plugins: [utilities] } },
  build: {
    outDir: join(here, '../out/renderer'),
    emptyOutDir: true,
    target: 'es2024',
    // those that know light-dark(): the stand-in for it would not see the scheme that Mantine sets
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // electron-vite would leave it as written.
    minify: true,
    // Fonts and pictures stay files of their own: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The interface, the documentation of the API, and what stands in for the interface while the database cannot be
    // used.
    // Named: electron-vite's build breaks off over a list.
    rollupOptions: {
      input: {
        index: join(here, 'index.html'),
        docs: join(here, 'docs.html'),
        recovery: join(here, 'recovery.html'),
      },
      // A hundred small files, one for each set of views that shares something, would cost the first view a request
      // each.
      output: {
        codeSplitting: {
          groups: [
            // What main.tsx loads before it knows the language. Were it among what is shared, all of that would run
            // first, and take its words and dates in English.
            {
              name: 'first',
              test: /(?:renderer[\\/](?:lib[\\/](?:bridge|contrast|errors|external_store|local_storage|may)|texts|texts[\\/]en|texts[\\/]en[\\/]\w+|api[\\/](?:session|session_secret))|resources[\\/]client[\\/]longlist|electron[\\/]service[\\/]words[\\/](?:questions[\\/]en|stages))\.ts$/,
              priority: 1,
            },
            {
              name: 'shared',
              test: /renderer[\\/](?:addresses|api|features(?![\\/]document_page)|lib|shell|ui)[\\/]/,
              minShareCount: 4,
            },
            {
              name: 'library',
              test: /node_modules[\\/](?:@mantine|@floating-ui|@tanstack)[\\/]/,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
};

export default rendererConfig;
