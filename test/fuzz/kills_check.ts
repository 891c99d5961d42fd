import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import type { Followed, Ledger, Values } from './kills_ledger.ts';

const TABLES: readonly Followed[] = [
  'jobs',
  'criteria',
  'candidates',
  'nominations',
  'notes',
  'imports',
  'attachments',
];
const QUEUE_MS = 120_000;

/** Looks at the whole of a data folder whose service has just started again. @returns what is wrong */
export async function checkFolder(data_dir: string, ledger: Ledger): Promise<string[]> {
  const db = new Sqlite(path.join(data_dir, 'longlist.db'), { readonly: true });
  try {
    const problems: string[] = [];
    const left = await queueFinished(db);
    if (left !== null) problems.push(left);
    const integrity = db.pragma('integrity_check', { simple: true });
    if (integrity !== 'ok') problems.push(`integrity_check: ${String(integrity)}`);
    const orphans = db.pragma('foreign_key_check') as unknown[];
    if (orphans.length > 0) problems.push(`foreign_key_check: ${JSON.stringify(orphans.slice(0, 3))}`);
    problems.push(...rows(db, ledger), ...tasks(db), ...readings(db, ledger));
    problems.push(...files(db, data_dir, ledger));
    return problems;
  } finally {
    db.close();
  }
}

/** Waits for all work that is due. @returns what is left when it does not end. */
async function queueFinished(db: Sqlite.Database): Promise<string | null> {
  // a deletion somebody decided and never carried out waits its minute
  const query = db.prepare(
    `SELECT name, state, attempts, error FROM tasks WHERE state IN ('QUEUED', 'RUNNING') AND name <> 'delete_candidates'
     UNION ALL SELECT name, state, attempts, error FROM tasks
     WHERE name = 'delete_candidates' AND (state = 'RUNNING' OR state = 'QUEUED' AND run_after <= ?)`,
  );
  for (const until = performance.now() + QUEUE_MS; performance.now() < until;) {
    if (query.all(new Date().toISOString()).length === 0) return null;
    await sleep(50);
  }
  return `the queue does not end: ${JSON.stringify(query.all(new Date().toISOString()).slice(0, 3))}`;
}

function rows(db: Sqlite.Database, ledger: Ledger): string[] {
  const problems: string[] = [];
  for (const table of TABLES) {
    const found = new Map(
      (db.prepare(`SELECT * FROM ${table}`).all() as (Values & { readonly id: string })[]).map((row) => [
        `${table} ${row.id}`,
        row,
      ]),
    );
    for (const [key, values] of ledger.present) {
      if (!key.startsWith(`${table} `)) continue;
      const row = found.get(key);
      if (row === undefined) problems.push(`${key} was answered and is not there`);
      for (const [column, value] of Object.entries(row === undefined ? {} : values)) {
        if (row?.[column] !== value) {
          problems.push(`${key} was answered with ${column} "${value}" and has "${row?.[column]}"`);
        }
      }
    }
    for (const key of found.keys()) {
      if (ledger.gone.has(key)) problems.push(`${key} was answered as deleted and is there`);
    }
    const unknown = [...found.keys()].filter(
      (key) => !ledger.present.has(key) && !ledger.open.has(key) && !ledger.gone.has(key),
    ).length;
    const expected = ledger.pending.filter(
      (pending) =>
        pending.table === table ||
        (pending.table === 'imports' && (table === 'candidates' || table === 'attachments')),
    ).length;
    if (unknown > expected) {
      problems.push(`${table}: ${unknown} rows nobody was told of, where ${expected} writes had no answer`);
    }
  }
  return problems;
}

function tasks(db: Sqlite.Database): string[] {
  const failed = db.prepare("SELECT name, error FROM tasks WHERE state = 'FAILED'").all();
  return failed.map((task) => `a task failed: ${JSON.stringify(task)}`);
}

/** All files are good ones, so all of them end as read. */
function readings(db: Sqlite.Database, ledger: Ledger): string[] {
  const found = db.prepare('SELECT attachment_id, state, reason FROM documents').all() as {
    readonly attachment_id: string;
    readonly state: string;
    readonly reason: string | null;
  }[];
  const ready = new Set(found.filter(({ state }) => state === 'READY').map((row) => row.attachment_id));
  return [
    ...found
      .filter(({ state }) => state !== 'READY')
      .map((row) => `a file is ${row.state} (${row.reason}): ${row.attachment_id}`),
    ...[...ledger.files.keys()]
      .filter((id) => ledger.present.has(`attachments ${id}`) && !ready.has(id))
      .map((id) => `a file was never read: ${id}`),
  ];
}

function files(db: Sqlite.Database, data_dir: string, ledger: Ledger): string[] {
  const problems: string[] = [];
  const root = path.join(data_dir, 'files');
  const named = new Set<string>();
  for (const { id, sha256 } of db.prepare('SELECT id, sha256 FROM attachments').all() as {
    readonly id: string;
    readonly sha256: string;
  }[]) {
    named.add(sha256);
    const file = path.join(root, sha256.slice(0, 2), sha256);
    if (!existsSync(file)) problems.push(`the file of attachment ${id} is gone`);
    else if (createHash('sha256').update(readFileSync(file)).digest('hex') !== sha256) {
      problems.push(`the file of attachment ${id} holds other bytes`);
    }
    const answered = ledger.files.get(id);
    if (answered !== undefined && answered !== sha256) problems.push(`attachment ${id} names other bytes`);
  }
  const all = readdirSync(data_dir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const { name } of all) if (name.includes('unfinished')) problems.push(`${name} was left behind`);
  // after a restore, files are kept for as long as it can be taken back
  const was_restored = all.some(({ name }) => name.startsWith('before-restore-'));
  const orphans = all.filter(({ parentPath, name }) => parentPath.startsWith(root) && !named.has(name));
  if (orphans.length > 0 && !was_restored) problems.push(`${orphans.length} files no row names`);
  return problems;
}
