import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  attachmentForm,
  buildAttachment,
  buildCandidate,
  buildJob,
  buildNomination,
  buildStage,
  jobInput,
  stageNamed,
} from '../../helpers/factories.ts';
import { testService } from '../../helpers/service.ts';
import type { Reply, TestService } from '../../helpers/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService({ keep: true, children: 0 });
});
afterAll(() => service.close());

const tagOf = (reply: Reply): string => reply.headers.get('etag') ?? '';
const refused = (status: number) => ({ status, body: { error: { type: 'PRECONDITION_FAILED' } } });

type Kind = {
  readonly kind: string;
  /** Makes a record; gives its path. */
  readonly make: () => Promise<string>;
  /** A change of it that is allowed. */
  readonly change: () => Promise<readonly [method: string, body: unknown]>;
};

const KINDS: readonly Kind[] = [
  {
    kind: 'job',
    make: async () => `/api/v1/jobs/${await buildJob(service)}`,
    change: async () => ['PATCH', { title: 'Night shift supervisor' }],
  },
  {
    // a field that is written and never shown is part of the version, too
    kind: 'job, by its hidden fields',
    make: async () => `/api/v1/jobs/${await buildJob(service)}`,
    change: async () => ['PATCH', { auto_evaluation_behavior: 'auto_evaluate_nominations' }],
  },
  {
    kind: 'job, replaced',
    make: async () => `/api/v1/jobs/${await buildJob(service)}`,
    change: async () => ['PUT', jobInput({ title: 'Day shift supervisor' })],
  },
  {
    kind: 'nomination stage',
    make: async () => `/api/v1/nomination_stages/${await buildStage(service)}`,
    change: async () => ['PUT', { name: 'Third interview' }],
  },
  {
    kind: 'nomination',
    make: async () => `/api/v1/nominations/${await buildNomination(service)}`,
    change: async () => [
      'PUT',
      { current_nomination_stage_id: await stageNamed(service, 'Reviewing'), applied_at: '2026-01-01' },
    ],
  },
  {
    kind: 'attachment',
    make: async () => `/api/v1/attachments/${await buildAttachment(service)}`,
    change: async () => ['PUT', attachmentForm({ type: 'about' }, 'Likes early shifts.')],
  },
];

describe.each(KINDS)('the entity tag of a $kind', ({ make, change }) => {
  it('guards every change', async () => {
    const path = await make();
    const first = tagOf(await service.api('GET', path));
    expect(first).toMatch(/^"[\w-]{27}"$/);
    expect(tagOf(await service.api('HEAD', path))).toBe(first);

    const [method, body] = await change();
    const send = (tag: string): Promise<Reply> =>
      service.api(method, path, body, { headers: { 'if-match': tag } });
    const before = await service.recorded(() => send(`"other", W/${first}`));
    expect(before).toMatchObject({ result: refused(412), events: [], tasks: [] });
    expect(before.result.body.error.details).toMatchObject([{ path: 'header.if-match' }]);
    expect(await service.api(method, path, body, { headers: { 'if-none-match': '*' } })).toMatchObject(
      refused(412),
    );

    expect((await send(`"other", ${first}`)).status).toBe(200);
    const second = tagOf(await service.api('GET', path));
    expect(second).not.toBe(first);
    expect(await send(first)).toMatchObject(refused(412));

    const remove = (tag: string): Promise<Reply> =>
      service.api('DELETE', path, undefined, { headers: { 'if-match': tag } });
    expect(await remove(first)).toMatchObject(refused(412));
    expect((await remove(second)).status).toBe(200);
    expect((await remove('*')).status).toBe(404);
  });

  it('of two changes of one version exactly one passes', async () => {
    const path = await make();
    const tag = tagOf(await service.api('GET', path));
    const [method, body] = await change();
    const send = (): Promise<Reply> => service.api(method, path, body, { headers: { 'if-match': tag } });
    const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 412, 412]);
  });
});

describe('reading again', () => {
  it.each([
    ['job', async () => `/api/v1/jobs/${await buildJob(service)}`],
    ['stage', async () => `/api/v1/nomination_stages/${await buildStage(service)}`],
    ['nomination', async () => `/api/v1/nominations/${await buildNomination(service)}`],
    ['document', async () => `/api/v1/attachments/${await buildAttachment(service)}/document`],
    ['ranking', singleRanking],
    ['summary', summary],
  ])('a %s the caller has is 304', async (_kind, make) => {
    const path = await make();
    const tag = tagOf(await service.api('GET', path));
    expect(tag).not.toBe('');
    for (const held of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await service.api('GET', path, undefined, { headers: { 'if-none-match': held } });
      expect(again).toMatchObject({ status: 304, body: '' });
      expect(tagOf(again)).toBe(tag);
    }
    const other = await service.api('GET', path, undefined, { headers: { 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
  });

  it('an attachment is never 304, as its link is new each time, but has one tag', async () => {
    const path = `/api/v1/attachments/${await buildAttachment(service)}`;
    const tag = tagOf(await service.api('GET', path));
    const again = await service.api('GET', path, undefined, { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(200);
    expect(again.headers.get('cache-control')).toBe('no-store');
    expect(again.body.result.ephemeral_url).toContain('/files/');
    expect(tagOf(again)).toBe(tag);
  });
});

describe('PUT in remote form', () => {
  it.each([
    ['jobs', (): unknown => jobInput({ remote_id: undefined })],
    ['attachments', (): unknown => attachmentForm()],
  ])('of %s creates only, or changes only, when asked', async (collection, body) => {
    const path = `/api/v1/${collection}/remote.only-${collection}`;
    const sent = (): unknown => {
      const made = body();
      if (made instanceof FormData) made.delete('remote_id');
      return made;
    };
    const put = (headers: Record<string, string>): Promise<Reply> =>
      service.api('PUT', path, sent(), { headers });
    const nothing = await service.recorded(() => put({ 'if-match': '*' }));
    expect(nothing).toMatchObject({ result: refused(412), events: [], tasks: [] });
    expect((await put({ 'if-none-match': '*' })).status).toBe(201);
    expect(await put({ 'if-none-match': '*' })).toMatchObject(refused(412));
    expect((await put({ 'if-match': '*' })).status).toBe(200);
  });
});

async function singleRanking(): Promise<string> {
  const { candidate_id, job_id } = await nominated();
  return `/api/v1/candidate_rankings/${candidate_id}?filter_job_id=${job_id}`;
}

async function summary(): Promise<string> {
  const { body } = await service.api('GET', await singleRanking());
  return `/api/v1/summaries/${body.result.summary_id}`;
}

async function nominated(): Promise<{ candidate_id: string; job_id: string }> {
  const pair = { candidate_id: await buildCandidate(service), job_id: await buildJob(service) };
  await buildNomination(service, pair);
  return pair;
}
