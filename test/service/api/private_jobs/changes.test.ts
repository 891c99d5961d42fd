import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#service/ids.ts';
import { valuesOf } from '../../../helpers/engine.ts';
import { buildJob, idOf, jobInput, stageNamed } from '../../../helpers/factories.ts';
import { testService } from '../../../helpers/service.ts';
import type { Reply } from '../../../helpers/service.ts';
import { WORD, hireInPrivate, openOffice } from './office.ts';
import type { Hidden, Office, Person } from './office.ts';

/** Making jobs private and everybody's again, and what others change that a private job hangs on. */

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});
afterEach(async () => {
  expect(office.service.problems).toEqual([]);
  await office.service.close();
});

const ask = (who: Person | string, method: string, path: string, body?: unknown): Promise<Reply> =>
  office.service.api(method, `/api/v1${path}`, body, { token: typeof who === 'string' ? who : who.token });

const sees = async (who: Person | string, id: string): Promise<boolean> =>
  (await ask(who, 'GET', `/jobs/${id}`)).status === 200;

const setPrivate = async (who: Person | string, id: string, is_private: boolean): Promise<number> =>
  (await ask(who, 'PUT', `/jobs/${id}/visibility`, { is_private })).status;

const eventsOf = async (who: Person | string): Promise<string> =>
  JSON.stringify((await ask(who, 'GET', '/events?limit=100')).body.results);

describe('a job', () => {
  it('is made private by who made it, and everybody’s again', async () => {
    const { ada, mira, jonas, program, service } = office;
    const job = idOf(await ask(ada, 'POST', '/jobs', jobInput()));
    expect(await sees(jonas, job)).toBe(true);
    expect(await setPrivate(ada, job, true)).toBe(200);
    expect(await setPrivate(ada, job, true)).toBe(200);
    for (const who of [mira, jonas, program]) expect(await sees(who, job)).toBe(false);
    expect(await sees(ada, job)).toBe(true);
    expect(await sees(service.token, job)).toBe(true);
    expect(await setPrivate(mira, job, false)).toBe(404);
    expect((await ask(ada, 'GET', '/private_jobs')).body.results).toEqual([{ id: job }]);
    expect((await ask(mira, 'GET', '/private_jobs')).body.results).toEqual([]);
    expect(await eventsOf(mira)).not.toContain(job);

    expect(await setPrivate(ada, job, false)).toBe(200);
    expect(await sees(mira, job)).toBe(true);
    expect((await ask(mira, 'GET', `/jobs/${job}/visibility`)).body.result).toEqual({
      is_private: false,
      owner: null,
    });
    expect(await eventsOf(mira)).toContain(job);
  });

  it('stays everybody’s once others have worked on it, and for programs', async () => {
    const { ada, jonas, mira, program, candidate } = office;
    const job = idOf(await ask(ada, 'POST', '/jobs', jobInput()));
    await ask(jonas, 'POST', '/notes', { candidate_id: candidate, job_id: job, text: 'Seems to fit.' });
    const refused = await ask(ada, 'PUT', `/jobs/${job}/visibility`, { is_private: true });
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      'Others have worked on this job, so it stays everybody’s.',
    ]);
    expect(await setPrivate(mira, office.job, true)).toBe(409);
    const own = idOf(await ask(program, 'POST', '/jobs', jobInput()));
    expect(await setPrivate(program, own, true)).toBe(403);
    expect(await setPrivate(mira, own, true)).toBe(409);
  });

  it('keeps the secret of a remote_id', async () => {
    const hidden = await hireInPrivate(office);
    const { jonas } = office;
    const same = await ask(jonas, 'POST', '/jobs', jobInput({ remote_id: hidden.remote_id }));
    expect([same.status, same.body.error.details]).toEqual([
      409,
      [{ path: 'body.remote_id', message: 'is taken' }],
    ]);
    const path = `/jobs/remote.${hidden.remote_id}`;
    expect((await ask(jonas, 'PUT', path, jobInput({ remote_id: hidden.remote_id }))).status).toBe(422);
    const none = await ask(jonas, 'GET', path);
    expect([none.status, none.body.error.message]).toEqual([
      404,
      `There is no job with the id remote.${hidden.remote_id}.`,
    ]);
    expect((await ask(jonas, 'PUT', `${path}/visibility`, { is_private: false })).status).toBe(404);
    expect((await ask(office.ada, 'GET', path)).body.result.title).toContain(WORD);
  });

  it('goes without a trace for others', async () => {
    const hidden = await hireInPrivate(office);
    const { ada, mira, service } = office;
    const log = await eventsOf(mira);
    expect((await ask(ada, 'DELETE', `/jobs/${hidden.job}`)).status).toBe(200);
    expect(await eventsOf(mira)).toBe(log);
    expect(await eventsOf(ada)).toContain('job.deleted');
    expect(JSON.stringify((await ask(mira, 'GET', '/activity?folded=false')).body)).not.toContain(hidden.job);
    // after a restart, too
    expect(await valuesOf(service, 'SELECT job_id FROM deleted_private_jobs')).toEqual([hidden.job]);
  });

  it('is read in no batch', async () => {
    const hidden = await hireInPrivate(office);
    for (const atomic of [true, false]) {
      const { status, body } = await ask(office.jonas, 'POST', '/batch', {
        atomic,
        operations: [{ method: 'PATCH', path: `/jobs/${hidden.job}`, body: { title: 'Mine' } }],
      });
      expect(atomic ? status : body.results[0].status).toBe(404);
      expect(JSON.stringify(body)).toContain(`There is no job with the id ${hidden.job}.`);
    }
    expect((await ask(office.ada, 'GET', `/jobs/${hidden.job}`)).body.result.title).toContain(WORD);
  });
});

describe('what others change', () => {
  let hidden: Hidden;
  beforeEach(async () => {
    hidden = await hireInPrivate(office);
  });
  const nominated = async (): Promise<unknown> =>
    (await ask(office.ada, 'GET', `/nominations/${hidden.nomination}`)).body.result?.candidate_id;

  it('moves its nomination along with a merge, and back', async () => {
    const { jonas, candidate, twin } = office;
    const merged = await ask(jonas, 'POST', `/candidates/${twin}/merge`, { other_id: candidate });
    expect(merged.status).toBe(200);
    expect(await nominated()).toBe(twin);
    expect((await ask(office.ada, 'GET', `/notes/${hidden.note}`)).body.result.candidate_id).toBe(twin);
    expect(JSON.stringify(merged.body)).not.toContain(hidden.job);
    const undone = await ask(jonas, 'POST', `/merges/${merged.body.result.merge_id}/undo`);
    expect(undone.status).toBe(200);
    expect(await nominated()).toBe(candidate);
    expect(await eventsOf(jonas)).not.toContain(hidden.nomination);
    expect(await eventsOf(office.ada)).toContain(hidden.nomination);
  });

  it('takes its nomination along with the candidate, and tells whose it is', async () => {
    const { jonas, ada, candidate, service } = office;
    expect((await ask(jonas, 'DELETE', `/candidates/${candidate}`)).status).toBe(200);
    await service.idle();
    expect(await nominated()).toBe(undefined);
    const told = (await ask(ada, 'GET', '/events?limit=100&types=nomination.deleted')).body.results;
    expect(told.map(({ resource_id }: { resource_id: string }) => resource_id)).toContain(hidden.nomination);
    expect(await eventsOf(jonas)).not.toContain(hidden.nomination);
  });

  it('does not make somebody due who is in process there', async () => {
    const { jonas, ada, mira, candidate } = office;
    const stage = await stageNamed(office.service, 'New');
    expect(stage).not.toBe('');
    const [shared] = (await ask(mira, 'GET', `/nominations?candidate_id=${candidate}`)).body.results;
    await ask(jonas, 'DELETE', `/nominations/${shared.id}`);
    for (const who of [ada, mira]) {
      const { body } = await ask(who, 'GET', `/candidates/${candidate}/retention`);
      expect(body.result.is_in_process).toBe(true);
    }
  });
});

describe('who is removed', () => {
  it('leaves private jobs to the owner who removes them', async () => {
    const hidden = await hireInPrivate(office);
    const { ada, mira, jonas } = office;
    expect((await ask(mira, 'DELETE', `/users/${ada.id}`)).status).toBe(200);
    expect(await sees(mira, hidden.job)).toBe(true);
    expect(await sees(jonas, hidden.job)).toBe(false);
    expect((await ask(mira, 'GET', `/jobs/${hidden.job}/visibility`)).body.result.owner).toEqual({
      id: mira.id,
      name: 'Mira',
    });
    expect(await setPrivate(mira, hidden.job, false)).toBe(200);
    expect(await sees(jonas, hidden.job)).toBe(true);
  });

  it('leaves them to everybody where a program does it', async () => {
    const hidden = await hireInPrivate(office);
    const { ada, jonas, service } = office;
    expect((await ask(service.token, 'DELETE', `/users/${ada.id}`)).status).toBe(200);
    expect(await sees(jonas, hidden.job)).toBe(true);
  });
});

it('does not exist where nobody has an account', async () => {
  const service = await testService({ is_office: false, children: 0 });
  const job = await buildJob(service, { remote_id: newId() });
  const opened = await service.api(
    'POST',
    '/ui/session',
    { code: service.createSessionCode() },
    { token: null },
  );
  const send = { token: opened.body.access_token as string };
  const reply = await service.api('PUT', `/api/v1/jobs/${job}/visibility`, { is_private: true }, send);
  expect(reply.status).toBe(409);
  expect((await service.api('GET', '/api/v1/private_jobs', undefined, send)).body.results).toEqual([]);
});
