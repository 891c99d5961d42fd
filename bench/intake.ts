import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { spawnNodeChild } from '#service/engine/fork.ts';
import { createService, type Service } from '#service/index.ts';
import type { Figure } from './measure.ts';
import { cpuSeconds, temporaryData } from './service-process.ts';

/**
 * What an import costs more because files of one person become one record, and because saved searches tell of whoever
 * is new. The service runs in this process, with engine children of its own and made-up vectors, which cost next to
 * nothing: what is added weighs the more. Data folder: LONGLIST_DATA, else ../shared/data; a second folder of PDFs:
 * LONGLIST_MORE. LONGLIST_SHOW=1 prints who became one, and measures no time.
 */
const ROOT = path.resolve(import.meta.dirname, '..');
const DATA = process.env['LONGLIST_DATA'] ?? path.resolve(ROOT, '../shared/data');
/** Not imported again and again: the recognition of scans has a bench of its own. */
const ONCE_ONLY = /^(?:scans|robust) /;
const FILES = 320;
const TOLD_FILES = 1000;
const SEARCHES = 50;
const MAY_COST = 1.2;

type File = { readonly name: string; readonly bytes: Buffer };
type Imported = {
  readonly seconds: number;
  /** Processor time of the service itself; its children come and go. */
  readonly own_seconds: number;
  readonly joined: number;
  readonly told: number;
};

/** Every resume there is, once. */
function realFiles(): File[] {
  const root = path.join(DATA, 'resumes');
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const paths = folders.flatMap(({ name }) =>
    readdirSync(path.join(root, name)).map((file) => path.join(root, name, file)),
  );
  const more = process.env['LONGLIST_MORE'];
  if (more !== undefined) paths.push(...readdirSync(more).map((file) => path.join(more, file)));
  return paths
    .filter((file) => /\.(?:pdf|docx)$/i.test(file))
    .map((file) => ({
      name: `${path.basename(path.dirname(file))} ${path.basename(file)}`,
      bytes: readFileSync(file),
    }));
}

/** Texts that nobody is named in. */
function texts(): File[] {
  const file = path.join(DATA, 'ranking/updated_resume.docs.jsonl');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const { id, text } = JSON.parse(line) as { id: string; text: string };
    return { name: `${id}.txt`, bytes: Buffer.from(text) };
  });
}

/** So many PDFs, no two of the same bytes: each again and again with a comment after its end. */
function copies(files: readonly File[], count: number): File[] {
  const pdfs = files.filter(({ name }) => name.endsWith('.pdf') && !ONCE_ONLY.test(name));
  return Array.from({ length: count }, (_, i) => {
    const { name, bytes } = pdfs[i % pdfs.length]!;
    return { name: `${i} ${name}`, bytes: Buffer.concat([bytes, Buffer.from(`\n% copy ${i}\n`)]) };
  });
}

type Call = (method: string, url: string, body?: FormData | object) => Promise<never>;

async function startHere(data_dir: string): Promise<{ service: Service; call: Call }> {
  const service = await createService({
    data_dir,
    resources_dir: path.join(ROOT, 'resources'),
    interface_dir: null,
    child_entry: path.join(ROOT, 'electron/service/engine/child.ts'),
    spawn: spawnNodeChild,
    version: '0.0.0-bench',
    port: 0,
    fake_embedder: true,
  });
  let token = '';
  const call: Call = async (method, url, body) => {
    const is_form = body instanceof FormData;
    const reply = await fetch(`${service.url}${url}`, {
      method,
      headers: {
        ...(token !== '' && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !is_form && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: is_form ? body : JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${url}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as never;
  };
  // as the window does it: what another program brings is its own, and joined with less
  const session: { access_token: string } = await call('POST', '/ui/session', {
    code: service.createSessionCode(),
  });
  token = session.access_token;
  return { service, call };
}

type Setting = { readonly joins: boolean; readonly searches: number };

/** Imports files into a folder of its own. @param look at what came of it, before it goes */
async function importInto(
  files: readonly File[],
  { joins, searches }: Setting,
  look: (folder: string) => void = () => undefined,
): Promise<Imported> {
  const data = temporaryData();
  const { service, call } = await startHere(data.folder);
  try {
    if (!joins) withoutJoins(data.folder);
    for (let i = 0; i < searches; i++) await call('POST', '/api/v1/saved_searches', searchOf(i));
    const before = cpuSeconds(process.pid).own;
    const begun = performance.now();
    const waiting = [...files];
    const worker = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const form = new FormData();
        form.set('file', new Blob([new Uint8Array(next.bytes)]), next.name);
        await call('POST', '/api/v1/imports', form);
      }
    };
    await Promise.all([worker(), worker(), worker()]);
    await service.idle();
    const seconds = (performance.now() - begun) / 1000;
    const own_seconds = cpuSeconds(process.pid).own - before;
    const progress: { result: { joined: number } } = await call('GET', '/api/v1/imports/progress');
    const matches: { results: { new_total: number }[] } = await call('GET', '/api/v1/saved_search_matches');
    look(data.folder);
    const told = matches.results.reduce((sum, { new_total }) => sum + new_total, 0);
    return { seconds, own_seconds, joined: progress.result.joined, told };
  } finally {
    await service.close();
    data.remove();
  }
}

/** The database itself leaves that work out: there is no switch for it in the program. */
function withoutJoins(folder: string): void {
  const file = new Sqlite(path.join(folder, 'longlist.db'));
  file.exec(
    `CREATE TRIGGER no_joins BEFORE INSERT ON tasks WHEN NEW.name = 'join_same_person' BEGIN SELECT RAISE(IGNORE); END`,
  );
  file.close();
}

/** Words, titles, years and meaning, as people keep them. */
function searchOf(i: number): object {
  const words = [
    'python',
    'java OR kotlin',
    '"project manager"',
    'sql AND NOT excel',
    'react',
    'sales',
    'nurse',
  ];
  const asks = { q: words[i % words.length]!, ...(i % 3 === 0 && { place: 'Berlin' }) };
  return { name: `Search ${i}`, view: 'pool', search: asks, tells: true, asks };
}

/** Both ways, turn about, after one that is not counted; medians. */
async function compared(
  files: readonly File[],
  with_it: Setting,
  without: Setting,
  turns: number,
): Promise<{ readonly on: Imported; readonly off: Imported }> {
  await importInto(files.slice(0, 60), with_it);
  const [on, off]: Imported[][] = [[], []];
  for (let turn = 0; turn < turns; turn++) {
    off!.push(await importInto(files, without));
    on!.push(await importInto(files, with_it));
  }
  const middle = (all: Imported[]): Imported =>
    all.toSorted((a, b) => a.seconds - b.seconds)[Math.floor(all.length / 2)]!;
  return { on: middle(on!), off: middle(off!) };
}

function figureOf(what: string, about: string, { on, off }: { on: Imported; off: Imported }): Figure {
  const ratio = on.seconds / off.seconds;
  return {
    what,
    ours: `${on.seconds.toFixed(1)} s, ${about}; ${on.own_seconds.toFixed(1)} s of the service's own`,
    beside: `without ${off.seconds.toFixed(1)} s; ${off.own_seconds.toFixed(1)} s`,
    ratio,
    target: `≤ ${MAY_COST} ×`,
    reached: ratio <= MAY_COST,
  };
}

/** Prints who became one, and by which names and addresses, for a person to look at. */
function show(folder: string): void {
  const file = new Sqlite(path.join(folder, 'longlist.db'), { readonly: true });
  type Row = { id: string; full_name: string; file_name: string; read: string | null; keys: string | null };
  const rows = file
    .prepare(
      `SELECT candidates.id, candidates.full_name, imports.file_name,
        documents.profile ->> '$.name' AS read,
        (SELECT group_concat(key, ' ') FROM candidate_keys
          WHERE candidate_id = candidates.id AND kind IN ('email', 'phone')) AS keys
      FROM imports JOIN candidates ON candidates.id = imports.candidate_id
      LEFT JOIN documents ON documents.attachment_id = imports.attachment_id
      WHERE candidates.id IN (SELECT survivor_id FROM merges) ORDER BY candidates.id`,
    )
    .all() as Row[];
  file.close();
  let last = '';
  for (const { id, full_name, file_name, read, keys } of rows) {
    if (id !== last) console.log(`\n${full_name}: ${keys ?? ''}`);
    last = id;
    console.log(`  ${read ?? '?'} | ${file_name}`);
  }
}

export async function bench(): Promise<Figure[]> {
  if (!existsSync(path.join(DATA, 'resumes/manifest.json'))) {
    const ours = 'not measured: no resumes here (set LONGLIST_DATA)';
    return [{ what: 'intake', ours, beside: '', ratio: null, target: null, reached: null }];
  }
  const files = realFiles();
  const all = [...files, ...texts()];
  const seen = await importInto(all, { joins: true, searches: 0 }, (folder) => {
    if (process.env['LONGLIST_SHOW'] === '1') show(folder);
  });
  const found: Figure = {
    what: `records joined of ${all.length} files`,
    ours: `${seen.joined}`,
    beside: '',
    ratio: null,
    target: null,
    reached: null,
  };
  if (process.env['LONGLIST_SHOW'] === '1') return [found];
  const many = copies(files, FILES);
  const joins = await compared(many, { joins: true, searches: 0 }, { joins: false, searches: 0 }, 3);
  const told = copies(files, TOLD_FILES);
  const telling = await compared(told, { joins: true, searches: SEARCHES }, { joins: true, searches: 0 }, 1);
  return [
    found,
    figureOf(`import of ${FILES} PDFs, each person several times, joined`, `${joins.on.joined} joins`, joins),
    figureOf(
      `import of ${TOLD_FILES} PDFs with ${SEARCHES} searches that tell`,
      `${telling.on.told} told`,
      telling,
    ),
  ];
}
