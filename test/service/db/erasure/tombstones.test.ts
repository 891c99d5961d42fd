import { rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { insertCandidate } from '#service/api/people/candidates/store.ts';
import { insertAttachment } from '#service/api/intake/attachments/store.ts';
import { mergeCandidates } from '#service/workflows/merge_candidates.ts';
import { findMerge } from '#service/api/people/merges/store.ts';
import { undoMerge } from '#service/workflows/undo_merge.ts';
import { findCandidateRow } from '#service/api/people/candidates/store.ts';
import { putSaid } from '#service/api/people/availability/store.ts';
import { insertNote } from '#service/api/people/notes/store.ts';
import { erase } from '#service/db/erase.ts';
import { applyTombstones, tombstonesOf } from '#service/db/sqlite/erasure/erasure.ts';
import { NO_TOMBSTONES, joinTombstones } from '#service/db/tombstone.ts';
import { migrations } from '#service/db/migrations.ts';
import type { Backend } from '#service/db/backend.ts';
import { openDatabase } from '#service/db/sqlite/open.ts';
import { chooseRestore } from '#service/db/sqlite/backups/restore_choice.ts';
import { makeSnapshot, snapshotFolder } from '#service/db/sqlite/backups/snapshots.ts';
import { openSqlite, type SqliteFile } from '#service/db/sqlite/sqlite.ts';
import { keepTombstones, readTombstones } from '#service/db/sqlite/erasure/tombstones.ts';
import { temporaryFolder } from '../../../helpers/service.ts';

/** The last data model without tombstones. */
const BEFORE = migrations.findIndex(({ name }) => name === 'who was erased');

const person = (name: string) => ({
  full_name: name,
  email: `${name.toLowerCase()}@example.com`,
  phone: null,
  location: null,
  source: null,
});
const add = (opened: Backend, name: string): Promise<string> =>
  opened.write((trx) => insertCandidate(trx, person(name)));
const names = async ({ db }: Backend): Promise<string[]> =>
  (await db.selectFrom('candidates').select('full_name').orderBy('full_name').execute()).map(
    ({ full_name }) => full_name,
  );

describe('whoever was erased stays erased', () => {
  it('when a backup from before is restored, and one from before that', async () => {
    const data_dir = temporaryFolder();
    let opened = await openDatabase(data_dir);
    await add(opened, 'Stays');
    const gone = await add(opened, 'Goes');
    const { name } = await makeSnapshot(data_dir, 'ASKED');
    await opened.write((trx) => erase(trx, { candidates: [gone] }));
    await opened.close();

    for (let time = 0; time < 2; time += 1) {
      chooseRestore(data_dir, name);
      opened = await openDatabase(data_dir);
      expect(await names(opened)).toEqual(['Stays']);
      expect(await opened.db.selectFrom('erasures').select(['kind', 'id']).execute()).toEqual([
        { kind: 'candidate', id: gone },
      ]);
      await opened.close();
    }
  });

  it('when a backup takes the place of the database by hand', async () => {
    const data_dir = temporaryFolder();
    let opened = await openDatabase(data_dir);
    const gone = await add(opened, 'Goes');
    const { name } = await makeSnapshot(data_dir, 'ASKED');
    await opened.write((trx) => erase(trx, { candidates: [gone] }));
    await opened.close();
    await (await openDatabase(data_dir)).close();
    const copy = openSqlite(path.join(snapshotFolder(data_dir), name), { readonly: true });
    rmSync(path.join(data_dir, 'longlist.db'));
    copy.prepare('VACUUM INTO ?').run(path.join(data_dir, 'longlist.db'));
    copy.close();

    opened = await openDatabase(data_dir);
    expect(await names(opened)).toEqual([]);
    const tasks = opened.db.selectFrom('tasks').select('name').where('name', '=', 'clean_up_erased');
    expect(await tasks.execute()).toHaveLength(1);
    await opened.close();
  });
});

it('the other record of a merge goes with the one that is erased', async () => {
  const opened = await openDatabase(temporaryFolder());
  const [one, two] = [await add(opened, 'One'), await add(opened, 'Two')];
  await opened.write(async (trx) => {
    await mergeCandidates(trx, (await findCandidateRow(trx, one))!, (await findCandidateRow(trx, two))!);
    await erase(trx, { candidates: [one] });
  });
  const erased = await opened.db.selectFrom('erasures').select('id').execute();
  expect(erased.map(({ id }) => id).toSorted()).toEqual([one, two].toSorted());
  expect(await opened.db.selectFrom('merges').selectAll().execute()).toEqual([]);
  await opened.close();
});

it('a copy from when the erased one was merged into somebody who stays: only what is left of the other', async () => {
  const data_dir = temporaryFolder();
  const opened = await openDatabase(data_dir);
  const [stays, goes] = [await add(opened, 'Stays'), await add(opened, 'Goes')];
  const content = { type: 'resume', file_name: 'a.txt', media_type: 'text/plain', byte_size: 1 } as const;
  const [merge, own, theirs] = await opened.write(async (trx) => {
    const files = [
      await insertAttachment(trx, { ...content, candidate_id: stays, sha256: 'aa' }),
      await insertAttachment(trx, { ...content, candidate_id: goes, sha256: 'bb' }),
    ];
    await insertNote(trx, { candidate_id: goes, job_id: null, text: 'of Goes' });
    const start = { is_now: true, from: null, text: null };
    await putSaid(trx, goes, 'availability', JSON.stringify(start), null);
    const fields = { email: goes } as never;
    return [
      await mergeCandidates(
        trx,
        (await findCandidateRow(trx, stays))!,
        (await findCandidateRow(trx, goes))!,
        fields,
      ),
      ...files,
    ] as const;
  });
  const copy = path.join(temporaryFolder(), 'copy.db');
  const source = openSqlite(path.join(data_dir, 'longlist.db'), { readonly: true });
  source.prepare('VACUUM INTO ?').run(copy);
  source.close();
  await opened.write(async (trx) => {
    await undoMerge(trx, (await findMerge(trx, merge))!);
    await erase(trx, { candidates: [goes] });
  });
  await opened.close();

  const sqlite = openSqlite(copy);
  const all = (sql: string): unknown[] => sqlite.prepare(sql).pluck().all();
  expect(all('SELECT candidate_id FROM candidate_terms')).toEqual([stays]);
  const { hashes } = applyTombstones(sqlite, readTombstonesOf(data_dir));
  expect(hashes).toEqual(['bb']);
  expect(all('SELECT id FROM attachments')).toEqual([own]);
  for (const of_theirs of ['notes', 'availability_facts', 'candidate_terms']) {
    expect(all(`SELECT candidate_id FROM ${of_theirs}`)).toEqual([]);
  }
  expect(all('SELECT id FROM merges')).toEqual([]);
  expect(all('SELECT full_name || given_fields FROM candidates')).toEqual([
    expect.stringMatching(/^Stays(?!.*goes@)/),
  ]);
  expect(all("SELECT payload FROM tasks WHERE name = 'refresh_candidate'")).toEqual([
    JSON.stringify({ candidate_id: stays }),
  ]);
  expect(all("SELECT id FROM erasures WHERE kind = 'attachment'")).toEqual([theirs]);
  sqlite.close();
});

/** An empty database of a data model. */
function modelOf(version: number): SqliteFile {
  const sqlite = openSqlite(path.join(temporaryFolder(), 'old.db'));
  sqlite.pragma('synchronous = OFF');
  for (const step of migrations.slice(0, version)) sqlite.exec(step.sql);
  return sqlite;
}

function readTombstonesOf(data_dir: string) {
  const sqlite = openSqlite(path.join(data_dir, 'longlist.db'), { readonly: true });
  try {
    return tombstonesOf(sqlite);
  } finally {
    sqlite.close();
  }
}

it.each(migrations.map(({ version }) => version))(
  'a copy of data model %i is rid of who was erased, and nobody else',
  (version) => {
    const sqlite = modelOf(version);
    const insert = sqlite.prepare(
      `INSERT INTO candidates (id, remote_id, full_name, overrides, created_at, modified_at)
       VALUES (?, ?, ?, '{}', '', '')`,
    );
    for (const id of ['goes', 'stays']) insert.run(id, id, id);
    const erased = [{ kind: 'candidate', id: 'goes', erased_at: '2026-01-01T00:00:00.000Z' }] as const;
    expect(applyTombstones(sqlite, { key: null, erased }).people).toBe(1);
    expect(sqlite.prepare('SELECT id FROM candidates').pluck().all()).toEqual(['stays']);
    sqlite.close();
  },
);

it('what an older data model deleted is told by its change log; a merge deleted nobody', () => {
  const sqlite = modelOf(BEFORE);
  const insert = sqlite.prepare(
    `INSERT INTO events (id, type, resource_type, resource_id, created_at)
     VALUES (?, 'candidate.deleted', 'candidate', ?, 't')`,
  );
  insert.run('1', 'erased');
  insert.run('2', 'merged');
  sqlite.exec("INSERT INTO merges VALUES ('m', 'survivor', 'merged', 't', NULL, '{}')");
  const expected = [{ kind: 'candidate', id: 'erased', erased_at: 't' }];
  expect(tombstonesOf(sqlite).erased).toEqual(expected);
  for (const step of migrations.slice(BEFORE)) sqlite.exec(step.sql);
  expect(tombstonesOf(sqlite).erased).toEqual(expected);
  expect(tombstonesOf(sqlite).key).toMatch(/^[0-9a-f]{64}$/);
  expect(sqlite.prepare('SELECT name FROM tasks').pluck().all()).toEqual(['clean_up_erased']);
  sqlite.close();
});

const of = (id: string) => ({ kind: 'candidate', id, erased_at: 't' }) as const;

describe('the file of tombstones', () => {
  it('only grows, and holds ids and times alone', () => {
    const data_dir = temporaryFolder();
    expect(readTombstones(data_dir)).toEqual(NO_TOMBSTONES);
    keepTombstones(data_dir, { key: 'k', erased: [of('a')] });
    keepTombstones(data_dir, { key: null, erased: [of('b')] });
    expect(readTombstones(data_dir)).toEqual({ key: 'k', erased: [of('b'), of('a')] });
  });

  it('digests of files count under the first key alone', () => {
    const file = { kind: 'file', id: 'digest', erased_at: 't' } as const;
    const other = { key: 'other', erased: [file] };
    expect(joinTombstones({ key: 'own', erased: [] }, other)).toEqual({ key: 'own', erased: [] });
    expect(joinTombstones(NO_TOMBSTONES, other)).toEqual(other);
  });
});
