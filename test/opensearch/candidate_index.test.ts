import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRankingIndex } from '#service/intelligence/ranking/index.ts';
import { newId } from '#service/ids.ts';
import type { CandidateIndex } from '#service/nearest/candidate_index.ts';
import { openSearchClient } from '#service/nearest/opensearch/client.ts';
import { openSearchIndex } from '#service/nearest/opensearch/opensearch.ts';
import { makePeople, shareOf } from '../helpers/indexed_people.ts';

/** A real OpenSearch with the k-NN plugin: docs/office.md says how to get one. */
const ADDRESS = process.env['LONGLIST_OPENSEARCH'];
const NAME = `longlist_test_${process.pid}`;
const COUNT = 10_000;
const NAMED = 2000;
const version = { model: 'made@1', chunker: '1', dimensions: 64 };

if (ADDRESS === undefined) {
  console.warn('NOTHING IS TESTED: set LONGLIST_OPENSEARCH, such as http://127.0.0.1:9200 (docs/office.md).');
}

describe.skipIf(ADDRESS === undefined)('an index in OpenSearch', () => {
  const { people, targets } = makePeople(COUNT, version.dimensions, newId);
  const exact = createRankingIndex(version);
  let index: CandidateIndex;

  beforeAll(async () => {
    index = openSearchIndex(new URL(NAME, ADDRESS).href, version);
    expect(await index.position()).toBeNull();
    await index.clear();
    for (let at = 0; at < COUNT; at += 500) await index.upsert(people.slice(at, at + 500));
    for (const { candidate_id, block, pieces } of people) exact.upsert(candidate_id, block, pieces);
    expect(await index.position()).toBeNull();
    await index.settle('event 1');
  });
  afterAll(() => openSearchClient(ADDRESS!).json('DELETE', `/${NAME}`, undefined, [404]));

  const namedBy = async (target: (typeof targets)[number], among: readonly string[] | null, limit: number) =>
    (await index.search({ target, among, limit })).candidate_ids;

  const personOf = (id: string | undefined) => people.find(({ candidate_id }) => candidate_id === id)!;

  test('tells up to where it goes, to those who make vectors in the same way', async () => {
    expect(await index.position()).toBe('event 1');
    expect(
      await openSearchIndex(new URL(NAME, ADDRESS).href, { ...version, model: 'made@2' }).position(),
    ).toBeNull();
  });

  test('two stages give the first hundred as the exact scores of everybody do', async () => {
    const shares: number[] = [];
    for (const target of targets) {
      const named = await namedBy(target, null, NAMED);
      expect(named.length).toBeLessThanOrEqual(NAMED);
      const two = exact.rank(target, { among: named });
      const all = exact.rank(target);
      shares.push(shareOf(all.candidate_ids.slice(0, 100), two.candidate_ids.slice(0, 100)));
      expect(two.scores[0]).toBe(all.scores[0]);
    }
    const share = shares.reduce((sum, one) => sum + one, 0) / shares.length;
    console.log(`first hundred of ${COUNT}: ${(share * 100).toFixed(2)} % by ${NAMED} who were named`);
    expect(share).toBeGreaterThanOrEqual(0.99);
  });

  test('looks for no others than those who may be found', async () => {
    const among = people.slice(0, 300).map(({ candidate_id }) => candidate_id);
    const kept = new Set(among);
    for (const target of targets.slice(0, 4)) {
      const named = await namedBy(target, among, NAMED);
      // one of a hundred has no readable text
      expect(named).toHaveLength(297);
      expect(named.every((id) => kept.has(id))).toBe(true);
    }
    expect(await namedBy(targets[0]!, [], NAMED)).toEqual([]);
  });

  test('whoever is put in again is found by what they have now', async () => {
    const target = targets[0]!;
    const [best] = exact.rank(target).candidate_ids;
    const last = exact.rank(target).candidate_ids.findLast((id) => exact.isReadable(id));
    await index.upsert([{ ...personOf(last), candidate_id: best! }]);
    await index.settle('event 2');
    expect(await namedBy(target, null, 100)).not.toContain(best);
    await index.upsert([personOf(best)]);
    await index.settle('event 3');
    expect(await namedBy(target, null, 100)).toContain(best);
  });

  test('nothing is left of somebody who is removed, or has no readable text any more', async () => {
    const target = targets[1]!;
    const [gone, unread] = exact.rank(target).candidate_ids;
    await index.remove([gone!, newId()]);
    await index.upsert([{ candidate_id: unread!, block: null, pieces: null }]);
    await index.settle('event 4');
    const named = await namedBy(target, null, NAMED);
    expect(named).not.toContain(gone);
    expect(named).not.toContain(unread);
    const stats = await openSearchClient(ADDRESS!).json<{
      _all: { primaries: { docs: { count: number; deleted: number } } };
    }>('GET', `/${NAME}/_stats/docs`);
    expect(stats._all.primaries.docs.deleted).toBe(0);
  });
});

test('vectors go to no other computer in the clear', () => {
  expect(() => openSearchClient('http://search.example.com:9200')).toThrow(/https/u);
  expect(() => openSearchClient('https://search.example.com')).not.toThrow();
  expect(() => openSearchIndex('https://search.example.com', version)).toThrow(/name of an index/u);
});
