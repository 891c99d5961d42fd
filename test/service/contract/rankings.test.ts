import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#service/ids.ts';
import {
  attachmentForm,
  buildAttachment,
  buildCandidate,
  buildJob,
  buildNomination,
  idOf,
} from '../../helpers/factories.ts';
import { testService } from '../../helpers/service.ts';
import type { Reply, TestService } from '../../helpers/service.ts';

/** Rankings as a client sees them: 105 candidates, of whom five applied to the job and one is considered. */

type Entry = Record<'candidate_id' | 'candidate_remote_id' | 'summary_id', string> & {
  score: number;
  nomination_id: string | null;
};
type Query = Record<string, string | number>;

let service: TestService;
let job: string;
let other_job: string;
let attachment: string;
const applied: string[] = [];
let considered: string;
const everyone: string[] = [];

const rank = (query: Query): Promise<Reply> =>
  service.api(
    'GET',
    `/api/v1/candidate_rankings?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`,
  );
const list = async (query: Query): Promise<Entry[]> => {
  const { status, body } = await rank(query);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.results as Entry[];
};
const all = async (query: Query): Promise<Entry[]> => [
  ...(await list(query)),
  ...(await list({ ...query, offset: 100 })),
];
const ids = (entries: readonly Entry[]): string[] => entries.map(({ candidate_id }) => candidate_id);
const single = (id: string, query: Query): Promise<Reply> =>
  service.api(
    'GET',
    `/api/v1/candidate_rankings/${id}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`,
  );

beforeAll(async () => {
  service = await testService({ keep: true });
  job = await buildJob(service, { title: 'Forklift driver', description: 'Drives forklifts, counts stock' });
  other_job = await buildJob(service, { title: 'Pastry cook', description: 'Croissants and bread' });
  for (let index = 0; index < 105; index += 1) everyone.push(await buildCandidate(service));
  for (const [index, text] of [
    'Experience\nForklift driver at Pier 9, 2018 to 2024\n- Drove forklifts and counted stock\n',
    'Experience\nPastry cook at Corner Oven, 2018 to 2024\n- Croissants and bread before dawn\n',
    'Experience\nAccountant at Ledger House, 2018 to 2024\n- Closed the books of nine branches\n',
  ].entries()) {
    await buildAttachment(service, { candidate_id: everyone[index] ?? '' }, text, `${index}.txt`);
  }
  attachment = idOf(
    await service.api(
      'POST',
      '/api/v1/attachments',
      attachmentForm({}, 'Experience\nPastry cook, 2020 to 2024\n- Croissants and bread\n', 'ideal.txt'),
    ),
  );
  for (const candidate_id of everyone.slice(0, 5)) {
    applied.push(candidate_id);
    await buildNomination(service, { job_id: job, candidate_id, applied_at: '2026-03-01T00:00:00Z' });
  }
  considered = everyone[5] ?? '';
  await buildNomination(service, { job_id: job, candidate_id: considered });
  await service.idle();
});
afterAll(() => service.close());

describe('the list of rankings', () => {
  it('an entry has five fields: score, candidate_id, candidate_remote_id, summary_id, nomination_id', async () => {
    const [entry] = await list({ target_resource_id: job, limit: 1 });
    expect(entry).toEqual({
      score: expect.any(Number),
      candidate_id: everyone[0],
      candidate_remote_id: everyone[0],
      summary_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      nomination_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });
  it('limit is 100 by default and at most, offset 0 by default', async () => {
    const standard = await list({ q: 'bread' });
    expect(standard).toHaveLength(100);
    expect(await list({ q: 'bread', limit: 100, offset: 0, score_version: 1 })).toEqual(standard);
    for (const wrong of [
      { limit: 0 },
      { limit: 101 },
      { limit: -1 },
      { limit: '1e1' },
      { limit: '' },
      { offset: -1 },
      { offset: '1.0' },
      { offset: '' },
    ] as Query[]) {
      const reply = await rank({ q: 'bread', ...wrong });
      expect([wrong, reply.status, reply.body.error?.details[0].path]).toEqual([
        wrong,
        422,
        `query.${Object.keys(wrong)[0]}`,
      ]);
    }
  });
  it('offset 100 with limit 100 is the positions from 100 on; a late offset is an empty page', async () => {
    const first = await list({ q: 'bread', offset: 0, limit: 100 });
    const second = await list({ q: 'bread', offset: 100, limit: 100 });
    expect([first.length, second.length]).toEqual([100, 5]);
    expect(new Set(ids([...first, ...second])).size).toBe(105);
    const across = await list({ q: 'bread', offset: 99, limit: 2 });
    expect(across).toEqual([first[99], second[0]]);
    expect(await list({ q: 'bread', offset: 5000 })).toEqual([]);
  });
  it('is ordered by relevance, most relevant first', async () => {
    for (const [query, best] of [
      [{ target_resource_id: job }, everyone[0]],
      [{ target_resource_id: other_job }, everyone[1]],
      [{ target_resource_id: attachment }, everyone[1]],
      [{ q: 'forklifts and stock' }, everyone[0]],
      [{ target_resource_id: everyone[2] ?? '' }, everyone[2]],
    ] as const) {
      const entries = await all(query);
      expect(entries[0]?.candidate_id).toBe(best);
      const scores = entries.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      expect(scores.every((score) => score >= 0 && score <= 1)).toBe(true);
    }
  });
  it('exactly one of target_resource_id and q', async () => {
    expect((await rank({})).status).toBe(422);
    expect((await rank({ q: 'x', target_resource_id: job })).status).toBe(422);
    expect((await rank({ q: '', target_resource_id: job })).status).toBe(422);
    expect((await rank({ q: '' })).status).toBe(422);
    expect((await rank({ target_resource_id: '' })).status).toBe(422);
  });
  it('a target orders and never filters: everybody is there over all pages', async () => {
    for (const target_resource_id of [job, other_job, attachment, everyone[1] ?? '']) {
      expect(ids(await all({ target_resource_id })).toSorted()).toEqual(everyone.toSorted());
    }
  });
  it('filter_job_id keeps who applied, and leaves order and scores as they are', async () => {
    for (const query of [{ q: 'bread' }, { target_resource_id: other_job }, { target_resource_id: job }]) {
      const kept = await list({ ...query, filter_job_id: job });
      const within = (await all(query)).filter(({ candidate_id }) => applied.includes(candidate_id));
      expect(ids(kept)).toEqual(ids(within));
      expect(kept.map(({ score }) => score)).toEqual(within.map(({ score }) => score));
    }
    expect(await list({ q: 'bread', filter_job_id: other_job })).toEqual([]);
  });
  it('filter_nominations=any keeps considered ones as well', async () => {
    const kept = await list({ q: 'bread', filter_job_id: job, filter_nominations: 'any' });
    expect(ids(kept).toSorted()).toEqual([...applied, considered].toSorted());
  });
  it('a target that is neither job, candidate nor attachment is 404', async () => {
    expect((await rank({ target_resource_id: newId() })).status).toBe(404);
    expect((await rank({ q: 'x', filter_job_id: newId() })).status).toBe(404);
    expect((await rank({ q: 'x', filter_job_id: everyone[0] ?? '' })).status).toBe(404);
  });
  it('score_version is 1 or 2, by default 1', async () => {
    for (const score_version of [0, 3, -1, '', 'two', '1.0']) {
      const reply = await rank({ target_resource_id: job, score_version });
      expect([score_version, reply.status]).toEqual([score_version, 422]);
    }
    const standard = await list({ target_resource_id: job });
    expect(await list({ target_resource_id: job, score_version: 1 })).toEqual(standard);
  });
  it('the summary of an entry can be read', async () => {
    const [entry] = await list({ target_resource_id: job, limit: 1 });
    const reply = await service.api('GET', `/api/v1/summaries/${entry?.summary_id}`);
    expect(reply.body.result.id).toBe(entry?.summary_id);
  });
  it('every candidate has one summary id of their own, and keeps it', async () => {
    const before = await all({ target_resource_id: job });
    expect(new Set(before.map(({ summary_id }) => summary_id)).size).toBe(105);
    const after = await all({ target_resource_id: job });
    expect(after).toEqual(before);
  });
  it('says how many there are', async () => {
    expect((await rank({ q: 'bread', limit: 1 })).headers.get('x-total-count')).toBe('105');
    expect((await rank({ q: 'bread', limit: 1, filter_job_id: job })).headers.get('x-total-count')).toBe('5');
  });
});

describe('score_version 2', () => {
  it('is the share of the criteria that are met; ties by version 1; the same in the single ranking', async () => {
    const place = await buildJob(service, { title: 'Forklift driver', description: 'Drives forklifts' });
    for (const candidate_id of everyone.slice(0, 3)) {
      await buildNomination(service, { job_id: place, candidate_id, applied_at: '2026-03-01T00:00:00Z' });
    }
    expect(
      (await list({ target_resource_id: place, score_version: 2 })).every(({ score }) => score === 0),
    ).toBe(true);
    for (const prompt_text of ['Has driven forklifts', 'Has baked croissants']) {
      idOf(await service.api('POST', `/api/v1/jobs/${place}/criteria`, { prompt_text }));
    }
    const query = { target_resource_id: place, filter_job_id: place, score_version: 2 };
    let entries = await list(query);
    // evaluations are made when they are asked for; a second reading finds them done
    for (const { nomination_id } of entries) {
      await service.api('GET', `/api/v1/nominations/${nomination_id}/criterion_evaluations/`);
    }
    await service.idle();
    entries = await list(query);
    expect(entries).toHaveLength(3);
    for (const { candidate_id, nomination_id, score } of entries) {
      const evaluations = (
        await service.api('GET', `/api/v1/nominations/${nomination_id}/criterion_evaluations/`)
      ).body.results as { evaluation: { result: { is_criterion_met: boolean } | null } }[];
      const met = evaluations.filter(({ evaluation }) => evaluation.result?.is_criterion_met === true).length;
      expect(evaluations).toHaveLength(2);
      expect([candidate_id, score]).toEqual([candidate_id, met / 2]);
      const one = await single(candidate_id, { filter_job_id: place });
      expect(one.body.result.score).toBe(score);
    }
    expect(entries[0]?.score).toBeGreaterThan(0);
  });
  it('needs a job, as target or as filter', async () => {
    expect((await rank({ q: 'x', score_version: 2 })).status).toBe(422);
    expect((await rank({ target_resource_id: attachment, score_version: 2 })).status).toBe(422);
    expect((await rank({ q: 'x', score_version: 2, filter_job_id: job })).status).toBe(200);
    expect(
      (await rank({ target_resource_id: attachment, score_version: 2, filter_job_id: job })).status,
    ).toBe(200);
  });
});

describe('the single ranking', () => {
  it('answers one entry under result, with the fields of the list', async () => {
    const reply = await single(applied[0] ?? '', { filter_job_id: job });
    expect(Object.keys(reply.body).toSorted()).toEqual(['is_error', 'result']);
    expect(Object.keys(reply.body.result).toSorted()).toEqual([
      'candidate_id',
      'candidate_remote_id',
      'nomination_id',
      'score',
      'summary_id',
    ]);
  });
  it('requires filter_job_id', async () => {
    const reply = await single(applied[0] ?? '', { target_resource_id: job });
    expect([reply.status, reply.body.error.details[0].path]).toEqual([422, 'query.filter_job_id']);
  });
  it('score_version is 2 by default, and nothing else is possible', async () => {
    const standard = await single(applied[0] ?? '', { filter_job_id: job });
    expect(standard.status).toBe(200);
    expect((await single(applied[0] ?? '', { filter_job_id: job, score_version: 2 })).body).toEqual(
      standard.body,
    );
    for (const score_version of [1, 3, 0, '']) {
      const reply = await single(applied[0] ?? '', { filter_job_id: job, score_version });
      expect([score_version, reply.status]).toEqual([score_version, 422]);
    }
  });
  it('takes a job, an attachment or a candidate as target, or none', async () => {
    for (const target_resource_id of [job, attachment, applied[1] ?? '']) {
      expect((await single(applied[0] ?? '', { filter_job_id: job, target_resource_id })).status).toBe(200);
    }
  });
  it('a candidate without a nomination for the job is 404; a considered one is not', async () => {
    expect((await single(everyone[50] ?? '', { filter_job_id: job })).status).toBe(404);
    expect((await single(considered, { filter_job_id: job })).status).toBe(200);
  });
  it('offset, limit and q are not among its parameters: q is refused', async () => {
    expect((await single(applied[0] ?? '', { filter_job_id: job, q: 'x' })).status).toBe(422);
  });
});
