import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#service/ids.ts';
import { attachmentForm, buildCandidate, buildJob, idOf, jobInput } from '../../helpers/factories.ts';
import { buildWorld, tagInput } from './world.ts';
import type { World } from './world.ts';

/** Records as they are read back, and the rules that tie fields together. */

let world: World;
beforeAll(async () => {
  world = await buildWorld();
});
afterAll(() => world.service.close());

const unique = (): string => `r-${newId()}`;
const STATUSES = ['open', 'archived', 'closed'];
type Fields = Record<string, unknown>;

const read = async (path: string): Promise<Fields> =>
  (await world.service.api('GET', `/api/v1${path}`)).body.result as Fields;
const post = (body: unknown, headers?: Record<string, string>): ReturnType<World['service']['api']> =>
  world.service.api('POST', '/api/v1/attachments', body, headers === undefined ? {} : { headers });

describe('what a client cannot set', () => {
  it('id, created_at and modified_at of a body are ignored', async () => {
    const { service, job: job_id } = world;
    const own = newId();
    const input = jobInput({
      id: own,
      created_at: '2001-01-01T00:00:00.000Z',
      modified_at: '2001-01-01T00:00:00.000Z',
    });
    const id = idOf(await service.api('POST', '/api/v1/jobs', input));
    expect(id).not.toBe(own);
    const { result } = (await service.api('GET', `/api/v1/jobs/${id}`)).body;
    expect(result.created_at).not.toContain('2001');
    expect(result.modified_at).not.toContain('2001');
    expect(job_id).not.toBe(id);
  });
  it('modified_at moves with a change, created_at and id stay', async () => {
    const { service } = world;
    const id = await buildJob(service);
    const before = (await service.api('GET', `/api/v1/jobs/${id}`)).body.result;
    await new Promise((resolve) => setTimeout(resolve, 3));
    await service.api('PATCH', `/api/v1/jobs/${id}`, { status: 'archived' });
    const after = (await service.api('GET', `/api/v1/jobs/${id}`)).body.result;
    expect(after).toMatchObject({ id, created_at: before.created_at, status: 'archived' });
    expect(Date.parse(after.modified_at)).toBeGreaterThan(Date.parse(before.modified_at));
  });
});

describe('records read back', () => {
  it('a job: eight fields, the two automatic ones never among them', async () => {
    const body = jobInput({
      job_posting_urls: ['https://example.com/jobs/7'],
      auto_evaluation_behavior: 'auto_evaluate_nominations',
      default_nomination_stage_id: world.stage,
    });
    const id = idOf(await world.service.api('POST', '/api/v1/jobs', body));
    expect(await read(`/jobs/${id}`)).toEqual({
      id,
      title: body['title'],
      description: body['description'],
      status: 'open',
      job_posting_urls: ['https://example.com/jobs/7'],
      remote_id: body['remote_id'],
      created_at: expect.any(String),
      modified_at: expect.any(String),
    });
  });
  it('an attachment: eight fields, with an absolute address of the file', async () => {
    expect(await read(`/attachments/${world.attachment}`)).toEqual({
      id: world.attachment,
      remote_id: 'file:1',
      type: 'resume',
      file_name: 'ines-okafor.txt',
      candidate_id: world.candidate,
      ephemeral_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/files\//),
      created_at: expect.any(String),
      modified_at: expect.any(String),
    });
  });
  it('a nomination: its eight fields', async () => {
    expect(await read(`/nominations/${world.nomination}`)).toEqual({
      id: world.nomination,
      job_id: world.job,
      candidate_id: world.candidate,
      current_nomination_stage_id: world.stage,
      remote_id: 'application:1',
      applied_at: expect.stringMatching(/Z$/),
      created_at: expect.any(String),
      modified_at: expect.any(String),
    });
  });
  it('a tag, a candidate tag, a job tag: the fields listed and no other', async () => {
    expect(await read(`/tags/${world.tag}`)).toEqual({
      id: world.tag,
      ...tagInput('Refrigeration'),
      description: '',
      created_at: expect.any(String),
    });
    expect(await read(`/candidate_tags/${world.candidate_tag}`)).toEqual({
      id: world.candidate_tag,
      candidate_id: world.candidate,
      tag_id: world.tag,
      creation_method: 'selected_by_organization',
      created_at: expect.any(String),
    });
    expect(await read(`/job_tags/${world.job_tag}`)).toEqual({
      id: world.job_tag,
      job_id: world.job,
      tag_id: world.tag,
      created_at: expect.any(String),
    });
  });
  it('a criterion: its UUID, prompt_text, and display_name that is null when unset', async () => {
    expect(await read(`/jobs/${world.job}/criteria/${world.criterion}`)).toMatchObject({
      id: world.criterion,
      prompt_text: 'Has led a team of at least five people',
      display_name: null,
    });
  });
});

describe('jobs and their automatic behaviour', () => {
  it('nominating needs a stage, on POST, PUT and PATCH', async () => {
    const { service, job: id } = world;
    const behaviour = { auto_evaluation_behavior: 'auto_nominate_and_evaluate_candidates' };
    await service.api('PUT', `/api/v1/jobs/${id}`, jobInput({ remote_id: undefined }));
    for (const [method, url, body] of [
      ['POST', '/jobs', jobInput(behaviour)],
      ['PUT', `/jobs/${id}`, jobInput({ ...behaviour, remote_id: undefined })],
      ['PUT', `/jobs/remote.${unique()}`, jobInput({ ...behaviour, remote_id: undefined })],
      ['PATCH', `/jobs/${await buildJob(service)}`, behaviour],
    ] as const) {
      const reply = await service.api(method, `/api/v1${url}`, body);
      expect([method, reply.status, reply.body.error?.details[0]?.path]).toEqual([
        method,
        422,
        'body.default_nomination_stage_id',
      ]);
      const with_stage = { ...body, default_nomination_stage_id: world.stage };
      expect([200, 201]).toContain((await service.api(method, `/api/v1${url}`, with_stage)).status);
    }
    await service.api('PUT', `/api/v1/jobs/${id}`, jobInput({ remote_id: undefined }));
  });
  it('evaluating alone, and null, need none', async () => {
    for (const auto_evaluation_behavior of ['auto_evaluate_nominations', null]) {
      const reply = await world.service.api('POST', '/api/v1/jobs', jobInput({ auto_evaluation_behavior }));
      expect(reply.status).toBe(201);
    }
  });
  it('every status can follow every other', async () => {
    const id = await buildJob(world.service);
    for (const from of STATUSES) {
      for (const to of STATUSES) {
        for (const status of [from, to]) {
          expect((await world.service.api('PATCH', `/api/v1/jobs/${id}`, { status })).status).toBe(200);
        }
        expect((await world.service.api('GET', `/api/v1/jobs/${id}`)).body.result.status).toBe(to);
      }
    }
  });
});

describe('attachments', () => {
  it('each type is taken, and no other; candidate_id and file_name may be left out', async () => {
    for (const type of ['about', 'resume', 'role_preferences', 'work_experiences']) {
      expect((await post(attachmentForm({ type }))).status).toBe(201);
    }
    expect((await post(attachmentForm({ type: 'photo' }))).body.error.details[0].path).toBe('body.type');
  });
  it('a form without remote_id, type and file names all three', async () => {
    const form = new FormData();
    form.set('candidate_id', world.candidate);
    const reply = await post(form);
    expect(reply.body.error.details.map(({ path }: { path: string }) => path).sort()).toEqual([
      'body.file',
      'body.remote_id',
      'body.type',
    ]);
  });
  it('public_file_url in a form and file in JSON are refused', async () => {
    const form = await post(attachmentForm({ public_file_url: 'https://example.com/a.pdf' }));
    expect([form.status, form.body.error.details[0].path]).toEqual([422, 'body.public_file_url']);
    const json = {
      remote_id: unique(),
      type: 'resume',
      file: 'JVBERi0=',
      public_file_url: 'https://example.com/a',
    };
    const sent = await post(json);
    expect([sent.status, sent.body.error.details[0].path]).toEqual([422, 'body.file']);
  });
  it('JSON needs public_file_url', async () => {
    const reply = await post({ remote_id: unique(), type: 'resume' });
    expect([reply.status, reply.body.error.details[0].path]).toEqual([422, 'body.public_file_url']);
  });
  it('a candidate has many, and each names its candidate', async () => {
    const candidate = await buildCandidate(world.service);
    for (let count = 0; count < 3; count += 1) await post(attachmentForm({ candidate_id: candidate }));
    const list = await world.service.api('GET', `/api/v1/attachments?candidate_id=${candidate}`);
    expect(list.body.results).toHaveLength(3);
  });
});
