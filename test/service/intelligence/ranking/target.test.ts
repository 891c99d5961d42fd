import { nearVector } from '#service/nearest/near_vector.ts';
import { describe, expect, test } from 'vitest';
import { createFakeEmbedder } from '#service/intelligence/embedding/fake.ts';
import { packRows } from '#service/intelligence/embedding/vectors.ts';
import { createRankingIndex } from '#service/intelligence/ranking/index.ts';
import { passageScores } from '#service/intelligence/ranking/passages.ts';
import { blend, jobTexts, queryTexts, targetTexts, toTarget } from '#service/intelligence/ranking/target.ts';

const embedder = createFakeEmbedder();

describe('texts of a target', () => {
  test('a job is its title and all of it', () => {
    const texts = jobTexts({ title: 'Staff nurse', description: 'Night shifts.\nWard of 20 beds.' });
    expect(texts).toEqual({ title: 'Staff nurse', body: ['Staff nurse. Night shifts. Ward of 20 beds.'] });
    expect(targetTexts(texts)).toHaveLength(2);
  });

  test('a long description is cut at lines and sentences, and nothing is lost up to the limit', () => {
    const description = Array.from(
      { length: 60 },
      (_, i) => `You will lead project number ${i} for a customer.`,
    ).join('\n');
    const { body } = jobTexts({ title: 'Lead', description });
    expect(body.length).toBeGreaterThan(3);
    for (const stretch of body) expect(stretch.length).toBeLessThanOrEqual(500);
    expect(body.join(' ')).toBe(`Lead. ${description.replaceAll('\n', ' ')}`);
  });

  test('a sentence without end and a word without end are cut too', () => {
    const { body } = jobTexts({ title: 'X', description: `${'word '.repeat(300)}${'y'.repeat(1200)}` });
    for (const stretch of body) expect(stretch.length).toBeLessThanOrEqual(500);
    expect(jobTexts({ title: 'X', description: 'a. '.repeat(50_000) }).body).toHaveLength(16);
  });

  test.each([
    ['Staff nurse. ICU, ventilators, night shifts.', 'Staff nurse'],
    ['Staff nurse\nICU and ventilators', 'Staff nurse'],
    ['staff nurse', null],
    ['somebody who has looked after patients on a ward for some years and speaks French. Nights.', null],
    ['', null],
  ])('the title of %j is %j', (q, title) => {
    expect(queryTexts(q).title).toBe(title);
  });
});

test('the blend is half title, half body', async () => {
  const texts = jobTexts({ title: 'Nurse', description: 'Carpenter' });
  const vectors = await embedder.embed(targetTexts(texts));
  const mixed = blend(texts, vectors);
  for (const i of [0, 100, 383]) expect(mixed[i]).toBeCloseTo(vectors[0]![i]! + vectors[1]![i]!, 5);
});

test('a person is nearest to itself, and the passage that counted can be named', async () => {
  const people = [
    ['nurse ward patients', 'nurse', 'ward patients'],
    ['carpenter roofs timber', 'carpenter', 'roofs timber'],
    ['teacher school pupils', 'teacher', 'school pupils'],
  ];
  const index = createRankingIndex({ dimensions: embedder.dimensions });
  const blocks = [];
  for (const [i, [lead, ...passages]] of people.entries()) {
    const block = packRows(await embedder.embed([lead!, passages.join(' '), ...passages]));
    blocks.push(block);
    index.upsert(`person ${i}`, block);
  }
  for (const [i, block] of blocks.entries()) {
    const ranking = index.rank(toTarget(nearVector(block)));
    expect(ranking.candidate_ids[0]).toBe(`person ${i}`);
    expect(ranking.scores[0]).toBeGreaterThan(0.8);
  }
  const [query] = await embedder.embed(['timber for roofs']);
  const scores = passageScores(blocks[1]!, toTarget(query!));
  expect(scores[1]).toBeGreaterThan(scores[0]!);
});
