import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildCandidate,
  buildJob,
  buildNomination,
  buildStage,
  fileForm,
  stageNamed,
} from '../../helpers/factories.ts';
import { testService } from '../../helpers/service.ts';
import type { TestService } from '../../helpers/service.ts';

/** Jobs at a glance: what is counted, by whom it was seen, and in which order they come. */

let service: TestService;
beforeAll(async () => {
  service = await testService({ keep: true, children: 0, is_office: true });
});
afterAll(async () => {
  expect(service.problems).toEqual([]);
  await service.close();
});

type Overview = Record<string, unknown> & {
  id: string;
  title: string;
  stages: { name: string; count: number }[];
};

const list = async (query = ''): Promise<Overview[]> => {
  const { status, body } = await service.api('GET', `/api/v1/job_overviews${query}`);
  expect(status).toBe(200);
  return body.results as Overview[];
};
const one = async (id: string): Promise<Overview> => (await list()).find((job) => job.id === id)!;
const move = async (nomination: string, stage: string) =>
  service.api('PUT', `/api/v1/nominations/${nomination}`, {
    current_nomination_stage_id: await stageNamed(service, stage),
  });
const note = (candidate_id: string, job_id?: string) =>
  service.api('POST', '/api/v1/notes', { candidate_id, job_id, text: 'Called: free from May.' });
const nominate = async (job_id: string): Promise<{ candidate: string; nomination: string }> => {
  const candidate = await buildCandidate(service);
  return { candidate, nomination: await buildNomination(service, { job_id, candidate_id: candidate }) };
};

describe('counts', () => {
  it('of a job nobody is in', async () => {
    const job = await buildJob(service, { title: 'Empty', description: 'Cook' });
    const stages = (await one(job)).stages.map(({ name, count }) => [name, count]);
    expect(stages[0]).toEqual(['New', 0]);
    expect(stages.at(-1)).toEqual(['Rejected', 0]);
    expect(await one(job)).toMatchObject({
      candidates: 0,
      new_candidates: 0,
      unread: 0,
      to_call: 0,
      files_in_need: 0,
      looked_at: null,
      days_to_deadline: null,
      is_described: false,
      details: { client_name: null },
    });
  });

  it('who is unread until somebody moves them or writes about them', async () => {
    const job = await buildJob(service);
    const [first, second, third, fourth] = [
      await nominate(job),
      await nominate(job),
      await nominate(job),
      await nominate(job),
    ];
    expect(await one(job)).toMatchObject({ candidates: 4, unread: 4 });
    await move(first.nomination, 'Reviewing');
    await move(first.nomination, 'New');
    expect(await one(job)).toMatchObject({ candidates: 4, unread: 3 });
    await note(second.candidate, job);
    await note(third.candidate);
    const elsewhere = await buildJob(service);
    await note(fourth.candidate, elsewhere);
    expect(await one(job)).toMatchObject({ candidates: 4, unread: 1 });
  });

  it('who is to be called: on the shortlist, with no note since', async () => {
    const job = await buildJob(service);
    const { candidate, nomination } = await nominate(job);
    await note(candidate, job);
    expect(await one(job)).toMatchObject({ to_call: 0 });
    await move(nomination, 'Shortlisted');
    expect(await one(job)).toMatchObject({ to_call: 1, unread: 0 });
    await note(candidate, job);
    expect(await one(job)).toMatchObject({ to_call: 0 });
    const stage = (await one(job)).stages.find(({ name }) => name === 'Shortlisted');
    expect(stage).toMatchObject({ count: 1, category: 'active' });
  });

  it('in the pipeline that a job has for itself', async () => {
    const job = await buildJob(service);
    const { nomination } = await nominate(job);
    await buildStage(service, { job_id: job, name: 'Longlist', position: 0 });
    const own = await buildStage(service, { job_id: job, name: 'Our shortlist', position: 1 });
    expect((await one(job)).stages.map(({ name, count }) => [name, count])).toEqual(
      expect.arrayContaining([
        ['Longlist', 0],
        ['New', 1],
        ['Our shortlist', 0],
      ]),
    );
    await service.api('PUT', `/api/v1/nominations/${nomination}`, { current_nomination_stage_id: own });
    expect((await one(job)).stages.map(({ name, count }) => [name, count])).toEqual([
      ['Longlist', 0],
      ['Our shortlist', 1],
    ]);
    expect(await one(job)).toMatchObject({ to_call: 1 });
  });

  it('files that were not taken', async () => {
    const job = await buildJob(service);
    await nominate(job);
    expect(await one(job)).toMatchObject({ files_in_need: 0 });
    const refused = fileForm('', 'empty.pdf', { job_id: job });
    await service.api('POST', '/api/v1/imports', refused);
    expect(await one(job)).toMatchObject({ files_in_need: 1 });
  });
});

it('tells what is new to whoever looks, and to nobody else', async () => {
  const other = (await service.api('POST', '/api/v1/clients', { name: 'A tool', scopes: ['all:read'] })).body
    .result;
  const { body } = await service.api('POST', '/api/v1/auth/tokens', {
    client_id: other.client_id,
    client_secret: other.client_secret,
    grant_type: 'client_credentials',
  });
  const theirs = { token: body.access_token as string };
  const job = await buildJob(service);
  await nominate(job);
  expect(await one(job)).toMatchObject({ new_candidates: 1, looked_at: null });
  const looked = await service.recorded(() => service.api('POST', `/api/v1/jobs/${job}/look`));
  expect([looked.result.status, looked.events]).toEqual([200, []]);
  expect(await one(job)).toMatchObject({ new_candidates: 0, looked_at: expect.any(String) });
  await nominate(job);
  expect(await one(job)).toMatchObject({ candidates: 2, new_candidates: 1 });
  const seen = (await service.api('GET', '/api/v1/job_overviews', undefined, theirs)).body
    .results as Overview[];
  expect(seen.find(({ id }) => id === job)).toMatchObject({ new_candidates: 2, looked_at: null });
  // who may only read looks, too
  expect((await service.api('POST', `/api/v1/jobs/${job}/look`, undefined, theirs)).status).toBe(200);
  expect((await service.api('POST', '/api/v1/jobs/0198c0de-0000-7000-8000-000000000001/look')).status).toBe(
    404,
  );
});

const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const titles = async (query: string): Promise<string[]> =>
  (await list(query)).map(({ title }) => title).filter((title) => title.endsWith('list'));

describe('the list', () => {
  const made: string[] = [];
  beforeAll(async () => {
    const jobs = [
      ['Zookeeper list', { client_name: 'Älmhult Park', deadline: day(5) }],
      ['árborist list', { client_name: 'Green & Sons', location: 'Lund', deadline: day(-2) }],
      ['Mason list', { contact_name: 'Zoe Lind' }],
    ] as const;
    for (const [title, details] of jobs) {
      const id = await buildJob(service, { title, status: title.startsWith('Mason') ? 'closed' : 'open' });
      await service.api('PATCH', `/api/v1/jobs/${id}/details`, details);
      made.push(id);
    }
  });

  it.each([
    ['newest first', '', ['Mason list', 'árborist list', 'Zookeeper list']],
    ['by title, whatever its accents', '?sort=title', ['árborist list', 'Mason list', 'Zookeeper list']],
    ['by deadline, those without last', '?sort=deadline', ['árborist list', 'Zookeeper list', 'Mason list']],
    ['of one status', '?status=closed', ['Mason list']],
    ['by the customer, without accents', '?q=almhult', ['Zookeeper list']],
    ['by the place', '?q=LUND', ['árborist list']],
    ['by the contact person and the title', '?q=lind+mason', ['Mason list']],
    ['by nothing there is', '?q=lind+zookeeper', []],
  ])('%s', async (_, query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it('by what happened last', async () => {
    await nominate(made[0]!);
    expect((await titles('?sort=-last_activity_at'))[0]).toBe('Zookeeper list');
    await note(await buildCandidate(service), made[1]);
    expect((await titles('?sort=-last_activity_at'))[0]).toBe('árborist list');
  });

  it.each(['-created_at', '-last_activity_at', 'deadline', 'title'])(
    'a page at a time by %s',
    async (sort) => {
      const all = (await list(`?sort=${sort}`)).map(({ id }) => id);
      const paged: string[] = [];
      let next: string | null = `/api/v1/job_overviews?sort=${sort}&limit=2`;
      while (next !== null) {
        const { body, headers } = await service.api('GET', next);
        expect(headers.get('x-total-count')).toBe(String(all.length));
        paged.push(...(body.results as Overview[]).map(({ id }) => id));
        const link: string | undefined = /<([^>]+)>/u.exec(headers.get('link') ?? '')?.[1];
        next = link === undefined ? null : link.slice(link.indexOf('/api'));
      }
      expect(paged).toEqual(all);
    },
  );

  it('counts the days to the deadline', async () => {
    expect(await one(made[0]!)).toMatchObject({ days_to_deadline: 5 });
    expect(await one(made[1]!)).toMatchObject({ days_to_deadline: -2 });
  });
});
