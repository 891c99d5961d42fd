import { describe, expect, it } from 'vitest';
import { dayAfter, lastDayBefore, monthsAfter } from '#service/api/people/retention/days.ts';
import { changeRows } from '../../helpers/engine.ts';
import {
  buildAttachment,
  buildCandidate,
  buildJob,
  buildNomination,
  idOf,
  stageNamed,
} from '../../helpers/factories.ts';
import { interfaceToken } from '../../helpers/interface.ts';
import { temporaryFolder, testService } from '../../helpers/service.ts';
import type { Reply, TestService } from '../../helpers/service.ts';

const LATER = { keep_until: '2999-12-31', reason: 'Asked to be told of new jobs' };

async function ok(service: TestService, method: string, url: string, body?: unknown): Promise<Reply> {
  const reply = await service.api(method, `/api/v1${url}`, body);
  if (reply.status >= 300) throw new Error(`${method} ${url}: ${reply.status} ${JSON.stringify(reply.body)}`);
  return reply;
}

/** Nobody can wait for months: what happened so far is as old as this. */
async function age(service: TestService, candidate_id: string, day = '2020-01-31'): Promise<void> {
  const at = `${day}T12:00:00.000Z`;
  const moment = Date.parse(at).toString(16).padStart(12, '0');
  await changeRows(service, 'UPDATE candidates SET created_at = ? WHERE id = ?', at, candidate_id);
  await changeRows(service, 'UPDATE attachments SET created_at = ? WHERE candidate_id = ?', at, candidate_id);
  await changeRows(
    service,
    'UPDATE events SET created_at = ?, id = ? || substr(id, 14) WHERE candidate_id = ?',
    at,
    `${moment.slice(0, 8)}-${moment.slice(8)}`,
    candidate_id,
  );
}

async function dueIn(service: TestService): Promise<string[]> {
  const { ids } = (await ok(service, 'GET', '/candidate_ids?due=true')).body.result;
  const { due } = (await ok(service, 'GET', '/retention')).body.result;
  expect(due).toBe(ids.length);
  return ids;
}

async function oldOne(service: TestService): Promise<string> {
  const id = await buildCandidate(service);
  await buildAttachment(service, { candidate_id: id });
  await age(service, id);
  return id;
}

describe('how long candidates are kept', () => {
  it('is not limited until somebody says so', async () => {
    const service = await testService({ children: 0 });
    const id = await oldOne(service);
    expect((await ok(service, 'GET', '/retention')).body.result).toEqual({ months: null, due: 0 });
    expect(await dueIn(service)).toEqual([]);
    expect((await ok(service, 'GET', `/candidates/${id}/retention`)).body.result).toEqual({
      last_active_at: '2020-01-31T12:00:00.000Z',
      is_in_process: false,
      due_on: null,
      is_due: false,
      extensions: [],
    });
    const { result, events } = await service.recorded(() => ok(service, 'PUT', '/retention', { months: 1 }));
    expect(result.body.result).toEqual({ months: 1, due: 1 });
    expect(events).toEqual(['setting.updated']);
    expect(await dueIn(service)).toEqual([id]);
    expect((await ok(service, 'GET', `/candidates/${id}/retention`)).body.result).toMatchObject({
      due_on: '2020-02-29',
      is_due: true,
    });
    expect((await service.recorded(() => ok(service, 'PUT', '/retention', { months: 1 }))).events).toEqual(
      [],
    );
    await ok(service, 'PUT', '/retention', { months: null });
    expect(await dueIn(service)).toEqual([]);
  });

  it('counts from what people did last: a note, a file, a tag, an edit', async () => {
    const service = await testService({ children: 0 });
    await ok(service, 'PUT', '/retention', { months: 12 });
    const fresh = await buildCandidate(service);
    const [noted, filed, edited, quiet] = await Promise.all([1, 2, 3, 4].map(() => oldOne(service)));
    expect((await dueIn(service)).toSorted()).toEqual([noted, filed, edited, quiet].toSorted());
    await ok(service, 'POST', '/notes', { candidate_id: noted, text: 'Called' });
    await buildAttachment(service, { candidate_id: filed! });
    await ok(service, 'PATCH', `/candidates/${edited}`, { email: 'ada@example.com' });
    expect(await dueIn(service)).toEqual([quiet]);
    expect((await ok(service, 'GET', `/candidates/${fresh}/retention`)).body.result.is_due).toBe(false);
  });

  it('leaves out whom an open job considers, until they are rejected or it is closed', async () => {
    const service = await testService({ children: 0 });
    await ok(service, 'PUT', '/retention', { months: 12 });
    const [rejected, closed] = [await oldOne(service), await oldOne(service)];
    const [job_id, other_job] = [await buildJob(service), await buildJob(service)];
    const nomination = await buildNomination(service, { candidate_id: rejected, job_id });
    await buildNomination(service, { candidate_id: closed, job_id: other_job });
    for (const id of [rejected, closed]) await age(service, id);
    expect(await dueIn(service)).toEqual([]);
    expect((await ok(service, 'GET', `/candidates/${closed}/retention`)).body.result).toMatchObject({
      is_in_process: true,
      due_on: null,
      is_due: false,
    });
    await ok(service, 'PUT', `/nominations/${nomination}`, {
      current_nomination_stage_id: await stageNamed(service, 'Rejected'),
    });
    await ok(service, 'PATCH', `/jobs/${other_job}`, { status: 'closed' });
    await age(service, rejected);
    expect((await dueIn(service)).toSorted()).toEqual([rejected, closed].toSorted());
  });

  it('counts a nomination the service made by itself only when somebody moved it', async () => {
    const service = await testService({ children: 0 });
    await ok(service, 'PUT', '/retention', { months: 12 });
    const id = await oldOne(service);
    const job_id = await buildJob(service);
    const nomination = await buildNomination(service, { candidate_id: id, job_id });
    await changeRows(service, 'UPDATE stage_changes SET client_id = NULL');
    await age(service, id);
    expect(await dueIn(service)).toEqual([]);
    await changeRows(
      service,
      "INSERT INTO auto_nominations (job_id, candidate_id, created_at) VALUES (?, ?, '2020-01-31T12:00:00.000Z')",
      job_id,
      id,
    );
    expect(await dueIn(service)).toEqual([id]);
    await ok(service, 'PUT', `/nominations/${nomination}`, {
      current_nomination_stage_id: await stageNamed(service, 'Offer'),
    });
    await age(service, id);
    expect(await dueIn(service)).toEqual([]);
  });
});

describe('keeping somebody longer', () => {
  it('takes a day and a reason, shows who decided it, and is taken back', async () => {
    const service = await testService({ children: 0 });
    await ok(service, 'PUT', '/retention', { months: 12 });
    const candidate_id = await oldOne(service);
    const { result: reply, events } = await service.recorded(() =>
      ok(service, 'POST', '/retention_extensions', { candidate_id, ...LATER }),
    );
    expect(events).toEqual(['retention_extension.created']);
    expect(await dueIn(service)).toEqual([]);
    const shown = (await ok(service, 'GET', `/candidates/${candidate_id}/retention`)).body.result;
    expect(shown).toMatchObject({
      // to decide is not to work with them
      last_active_at: '2020-01-31T12:00:00.000Z',
      due_on: '2999-12-31',
      extensions: [{ id: idOf(reply), ...LATER }],
    });
    const { results } = (await ok(service, 'GET', `/activity?candidate_id=${candidate_id}`)).body;
    expect(results[0]).toMatchObject({
      type: 'retention_extension.created',
      kind: 'decisions',
      detail: { said_reason: LATER.reason },
    });
    await ok(service, 'DELETE', `/retention_extensions/${idOf(reply)}`);
    expect(await dueIn(service)).toEqual([candidate_id]);
    expect((await service.api('DELETE', `/api/v1/retention_extensions/${idOf(reply)}`)).status).toBe(404);
  });

  it('refuses a day gone by, no reason, and nobody', async () => {
    const service = await testService({ children: 0 });
    const candidate_id = await buildCandidate(service);
    const refused = async (body: object): Promise<string[]> => {
      const { status, body: answer } = await service.api('POST', '/api/v1/retention_extensions', body);
      expect(status).toBe(422);
      return answer.error.details.map((detail: { path: string }) => detail.path);
    };
    expect(await refused({ candidate_id, ...LATER, keep_until: '2020-01-01' })).toEqual(['body.keep_until']);
    expect(await refused({ candidate_id, ...LATER, keep_until: '2021-02-30' })).toEqual(['body.keep_until']);
    expect(await refused({ candidate_id, ...LATER, reason: ' ' })).toEqual(['body.reason']);
    expect(await refused({ ...LATER, candidate_id: '0198c0de-0000-7000-8000-000000000002' })).toEqual([
      'body.candidate_id',
    ]);
    for (const months of [0, 1.5, 121, 'twelve']) {
      expect((await service.api('PUT', '/api/v1/retention', { months })).status).toBe(422);
    }
  });

  it('deletes nobody by itself: who is due is listed, and stays until a person decides', async () => {
    const data_dir = temporaryFolder();
    const before = await testService({ data_dir, children: 0 });
    await ok(before, 'PUT', '/retention', { months: 1 });
    const id = await oldOne(before);
    expect(await dueIn(before)).toEqual([id]);
    await before.close();
    // what is done by itself is done at a start
    const service = await testService({ data_dir, children: 0 });
    await service.idle();
    expect(await dueIn(service)).toEqual([id]);
    expect((await service.api('GET', `/api/v1/candidates/${id}`)).status).toBe(200);
    await ok(service, 'DELETE', `/candidates/${id}`);
    expect(await dueIn(service)).toEqual([]);
  });

  it('shows a blind caller the decision without who it is about', async () => {
    const service = await testService({ children: 0 });
    const candidate_id = await buildCandidate(service, { full_name: 'Marguerite Example' });
    await ok(service, 'POST', '/retention_extensions', {
      candidate_id,
      ...LATER,
      reason: 'Marguerite asked to be kept',
    });
    const token = await interfaceToken(service);
    expect((await service.api('PUT', '/api/v1/blind_mode', { is_on: true }, { token })).status).toBe(200);
    const blind = await service.api('GET', `/api/v1/candidates/${candidate_id}/retention`, undefined, {
      token,
    });
    expect(blind.body.result.extensions[0]).toMatchObject({
      keep_until: LATER.keep_until,
      reason: '██████████ asked to be kept',
    });
    expect((await service.api('GET', '/api/v1/candidate_ids?due=true', undefined, { token })).status).toBe(
      200,
    );
  });
});

describe('months', () => {
  it.each([
    ['2020-01-31', 1, '2020-02-29'],
    ['2019-11-30', 3, '2020-02-29'],
    ['2020-02-29', 12, '2021-02-28'],
    ['2020-12-15', 1, '2021-01-15'],
  ])('%s and %i months are %s', (day, months, then) => {
    expect(monthsAfter(day, months)).toBe(then);
  });

  it('are counted back as they are counted on: every day of four years', () => {
    const days: string[] = [];
    for (let day = '2019-01-01'; day < '2023-01-01'; day = dayAfter(day)) days.push(day);
    for (const today of days.slice(800)) {
      const last = lastDayBefore(today, 7);
      expect([monthsAfter(last, 7) <= today, monthsAfter(dayAfter(last), 7) <= today]).toEqual([true, false]);
    }
  });
});
