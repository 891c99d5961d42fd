import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attachmentForm, buildCandidate, buildJob, idOf, jobInput } from '../../helpers/factories.ts';
import { raw, requestText } from '../../helpers/raw.ts';
import { buildWorld } from './world.ts';
import type { World } from './world.ts';

/** `remote.<remote_id>` in a path: everything after the first dot, percent-decoded, any characters. */

let world: World;
beforeAll(async () => {
  world = await buildWorld();
});
afterAll(() => world.service.close());

const REMOTE_IDS: readonly (readonly [name: string, remote_id: string])[] = [
  ['plain', 'req-4711'],
  ['dots', 'a.b..c.'],
  ['one that begins with the prefix', 'remote.x'],
  ['the bare prefix', 'remote.'],
  ['slashes', 'dept/42//role/'],
  ['backslashes', 'dept\\42'],
  ['inner and outer spaces', ' two  spaces '],
  ['percent signs', '100%'],
  ['what looks percent-encoded', 'a%2Fb%20c%00'],
  ['plus signs', 'c++ a+b'],
  ['a query and a fragment', 'a?b=c&d#e'],
  ['accents, composed and decomposed', 'é e\u0301'],
  ['other scripts and emoji', '仕事 وظيفة 👩🏽‍🔧'],
  ['what looks like a UUID', '01a1fd8d-0000-7000-8000-000000000000'],
  ['dot segments', '../../etc/passwd'],
  ['a single dot', '.'],
  ['quotes and brackets', '"\'<>[]{}|^`'],
  ['control characters', 'tab\tline\nnul\u0000del\u007f'],
  ['a byte order mark', '\ufeffid'],
  ['500 characters', 'x'.repeat(500)],
  ['500 characters of four bytes', '𝔛'.repeat(500)],
  [
    '1000 different letters',
    String.fromCodePoint(...Array.from({ length: 1000 }, (_, at) => 0x4e00 + at * 7)),
  ],
  ['a name of Object', '__proto__'],
];
const inPath = (remote_id: string): string =>
  `remote.${encodeURIComponent(remote_id).replaceAll('.', '%2E')}`;

describe.each(REMOTE_IDS)('a remote id of %s', (_name, remote_id) => {
  const path = `remote.${encodeURIComponent(remote_id)}`;

  it('is kept as sent by a job, and finds it', async () => {
    const { service } = world;
    const put = await service.api('PUT', `/api/v1/jobs/${path}`, jobInput({ remote_id: undefined }));
    expect(put.status, JSON.stringify(put.body)).toBe(201);
    const read = await service.api('GET', `/api/v1/jobs/${path}`);
    expect(read.body.result).toMatchObject({ id: put.body.result.id, remote_id });
    // posting it again finds it taken: both forms mean the same id
    expect((await service.api('POST', '/api/v1/jobs', jobInput({ remote_id }))).status).toBe(409);
  });

  it('is kept as sent by an attachment, put and read', async () => {
    const { service } = world;
    const form = attachmentForm({ type: 'about' });
    form.delete('remote_id');
    const put = await service.api('PUT', `/api/v1/attachments/${path}`, form);
    expect(put.status, JSON.stringify(put.body)).toBe(201);
    const read = await service.api('GET', `/api/v1/attachments/${path}`);
    expect(read.body.result).toMatchObject({ id: put.body.result.id, remote_id });
  });

  it('is kept as sent by a nomination, and finds it', async () => {
    const { service, stage } = world;
    const id = idOf(
      await service.api('POST', '/api/v1/nominations', {
        job_id: await buildJob(service),
        candidate_id: await buildCandidate(service),
        current_nomination_stage_id: stage,
        remote_id,
      }),
    );
    const read = await service.api('GET', `/api/v1/nominations/${path}`);
    expect(read.body.result).toMatchObject({ id, remote_id });
  });

  it('is kept as sent by a candidate: put, read, changed, deleted', async () => {
    const { service } = world;
    const at = `/api/v1/candidates/${path}`;
    const first = await service.api('PUT', at, { full_name: 'Ines Okafor', email: 'ines@example.com' });
    expect(first.status, JSON.stringify(first.body)).toBe(201);
    const again = await service.api('PUT', at, { full_name: 'Ines O.', remote_id });
    expect([again.status, again.body.result]).toEqual([200, first.body.result]);
    expect((await service.api('PATCH', at, { phone: '555-0147' })).body.result).toEqual(first.body.result);
    expect((await service.api('GET', at)).body.result).toMatchObject({
      id: first.body.result.id,
      remote_id,
      full_name: 'Ines O.',
      email: null,
      phone: '555-0147',
    });
    expect((await service.api('PUT', at, { full_name: 'x', remote_id: 'another' })).status).toBe(422);
    expect((await service.api('DELETE', at)).body.result).toEqual(first.body.result);
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const reply = await service.api(method, at, method === 'PATCH' ? {} : undefined);
      expect([method, reply.status]).toEqual([method, 404]);
    }
  });

  it('is kept as sent by a stage: read, put, deleted', async () => {
    const { service } = world;
    const at = `/api/v1/nomination_stages/${path}`;
    expect((await service.api('PUT', at, { name: 'Trial shift' })).status).toBe(404);
    const id = idOf(
      await service.api('POST', '/api/v1/nomination_stages', { name: 'Trial shift', remote_id }),
    );
    expect((await service.api('GET', at)).body.result).toMatchObject({ id, remote_id });
    expect((await service.api('PUT', at, { name: 'Trial day' })).body.result).toEqual({ id });
    expect((await service.api('GET', at)).body.result.name).toBe('Trial day');
    expect((await service.api('DELETE', at)).body.result).toEqual({ id });
    expect((await service.api('GET', at)).status).toBe(404);
  });

  it('names the job and the criterion in the paths of criteria', async () => {
    const { service } = world;
    await service.api('PUT', `/api/v1/jobs/${path}`, jobInput({ remote_id: undefined }));
    const made = await service.api('POST', `/api/v1/jobs/${path}/criteria`, {
      prompt_text: 'Holds a licence for reach trucks',
      remote_id,
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const list = await service.api('GET', `/api/v1/jobs/${path}/criteria`);
    expect(list.body.results.map(({ id }: { id: string }) => id)).toContain(made.body.result.id);
    const one = `/api/v1/jobs/${path}/criteria/${path}`;
    expect((await service.api('GET', one)).body.result.id).toBe(made.body.result.id);
    expect((await service.api('DELETE', one)).body.result.id).toBe(made.body.result.id);
    expect((await service.api('GET', one)).status).toBe(404);
  });
});

it('dots may be percent-encoded, in lower case hexadecimal too', async () => {
  const { service } = world;
  await service.api('PUT', `/api/v1/jobs/${inPath('a.b')}`, jobInput({ remote_id: undefined }));
  for (const path of ['remote.a.b', 'remote.a%2eb', 'remote%2Ea.b']) {
    expect([path, (await service.api('GET', `/api/v1/jobs/${path}`)).body.result?.remote_id]).toEqual([
      path,
      'a.b',
    ]);
  }
});

it('a plus sign in a path is a plus sign, not a space', async () => {
  const { service } = world;
  await service.api('PUT', '/api/v1/jobs/remote.p+q', jobInput({ remote_id: undefined }));
  expect((await service.api('GET', '/api/v1/jobs/remote.p+q')).body.result.remote_id).toBe('p+q');
  expect((await service.api('GET', '/api/v1/jobs/remote.p%20q')).status).toBe(404);
});

it('remote ids tell upper and lower case apart', async () => {
  const { service } = world;
  await service.api('PUT', '/api/v1/jobs/remote.Case', jobInput({ remote_id: undefined }));
  expect((await service.api('GET', '/api/v1/jobs/remote.case')).status).toBe(404);
  expect((await service.api('GET', '/api/v1/jobs/REMOTE.Case')).status).toBe(422);
});

it('one of blanks alone is refused, in a path and in a body', async () => {
  const { service } = world;
  expect((await service.api('GET', '/api/v1/jobs/remote.%20%20')).status).toBe(422);
  expect(
    (await service.api('POST', '/api/v1/jobs', jobInput({ remote_id: ' \t ' }))).body.error.details,
  ).toEqual([{ path: 'body.remote_id', message: expect.any(String) }]);
});

it('the remote form is refused where the contract gives a UUID alone', async () => {
  const { service, job } = world;
  const refused: [string, string, unknown][] = [
    ['PATCH', '/jobs/remote.x', { title: 'x' }],
    ['DELETE', '/attachments/remote.x', undefined],
    ['PUT', '/nominations/remote.x', { current_nomination_stage_id: world.stage }],
    ['GET', '/nominations/remote.x/criterion_evaluations/', undefined],
    ['GET', '/candidates/remote.x/criterion_evaluations/?criterion_type=tag', undefined],
    ['GET', '/tags/remote.x', undefined],
    ['DELETE', '/tags/remote.x', undefined],
    ['GET', '/candidate_tags/remote.x', undefined],
    ['DELETE', '/candidate_tags/remote.x', undefined],
    ['GET', '/job_tags/remote.x', undefined],
    ['DELETE', '/job_tags/remote.x', undefined],
    ['GET', '/summaries/remote.x', undefined],
    ['GET', `/candidate_rankings/remote.x?filter_job_id=${job}`, undefined],
    ['GET', '/candidate_rankings?target_resource_id=remote.x', undefined],
  ];
  for (const [method, path, body] of refused) {
    const reply = await service.api(method, `/api/v1${path}`, body);
    expect([method, path, reply.status]).toEqual([method, path, 422]);
  }
});

it('UUIDs are read in any case and written in lower case', async () => {
  const { service } = world;
  for (const [path, id] of [
    ['jobs', world.job],
    ['attachments', world.attachment],
    ['nominations', world.nomination],
    ['tags', world.tag],
    ['candidate_tags', world.candidate_tag],
    ['job_tags', world.job_tag],
    ['summaries', world.summary],
  ]) {
    const reply = await service.api('GET', `/api/v1/${path}/${id?.toUpperCase()}`);
    expect([path, reply.body.result?.id]).toEqual([path, id]);
  }
});

it.each(['%', '%zz', '%C3%28', 'remote.%E0%A4%A'])(
  'a path id of %s is no percent-encoding: 400',
  async (path) => {
    const { service } = world;
    const headers = { authorization: `Bearer ${service.token}` };
    const answer = await raw(service, requestText(service, `GET /api/v1/jobs/${path}`, headers));
    expect(answer.status).toBe(400);
  },
);

it('PUT in remote form twice at once, or fifty times, makes one record', async () => {
  const { service } = world;
  const replies = await Promise.all(
    Array.from({ length: 50 }, () =>
      service.api('PUT', '/api/v1/jobs/remote.raced', jobInput({ remote_id: undefined })),
    ),
  );
  expect(new Set(replies.map(({ body }) => body.result.id as string)).size).toBe(1);
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(49);
});

it('fifty creates of one remote_id at once: one 201, the others 409', async () => {
  const { service } = world;
  const input = jobInput({ remote_id: 'raced too' });
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => service.api('POST', '/api/v1/jobs', input)),
  );
  const count = (wanted: number): number => replies.filter(({ status }) => status === wanted).length;
  expect([count(201), count(409)]).toEqual([1, 49]);
});
