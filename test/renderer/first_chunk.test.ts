import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** Modules a file loads when it runs: types are gone by then, and what `import()` names comes when it is asked for. */
const STATIC = /^\s*(?:import|export)\s+(?!type\s)(?:[^;'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gmu;

function loadedBy(file: string): string[] {
  return [...read(file).matchAll(STATIC)]
    .map(([, written]) => written ?? '')
    .filter((written) => written.startsWith('.') && written.endsWith('.ts'))
    .map((written) => path.posix.join(path.posix.dirname(file), written));
}

/** Everything that has run by the time main.tsx asks for the catalogue, or that another file waits for; but not the file. */
function beforeTheLanguage(from = 'renderer/main.tsx'): Set<string> {
  const found = new Set<string>();
  const look = (file: string): void => {
    for (const next of loadedBy(file)) {
      if (found.has(next)) continue;
      found.add(next);
      look(next);
    }
  };
  look(from);
  return found;
}

it('has in the chunk "first" just what is loaded before the language is known', () => {
  const written = /name: 'first',\s*test: \/(.+)\/,/u.exec(read('renderer/vite.config.ts'))?.[1];
  expect(written).toBeDefined();
  const isFirst = new RegExp(written ?? '');
  const files = ['renderer', 'resources/client', 'electron/service/words']
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => /\.tsx?$/u.test(file));
  const loaded = beforeTheLanguage();
  expect(loaded.size).toBeGreaterThan(10);
  expect(files.filter((file) => isFirst.test(file)).toSorted()).toEqual([...loaded].toSorted());
});

it('lets a catalogue wait for itself and for that chunk: what views share would run before it', () => {
  const written = /name: 'first',\s*test: \/(.+)\/,/u.exec(read('renderer/vite.config.ts'))?.[1];
  const isFirst = new RegExp(written ?? '');
  const of_german = /^(?:renderer\/texts\/de\/|electron\/service\/words\/(?:german\/|questions\/de\.ts))/u;
  const loaded = [...beforeTheLanguage('renderer/texts/de.ts')];
  expect(loaded.length).toBeGreaterThan(30);
  expect(loaded.filter((file) => !of_german.test(file) && !isFirst.test(file))).toEqual([]);
});
