import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { Client } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { filesFolder, placeOf } from '#service/db/sqlite/backups/backup_files.ts';
import { READ_TYPES } from '#service/db/postgres/connections.ts';
import { newId } from '#service/ids.ts';
import { runMove } from '../../electron/move.ts';
import { databaseOf, dropDatabaseOf } from '../helpers/engine.ts';
import { buildJob, buildNomination } from '../helpers/factories.ts';
import { temporaryFolder, testService, type TestService } from '../helpers/service.ts';

const OWNER = { client_id: newId(), client_secret: 'known to this test' };
/** Of one engine alone, or left behind. */
const NOT_MOVED =
  /^(?:sqlite_|candidate_search|candidate_words$|blobs$|longlist_model$|tokens$|interface_sessions$|access_requests$)/u;

const EXPANDED = 'candidate,summary,nomination,evaluations';

type Row = Readonly<Record<string, unknown>>;
/** Rows by table, in the order of their lines; events in the order in which they were committed. */
type Rows = Readonly<Record<string, readonly string[]>>;

function sorted(table: string, rows: readonly Row[]): string[] {
  const lines = rows.map((row) => {
    const { rowid: _rowid, ...columns } = row;
    return JSON.stringify(Object.entries(columns).toSorted());
  });
  return table === 'events' ? lines : lines.toSorted();
}

async function rowsIn(place: string): Promise<Rows> {
  const found: Record<string, string[]> = {};
  if (!place.startsWith('postgres')) {
    const sqlite = new Sqlite(path.join(place, 'longlist.db'), { readonly: true });
    const tables = sqlite.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
    for (const table of (tables as string[]).filter((name) => !NOT_MOVED.test(name))) {
      const order = table === 'events' ? ' ORDER BY rowid' : '';
      found[table] = sorted(table, sqlite.prepare(`SELECT * FROM ${table}${order}`).all() as Row[]);
    }
    sqlite.close();
    return found;
  }
  // as the service reads them
  const reader = new Client({ connectionString: place, types: READ_TYPES });
  await reader.connect();
  const tables = await reader.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
  const names = (tables.rows as { tablename: string }[]).map(({ tablename }) => tablename);
  for (const table of names.filter((name) => !NOT_MOVED.test(name))) {
    const order = table === 'events' ? ' ORDER BY rowid' : '';
    found[table] = sorted(table, (await reader.query(`SELECT * FROM ${table}${order}`)).rows as Row[]);
  }
  await reader.end();
  return found;
}

/** A service on a folder of its own, or on a server, that knows the owner. */
function serviceOn(place: string): Promise<TestService> {
  const on_server = place.startsWith('postgres');
  return testService({
    data_dir: on_server ? temporaryFolder() : place,
    first_client: OWNER,
    // tests of this project begin on the server
    ...({ database: on_server ? place : undefined } as { database: string }),
  });
}

async function newDatabase(): Promise<string> {
  const name = temporaryFolder();
  onTestFinished(() => dropDatabaseOf(name));
  return (await databaseOf(name)) ?? '';
}

/** @param told is called with the lines for whoever waits. */
async function move(from: string, to: string, told = (_line: string): void => undefined): Promise<number> {
  const quiet = [vi.spyOn(console, 'error'), vi.spyOn(console, 'log')];
  for (const one of quiet) one.mockImplementation(told);
  try {
    return await runMove(['--from', from, '--to', to]);
  } finally {
    for (const one of quiet) one.mockRestore();
  }
}

const RESUMES = [
  ['Ada Example', 'Clerk', 'Filed papers of the harbour office and spoke German with captains'],
  ['Ben Example', 'Welder', 'Welded hulls, read drawings'],
  ['Chidi Example', 'Accountant', 'Kept the books, zażółć gęślą, and filed papers'],
  ['Dora Example', 'Clerk', 'Answered letters'],
  ['Dora Example', 'Clerk', 'Answered letters and calls'],
  ['Emil Example', 'Cook', 'Cooked for sixty people'],
] as const;

/** A folder with people, files, a merge, evaluations, notes, events and somebody who was deleted. */
async function filled(): Promise<string> {
  const folder = temporaryFolder();
  const service = await serviceOn(folder);
  const post = async (url: string, body: unknown) => {
    const reply = await service.api('POST', `/api/v1/${url}`, body);
    expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
    return reply.body.result;
  };
  const job = await buildJob(service, { title: 'Clerk', description: 'A clerk who files papers.' });
  const people: string[] = [];
  for (const [name, title, did] of RESUMES) {
    const form = new FormData();
    const text = `${name}\n\nExperience\n${title}, Office of ${did}, 2019 to 2023\n- ${did}\n`;
    form.set('file', new Blob([text]), `${people.length}.txt`);
    people.push((await post('imports', form)).candidate_id);
  }
  await service.idle();
  await post(`candidates/${people[3]}/merge`, { other_id: people[4] });
  for (const candidate_id of people.slice(0, 4)) {
    await buildNomination(service, { job_id: job, candidate_id });
  }
  for (const prompt_text of ['Speaks German', 'At least 2 years of experience', 'Is a welder']) {
    await post(`jobs/${job}/criteria`, { prompt_text, weight: 'nice' });
  }
  await post(`jobs/${job}/evaluation_run`, {});
  await post('notes', { candidate_id: people[0], text: 'Reach 📞 after five; “quoted”, naïve.' });
  await service.api('DELETE', `/api/v1/candidates/${people[5]}`);
  await service.idle();
  expect(service.problems).toEqual([]);
  await service.close();
  return folder;
}

/** What a person sees: rankings byte for byte, who is found by words, answers, notes, events, and the bytes of files. */
async function seenAt(place: string): Promise<Readonly<Record<string, unknown>>> {
  const service = await serviceOn(place);
  await service.idle();
  const get = async (url: string) => (await service.api('GET', `/api/v1/${url}`)).body;
  const jobs = (await get('jobs')).results as { id: string }[];
  const seen: Record<string, unknown> = {
    papers: (await get('candidates?q=papers&limit=50')).results,
    accents: (await get('candidates?q=zazolc')).results,
    notes: (await get('notes')).results,
    events: (await get('events?limit=100')).results,
  };
  for (const { id } of jobs) {
    for (const asked of ['order=best_match&include=band', 'score_version=2', 'include=band']) {
      const url = `${service.url}/api/v1/candidate_rankings?target_resource_id=${id}&${asked}&expand=${EXPANDED}`;
      const reply = await fetch(url, { headers: { authorization: `Bearer ${service.token}` } });
      expect(reply.status).toBe(200);
      seen[`${id} ${asked}`] = await reply.text();
    }
  }
  const { results } = await get('attachments?limit=50');
  for (const { id } of results as { id: string }[]) {
    const url = new URL((await get(`attachments/${id}`)).result.ephemeral_url as string);
    seen[id] = (await service.api('GET', url.pathname + url.search, undefined, { token: null })).body;
  }
  // on a server it is said that files are not in the data folder, as if they belonged there
  if (!place.startsWith('postgres')) expect(service.problems).toEqual([]);
  await service.close();
  return seen;
}

it('a folder moves to a server and into another folder: rows, files and rankings are the same everywhere', async () => {
  const folder = await filled();
  const database = await newDatabase();
  const back = path.join(temporaryFolder(), 'back');
  const seen = await seenAt(folder);
  expect(Object.values(seen).filter((text) => String(text).includes('Example'))).toHaveLength(3 + 5);
  expect(await move(folder, database)).toBe(0);
  const rows = await rowsIn(folder);
  expect(rows['candidates']).toHaveLength(4);
  expect(rows['merges']).toHaveLength(1);
  expect(rows['erasures']?.length).toBeGreaterThan(0);
  expect(rows['evaluations']?.length).toBeGreaterThan(5);
  expect(await rowsIn(database)).toEqual(rows);
  expect(await seenAt(database)).toEqual(seen);
  const later = await rowsIn(database);
  expect(await move(database, back)).toBe(0);
  expect(await rowsIn(back)).toEqual(later);
  expect(await seenAt(back)).toEqual(seen);
  const sqlite = new Sqlite(path.join(back, 'longlist.db'), { readonly: true });
  for (const sha256 of sqlite.prepare('SELECT sha256 FROM attachments').pluck().all() as string[]) {
    expect(existsSync(placeOf(filesFolder(back), sha256))).toBe(true);
  }
  expect(sqlite.pragma('foreign_key_check')).toEqual([]);
  sqlite.close();
});

it('what the other side holds already, a wrong direction and nothing to move are refused, and change nothing', async () => {
  const folder = await filled();
  const [used, started] = [await newDatabase(), await newDatabase()];
  await (await serviceOn(started)).close();
  const service = await serviceOn(used);
  const made = await service.api('POST', '/api/v1/candidates', { full_name: 'Known Example' });
  expect(made.status).toBe(201);
  await expect(move(folder, used)).rejects.toThrow('Stop every instance of it first.');
  await service.close();
  const before = await rowsIn(used);
  await expect(move(folder, used)).rejects.toThrow('There are data already where everything is to move to');
  expect(await rowsIn(used)).toEqual(before);
  const rows = await rowsIn(folder);
  await expect(move(used, folder)).rejects.toThrow('There are data already where everything is to move to');
  expect(await rowsIn(folder)).toEqual(rows);
  await expect(move(folder, temporaryFolder())).rejects.toThrow(
    'from a data folder to a PostgreSQL database',
  );
  await expect(move(used, started)).rejects.toThrow('from a data folder to a PostgreSQL database');
  await expect(move(temporaryFolder(), started)).rejects.toThrow('holds no data of Longlist');
  const at_work = await serviceOn(folder);
  await expect(move(folder, started)).rejects.toThrow('is in use by process');
  await at_work.close();
  // what a first start made there gives way
  expect(await move(folder, started)).toBe(0);
  expect(await rowsIn(started)).toEqual(await rowsIn(folder));
});

it('killed at any moment, the target is as empty as before, and the move is made again', async () => {
  const folder = await filled();
  const database = await newDatabase();
  const back = path.join(temporaryFolder(), 'back');
  const script = path.resolve(import.meta.dirname, '../fixtures/service/killed_move.ts');
  /** @returns whether it was killed */
  const killedAt = async (from: string, to: string, told: number): Promise<boolean> => {
    const child = spawn(process.execPath, [script, from, to, String(told)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    if (signal === null) expect(code).toBe(0);
    return signal === 'SIGKILL';
  };
  for (const [from, to] of [
    [folder, database],
    [database, back],
  ] as const) {
    const rows = await rowsIn(from);
    const told = Object.values(rows).filter((lines) => lines.length > 0).length;
    // in the middle of the rows, before the files, after them, and after everything was compared
    for (const at of [Math.floor(told / 2), told, told + 1, told + 2]) {
      expect(await killedAt(from, to, at)).toBe(true);
      const left = Object.entries(await rowsIn(to)).filter(([, lines]) => lines.length > 0);
      expect(left.map(([table]) => table)).toEqual(['settings']);
    }
    expect(await killedAt(from, to, 0)).toBe(false);
    expect(await rowsIn(to)).toEqual(rows);
  }
});

it('characters that no text of a server holds arrive as they were, and come back', async () => {
  const folder = await filled();
  const database = await newDatabase();
  const sqlite = new Sqlite(path.join(folder, 'longlist.db'));
  const text = 'before\0after\u0001\u0001\u0001\u0002\0\0';
  sqlite.prepare('UPDATE notes SET text = ?').run(text);
  // six characters that somebody typed are not one character
  sqlite.prepare('UPDATE candidates SET source = ?').run('\\u0000');
  sqlite.prepare('UPDATE jobs SET remote_id = ?').run('a\0key');
  const escaped = String.raw`'Dora', 'Do\u0000\ud800\u0001ra'`;
  sqlite.prepare(`UPDATE merges SET snapshot = replace(snapshot, ${escaped})`).run();
  sqlite.prepare(`UPDATE documents SET document = replace(document, ${escaped})`).run();
  sqlite.close();
  const seen = await seenAt(folder);
  const rows = await rowsIn(folder);
  expect(JSON.stringify(seen['notes'])).toContain(JSON.stringify(text));
  expect(await move(folder, database)).toBe(0);
  expect(await rowsIn(database)).toEqual(rows);
  expect(await seenAt(database)).toEqual(seen);
  const later = await rowsIn(database);
  const back = path.join(temporaryFolder(), 'back');
  expect(await move(database, back)).toBe(0);
  expect(await rowsIn(back)).toEqual(later);
});

it('what is not the same over there, or damaged here, is told, and nothing is moved', async () => {
  const folder = await filled();
  const database = await newDatabase();
  await (await serviceOn(database)).close();
  const client = new Client(database);
  await client.connect();
  await client.query(`CREATE FUNCTION other() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN NEW.text := 'other'; RETURN NEW; END $$`);
  await client.query('CREATE TRIGGER other BEFORE INSERT ON notes FOR EACH ROW EXECUTE FUNCTION other()');
  await expect(move(folder, database)).rejects.toThrow('The table notes is not the same after it was copied');
  expect((await rowsIn(database))['candidates']).toEqual([]);
  await client.query('DROP TRIGGER other ON notes');
  await client.end();
  const sqlite = new Sqlite(path.join(folder, 'longlist.db'), { readonly: true });
  const [first, second] = sqlite.prepare('SELECT DISTINCT sha256 FROM attachments').pluck().all() as string[];
  sqlite.close();
  const file = placeOf(filesFolder(folder), first!);
  const bytes = readFileSync(file);
  writeFileSync(file, 'something else');
  await expect(move(folder, database)).rejects.toThrow(`The file ${first} is damaged`);
  expect((await rowsIn(database))['candidates']).toEqual([]);
  writeFileSync(file, bytes);
  // one that is gone already is gone there as well
  rmSync(placeOf(filesFolder(folder), second!));
  expect(await move(folder, database)).toBe(0);
});

it('a service that is started on the server meanwhile waits, and finds everything', async () => {
  const folder = await filled();
  const database = await newDatabase();
  let starting: Promise<TestService> | undefined;
  let moved = false;
  let began_early = false;
  const begin = async (): Promise<TestService> => {
    const service = await serviceOn(database);
    began_early = !moved;
    return service;
  };
  await move(folder, database, () => void (starting ??= begin()));
  moved = true;
  const service = await starting;
  expect(began_early).toBe(false);
  expect((await service!.api('GET', '/api/v1/candidates')).body.results).toHaveLength(4);
  await service!.close();
});
