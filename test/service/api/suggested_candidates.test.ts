import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#service/ids.ts';
import { strongStages } from '#service/api/screening/rankings/suggested_store.ts';
import { buildJob, fileForm, idOf, stageNamed } from '../../helpers/factories.ts';
import { testService } from '../../helpers/service.ts';
import type { Reply, TestService } from '../../helpers/service.ts';
import { openOffice } from './private_jobs/office.ts';

/** Strong people of earlier jobs, offered for a new one: who, why, and who never again. */

let service: TestService;
beforeEach(async () => {
  service = await testService({ keep: true });
});
afterEach(async () => {
  expect(service.problems).toEqual([]);
  await service.close();
});

const ok = async (method: string, path: string, body?: unknown, token?: string): Promise<Reply> => {
  const reply = await service.api(
    method,
    `/api/v1${path}`,
    body,
    token === undefined ? undefined : { token },
  );
  if (reply.status >= 300) {
    throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
  }
  return reply;
};

const WELDER = 'Welder. Welds steel pipes and ship hulls, TIG and MIG welding, reads welding plans.';
const BAKER = 'Baker. Bakes sourdough bread, cakes and pastry, orders flour and yeast.';

const drop = async (name: string, work: string): Promise<string> => {
  const text = `${name}\n\nExperience\n${work.split('.')[0]}, Harbour Works, 2016 to 2024\n- ${work}\n`;
  const dropped = await ok('POST', '/imports', fileForm(text, `${name}.txt`));
  return dropped.body.result.candidate_id as string;
};

const nominate = async (job_id: string, candidate_id: string, stage: string, token?: string) =>
  idOf(
    await ok(
      'POST',
      '/nominations',
      {
        job_id,
        candidate_id,
        current_nomination_stage_id: await stageNamed(service, stage),
        remote_id: newId(),
      },
      token,
    ),
  );

type Suggested = {
  readonly candidate_id: string;
  readonly position: number;
  readonly earlier: Readonly<Record<string, unknown>>;
};

const suggested = async (job: string, token?: string): Promise<Suggested[]> =>
  (await ok('GET', `/jobs/${job}/suggested_candidates`, undefined, token)).body.results;
const idsFor = async (job: string, token?: string): Promise<string[]> =>
  (await suggested(job, token)).map((one) => one.candidate_id).toSorted();

/** Welders and bakers, and a job for welders that all of them were considered for before. */
async function people() {
  const names = ['Ana Prado', 'Bo Lind', 'Cy Wolf', 'Di Frost', 'Ed Moor'];
  const welders = await Promise.all(names.map((name, at) => drop(name, `${WELDER} Team ${at}.`)));
  const bakers = await Promise.all(
    [...'FGHIJKLM'].map((letter, at) => drop(`${letter}ay Bakerly`, `${BAKER} Shop ${at}.`)),
  );
  await service.idle();
  const before = await buildJob(service, { title: 'Ship welder', description: WELDER });
  const fresh = await buildJob(service, { title: 'Pipe welder', description: WELDER });
  await service.idle();
  return { welders, bakers, before, fresh };
}

describe('strong people of earlier jobs', () => {
  it('are those far in another job who rank high here, with why', async () => {
    const { welders, bakers, before, fresh } = await people();
    const [shortlisted = '', interviewed = '', fresh_there = '', rejected = '', put_forward = ''] = welders;
    await nominate(before, shortlisted, 'Shortlisted');
    const nomination_id = await nominate(before, interviewed, 'Interview');
    await nominate(before, fresh_there, 'New');
    await nominate(before, rejected, 'Rejected');
    const spot = await nominate(before, put_forward, 'Reviewing');
    await ok('POST', '/spotlights', { nomination_id: spot, headline: 'Look', evidence: [] });
    await nominate(before, bakers[0]!, 'Offer');
    expect(await idsFor(fresh)).toEqual([shortlisted, interviewed, put_forward].toSorted());
    const list = await suggested(fresh);
    expect(list.map((one) => one.position)).toEqual(list.map((one) => one.position).toSorted());
    expect(list.find((one) => one.candidate_id === interviewed)).toEqual({
      candidate_id: interviewed,
      position: expect.any(Number),
      earlier: {
        nomination_id,
        job_id: before,
        job_title: 'Ship welder',
        stage_id: await stageNamed(service, 'Interview'),
        stage_name: 'Interview',
        reached_at: expect.stringMatching(/^\d{4}-/u),
        is_put_forward: false,
      },
    });
    expect(list.find((one) => one.candidate_id === put_forward)!.earlier).toMatchObject({
      stage_name: 'Reviewing',
      is_put_forward: true,
    });
    // for the job they are far in nobody is offered anew
    expect(await idsFor(before)).toEqual([]);
  });

  it('are never offered again who were considered here, taken off, declined, or are hired', async () => {
    const { welders, before, fresh } = await people();
    const [here = '', off = '', declined = '', hired = '', left = ''] = welders;
    for (const id of welders) await nominate(before, id, 'Offer');
    const other = await buildJob(service, { title: 'Another' });
    expect(await idsFor(fresh)).toEqual(welders.toSorted());
    await nominate(fresh, here, 'Rejected');
    await ok('DELETE', `/nominations/${await nominate(fresh, off, 'New')}`);
    await nominate(other, hired, 'Hired');
    const decline = (is_declined?: boolean) =>
      ok('POST', `/jobs/${fresh}/suggested_candidates/decline`, {
        candidate_ids: [declined, newId()],
        ...(is_declined !== undefined && { is_declined }),
      });
    await decline();
    await decline();
    expect(await idsFor(fresh)).toEqual([left]);
    await decline(false);
    // told once, and for the job: who it was about is in no event
    const told = await ok('GET', '/events?types=job.*&limit=100');
    expect(
      told.body.results
        .filter(({ type }: { type: string }) => type.startsWith('job.suggestions'))
        .map(({ type, resource_id }: Record<string, string>) => [type, resource_id]),
    ).toEqual([
      ['job.suggestions_declined', fresh],
      ['job.suggestions_restored', fresh],
    ]);
    expect(await idsFor(fresh)).toEqual([declined, left].toSorted());
    // declined for one job, not for all
    expect(await idsFor(other)).not.toContain(hired);
  });

  it('name a job and people', async () => {
    const job = await buildJob(service);
    expect((await service.api('GET', `/api/v1/jobs/${newId()}/suggested_candidates`)).status).toBe(404);
    const decline = (path: string, body: unknown) =>
      service.api('POST', `/api/v1/jobs/${path}/suggested_candidates/decline`, body);
    expect((await decline(newId(), { candidate_ids: [newId()] })).status).toBe(404);
    expect((await decline(job, { candidate_ids: [] })).status).toBe(422);
    expect(await suggested(job)).toEqual([]);
  });

  it('are not known by a private job of somebody else', async () => {
    await service.close();
    const office = await openOffice();
    service = office.service;
    const { ada, mira } = office;
    const { welders, fresh } = await people();
    const [hers = '', everybodys = ''] = welders;
    const job = { title: 'Quiet welder', description: WELDER, status: 'open', remote_id: 'quiet' };
    const quiet = idOf(await ok('POST', '/jobs', job, ada.token));
    await ok('PUT', `/jobs/${quiet}/visibility`, { is_private: true }, ada.token);
    const open = await buildJob(service, { title: 'Ship welder', description: WELDER });
    await nominate(quiet, hers, 'Offer', ada.token);
    await nominate(quiet, everybodys, 'Offer', ada.token);
    await nominate(open, everybodys, 'Shortlisted');
    expect(await idsFor(fresh, ada.token)).toEqual([hers, everybodys].toSorted());
    expect(await idsFor(fresh, mira.token)).toEqual([everybodys]);
    const seen = JSON.stringify(await suggested(fresh, mira.token));
    expect(seen).not.toContain(quiet);
    expect(seen).not.toContain('Quiet');
  });
});

const stage = (name: string, position: number, job_id: string | null = null) => ({
  id: `${job_id} ${name}`,
  job_id,
  name,
  position,
});

describe('the stages that make somebody strong', () => {
  it.each([
    [
      ['New', 'Reviewing', 'Shortlisted', 'Interview'],
      ['Shortlisted', 'Interview'],
    ],
    [
      ['Shortlist', 'Call'],
      ['Shortlist', 'Call'],
    ],
    [
      ['Inbox', 'Telefonat', 'Gespräch', 'Angebot'],
      ['Gespräch', 'Angebot'],
    ],
    [['All'], ['All']],
    [[], []],
  ])('of %j are %j', (all, strong) => {
    const found = strongStages(all.map((name, at) => stage(name, at)).toReversed());
    expect([...found].toSorted()).toEqual(strong.map((name) => `null ${name}`).toSorted());
  });
  it('are those of each pipeline by itself', () => {
    const found = strongStages([
      stage('New', 0),
      stage('Talk', 1),
      stage('Own new', 5, 'j'),
      stage('Own talk', 6, 'j'),
    ]);
    expect([...found]).toEqual(['null Talk', 'j Own talk']);
  });
});
