import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { Client } from 'pg';
import { openBackend } from '#service/db/open_backend.ts';
import { FILLED } from '#service/db/postgres/dialect.ts';
import { openDatabase } from '#service/db/sqlite/open.ts';
import { newId, timestamp } from '#service/ids.ts';
import { seedStages } from '#service/api/hiring/nomination_stages/store.ts';
import { insertJob } from '#service/api/hiring/jobs/store.ts';
import { mulberry32 } from '../test/quality/metrics.ts';
import { EMPLOYERS, PLACES, ROLES } from './interface-data.ts';
import { fillPool } from './synthetic-pool.ts';
import { temporaryData } from './service-process.ts';

export const JOBS = 10;
const NOMINATED = 200;
/** Of a resume, as the index of words has it. */
const WORDS = 150;
const SYLLABLES = [
  'ba',
  'ker',
  'lo',
  'min',
  'ra',
  'sto',
  'ven',
  'da',
  'pol',
  'te',
  'gru',
  'shi',
  'wen',
  'ul',
];
/** Rows of a table that are sent at a time. */
const ROWS_AT_ONCE = 500;

/** What recruiters look for: a word of a resume, rarer the greater its number is. */
export function wordNumber(n: number): string {
  let word = '';
  for (let rest = n + SYLLABLES.length ** 2; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
    word += SYLLABLES[rest % SYLLABLES.length]!;
  }
  return word;
}

/** How many different words resumes have. */
export const VOCABULARY = 4000;

export type OfficeRecords = {
  readonly jobs: readonly string[];
  readonly candidates: readonly string[];
  readonly stages: readonly string[];
  readonly nominations: readonly string[];
};

/**
 * A data folder of an agency: candidates with vectors of noise, titles and words; jobs with people on their boards.
 * @param addCandidates makes the folder
 */
export async function fillOffice(
  data_dir: string,
  candidates: number,
  addCandidates = fillPool,
): Promise<OfficeRecords> {
  await addCandidates(data_dir, candidates);
  const { write, close } = await openDatabase(data_dir);
  await write(seedStages);
  const jobs: string[] = [];
  for (let i = 0; i < JOBS; i += 1) {
    const title = `${ROLES[i % ROLES.length]} ${i}`;
    const description = `We look for somebody for work number ${i}, with care and clear words.`;
    const rest = { job_posting_urls: [], auto_evaluation_behavior: null, default_nomination_stage_id: null };
    const job = { remote_id: `office-${i}`, title, description, status: 'open' as const, ...rest };
    jobs.push(await write((trx) => insertJob(trx, job)));
  }
  await close();
  const file = new Sqlite(path.join(data_dir, 'longlist.db'));
  try {
    return file.transaction(() => ({ jobs, ...addPeopleOfJobs(file, jobs) }))();
  } finally {
    file.close();
  }
}

function addPeopleOfJobs(file: Sqlite.Database, jobs: readonly string[]): Omit<OfficeRecords, 'jobs'> {
  const list = (query: string): string[] => file.prepare(query).pluck().all() as string[];
  const candidates = list('SELECT id FROM candidates ORDER BY id');
  const stages = list('SELECT id FROM nomination_stages WHERE job_id IS NULL ORDER BY position');
  const shown = file.prepare(
    'UPDATE candidates SET current_title = ?, current_employer = ?, location = ?, months_experience = ? WHERE id = ?',
  );
  const row = file.prepare('INSERT INTO candidate_search_rows (candidate_id) VALUES (?)');
  const words = file.prepare('INSERT INTO candidate_search (rowid, name, body) VALUES (?, ?, ?)');
  for (const [i, [id, body]] of bodies(candidates).entries()) {
    const one = (of: readonly string[]): string => of[i % of.length]!;
    shown.run(one(ROLES), one(EMPLOYERS), one(PLACES), 12 + ((i * 7) % 240), id);
    words.run(row.run(id).lastInsertRowid, '', body);
  }
  const nominate = file.prepare(
    `INSERT INTO nominations (id, remote_id, job_id, candidate_id, current_nomination_stage_id, applied_at, created_at,
       modified_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const now = timestamp();
  const nominations: string[] = [];
  for (const [j, job_id] of jobs.entries()) {
    for (let i = 0; i < Math.min(NOMINATED, candidates.length); i += 1) {
      const id = newId();
      const candidate_id = candidates[(j * NOMINATED + i) % candidates.length];
      nominate.run(id, id, job_id, candidate_id, stages[i % stages.length], now, now, now);
      nominations.push(id);
    }
  }
  return { candidates, stages, nominations };
}

/** The words of each, by Zipf's law; the same on every call. */
function bodies(candidates: readonly string[]): [id: string, body: string][] {
  const random = mulberry32(11);
  const word = (): string => wordNumber(Math.floor(VOCABULARY ** random()) - 1);
  return candidates.map((id, i) => [id, `candidate ${i} ${Array.from({ length: WORDS }, word).join(' ')}`]);
}

/** Copies the rows of a data folder into a database of a server, as they are. */
export async function copyToServer(
  data_dir: string,
  database: string,
  records: OfficeRecords,
): Promise<void> {
  const instance = temporaryData();
  await (
    await openBackend({ data_dir: instance.folder, database } as Parameters<typeof openBackend>[0])
  ).close();
  instance.remove();
  const file = new Sqlite(path.join(data_dir, 'longlist.db'), { readonly: true });
  const client = new Client({ connectionString: database });
  await client.connect();
  try {
    // rows come in the order of the tables' names: keys are not looked at meanwhile
    await client.query('SET session_replication_role = replica');
    const { rows: columns } = await client.query<{ table: string; name: string; type: string }>(
      `SELECT table_name AS table, column_name AS name, udt_name AS type FROM information_schema.columns
       WHERE table_schema = 'public' AND is_identity = 'NO' ORDER BY table_name, ordinal_position`,
    );
    for (const [table, of_table] of Map.groupBy(columns, (column) => column.table)) {
      await copyTable(file, client, table, of_table);
    }
    for (const people of slices(bodies(records.candidates))) {
      // with their order, as the service puts it: without it an instance reads all of them anew, from resumes that
      // have other words
      await client.query(
        `INSERT INTO candidate_words (candidate_id, words, in_order)
         SELECT id, array_to_tsvector(string_to_array(body, ' ')),
           rpad('  ' || chr(10) || ' ' || body || ' ', greatest(${FILLED}, length(body) + 5))
         FROM unnest($1::text[], $2::text[]) AS given (id, body)`,
        [people.map(([id]) => id), people.map(([, body]) => body)],
      );
    }
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
    file.close();
  }
}

async function copyTable(
  file: Sqlite.Database,
  client: Client,
  table: string,
  columns: readonly { readonly name: string; readonly type: string }[],
): Promise<void> {
  if (
    file.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?").get(table) === undefined
  ) {
    return;
  }
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const arrays = columns.map(({ type }, i) => `$${i + 1}::${type}[]`).join(', ');
  await client.query(`DELETE FROM "${table}"`);
  const send = (rows: readonly unknown[][]) =>
    client.query(
      `INSERT INTO "${table}" (${names}) SELECT * FROM unnest(${arrays})`,
      columns.map((_column, i) => rows.map((row) => row[i])),
    );
  let rows: unknown[][] = [];
  for (const row of file.prepare(`SELECT ${names} FROM "${table}"`).raw().iterate()) {
    rows.push(row as unknown[]);
    if (rows.length < ROWS_AT_ONCE) continue;
    await send(rows);
    rows = [];
  }
  if (rows.length > 0) await send(rows);
}

function* slices<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < list.length; at += ROWS_AT_ONCE) yield list.slice(at, at + ROWS_AT_ONCE);
}
