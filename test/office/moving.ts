import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { Client } from 'pg';
import { expect, onTestFinished } from 'vitest';
import { READ_TYPES } from '#service/db/postgres/connections.ts';
import { newId } from '#service/ids.ts';
import { databaseOf, dropDatabaseOf } from '../helpers/engine.ts';
import { buildJob, buildNomination } from '../helpers/factories.ts';
import { temporaryFolder, testService, type TestService } from '../helpers/service.ts';

/** The owner, known to every service of these tests. */
export const OWNER = { client_id: newId(), client_secret: 'known to this test' };
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

/** All rows that are moved, of a folder or a database. */
export async function rowsIn(place: string): Promise<Rows> {
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
export function serviceOn(place: string): Promise<TestService> {
  const on_server = place.startsWith('postgres');
  return testService({
    data_dir: on_server ? temporaryFolder() : place,
    first_client: OWNER,
    // tests of this project begin on the server
    ...({ database: on_server ? place : undefined } as { database: string }),
  });
}

/** An empty database that goes with the test. */
export async function newDatabase(): Promise<string> {
  const name = temporaryFolder();
  onTestFinished(() => dropDatabaseOf(name));
  return (await databaseOf(name)) ?? '';
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
export async function filled(): Promise<string> {
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
export async function seenAt(place: string): Promise<Readonly<Record<string, unknown>>> {
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
