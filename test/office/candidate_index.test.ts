import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createFirstOfAll } from '#service/api/screening/rankings/first.ts';
import { createRankingPool, type RankingPool } from '#service/api/screening/rankings/pool.ts';
import { newestEventId, recordEvent } from '#service/api/feeds/events/store.ts';
import type { Backend } from '#service/db/backend.ts';
import { erase } from '#service/db/erase.ts';
import { newId } from '#service/ids.ts';
import { pgvectorIndex, pgvectorProblem } from '#service/nearest/pgvector/pgvector.ts';
import { createIndexKeeper } from '#service/tasks/outside_index.ts';
import { dropDatabaseOf, openTestBackend } from '../helpers/engine.ts';
import { makePeople, shareOf, storePeople, VERSION } from '../helpers/indexed_people.ts';
import { testOptions } from '../helpers/service.ts';

const COUNT = 3000;
const { people, targets } = makePeople(COUNT + 1, VERSION.dimensions, newId);
const late = people[COUNT - 2000]!;
const early = people.filter((person) => person !== late);
const options = testOptions({ data_dir: '' });
const folder = mkdtempSync(path.join(tmpdir(), 'longlist-test-'));
let backend: Backend;
let pool: RankingPool;
let keeper: ReturnType<typeof createIndexKeeper>;
const outsideOf = ({ db }: Backend) => ({
  index: pgvectorIndex(db, VERSION),
  problem: () => pgvectorProblem(db),
});
const rowsOf = async (id: string): Promise<number> =>
  (await sql`SELECT 1 FROM candidate_nearest WHERE candidate_id = ${id}`.execute(backend.db)).rows.length;

beforeAll(async () => {
  backend = await openTestBackend(folder);
  await backend.write((trx) => storePeople(trx, early));
  pool = createRankingPool({ ...backend, options }, VERSION);
  await pool.current();
  keeper = createIndexKeeper({ ...backend, options }, outsideOf(backend), VERSION, COUNT);
  await keeper.start();
  const newest = await newestEventId(backend.db);
  await vi.waitUntil(async () => (await pgvectorIndex(backend.db, VERSION).position()) === newest, 60_000);
});
afterAll(async () => {
  await keeper.stop();
  await pool.stop();
  await backend.close();
  await dropDatabaseOf(folder);
  rmSync(folder, { recursive: true, force: true });
});

test('names nearly all who are first, and their scores are exact', async () => {
  const { index } = outsideOf(backend);
  // the extension itself, and not a plan that needs none
  await sql`ANALYZE candidate_nearest`.execute(backend.db);
  const first = createFirstOfAll({ ...backend, options }, pool, index);
  const shares: number[] = [];
  for (const target of targets) {
    const ranking = (await pool.current()).rank(target);
    const { candidate_ids } = await index.search({ target, among: null, limit: 600 });
    expect(candidate_ids).toHaveLength(600);
    shares.push(shareOf(ranking.candidate_ids.slice(0, 50), candidate_ids));
    const found = await first(target, 100);
    expect(found.candidate_ids).toEqual(ranking.candidate_ids.slice(0, 100));
    expect(Array.from(found.scores)).toEqual(Array.from(ranking.scores.subarray(0, 100)));
  }
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.97);
});

test('looks for no others than those who may be found', async () => {
  const among = early.slice(0, 90).map(({ candidate_id }) => candidate_id);
  const { index } = outsideOf(backend);
  const { candidate_ids } = await index.search({ target: targets[0]!, among, limit: 200 });
  // one of a hundred has no readable text
  expect(candidate_ids.toSorted()).toEqual(among.toSorted());
});

test('follows the change log', async () => {
  await backend.write((trx) => storePeople(trx, [late]));
  await vi.waitUntil(async () => (await rowsOf(late.candidate_id)) === 1, 60_000);
});

test('a vector goes with its candidate, in the same transaction', async () => {
  const { candidate_id } = early[0]!;
  await backend.write(async (trx) => {
    await erase(trx, { candidates: [candidate_id] });
    await recordEvent(trx, 'candidate.deleted', candidate_id);
    const left = sql`SELECT 1 FROM candidate_nearest WHERE candidate_id = ${candidate_id}`;
    expect((await left.execute(trx)).rows).toEqual([]);
  });
  const newest = await newestEventId(backend.db);
  await vi.waitUntil(async () => (await outsideOf(backend).index.position()) === newest, 60_000);
  expect(await rowsOf(candidate_id)).toBe(0);
});

test('vectors of another model are never asked for', async () => {
  const other = pgvectorIndex(backend.db, { ...VERSION, model: 'made@2' });
  expect(await other.position()).toBeNull();
});

test('an office with fewer people has no index, and one without the extension says why', async () => {
  const told: string[] = [];
  const log = ({ message }: { message: string }): void => void told.push(message);
  const outside = { ...outsideOf(backend), problem: async () => 'the extension pgvector is not there' };
  await keeper.stop();
  const smaller = createIndexKeeper({ ...backend, options }, outside, VERSION, COUNT * 2);
  await smaller.start();
  await vi.waitUntil(async () => (await outside.index.position()) === null, 60_000);
  await smaller.stop();
  const without = createIndexKeeper({ ...backend, options: { ...options, log } }, outside, VERSION, COUNT);
  await without.start();
  await vi.waitUntil(() => told.length > 0, 60_000);
  await without.stop();
  expect(told).toEqual(['Everybody is compared for each ranking: the extension pgvector is not there.']);
  expect(await outside.index.position()).toBeNull();
});
