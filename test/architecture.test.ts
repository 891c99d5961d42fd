import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** The walls of the house: electron/service/README.md and each rule below say the same. */

const ROOT = path.resolve(import.meta.dirname, '..');

type Import = {
  readonly from: string;
  /** path inside the repository, or the name of a package */ readonly to: string;
  readonly type_only: boolean;
};

function sourceFiles(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/** import … from, export … from, import('…'), import('…').Type, require('…'), new URL('…', import.meta.url) of a module. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^;'"]*?\sfrom\s+)?['"]([^'"]+)['"]|\b(?:import|require)\(\s*['"]([^'"]+)['"]\s*\)/g;

function importsOf(file: string): Import[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8').replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '');
  return [...text.matchAll(IMPORT)].map((match) => {
    const written = match[2] ?? match[3] ?? '';
    return { from: file, to: resolveTo(file, written), type_only: match[1] !== undefined };
  });
}

function resolveTo(file: string, written: string): string {
  const bare = written.split('?', 1)[0] ?? '';
  if (bare.startsWith('#service/')) return bare.replace('#service/', 'electron/service/');
  if (bare.startsWith('.')) return path.posix.normalize(path.posix.join(path.posix.dirname(file), bare));
  return bare.startsWith('@') ? bare.split('/').slice(0, 2).join('/') : (bare.split('/', 1)[0] ?? '');
}

const files = [...sourceFiles('electron'), ...sourceFiles('renderer')];
const imports = files.flatMap(importsOf);
const isPackage = (name: string): boolean =>
  !name.includes('/') || name.startsWith('@') || name.startsWith('node:');
const told = (broken: readonly Import[]): string[] => broken.map(({ from, to }) => `${from} imports ${to}`);
const within =
  (folder: string): ((found: Import) => boolean) =>
  (found) =>
    found.from.startsWith(folder);

const SERVICE = 'electron/service/';
const INTELLIGENCE = `${SERVICE}intelligence/`;

it('reads the imports it judges', () => {
  expect(imports.length).toBeGreaterThan(200);
  expect(
    imports
      .filter((found) => !isPackage(found.to))
      .every(
        (found) =>
          found.to.startsWith('electron/') ||
          found.to.startsWith('renderer/') ||
          found.to.startsWith('resources/') ||
          found.to === 'package.json',
      ),
  ).toBe(true);
});

it('1. only main.ts and preload.ts know Electron', () => {
  const allowed = new Set(['electron/main.ts', 'electron/preload.ts']);
  expect(
    told(
      imports.filter(
        (found) =>
          found.to === 'electron' && !allowed.has(found.from) && !found.from.startsWith('electron/main/'),
      ),
    ),
  ).toEqual([]);
  expect(
    told(
      imports
        .filter(within(SERVICE))
        .filter((found) => !isPackage(found.to) && !found.to.startsWith(SERVICE)),
    ),
  ).toEqual([]);
});

describe('2. the intelligence is pure', () => {
  /** One library per adapter: the folder or file that may use it. */
  const ADAPTERS: Readonly<Record<string, string>> = {
    zod: INTELLIGENCE,
    'pdfjs-dist': `${INTELLIGENCE}text/`,
    'pdf-parse': `${INTELLIGENCE}text/`,
    fflate: `${INTELLIGENCE}text/`,
    parse5: `${INTELLIGENCE}text/`,
    papaparse: `${INTELLIGENCE}tables/`,
    'read-excel-file': `${INTELLIGENCE}tables/`,
    'tesseract.js-core': `${INTELLIGENCE}text/ocr/`,
    '@napi-rs/canvas': `${INTELLIGENCE}text/ocr/`,
    utif2: `${INTELLIGENCE}text/image/`,
    '@xenova/transformers': `${INTELLIGENCE}embedding/`,
    'libphonenumber-js': `${INTELLIGENCE}resume/`,
    // a hash of the model's bytes, which names it
    'node:crypto': `${INTELLIGENCE}embedding/`,
  };
  it('imports only itself and the library of its adapter', () => {
    const broken = imports.filter(within(INTELLIGENCE)).filter(({ from, to }) => {
      if (to.startsWith(INTELLIGENCE)) return false;
      const home = ADAPTERS[to];
      return home === undefined || !from.startsWith(home);
    });
    expect(told(broken)).toEqual([]);
  });
});

describe('3. in a slice: schema, then store, then routes', () => {
  const API = `${SERVICE}api/`;
  it('nobody but http/app.ts imports routes', () => {
    expect(
      told(
        imports.filter((found) => found.to.endsWith('/routes.ts') && found.from !== `${SERVICE}http/app.ts`),
      ),
    ).toEqual([]);
  });
  it('a schema knows schemas, fields and the vocabulary of the intelligence', () => {
    const schemas = imports.filter(
      (found) => found.from.startsWith(API) && found.from.endsWith('/schema.ts'),
    );
    expect(told(schemas.filter((found) => !schemaMayKnow(found.to)))).toEqual([]);
  });
  it('a store knows nothing of HTTP', () => {
    const stores = imports.filter((found) => found.from.startsWith(API) && found.from.endsWith('/store.ts'));
    expect(
      told(stores.filter((found) => found.to === 'fastify' || found.to.startsWith(`${SERVICE}http/`))),
    ).toEqual([]);
  });
  it('no slice knows http/', () => {
    expect(
      told(imports.filter(within(API)).filter((found) => found.to.startsWith(`${SERVICE}http/`))),
    ).toEqual([]);
  });
  it('a slice writes only its own tables', () => {
    const OWNERS: Readonly<Record<string, readonly string[]>> = {
      clients: ['clients'],
      tokens: ['auth'],
      interface_sessions: ['sessions'],
      jobs: ['jobs'],
      nomination_stages: ['nomination_stages'],
      candidates: ['candidates'],
      attachments: ['attachments'],
      documents: ['attachments'],
      document_vectors: ['attachments'],
      job_vectors: ['rankings'],
      // a job takes its nominations along: they hold on to its stages
      nominations: ['nominations', 'jobs'],
      summaries: ['summaries'],
      imports: ['imports'],
      watched_folders: ['watched_folders'],
      watched_files: ['watched_folders'],
      candidate_tables: ['candidate_tables'],
      candidate_table_rows: ['candidate_tables'],
      events: ['events'],
      access_requests: ['access_requests'],
      request_log: ['request_log'],
      criteria: ['criteria'],
      evaluations: ['evaluations'],
      evaluation_overrides: ['evaluations'],
      auto_nominations: ['evaluations'],
      model_answers: ['local_model'],
      idempotency_keys: ['idempotency'],
      saved_searches: ['saved_searches'],
      suggested_tags: ['tag_suggestions'],
      refused_tags: ['tag_suggestions'],
      withheld_tags: ['tag_suggestions'],
      tags: ['tags'],
      candidate_tags: ['candidate_tags'],
      job_tags: ['job_tags'],
      spotlights: ['spotlights'],
      candidate_keys: ['candidates'],
      // and, by its list of owned tables, rows of all that belongs to a candidate
      merges: ['merges'],
    };
    const broken = files
      .filter((file) => file.startsWith(API))
      .flatMap((file) => {
        const slice = file.slice(API.length).split('/', 2)[1] ?? '';
        const writes = readFileSync(path.join(ROOT, file), 'utf8').matchAll(
          /\.(?:insertInto|updateTable|deleteFrom|replaceInto)\('(\w+)'\)/g,
        );
        return [...writes]
          .filter(([, table = '']) => OWNERS[table]?.includes(slice) === false)
          .map(([, table]) => `${file} writes ${table}`);
      });
    expect(broken).toEqual([]);
  });
});

describe('4. tasks', () => {
  const TASKS = `${SERVICE}tasks/`;
  it('know no HTTP', () => {
    expect(
      told(
        imports
          .filter(within(TASKS))
          .filter(
            (found) =>
              found.to.endsWith('/routes.ts') ||
              found.to.startsWith(`${SERVICE}http/`) ||
              found.to === 'fastify',
          ),
      ),
    ).toEqual([]);
  });
  it('are known to slices by their queue alone', () => {
    expect(
      told(
        imports
          .filter(within(`${SERVICE}api/`))
          .filter((found) => found.to.startsWith(TASKS) && found.to !== `${TASKS}queue.ts`),
      ),
    ).toEqual([]);
  });
});

describe('5. the renderer', () => {
  it('takes nothing from the service but types of schemas', () => {
    const broken = imports
      .filter(within('renderer/'))
      .filter((found) => found.to.startsWith('electron/') && found.to !== 'electron/preload.ts');
    expect(told(broken.filter((found) => !rendererMayTake(found)))).toEqual([]);
    expect(
      told(
        imports.filter(
          (found) => within('renderer/')(found) && found.to === 'electron/preload.ts' && !found.type_only,
        ),
      ),
    ).toEqual([]);
  });
  it('has views that do not know each other', () => {
    const broken = imports.filter(
      ({ from, to }) => viewOf(from) !== undefined && viewOf(to) !== undefined && viewOf(from) !== viewOf(to),
    );
    expect(told(broken)).toEqual([]);
  });
});

describe('6. the whole', () => {
  it.each([
    '@xenova/transformers',
    'pdfjs-dist',
    'better-sqlite3',
    'pdf-parse',
    'tesseract.js-core',
    '@napi-rs/canvas',
    'utif2',
    'pdfkit',
    'bidi-js',
    'write-excel-file',
  ])('%s has at most one importer in the service', (library) => {
    const importers = new Set(
      imports
        .filter((found) => found.to === library && found.from.startsWith(SERVICE) && !found.type_only)
        .map((found) => found.from),
    );
    expect([...importers].slice(1)).toEqual([]);
  });
  it('sets PDFs and makes tables in exports/ alone, which knows no database, no HTTP and no slice', () => {
    const EXPORTS = `${SERVICE}exports/`;
    const own = new Set(['pdfkit', 'bidi-js', 'write-excel-file']);
    expect(told(imports.filter((found) => own.has(found.to) && !found.from.startsWith(EXPORTS)))).toEqual([]);
    expect(
      told(
        imports
          .filter(within(EXPORTS))
          .filter(({ to }) => !isPackage(to) && !to.startsWith(EXPORTS) && !to.startsWith(INTELLIGENCE)),
      ),
    ).toEqual([]);
  });
  it('has no import cycles, not even of types', () => {
    expect(cycles()).toEqual([]);
  });
  it('has no barrels', () => {
    const barrels = files.filter(
      (file) =>
        path.basename(file) === 'index.ts' &&
        /^export (\*|\{[^}]*\}) from/m.test(readFileSync(path.join(ROOT, file), 'utf8')),
    );
    expect(barrels).toEqual([]);
  });
  it('has no file beyond 300 lines', () => {
    // all DDL on one page; all words of the interface in one catalogue
    const exempt = new Set([`${SERVICE}db/migrations.ts`, 'renderer/texts.ts']);
    const long = files
      .filter((file) => !exempt.has(file) && !/(lexicon|kernel\.wasm|\.data)[\w.-]*\.ts$/.test(file))
      .map((file) => ({
        file,
        lines: readFileSync(path.join(ROOT, file), 'utf8').trimEnd().split('\n').length,
      }))
      .filter(({ lines }) => lines > 300);
    expect(long).toEqual([]);
  });
});

describe('7. stories', () => {
  it('poll what a page shows: it shows things one after the other, the later the busier the machine', () => {
    const at_once =
      /expect\(\s*await [^;]*?\.(?:innerText|allInnerTexts|inputValue|count|getAttribute|isVisible|isChecked|isDisabled)\(/;
    const broken = sourceFiles('test/e2e').filter((file) =>
      readFileSync(path.join(ROOT, file), 'utf8')
        .split(';')
        .some((statement) => at_once.test(statement)),
    );
    expect(broken).toEqual([]);
  });
});

function schemaMayKnow(to: string): boolean {
  if (to === 'zod' || to.endsWith('/schema.ts') || to.startsWith(INTELLIGENCE)) return true;
  return /^electron\/service\/api\/[a-z_]+\.ts$/.test(to);
}

function rendererMayTake({ to, type_only }: Import): boolean {
  if (!type_only) return false;
  return (
    to.endsWith('/schema.ts') ||
    /^electron\/service\/(api\/\w+|intelligence\/(document|profile|profile_edits))\.ts$/.test(to)
  );
}

function viewOf(file: string): string | undefined {
  return /^renderer\/views\/([^/]+)\//.exec(file)?.[1];
}

/** Cycles among imports that exist at run time, each as a chain of files. */
function cycles(): string[] {
  const edges = new Map<string, string[]>();
  for (const { from, to } of imports) {
    if (!isPackage(to)) edges.set(from, [...(edges.get(from) ?? []), to]);
  }
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, chain: readonly string[]): void => {
    const start = chain.indexOf(file);
    if (start !== -1) {
      found.push([...chain.slice(start), file].join(' → '));
      return;
    }
    if (done.has(file)) return;
    for (const next of edges.get(file) ?? []) visit(next, [...chain, file]);
    done.add(file);
  };
  for (const file of edges.keys()) visit(file, []);
  return found;
}
