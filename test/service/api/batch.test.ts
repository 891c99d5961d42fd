import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#service/ids.ts';
import { changeRows, storedFiles } from '../../helpers/engine.ts';
import {
  buildAttachment,
  buildCandidate,
  buildJob,
  buildNomination,
  buildStage,
  jobInput,
  stageNamed,
} from '../../helpers/factories.ts';
import { testService } from '../../helpers/service.ts';
import type { Reply, Send, TestService } from '../../helpers/service.ts';

type Operation = { readonly method: string; readonly path: string; readonly body?: unknown };

let service: TestService;
beforeAll(async () => {
  service = await testService({ keep: true, children: 0 });
});
afterAll(() => service.close());

const batch = (operations: readonly Operation[], atomic?: boolean, send: Send = {}): Promise<Reply> =>
  service.api('POST', '/api/v1/batch', { operations, atomic }, send);
const statuses = ({ body }: Reply): number[] =>
  (body.results as { status: number }[]).map(({ status }) => status);
const read = (url: string): Promise<Reply> => service.api('GET', `/api/v1${url}`);

describe.each([false, true])('a batch, atomic: %s', (atomic) => {
  it('carries out every kind of change in its order, by ids of other systems', async () => {
    const job = `b-${newId()}`;
    const person = `p-${newId()}`;
    const { result: reply, events } = await service.recorded(() =>
      batch(
        [
          { method: 'PUT', path: `/jobs/remote.${job}`, body: jobInput({ remote_id: undefined }) },
          { method: 'PUT', path: `/api/v1/candidates/remote.${person}`, body: { full_name: 'Ada B.' } },
          { method: 'POST', path: `/jobs/remote.${job}/criteria`, body: { prompt_text: 'Drives' } },
          { method: 'PATCH', path: `/candidates/remote.${person}/`, body: { phone: '555-0101' } },
          { method: 'DELETE', path: `/candidates/remote.${person}` },
        ],
        atomic,
      ),
    );
    expect([reply.status, statuses(reply)]).toEqual([200, [201, 201, 201, 200, 200]]);
    const [first, second, , , last] = reply.body.results as { body: { result: { id: string } } }[];
    expect((await read(`/jobs/remote.${job}`)).body.result.id).toBe(first?.body.result.id);
    expect(last?.body.result.id).toBe(second?.body.result.id);
    expect((await read(`/jobs/remote.${job}/criteria`)).body.results).toHaveLength(1);
    expect(events).toEqual([
      'job.created',
      'candidate.created',
      'criterion.created',
      'candidate.updated',
      'candidate.deleted',
      'ranking.changed',
    ]);
    expect(service.problems).toEqual([]);
  });

  it('checks each operation as if it were sent alone', async () => {
    const alone: readonly Operation[] = [
      { method: 'POST', path: '/jobs', body: { title: '' } },
      { method: 'POST', path: '/jobs' },
      { method: 'PATCH', path: `/jobs/${newId()}`, body: {} },
      { method: 'PUT', path: '/nowhere/1', body: {} },
      // alone a 405, whose Allow is of no use to who asked for a batch
      ...(atomic ? [] : [{ method: 'DELETE', path: '/jobs' }]),
      { method: 'PATCH', path: '/jobs/not-an-id', body: {} },
      { method: 'DELETE', path: '/jobs/%zz' },
    ];
    for (const operation of alone) {
      const { method, path: at, body } = operation;
      const expected = await service.api(method, `/api/v1${at}`, body);
      const reply = await batch([operation], atomic);
      if (atomic) {
        expect([at, reply.status, reply.body.error.type]).toEqual([
          at,
          expected.status,
          expected.body.error.type,
        ]);
      } else {
        const [one] = reply.body.results;
        const { request_id: _one, ...error } = one.body.error;
        const { request_id: _other, ...same } = expected.body.error;
        expect([at, one.status, error]).toEqual([at, expected.status, same]);
      }
    }
  });

  it('leaves half a character in an operation to that operation', async () => {
    const broken = jobInput({ title: 'cut \ud83d' });
    const reply = await batch(
      [
        { method: 'POST', path: '/jobs', body: jobInput() },
        { method: 'POST', path: '/jobs', body: broken },
      ],
      atomic,
    );
    const alone = await service.api('POST', '/api/v1/jobs', broken);
    expect(alone.status).toBe(422);
    if (atomic) expect(reply.status).toBe(422);
    else {
      expect(statuses(reply)).toEqual([201, 422]);
      expect(reply.body.results[1].body.error.details).toEqual(alone.body.error.details);
    }
    const broken_path = '/jobs/\ud83d';
    expect((await batch([{ method: 'DELETE', path: broken_path }], atomic)).body.error.details).toMatchObject(
      [{ path: 'body.operations.0.path' }],
    );
  });

  it('has between 1 and 100 operations, of paths of this API, and no other batch', async () => {
    const one = { method: 'DELETE', path: `/jobs/${newId()}` };
    for (const operations of [[], Array.from({ length: 101 }, () => one)]) {
      const reply = await batch(operations, atomic);
      expect([reply.status, reply.body.error.details[0].path]).toEqual([422, 'body.operations']);
    }
    for (const wrong of [
      'jobs',
      'http://x/jobs',
      '//x/jobs',
      '/../health',
      '/%2e%2e/health',
      '/a/../../../files/1',
      '',
    ]) {
      const reply = await batch([one, { method: 'DELETE', path: wrong }], atomic);
      expect([wrong, reply.status, reply.body.error?.details[0].path]).toEqual([
        wrong,
        422,
        'body.operations.1.path',
      ]);
    }
    expect((await batch([{ method: 'GET', path: '/jobs' }], atomic)).status).toBe(422);
    for (const never of ['/batch', '/batch/', '/b%61tch', '/api/v1/batch?x=1', '/auth/tokens', '/exports']) {
      const reply = await batch([{ method: 'POST', path: never, body: { operations: [one] } }], atomic);
      const status = atomic ? reply.status : statuses(reply)[0];
      expect([never, status]).toEqual([never, 422]);
    }
  });

  it('does for a caller what that caller may do, and no more', async () => {
    const client = await service.api('POST', '/api/v1/clients', { name: 'Reads', scopes: ['all:read'] });
    const token = await service.tokenFor(client.body.result);
    const job = await buildJob(service);
    const reply = await batch([{ method: 'DELETE', path: `/jobs/${job}` }], atomic, { token });
    expect([reply.status, reply.body.error.type]).toEqual([403, 'INSUFFICIENT_SCOPE']);
    const blind = await service.api('POST', '/api/v1/clients', { name: 'Scores', is_blind: true });
    const candidate = await buildCandidate(service, { remote_id: `blind-${atomic}` });
    const operations = [
      { method: 'PATCH', path: `/candidates/${candidate}`, body: { phone: '555-0100' } },
      { method: 'DELETE', path: `/candidates/remote.blind-${atomic}` },
    ];
    for (const operation of operations) {
      const refused = await batch([operation], atomic, { token: await service.tokenFor(blind.body.result) });
      const error = atomic ? refused.body.error : refused.body.results[0].body.error;
      expect(error.type).toBe('HIDDEN_IN_BLIND_MODE');
    }
    expect((await read(`/candidates/${candidate}`)).body.result.phone).toBeNull();
  });

  it('is repeated as a whole by its Idempotency-Key', async () => {
    const send = { headers: { 'idempotency-key': `whole-${atomic}` } };
    const operations = [
      { method: 'POST', path: '/jobs', body: jobInput({ remote_id: `once-${atomic}` }) },
      { method: 'POST', path: '/candidates', body: { full_name: 'Once Only' } },
    ];
    const first = await batch(operations, atomic, send);
    expect(statuses(first)).toEqual([201, 201]);
    const { result: again, events } = await service.recorded(() => batch(operations, atomic, send));
    expect([again.status, again.body, events]).toEqual([200, first.body, []]);
    expect((await batch(operations.slice(1), atomic, send)).status).toBe(409);
  });

  it('is fifty operations beside fifty others, and none waits for ever', async () => {
    const stage = await stageNamed(service, 'New');
    const next = await stageNamed(service, 'Interview');
    const job_id = await buildJob(service);
    const ids: string[] = [];
    for (let count = 0; count < 20; count += 1) ids.push(await buildNomination(service, { job_id }));
    const move = (to_stage_id: string): Promise<Reply> =>
      batch(
        ids.map((id) => ({ method: 'POST', path: `/nominations/${id}/move`, body: { to_stage_id } })),
        atomic,
      );
    const others = Array.from({ length: 50 }, (_, index) =>
      index % 2 === 0 ? buildCandidate(service) : read(`/nominations?job_id=${job_id}`),
    );
    const replies = await Promise.all([move(next), move(stage), ...others]);
    expect(service.problems).toEqual([]);
    expect(replies.slice(0, 2).map((reply) => new Set(statuses(reply as Reply)))).toEqual([
      new Set([200]),
      new Set([200]),
    ]);
    expect(service.problems).toEqual([]);
  });
});

it('without atomic each has its own success or failure', async () => {
  const job = await buildJob(service);
  const reply = await batch([
    { method: 'DELETE', path: `/jobs/${newId()}` },
    { method: 'PATCH', path: `/jobs/${job}`, body: { title: 'Renamed' } },
    { method: 'POST', path: '/tags', body: {} },
  ]);
  expect([reply.status, statuses(reply)]).toEqual([200, [404, 200, 422]]);
  expect((await read(`/jobs/${job}`)).body.result.title).toBe('Renamed');
});

it('a batch that was cut off goes on where it ended when it is sent again', async () => {
  const send = { headers: { 'idempotency-key': 'cut-off' } };
  const operations = [
    { method: 'POST', path: '/candidates', body: { full_name: 'First' } },
    { method: 'POST', path: '/candidates', body: { full_name: 'Second' } },
  ];
  const whole = await batch(operations, false, send);
  // what is left when the service ends before the answer of the whole is kept
  const forgotten = await service.recorded(() => batch(operations, false, send));
  expect(forgotten.events).toEqual([]);
  expect(await changeRows(service, "DELETE FROM idempotency_keys WHERE key = 'cut-off'")).toBe(1);
  const { result: again, events } = await service.recorded(() => batch(operations, false, send));
  expect([again.body, events]).toEqual([whole.body, []]);
});

describe('an atomic batch that fails', () => {
  it('leaves nothing behind: no record, no event, no task, no file less', async () => {
    const stage = await buildStage(service);
    const job = await buildJob(service, {
      auto_evaluation_behavior: 'auto_evaluate_nominations',
      default_nomination_stage_id: stage,
    });
    const candidate_id = await buildCandidate(service);
    const attachment = await buildAttachment(service, { candidate_id }, 'Own words of one person, kept.\n');
    const nomination = await buildNomination(service, { job_id: job, candidate_id });
    const before = await storedFiles(service);
    const {
      result: reply,
      events,
      tasks,
    } = await service.recorded(() =>
      batch(
        [
          { method: 'POST', path: '/candidates', body: { full_name: 'Never', remote_id: 'never' } },
          { method: 'PATCH', path: `/jobs/${job}`, body: { title: 'Never' } },
          { method: 'POST', path: `/jobs/${job}/criteria`, body: { prompt_text: 'Never' } },
          { method: 'POST', path: `/nominations/${nomination}/move`, body: { to_stage_id: stage } },
          { method: 'DELETE', path: `/attachments/${attachment}` },
          { method: 'DELETE', path: `/candidates/${candidate_id}` },
          { method: 'PATCH', path: `/jobs/${newId()}`, body: { title: 'Nobody’s' } },
          { method: 'DELETE', path: `/jobs/${job}` },
        ],
        true,
      ),
    );
    expect([reply.status, reply.body.error.type]).toEqual([404, 'NOT_FOUND']);
    expect(reply.body.error.details[0]).toEqual({ path: 'body.operations.6', message: 'failed: NOT_FOUND' });
    expect(reply.body.error.message).toMatch(/^Operation 6 \(PATCH \/api\/v1\/jobs\/.+none was carried out/);
    expect([events, tasks]).toEqual([[], []]);
    expect(await storedFiles(service)).toEqual(before);
    expect((await read('/candidates?remote_id=never')).body.results).toEqual([]);
    expect((await read(`/jobs/${job}`)).body.result.title).not.toBe('Never');
    expect((await read(`/jobs/${job}/criteria`)).body.results).toEqual([]);
    const [link] = (await read(`/attachments?candidate_id=${candidate_id}`)).body.results;
    expect((await fetch(link.ephemeral_url)).status).toBe(200);
  });

  it('leads to the field of the operation', async () => {
    const reply = await batch(
      [
        { method: 'POST', path: '/candidates', body: { full_name: 'Fine' } },
        { method: 'POST', path: '/jobs', body: jobInput({ title: '', status: 'gone' }) },
      ],
      true,
    );
    expect(reply.status).toBe(422);
    expect(reply.body.error.details.map((detail: { path: string }) => detail.path)).toEqual([
      'body.operations.1',
      'body.operations.1.body.title',
      'body.operations.1.body.status',
    ]);
  });

  it('says what cannot be taken back, before it is done', async () => {
    for (const at of ['/webhooks', '/clients', '/attachments', '/watched_folders', '/imports/stop']) {
      const reply = await batch([{ method: 'POST', path: at, body: {} }], true);
      expect([at, reply.status, reply.body.error.details[1].message]).toEqual([
        at,
        422,
        'cannot be taken back, so it cannot be part of an atomic batch',
      ]);
    }
  });
});

it('an atomic batch that succeeds removes the files of who is deleted', async () => {
  const candidate_id = await buildCandidate(service);
  await buildAttachment(service, { candidate_id }, 'The only copy of these words.\n');
  const before = (await storedFiles(service)).length;
  const reply = await batch([{ method: 'DELETE', path: `/candidates/${candidate_id}` }], true);
  expect(statuses(reply)).toEqual([200]);
  expect(await storedFiles(service)).toHaveLength(before - 1);
});
