/**
 * Writes THIRD-PARTY-NOTICES.md and components.cdx.json beside this file: `npm run notices`. Reads the lockfile for what
 * is shipped and node_modules for the texts, so run it after every change of a dependency (a test compares).
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { componentList } from './component-list.ts';
import { shippedPackages } from './shipped-packages.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Files that are shipped without being packages of their own. */
const ASSETS: readonly { name: string; license: string; texts: readonly string[] }[] = [
  {
    name: 'all-MiniLM-L6-v2 (sentence-transformers), int8 ONNX form: resources/models',
    license: 'Apache-2.0',
    texts: ['node_modules/@xenova/transformers/LICENSE'],
  },
  {
    // The package says MIT of itself and brings no text; the data in it is Tesseract's, under Tesseract's licence.
    name: 'English language data of Tesseract (tessdata): @tesseract.js-data/eng',
    license: 'Apache-2.0',
    texts: ['node_modules/tesseract.js-core/LICENSE'],
  },
  { name: 'Inter, as files for PDFs: resources/fonts', license: 'OFL-1.1', texts: ['resources/fonts/LICENSE-inter.txt'] },
  { name: 'Source Serif 4, as files for PDFs: resources/fonts', license: 'OFL-1.1', texts: ['resources/fonts/LICENSE-source-serif-4.txt'] },
  { name: 'Noto Sans Hebrew: resources/fonts', license: 'OFL-1.1', texts: ['resources/fonts/LICENSE-noto-sans-hebrew.txt'] },
  { name: 'Noto Sans Arabic: resources/fonts', license: 'OFL-1.1', texts: ['resources/fonts/LICENSE-noto-sans-arabic.txt'] },
  { name: 'Noto Sans SC: resources/fonts', license: 'OFL-1.1', texts: ['resources/fonts/LICENSE-noto-sans-sc.txt'] },
  { name: 'Standard fonts of pdf.js (Foxit)', license: 'BSD-3-Clause', texts: ['node_modules/pdfjs-dist/standard_fonts/LICENSE_FOXIT'] },
  { name: 'Standard fonts of pdf.js (Liberation)', license: 'OFL-1.1', texts: ['node_modules/pdfjs-dist/standard_fonts/LICENSE_LIBERATION'] },
  { name: 'Character maps of pdf.js (Adobe)', license: 'BSD-3-Clause', texts: ['node_modules/pdfjs-dist/cmaps/LICENSE'] },
  { name: 'Colour profiles of pdf.js', license: 'CC0-1.0', texts: ['node_modules/pdfjs-dist/iccs/LICENSE'] },
  {
    name: 'OpenJPEG in pdf.js',
    license: 'BSD-2-Clause',
    texts: ['node_modules/pdfjs-dist/wasm/LICENSE_OPENJPEG', 'node_modules/pdfjs-dist/wasm/LICENSE_PDFJS_OPENJPEG'],
  },
  {
    name: 'qcms in pdf.js',
    license: 'MIT',
    texts: ['node_modules/pdfjs-dist/wasm/LICENSE_QCMS', 'node_modules/pdfjs-dist/wasm/LICENSE_PDFJS_QCMS'],
  },
];

function licenceTexts(folder: string): string[] {
  const place = path.join(root, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place)
    .filter((name) => /^(licen[cs]e|copying|notice)/i.test(name) && !/\.(js|ts|json)$/.test(name))
    .sort()
    .map((name) => readFileSync(path.join(place, name), 'utf8'));
}

function tidy(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(/[ \t]+$/gm, '').trim();
}

/** The whole document. Packages with the same text share it. */
export function notices(): string {
  const packages = shippedPackages();
  const withText = new Map<string, string[]>();
  const add = (text: string, what: string): void => void withText.set(tidy(text), [...(withText.get(tidy(text)) ?? []), what]);
  for (const one of packages) for (const text of licenceTexts(one.folder)) add(text, `${one.name} ${one.version}`);
  for (const asset of ASSETS) for (const file of asset.texts) add(readFileSync(path.join(root, file), 'utf8'), asset.name);
  const list = packages.map(({ name, version, license }) => `- ${name} ${version}: ${license}`);
  const assets = ASSETS.map(({ name, license }) => `- ${name}: ${license}`);
  const texts = [...withText].map(([text, names]) => `### ${names.join(', ')}\n\n\`\`\`text\n${text.replaceAll('```', "'''")}\n\`\`\`\n`);
  return `# Third-party notices

Longlist is under the MIT licence (see LICENSE). It ships the work of others, listed here with their licences. The desktop
packages also hold Electron and Chromium, whose notices lie beside the program as LICENSE.electron.txt and
LICENSES.chromium.html. libvips (LGPL-3.0-or-later) is a shared library of its own and can be replaced. Packages for other
operating systems than the one this file was written on are listed without their text, which equals that of their kin.

Written by \`npm run notices\`.

## Models, fonts, character maps

${assets.join('\n')}

## Packages

${list.join('\n')}

## Texts

${texts.join('\n')}`;
}

if (import.meta.main) {
  writeFileSync(path.join(import.meta.dirname, 'THIRD-PARTY-NOTICES.md'), notices());
  writeFileSync(path.join(import.meta.dirname, 'components.cdx.json'), componentList());
}
