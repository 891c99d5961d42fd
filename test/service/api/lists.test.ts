import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeRows } from '../../helpers/engine.ts';
import {
  attachmentForm,
  buildAttachment,
  buildCandidate,
  buildCandidateTag,
  buildJob,
  buildJobTag,
  buildNomination,
  buildStage,
  buildTag,
  idOf,
  stageNamed,
} from '../../helpers/factories.ts';
import { testService } from '../../helpers/service.ts';
import type { Reply, TestService } from '../../helpers/service.ts';

/** How each list makes one record of its kind, which has this id in another system. */
const MADE: Readonly<Record<string, (service: TestService, remote_id: string) => Promise<string>>> = {
  jobs: (service, remote_id) => buildJob(service, { remote_id }),
  candidates: (service, remote_id) => buildCandidate(service, { remote_id }),
  attachments: (service, remote_id) => buildAttachment(service, { remote_id }),
  nominations: (service, remote_id) => buildNomination(service, { remote_id }),
  tags: (service, remote_id) => buildTag(service, { remote_id }),
};
const LISTS = Object.keys(MADE);

let service: TestService;
beforeAll(async () => {
  service = await testService({ keep: true, children: 0 });
});
afterAll(() => service.close());

const ids = ({ body }: Reply): string[] => (body.results as { id: string }[]).map(({ id }) => id);
const get = (url: string): Promise<Reply> => service.api('GET', `/api/v1/${url}`);
const nextOf = ({ headers }: Reply): string | undefined =>
  /^<http:\/\/[^/]+\/api\/v1\/([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];

const cursorOf = (reply: Reply): string =>
  new URL(`http://x/${nextOf(reply)}`).searchParams.get('cursor') ?? '';

/** Every id on every page; `meanwhile` happens between two of them. */
async function pages(of: TestService, url: string, meanwhile?: () => Promise<unknown>): Promise<string[]> {
  const found: string[] = [];
  for (let next: string | undefined = url; next !== undefined;) {
    const page = await of.api('GET', `/api/v1/${next}`);
    expect(page.status, JSON.stringify(page.body)).toBe(200);
    found.push(...ids(page));
    next = nextOf(page);
    if (next !== undefined) await meanwhile?.();
  }
  return found;
}

describe.each(LISTS)('the list of %s', (list) => {
  it('finds one by the id of another system, exactly, and nobody else', async () => {
    const remote_id = `Ref ${list}/7.ü`;
    const id = await MADE[list]!(service, remote_id);
    await MADE[list]!(service, `${remote_id} b`);
    const found = await get(`${list}?remote_id=${encodeURIComponent(remote_id)}`);
    expect(ids(found)).toEqual([id]);
    expect([found.headers.get('x-total-count'), found.headers.get('link')]).toEqual(['1', null]);
    for (const other of [remote_id.toLowerCase(), `${remote_id} `, 'Ref', '%']) {
      expect([other, ids(await get(`${list}?remote_id=${encodeURIComponent(other)}`))]).toEqual([other, []]);
    }
    for (const wrong of ['', '%20', 'x'.repeat(1001)]) {
      const reply = await get(`${list}?remote_id=${wrong}`);
      expect([reply.status, reply.body.error?.details[0].path]).toEqual([422, 'query.remote_id']);
    }
  });

  it('is sorted by either date, either way; equal dates follow the ids', async () => {
    const own = await testService({ children: 0 });
    const made: string[] = [];
    for (let count = 0; count < 6; count += 1) made.push(await MADE[list]!(own, `s-${count}`));
    const days = [3, 1, 2, 2, 2, 1];
    for (const [index, id] of made.entries()) {
      const day = `2026-05-0${days[index]}T00:00:00.000Z`;
      await changeRows(own, `UPDATE ${list} SET created_at = ? WHERE id = ?`, day, id);
      if (list === 'tags') continue;
      const changed = `2026-06-0${4 - (days[index] ?? 0)}T00:00:00.000Z`;
      await changeRows(own, `UPDATE ${list} SET modified_at = ? WHERE id = ?`, changed, id);
    }
    const by_day = [1, 5, 2, 3, 4, 0].map((index) => made[index]);
    const by_change = list === 'tags' ? by_day : [0, 2, 3, 4, 1, 5].map((index) => made[index]);
    for (const limit of [1, 2, 4, 100]) {
      const sorted = (sort: string): Promise<string[]> => pages(own, `${list}?limit=${limit}${sort}`);
      expect(await sorted('&sort=created_at')).toEqual(by_day);
      expect(await sorted('&sort=-created_at')).toEqual(by_day.toReversed());
      expect(await sorted('')).toEqual(by_day.toReversed());
      expect(await sorted('&sort=modified_at')).toEqual(by_change);
      expect(await sorted('&sort=-modified_at')).toEqual(by_change.toReversed());
    }
    for (const sort of ['name', '', '-', 'created_at,id', 'created_at&sort=created_at']) {
      const reply = await own.api('GET', `/api/v1/${list}?sort=${sort}`);
      expect([reply.status, reply.body.error?.details[0].path]).toEqual([422, 'query.sort']);
    }
  });

  it('gives every record exactly once while others are added, all with one date', async () => {
    const own = await testService({ children: 0 });
    const made: string[] = [];
    for (let count = 0; count < 5; count += 1) made.push(await MADE[list]!(own, `p-${count}`));
    await changeRows(own, `UPDATE ${list} SET created_at = '2026-05-01T00:00:00.000Z'`);
    let added = 0;
    const add = async (): Promise<void> => {
      await MADE[list]!(own, `added-${(added += 1)}`);
      await changeRows(own, `UPDATE ${list} SET created_at = '2026-05-01T00:00:00.000Z'`);
    };
    for (const sort of ['created_at', '-created_at']) {
      const found = await pages(own, `${list}?limit=2&sort=${sort}`, sort === 'created_at' ? undefined : add);
      expect(new Set(found).size).toBe(found.length);
      expect(made.filter((id) => !found.includes(id))).toEqual([]);
    }
  });

  it('tells what changed after a moment, not at it', async () => {
    const [first, second] = [await MADE[list]!(service, 'u-1'), await MADE[list]!(service, 'u-2')];
    const column = list === 'tags' ? 'created_at' : 'modified_at';
    await changeRows(
      service,
      `UPDATE ${list} SET ${column} = '2031-01-01T00:00:00.000Z' WHERE id = ?`,
      first,
    );
    await changeRows(
      service,
      `UPDATE ${list} SET ${column} = '2031-01-01T00:00:00.001Z' WHERE id = ?`,
      second,
    );
    const after = async (moment: string): Promise<string[]> =>
      ids(await get(`${list}?sort=modified_at&updated_after=${encodeURIComponent(moment)}`));
    expect(await after('2030-12-31')).toEqual([first, second]);
    expect(await after('2031-01-01T00:00:00.000Z')).toEqual([second]);
    expect(await after('2031-01-01T01:00:00+01:00')).toEqual([second]);
    expect(await after('2031-01-01T00:00:00.001Z')).toEqual([]);
    for (const wrong of ['', 'yesterday', '2031-02-30']) {
      const reply = await get(`${list}?updated_after=${wrong}`);
      expect([reply.status, reply.body.error?.details[0].path]).toEqual([422, 'query.updated_after']);
    }
  });
});

it('lists are filtered by what a record is or refers to', async () => {
  const tag_id = await buildTag(service, { name: 'Zephyr tooling' });
  const job_id = await buildJob(service, { status: 'archived' });
  const candidate_id = await buildCandidate(service);
  await buildJobTag(service, { job_id, tag_id });
  await buildCandidateTag(service, { candidate_id, tag_id });
  const stage_id = await buildStage(service, { job_id });
  const nomination_id = await buildNomination(service, {
    job_id,
    candidate_id,
    current_nomination_stage_id: stage_id,
  });
  const about = idOf(
    await service.api('POST', '/api/v1/attachments', attachmentForm({ candidate_id, type: 'about' })),
  );
  const resume = await buildAttachment(service, { candidate_id });
  const table: readonly (readonly [string, readonly string[]])[] = [
    ['jobs?status=archived', [job_id]],
    [`jobs?tag_id=${tag_id}`, [job_id]],
    [`jobs?tag_id=${tag_id}&status=open`, []],
    [`candidates?tag_id=${tag_id}`, [candidate_id]],
    [`candidates?job_id=${job_id}`, [candidate_id]],
    [`attachments?candidate_id=${candidate_id}`, [resume, about]],
    [`attachments?candidate_id=${candidate_id}&type=about`, [about]],
    [`nominations?job_id=${job_id}`, [nomination_id]],
    [`nominations?candidate_id=${candidate_id}`, [nomination_id]],
    [`nominations?stage_id=${stage_id}`, [nomination_id]],
    [`nominations?job_id=${job_id}&stage_id=${await stageNamed(service, 'New')}`, []],
    ['tags?q=zephyr', [tag_id]],
  ];
  for (const [url, expected] of table) {
    const found = await get(url);
    expect([url, ids(found), found.headers.get('x-total-count')]).toEqual([
      url,
      expected,
      String(expected.length),
    ]);
  }
  for (const wrong of ['jobs?status=gone', 'attachments?type=photo', 'nominations?stage_id=1']) {
    expect([wrong, (await get(wrong)).status]).toEqual([wrong, 422]);
  }
});

it('a cursor belongs to its list, its filters and its order', async () => {
  for (const list of LISTS) {
    await MADE[list]!(service, 'c-1');
    await MADE[list]!(service, 'c-2');
  }
  const cursor = cursorOf(await get('jobs?limit=1'));
  const same = ['jobs?limit=50', 'jobs', 'jobs?sort=-created_at', 'jobs/'];
  const other = [
    'jobs?status=open',
    'jobs?sort=created_at',
    'jobs?sort=-modified_at',
    'jobs?updated_after=2020-01-01',
    'candidates',
    'nominations',
    'tags',
    'attachments',
  ];
  const follow = (url: string, by = cursor): Promise<Reply> =>
    get(`${url}${url.includes('?') ? '&' : '?'}cursor=${by}`);
  for (const url of same) expect([url, (await follow(url)).status]).toEqual([url, 200]);
  for (const url of other) {
    const reply = await follow(url);
    expect([url, reply.status, reply.body.error?.details[0].path]).toEqual([url, 422, 'query.cursor']);
  }
  // a place that was made up, under the mark of another one
  const place = Buffer.from(JSON.stringify(['2026-01-01T00:00:00.000Z', 'ffffffff'])).toString('base64url');
  for (const forged of [place, place + cursor.slice(-22), cursor.slice(0, -1), `${cursor}A`]) {
    expect([forged, (await follow('jobs', forged)).status]).toEqual([forged, 422]);
  }
  const filtered = cursorOf(await get('tags?limit=1&q=Tag&sort=created_at'));
  expect((await follow('tags?q=Tag&sort=created_at', filtered)).status).toBe(200);
  expect((await follow('tags?sort=created_at', filtered)).status).toBe(422);
  const candidate_id = await buildCandidate(service);
  const upper = cursorOf(await get(`nominations?limit=1&job_id=${await jobWithTwo()}`));
  expect(upper).not.toBe('');
  expect((await follow(`nominations?candidate_id=${candidate_id}`, upper)).status).toBe(422);
});

async function jobWithTwo(): Promise<string> {
  const job_id = await buildJob(service);
  await buildNomination(service, { job_id });
  await buildNomination(service, { job_id });
  return job_id;
}
