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

const code = new Map<string, string>();
/** A file without its comments. */
function codeOf(file: string): string {
  let text = code.get(file);
  if (text === undefined) {
    text = readFileSync(path.join(ROOT, file), 'utf8').replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '');
    code.set(file, text);
  }
  return text;
}

function importsOf(file: string): Import[] {
  return [...codeOf(file).matchAll(IMPORT)].map((match) => {
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
const API = `${SERVICE}api/`;
const WORDS = `${SERVICE}words/`;
const WORKFLOWS = `${SERVICE}workflows/`;
const TASKS = `${SERVICE}tasks/`;

/** The resource a file belongs to: api/<domain>/<resource>/…; null for what slices share and everything else. */
function sliceOf(file: string): string | null {
  const [, resource, ...rest] = file.startsWith(API) ? file.slice(API.length).split('/') : [];
  return resource === undefined || rest.length === 0 ? null : resource;
}
const ownerIn = (file: string): string => sliceOf(file) ?? (file.startsWith(TASKS) ? 'tasks' : 'workflows');
const isRoutes = (file: string): boolean => /(?:\/|_)routes\.ts$/.test(file);

/** Writes of the query builder, by a helper of db/rows.ts, and those in SQL; what is only known at run time is told as it is written. */
const WRITE = new RegExp(
  [
    /\.(?:insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(\s*([^),]+)/,
    /\b(?:insertNew|updateById)\(\s*\w+,\s*([^),]+)/,
    /\b(?:INSERT\s+(?:OR\s+\w+\s+)?INTO|REPLACE\s+INTO|DELETE\s+FROM|UPDATE(?=\s+\S+\s+SET\b))\s+([\w.]+|\$\{[^}]*\})/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
);

function tablesWritten(file: string): string[] {
  return [...codeOf(file).matchAll(WRITE)].map(
    ([, built, named, raw]) => (built ?? named ?? raw ?? '').replaceAll(/['"`]/g, '').split(' ', 1)[0]!,
  );
}

/** Functions that write with the database they are given first, by themselves or through another. */
function writersIn(service: readonly string[]): Set<string> {
  const bodies = service.flatMap((file) =>
    [...codeOf(file).matchAll(/^(?:export )?(?:async )?function (\w+)\(\s*(?:db|trx)\b[\s\S]*?^\}/gm)].map(
      ([body, name = '']) => ({ name, body }),
    ),
  );
  const writers = new Set(bodies.filter(({ body }) => body.search(WRITE) !== -1).map(({ name }) => name));
  for (let size = -1; size !== writers.size;) {
    size = writers.size;
    for (const { name, body } of bodies) {
      const calls = [...body.matchAll(/\bawait (\w+)\(\s*(?:db|trx)\b/g)];
      if (calls.some(([, called = '']) => writers.has(called))) writers.add(name);
    }
  }
  return writers;
}

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
    'postal-mime': `${INTELLIGENCE}mail/`,
    'read-excel-file': `${INTELLIGENCE}tables/`,
    'tesseract.js-core': `${INTELLIGENCE}text/ocr/`,
    '@napi-rs/canvas': `${INTELLIGENCE}text/ocr/`,
    utif2: `${INTELLIGENCE}text/image/`,
    '@xenova/transformers': `${INTELLIGENCE}embedding/`,
    'libphonenumber-js': INTELLIGENCE,
    // a hash of the model's bytes, which names it
    'node:crypto': `${INTELLIGENCE}embedding/`,
  };
  it('has an order: each knows what stands before it', () => {
    const ORDER = ['language', 'text', 'resume', 'criteria', 'requirements', 'summary'];
    const place = (file: string): number => ORDER.indexOf(file.slice(INTELLIGENCE.length).split('/', 1)[0]!);
    // JSON Resume is read into lines by the same words; a criterion is decided by facts that summaries show
    const EXCEPTIONS = [
      ['text/json/', 'resume/'],
      ['criteria/source.ts', 'summary/facts.ts'],
    ].map((pair) => pair.map((at) => INTELLIGENCE + at));
    const broken = imports
      .filter(({ from, to }) => from.startsWith(INTELLIGENCE) && to.startsWith(INTELLIGENCE))
      .filter(({ from, to }) => place(from) !== -1 && place(from) < place(to))
      .filter(({ from, to }) => !EXCEPTIONS.some(([a, b]) => from.startsWith(a!) && to.startsWith(b!)));
    expect(told(broken)).toEqual([]);
  });
  it('imports only itself and the library of its adapter', () => {
    const broken = imports.filter(within(INTELLIGENCE)).filter(({ from, to }) => {
      if (to.startsWith(INTELLIGENCE)) return false;
      const home = ADAPTERS[to];
      return home === undefined || !from.startsWith(home);
    });
    expect(told(broken)).toEqual([]);
  });
});

describe('2a. the intelligence has an order', () => {
  /** Each folder may import those before it, and the vocabulary (document.ts, profile.ts, ports.ts and the like). */
  const ORDER = [
    'language',
    'skills',
    'json_resume',
    'text',
    'resume',
    'edits',
    'protected',
    'criteria',
    'requirements',
    'summary',
  ];
  it('nobody imports what stands behind, and nothing of the order what stands outside it', () => {
    const broken = imports.filter(({ from, to }) => {
      const [own, other] = [folderOf(from), folderOf(to)];
      if (own === undefined || other === undefined || own === other || !ORDER.includes(own)) return false;
      return !ORDER.slice(0, ORDER.indexOf(own)).includes(other);
    });
    expect(told(broken)).toEqual([]);
  });
});

describe('3. in a slice: schema, then store, then routes', () => {
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
  it('has seven domains, and in each folder of one a resource', () => {
    const folders = files
      .filter((file) => file.startsWith(API) && file.split('/').length > API.split('/').length)
      .map((file) => file.slice(API.length).split('/'));
    expect([...new Set(folders.map(([domain]) => domain))].toSorted()).toEqual([
      'access',
      'feeds',
      'hiring',
      'intake',
      'people',
      'screening',
      'settings',
    ]);
    expect(folders.filter(({ length }) => length !== 3).map((parts) => parts.join('/'))).toEqual([]);
  });
  it('of another slice, only its schema and its store are known', () => {
    const crossing = imports.filter(
      ({ from, to }) =>
        sliceOf(to) !== null &&
        sliceOf(from) !== sliceOf(to) &&
        (sliceOf(from) !== null || from.startsWith(WORKFLOWS)),
    );
    expect(crossing.length).toBeGreaterThan(100);
    expect(told(crossing.filter(({ to }) => !/\/(?:schema|store)\.ts$/.test(to)))).toEqual([]);
  });
  it('slices are a DAG, types among them; routes alone may look across', () => {
    const between = imports
      .filter(({ from }) => sliceOf(from) !== null && !isRoutes(from))
      .filter(({ from, to }) => sliceOf(to) !== null && sliceOf(to) !== sliceOf(from))
      .map(({ from, to }) => ({ from: sliceOf(from)!, to: sliceOf(to)! }));
    expect(cyclesOf(between)).toEqual([]);
  });
  it('what slices share knows none of them, but for the list of what routes are given', () => {
    expect(
      told(
        imports
          .filter(({ from }) => from.startsWith(API) && sliceOf(from) === null)
          .filter(({ from, to }) => sliceOf(to) !== null && from !== `${API}context.ts`),
      ),
    ).toEqual([]);
  });
  it('workflows stand above: routes and tasks know them, what a slice is made of does not', () => {
    expect(
      told(
        imports
          .filter(({ from, to }) => from.startsWith(API) && to.startsWith(WORKFLOWS))
          .filter(({ from }) => !isRoutes(from)),
      ),
    ).toEqual([]);
    expect(
      told(
        imports
          .filter(within(WORKFLOWS))
          .filter(({ to }) => to === 'fastify' || isRoutes(to) || to.startsWith(`${SERVICE}http/`)),
      ),
    ).toEqual([]);
  });
  it('a slice writes only its own tables, and each table has an owner', () => {
    /** Tables that another slice owns than the one with their name. */
    const OWNERS: Readonly<Record<string, readonly string[]>> = {
      availability_facts: ['availability'],
      auto_nominations: ['nominations'],
      call_answers: ['evaluations'],
      candidate_keys: ['candidate_index'],
      candidate_table_rows: ['candidate_tables'],
      candidate_terms: ['candidate_index'],
      // the words index: a part of it is merged after an erasure
      // what is shown of a candidate follows from what was read
      candidates: ['candidates', 'candidate_index'],
      deleted_private_jobs: ['jobs'],
      dismissed_duplicates: ['duplicates'],
      document_vectors: ['readings', 'attachments'],
      // a file begins unread, and is again when it is replaced
      documents: ['readings', 'attachments'],
      erased_files: ['tasks'],
      evaluation_overrides: ['evaluations'],
      evaluation_waiting: ['evaluation_runs'],
      // answers from what a mask hides go with what it is made of
      evaluations: ['evaluations', 'masks'],
      idempotency_keys: ['idempotency'],
      interface_sessions: ['sessions'],
      job_looks: ['job_overviews'],
      job_vectors: ['rankings'],
      mail_files: ['mails'],
      mail_jobs: ['mails'],
      model_answers: ['local_model'],
      // a job takes its nominations along: they hold on to its stages
      nominations: ['nominations', 'jobs'],
      refused_tags: ['tag_suggestions'],
      replaced_files: ['attachments'],
      retention_extensions: ['retention'],
      saved_criteria: ['criterion_library'],
      saved_search_looks: ['saved_searches'],
      saved_search_matches: ['saved_searches'],
      settings: ['tasks'],
      sign_in_links: ['users'],
      suggested_tags: ['tag_suggestions'],
      // these two withdraw or hasten what they queued themselves
      tasks: ['tasks', 'candidate_deletions', 'evaluation_runs'],
      tokens: ['auth'],
      watched_files: ['watched_folders'],
      webhook_deliveries: ['webhooks'],
      withheld_tags: ['tag_suggestions'],
      written_blind: ['events'],
    };
    // a merge moves rows of all that belongs to a candidate by one list, which a test holds against the data model
    const BY_LIST = `${WORKFLOWS}merged_tables.ts`;
    const found = files
      .filter((file) => file.startsWith(API) || file.startsWith(WORKFLOWS) || file.startsWith(TASKS))
      .filter((file) => file !== BY_LIST)
      .flatMap((file) => tablesWritten(file).map((table) => ({ file, table })));
    const written = new Set(found.map(({ table }) => table));
    expect(Object.keys(OWNERS).filter((table) => !written.has(table))).toEqual([]);
    expect(
      found
        .filter(({ file, table }) => !(OWNERS[table] ?? [table]).includes(ownerIn(file)))
        .map(({ file, table }) => `${file} writes ${table}`),
    ).toEqual([]);
  });
  it('a write goes through the one `write`', () => {
    // tokens, the log of requests and deliveries are written behind the answer; removing files only looks
    const OWN_TRANSACTIONS = [
      'api/access/auth/authority.ts',
      'api/access/request_log/recorder.ts',
      'db/group_commit.ts',
      'db/postgres/blobs.ts',
      'db/sqlite/file_folder.ts',
      // settings that hold for one search
      'nearest/pgvector/pgvector.ts',
      'tasks/webhooks/queue.ts',
      'tasks/webhooks/recorder.ts',
      // both databases whole, while no service runs on either
      'workflows/move_engine.ts',
    ].map((file) => SERVICE + file);
    const service = files.filter((file) => file.startsWith(SERVICE));
    expect(service.filter((file) => codeOf(file).includes('.transaction()')).toSorted()).toEqual(
      OWN_TRANSACTIONS,
    );
    // in routes and workflows the database at hand is `db`, and what is being written `trx`
    const above = service.filter((file) => isRoutes(file) || file.startsWith(WORKFLOWS));
    expect(above.filter((file) => isRoutes(file) && tablesWritten(file).length > 0)).toEqual([]);
    const writers = writersIn(service);
    expect(writers.size).toBeGreaterThan(100);
    const broken = above.flatMap((file) =>
      [...codeOf(file).matchAll(/\bawait (\w+)\(\s*db\b/g)]
        .filter(([, name = '']) => writers.has(name))
        .map(([, name]) => `${file} calls ${name} outside of a write`),
    );
    expect(broken).toEqual([]);
  });
});

describe('4. tasks', () => {
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
  it('are known to slices and workflows by their queue alone', () => {
    expect(
      told(
        imports
          .filter((found) => found.from.startsWith(API) || found.from.startsWith(WORKFLOWS))
          .filter((found) => found.to.startsWith(TASKS) && found.to !== `${TASKS}queue.ts`),
      ),
    ).toEqual([]);
  });
});

describe('5. the renderer', () => {
  it('takes nothing from the service but types of schemas, and the words that both say', () => {
    expect(imports.some(({ from, to }) => from.startsWith('renderer/') && to.startsWith(WORDS))).toBe(true);
    const known = imports.filter(({ from, to }) => from.startsWith(WORDS) && !to.startsWith(WORDS));
    expect(told(known)).toEqual([]);
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
  it('has layers: addresses and lib, then ui and api, then features, then the shell and views', () => {
    const renderer = imports.filter(within('renderer/'));
    const broken = renderer.filter(({ from, to }) => MAY_NOT_KNOW[partOf(from)]?.includes(partOf(to)));
    expect(renderer.some(({ from, to }) => partOf(from) === 'features' && partOf(to) === 'ui')).toBe(true);
    expect(told(broken)).toEqual([]);
  });
  it('has features that know each other without cycles', () => {
    const known = imports.flatMap(({ from: file, to: other }) => {
      const [from, to] = [featureOf(file), featureOf(other)];
      return from === undefined || to === undefined || from === to ? [] : [{ from, to }];
    });
    expect(known.length).toBeGreaterThan(3);
    expect(cyclesOf(known)).toEqual([]);
  });
});

describe('6. the whole', () => {
  it('keeps the engines of the database apart: stores know neither, and neither knows the other', () => {
    const ENGINES = ['sqlite', 'postgres'].map((engine) => `${SERVICE}db/${engine}/`);
    const broken = imports.filter(({ from, to }) => {
      const engine = ENGINES.find((folder) => to.startsWith(folder));
      if (engine === undefined || from.startsWith(engine)) return false;
      const is_shared = from.startsWith(`${SERVICE}db/`) || from.endsWith('/store.ts');
      return is_shared && from !== `${SERVICE}db/open_backend.ts`;
    });
    expect(told(broken)).toEqual([]);
  });
  it('keeps indexes of candidates apart: they know the port and no slice, and who asks knows the port alone', () => {
    const NEAREST = `${SERVICE}nearest/`;
    const SHARED = new Set(
      ['candidate_index.ts', 'near_vector.ts', 'open_index.ts'].map((file) => NEAREST + file),
    );
    const adapterOf = (file: string): string => file.slice(NEAREST.length).split('/', 1)[0]!;
    const others = imports.filter(({ to }) => to.startsWith(NEAREST) && !SHARED.has(to));
    const makers = new Set([`${NEAREST}open_index.ts`, `${API}screening/rankings/pool.ts`]);
    expect(
      told(others.filter(({ from, to }) => !makers.has(from) && adapterOf(from) !== adapterOf(to))),
    ).toEqual([]);
    expect(told(imports.filter(within(NEAREST)).filter(({ to }) => to.startsWith(API)))).toEqual([]);
  });
  it.each([
    '@xenova/transformers',
    'pdfjs-dist',
    'better-sqlite3',
    'pg',
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

/** The folder of the intelligence a file stands in; none for its vocabulary. */
function folderOf(file: string): string | undefined {
  const [folder, ...inside] = file.startsWith(INTELLIGENCE) ? file.slice(INTELLIGENCE.length).split('/') : [];
  return inside.length > 0 ? folder : undefined;
}

function schemaMayKnow(to: string): boolean {
  if (to === 'zod' || to.endsWith('/schema.ts') || to.startsWith(INTELLIGENCE)) return true;
  return /^electron\/service\/api\/[a-z_]+\.ts$/.test(to);
}

function rendererMayTake({ to, type_only }: Import): boolean {
  if (to.startsWith(WORDS)) return true;
  if (!type_only) return false;
  return (
    to.endsWith('/schema.ts') ||
    /^electron\/service\/(api\/\w+|intelligence\/(document|profile|profile_edits))\.ts$/.test(to)
  );
}

function viewOf(file: string): string | undefined {
  return /^renderer\/views\/([^/]+)\//.exec(file)?.[1];
}

/** What each part of the renderer may not import. */
const ABOVE_LIB = ['api', 'features', 'shell', 'ui', 'views'];
const ABOVE_UI = ['features', 'shell', 'views'];
const MAY_NOT_KNOW: Readonly<Record<string, readonly string[]>> = {
  addresses: ABOVE_LIB,
  lib: ABOVE_LIB,
  ui: ['api', ...ABOVE_UI],
  api: ['ui', ...ABOVE_UI],
  features: ['shell', 'views'],
  views: ['shell'],
  shell: ['views'],
};

/** The part of the renderer a file belongs to: the folder it stands in. */
function partOf(file: string): string {
  return /^renderer\/([^/]+)\//.exec(file)?.[1] ?? '';
}

function featureOf(file: string): string | undefined {
  return /^renderer\/features\/([^/]+)\//.exec(file)?.[1];
}

/** Cycles among imports, types among them, each as a chain of files. */
const cycles = (): string[] => cyclesOf(imports.filter(({ to }) => !isPackage(to)));

function cyclesOf(arrows: readonly { readonly from: string; readonly to: string }[]): string[] {
  const edges = new Map<string, string[]>();
  for (const { from, to } of arrows) edges.set(from, [...(edges.get(from) ?? []), to]);
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
