import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bestMatch } from '#service/intelligence/ranking/best_match.ts';
import { buildAttachment, buildCandidate, buildJob, buildNomination, idOf } from '../../helpers/factories.ts';
import { testService, type Reply, type TestService } from '../../helpers/service.ts';

/** order=best_match: meaning and criteria together, beside score_version 1. */

type Entry = {
  candidate_id: string;
  score: number;
  best_match_score?: number;
  corrections?: number;
  band?: string;
};
type Query = Readonly<Record<string, string | number>>;

const resume = (name: string, known: string): string =>
  `${name}\n\nExperience\nStock clerk, 2019 to 2023\n- Counted pallets\n\nSkills\n${known}\n`;

let service: TestService;
let job: string;
let bare: string;
const people: Record<string, string> = {};
const nominations: Record<string, string> = {};
const criteria: Record<string, string> = {};

const ask = (query: Query): Promise<Reply> =>
  service.api(
    'GET',
    `/api/v1/candidate_rankings?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`,
  );
const best = async (query: Query = {}): Promise<Entry[]> => {
  const reply = await ask({ target_resource_id: job, order: 'best_match', ...query });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.results as Entry[];
};
const nameOf = ({ candidate_id }: Entry): string =>
  Object.keys(people).find((name) => people[name] === candidate_id) ?? candidate_id;
const names = async (query: Query = {}): Promise<string[]> => (await best(query)).map(nameOf);
const scoresOf = (entries: readonly Entry[]): Record<string, number | undefined> =>
  Object.fromEntries(entries.map((entry) => [nameOf(entry), entry.best_match_score]));
const override = (name: string, criterion: string): string =>
  `/api/v1/nominations/${nominations[name]}/criterion_evaluations/${criteria[criterion]}/override`;

beforeAll(async () => {
  service = await testService({ keep: true });
  // by meaning alone whoever repeats the advertisement is first
  job = await buildJob(service, { title: 'Stock clerk', description: 'Counts pallets and stock' });
  bare = await buildJob(service, { title: 'Stock clerk', description: 'Counts pallets and stock' });
  const texts: Record<string, string | null> = {
    echo: 'Stock, forklifts',
    both: 'Python, SQL, Docker',
    one: 'SQL',
    fileless: null,
    outside: 'Docker, SQL, Python',
  };
  for (const [name, known] of Object.entries(texts)) {
    const candidate_id = await buildCandidate(service, { full_name: name });
    people[name] = candidate_id;
    if (known !== null) {
      await buildAttachment(service, { candidate_id }, resume(name, known), `${name}.txt`);
    }
    if (name !== 'outside') nominations[name] = await buildNomination(service, { job_id: job, candidate_id });
  }
  await service.idle();
  for (const [prompt_text, weight] of [
    ['Knows Python', 'must'],
    ['Knows Docker', 'must'],
    ['Knows SQL', 'nice'],
    ['Is younger than 30 years', 'nice'],
  ] as const) {
    criteria[prompt_text] = idOf(
      await service.api('POST', `/api/v1/jobs/${job}/criteria`, { prompt_text, weight }),
    );
  }
});
afterAll(async () => {
  expect(service.problems).toEqual([]);
  await service.close();
});

describe('order=best_match', () => {
  test('who has no answers yet is evaluated for the list, or behind it; then nothing is left to do', async () => {
    await expect
      .poll(
        async () => {
          await best();
          await service.idle();
          return (await names()).slice(0, 2).toSorted();
        },
        { timeout: 20_000 },
      )
      .toEqual(['both', 'outside']);
    const { tasks } = await service.recorded(async () => void (await best()));
    expect(tasks).toEqual([]);
  });

  test('whoever meets more stands above whoever reads more like the advertisement', async () => {
    const by_meaning = (await ask({ target_resource_id: job })).body.results as Entry[];
    const place = (entries: readonly Entry[], name: string): number =>
      entries.findIndex((entry) => nameOf(entry) === name);
    const ordered = await best();
    expect(place(by_meaning, 'echo')).toBe(0);
    expect(ordered.map(nameOf).slice(0, 2).toSorted()).toEqual(['both', 'outside']);
    expect(ordered.map(nameOf).at(-1)).toBe('fileless');
    // one by one the scores of version 1, and nobody lost
    const scores = new Map(by_meaning.map(({ candidate_id, score }) => [candidate_id, score]));
    for (const { candidate_id, score } of ordered) expect(score).toBe(scores.get(candidate_id));
    expect(ordered).toHaveLength(by_meaning.length);
  });

  test('entries stand in the order of best_match_score, which nobody has without order', async () => {
    const scores = (await best()).map(({ best_match_score }) => best_match_score);
    expect(scores).toEqual(scores.toSorted((a, b) => b! - a!));
    expect(scores.at(-1)).toBe(0);
    const [plain] = (await ask({ target_resource_id: job })).body.results as Entry[];
    expect(plain).not.toHaveProperty('best_match_score');
  });

  test('pages, filters and bands are those of every ranking', async () => {
    const whole = await names();
    const pages = [];
    for (let offset = 0; offset < whole.length; offset += 2) {
      pages.push(...(await names({ offset, limit: 2 })));
    }
    expect(pages).toEqual(whole);
    const kept = await names({ filter_job_id: job, filter_nominations: 'any' });
    expect(kept).toEqual(whole.filter((name) => name !== 'outside'));
    expect((await best({ include: 'band' }))[0]?.band).toBe('first');
  });

  test('words, a person or a file are the meaning, the filter job has the criteria', async () => {
    const reply = await ask({
      q: 'Counts pallets',
      filter_job_id: job,
      filter_nominations: 'any',
      order: 'best_match',
    });
    expect((reply.body.results as Entry[]).map(nameOf)[0]).toBe('both');
    const like = await ask({
      target_resource_id: people['one']!,
      filter_job_id: job,
      filter_nominations: 'any',
      order: 'best_match',
    });
    expect((like.body.results as Entry[]).map(nameOf)[0]).toBe('one');
  });

  test('a job without criteria is ranked by meaning, and says so by the score', async () => {
    const by_meaning = (await ask({ target_resource_id: bare })).body.results as Entry[];
    const ordered = await best({ target_resource_id: bare });
    expect(ordered.map(nameOf)).toEqual(by_meaning.map(nameOf));
    for (const { score, best_match_score } of ordered) {
      expect(best_match_score).toBe(bestMatch(score, null));
    }
  });

  test.each<[string, Query, string]>([
    ['score_version 2', { order: 'best_match', score_version: 2, q: 'x' }, 'query.order'],
    ['an unknown order', { order: 'best', q: 'x' }, 'query.order'],
    ['words without a job', { order: 'best_match', q: 'x' }, 'query.order'],
    ['a person without a job', { order: 'best_match_corrected', target_resource_id: 'one' }, 'query.order'],
  ])('422: %s', async (_what, query, path) => {
    const named = query['target_resource_id'] === undefined ? {} : { target_resource_id: people['one']! };
    const reply = await ask({ ...query, ...named });
    expect(reply.status).toBe(422);
    expect(reply.body.error.details.map((detail: { path: string }) => detail.path)).toContain(path);
  });

  test('the single ranking is that of version 2 alone', async () => {
    const reply = await service.api(
      'GET',
      `/api/v1/candidate_rankings/${people['one']}?filter_job_id=${job}&order=best_match`,
    );
    expect(reply.status).toBe(422);
  });
});

describe('answers of persons', () => {
  test('change no score and no order but their own, which says how many there are', async () => {
    const before = await best();
    const answered = ['Knows Python', 'Knows Docker', 'Knows SQL'];
    for (const criterion of answered) {
      const reply = await service.api('PUT', override('echo', criterion), { is_criterion_met: true });
      expect(reply.status).toBe(201);
    }
    const after = await best();
    expect(after.map(nameOf)).toEqual(before.map(nameOf));
    expect(scoresOf(after)).toEqual(scoresOf(before));
    expect(after.find((entry) => nameOf(entry) === 'echo')?.corrections).toBe(3);
    const corrected = await best({ order: 'best_match_corrected' });
    expect(corrected.map(nameOf)[0]).toBe('echo');
    expect(Object.fromEntries(corrected.map((entry) => [nameOf(entry), entry.corrections]))).toEqual({
      echo: 3,
      both: 0,
      one: 0,
      fileless: 0,
      outside: 0,
    });
    expect(scoresOf(corrected)).toEqual(scoresOf(before));
    for (const criterion of answered) {
      await service.api('DELETE', override('echo', criterion));
    }
    expect((await best({ order: 'best_match_corrected' })).map(nameOf)).toEqual(before.map(nameOf));
  });
});
