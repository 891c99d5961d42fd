import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAttachment, buildCandidate, buildJob, buildNomination, idOf } from '../../helpers/factories.ts';
import { buildWorld, tagInput } from './world.ts';
import type { World } from './world.ts';

/** The lists that the contract does not have: limit, cursor, Link, X-Total-Count; and records that hang together. */

const LISTS = [
  'jobs',
  'candidates',
  'nominations',
  'attachments',
  'tags',
  'candidate_tags',
  'job_tags',
  'nomination_stages',
  'spotlights',
  'criteria',
  'events',
  'webhooks',
];

let world: World;
beforeAll(async () => {
  world = await buildWorld();
  const { service } = world;
  const create = async (path: string, body: unknown): Promise<string> =>
    idOf(await service.api('POST', `/api/v1/${path}`, body));
  for (const number of [1, 2, 3]) {
    const tag_id = await create('tags', tagInput(`Skill ${number}`));
    const job_id = await buildJob(service);
    const candidate_id = await buildCandidate(service);
    const nomination_id = await buildNomination(service, { job_id, candidate_id });
    await create('candidate_tags', { candidate_id, tag_id, creation_method: 'auto_generated_by_service' });
    await create('job_tags', { job_id, tag_id });
    await buildAttachment(service, { candidate_id });
    await create('spotlights', { nomination_id, headline: `Reason ${number}` });
    await create('criteria', { scope_type: 'organization', prompt_text: `Knows tool ${number}` });
    await create('webhooks', { url: `http://127.0.0.1:9/${number}` });
  }
});
afterAll(() => world.service.close());

const nextOf = (headers: Headers): string | undefined =>
  /^<http:\/\/[^/]+(\/[^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];

const idsOf = (records: unknown[]): string[] => (records as { id: string }[]).map(({ id }) => id);

/** Of the second page of a list. */
async function cursorOf(list: string): Promise<string> {
  const next = nextOf((await world.service.api('GET', `/api/v1/${list}?limit=1`)).headers);
  return new URL(`http://x${next}`).searchParams.get('cursor') ?? '';
}

describe.each(LISTS)('the list of %s', (list) => {
  it('is paged by the Link header: every record once, in the order of the whole', async () => {
    const whole = await world.service.api('GET', `/api/v1/${list}`);
    expect(whole.status, JSON.stringify(whole.body)).toBe(200);
    expect(Object.keys(whole.body).toSorted()).toEqual(['is_error', 'results']);
    const count = whole.body.results.length as number;
    expect(whole.headers.get('x-total-count')).toBe(String(count));
    expect(count).toBeGreaterThan(0);
    const paged: unknown[] = [];
    let next: string | undefined = `/api/v1/${list}?limit=1`;
    while (next !== undefined && paged.length <= count) {
      const page = await world.service.api('GET', next);
      expect([list, page.status, page.headers.get('x-total-count')]).toEqual([list, 200, String(count)]);
      paged.push(...page.body.results);
      next = nextOf(page.headers);
    }
    expect(idsOf(paged)).toEqual(idsOf(whole.body.results));
  });
  it('has limits from 1 to 100; wrong ones, strange cursors and repeated parameters are 422', async () => {
    expect((await world.service.api('GET', `/api/v1/${list}?limit=100`)).status).toBe(200);
    for (const query of ['limit=0', 'limit=101', 'limit=', 'limit=x', 'limit=-1', 'limit=1&limit=2']) {
      const reply = await world.service.api('GET', `/api/v1/${list}?${query}`);
      expect([query, reply.status, reply.body.error?.details[0].path]).toEqual([query, 422, 'query.limit']);
    }
    const pager = list === 'events' ? 'after' : 'cursor';
    for (const value of ['', 'x', '%00', 'eyJ9', 'a'.repeat(5000)]) {
      const reply = await world.service.api('GET', `/api/v1/${list}?${pager}=${value}`);
      expect([value.slice(0, 9), reply.status]).toEqual([value.slice(0, 9), 422]);
    }
  });
  it('takes its own cursor, and that of no other list', async () => {
    const follow = async (of: string): Promise<number> =>
      (await world.service.api('GET', `/api/v1/${list}?cursor=${await cursorOf(of)}`)).status;
    expect(await follow(list)).toBe(200);
    for (const other of LISTS) {
      if (other !== list) expect([other, await follow(other)]).toEqual([other, 422]);
    }
  });
});

describe('records that belong together', () => {
  it('a candidate has many nominations, one for each job, each in exactly one stage', async () => {
    const { service, stage, next_stage } = world;
    const candidate_id = await buildCandidate(service);
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.push(await buildNomination(service, { job_id: await buildJob(service), candidate_id }));
    }
    const [first = ''] = ids;
    await service.api('PUT', `/api/v1/nominations/${first}`, { current_nomination_stage_id: next_stage });
    const { results } = (await service.api('GET', `/api/v1/nominations?candidate_id=${candidate_id}`)).body;
    const stages = Object.fromEntries(
      results.map((nomination: Record<string, string>) => [
        nomination['id'],
        nomination['current_nomination_stage_id'],
      ]),
    );
    expect(stages).toEqual(Object.fromEntries(ids.map((id) => [id, id === first ? next_stage : stage])));
  });
  it('an application has applied_at, a consideration has null', async () => {
    const { service } = world;
    const considered = await buildNomination(service);
    const applied = await buildNomination(service, { applied_at: '2026-03-01' });
    const read = async (id: string): Promise<unknown> =>
      (await service.api('GET', `/api/v1/nominations/${id}`)).body.result.applied_at;
    expect([await read(considered), await read(applied)]).toEqual([null, '2026-03-01T00:00:00.000Z']);
  });
  it('applied_at takes offsets, Z and bare dates, and nothing that is no moment', async () => {
    const { service, nomination, stage } = world;
    const put = async (applied_at: unknown): Promise<number> =>
      (
        await service.api('PUT', `/api/v1/nominations/${nomination}`, {
          current_nomination_stage_id: stage,
          applied_at,
        })
      ).status;
    for (const good of [
      '2026-03-01T09:00:00+05:30',
      '2026-03-01T09:00:00.123456Z',
      '2026-03-01',
      '2028-02-29T00:00Z',
    ]) {
      expect([good, await put(good)]).toEqual([good, 200]);
    }
    for (const bad of [
      '2026-03-01T09:00:00',
      '2026-02-30',
      '2027-02-29T00:00:00Z',
      'today',
      '',
      0,
      1e12,
      true,
      [],
      '2026-13-01',
    ]) {
      expect([bad, await put(bad)]).toEqual([bad, 422]);
    }
  });
});
