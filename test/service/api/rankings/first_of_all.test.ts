import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFirstOfAll } from '#service/api/screening/rankings/first.ts';
import { createRankingPool, type RankingPool } from '#service/api/screening/rankings/pool.ts';
import { newestEventId, recordEvents } from '#service/api/feeds/events/store.ts';
import type { Backend } from '#service/db/backend.ts';
import { newId } from '#service/ids.ts';
import type { CandidateIndex, Search } from '#service/nearest/candidate_index.ts';
import { dropDatabaseOf, openTestBackend } from '../../../helpers/engine.ts';
import { makePeople, storePeople, VERSION } from '../../../helpers/indexed_people.ts';
import { testOptions } from '../../../helpers/service.ts';

const { people, targets } = makePeople(700, VERSION.dimensions, newId);
const target = targets[0]!;
const folder = mkdtempSync(path.join(tmpdir(), 'longlist-test-'));
let backend: Backend;
let pool: RankingPool;
const options = testOptions({ data_dir: '' });

beforeAll(async () => {
  backend = await openTestBackend(folder);
  await backend.write((trx) => storePeople(trx, people));
  pool = createRankingPool({ ...backend, options }, VERSION);
  await pool.current();
});
afterAll(async () => {
  await pool.stop();
  await backend.close();
  await dropDatabaseOf(folder);
  rmSync(folder, { recursive: true, force: true });
});

/** An index that names these, with everything up to an event in it. */
const naming = (
  candidate_ids: readonly string[],
  position: string | null,
  asked: Search[] = [],
): CandidateIndex => ({
  position: async () => position,
  search: async (search) => {
    asked.push(search);
    return { candidate_ids, scores: null };
  },
  clear: async () => undefined,
  upsert: async () => undefined,
  remove: async () => undefined,
  settle: async () => undefined,
});

test('the first of all are those of the ranking, without an index that can be followed', async () => {
  const { candidate_ids, scores } = (await pool.current()).rank(target);
  for (const index of [null, naming([], null), naming([], newId())]) {
    const found = await createFirstOfAll({ ...backend, options }, pool, index)(target, 50);
    expect(found.candidate_ids).toEqual(candidate_ids.slice(0, 50));
    expect(Array.from(found.scores)).toEqual(Array.from(scores.subarray(0, 50)));
  }
});

test('whoever is named has the exact score, by what is in memory and by what is stored', async () => {
  const { candidate_ids, scores } = (await pool.current()).rank(target);
  const position = await newestEventId(backend.db);
  const index = naming([...candidate_ids.slice(0, 300), newId()].toReversed(), position);
  const not_loaded = { ...pool, is_loaded: false, version: VERSION };
  for (const from of [pool, not_loaded]) {
    const found = await createFirstOfAll({ ...backend, options }, from, index)(target, 100);
    expect(found.candidate_ids).toEqual(candidate_ids.slice(0, 100));
    expect(Array.from(found.scores)).toEqual(Array.from(scores.subarray(0, 100)));
  }
});

test('whoever changed since the index was settled is named as well', async () => {
  const [best] = (await pool.current()).rank(target).candidate_ids;
  const position = await newestEventId(backend.db);
  await backend.write((trx) => recordEvents(trx, 'candidate.updated', [best!]));
  const asked: Search[] = [];
  const first = createFirstOfAll({ ...backend, options }, pool, naming([], position, asked));
  expect((await first(target, 10)).candidate_ids).toEqual([best]);
  expect(asked).toEqual([{ target, among: null, limit: 8000 }]);
});

test('an index that is far behind is not asked, and one that fails is told', async () => {
  const { candidate_ids } = (await pool.current()).rank(target);
  const position = await newestEventId(backend.db);
  const ids = people.map(({ candidate_id }) => candidate_id);
  const asked: Search[] = [];
  await backend.write((trx) => recordEvents(trx, 'candidate.updated', [...ids, ...ids]));
  const behind = createFirstOfAll({ ...backend, options }, pool, naming([], position, asked));
  expect((await behind(target, 10)).candidate_ids).toEqual(candidate_ids.slice(0, 10));
  expect(asked).toEqual([]);

  const told: string[] = [];
  const away = {
    ...naming([], await newestEventId(backend.db)),
    search: () => Promise.reject(new Error('gone')),
  };
  const log = { ...options, log: ({ message }: { message: string }) => void told.push(message) };
  const first = createFirstOfAll({ ...backend, options: log }, pool, away);
  expect((await first(target, 10)).candidate_ids).toEqual(candidate_ids.slice(0, 10));
  expect(told).toEqual(['The index of candidates does not answer, so all are compared: Error: gone']);
});
