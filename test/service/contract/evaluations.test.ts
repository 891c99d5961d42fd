import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#service/ids.ts';
import { buildAttachment, buildCandidate, buildJob, buildNomination, idOf } from '../../helpers/factories.ts';
import { testService } from '../../helpers/service.ts';
import type { Reply, TestService } from '../../helpers/service.ts';
import { tagInput } from './world.ts';

/** Both evaluation lists, criteria of each scope, and what is computed when. */

type Item = {
  criterion: {
    id: string;
    prompt_text: string;
    display_name: string | null;
    scope: { scope_type: string; tag: Record<string, unknown> | null; job_id?: string };
  };
  evaluation: {
    state: 'EVALUATED' | 'FAILED' | 'IN_PROGRESS';
    result: {
      is_criterion_met: boolean;
      confidence_score: number;
      explanation: string | null;
      evaluated_at: string;
    } | null;
    error: { type: string } | null;
  };
};

let service: TestService;
let job: string;
let candidate: string;
let nomination: string;
let tag: string;
const criteria: Record<'team' | 'named' | 'protected' | 'organization' | 'tag' | 'foreign', string> = {
  team: '',
  named: '',
  protected: '',
  organization: '',
  tag: '',
  foreign: '',
};
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const ofNomination = (id = nomination): Promise<Reply> =>
  service.api('GET', `/api/v1/nominations/${id}/criterion_evaluations/`);
const ofCandidate = (type: string, id = candidate): Promise<Reply> =>
  service.api('GET', `/api/v1/candidates/${id}/criterion_evaluations/?criterion_type=${type}`);
const create = async (path: string, body: unknown): Promise<string> =>
  idOf(await service.api('POST', `/api/v1${path}`, body));

/** Reads until nothing is in progress: reading again finishes what was begun. */
async function finished(read: () => Promise<Reply>): Promise<Item[]> {
  for (let count = 0; count < 50; count += 1) {
    const { status, body } = await read();
    expect(status, JSON.stringify(body)).toBe(200);
    const items = body.results as Item[];
    if (items.every(({ evaluation }) => evaluation.state !== 'IN_PROGRESS')) return items;
    await service.idle();
  }
  throw new Error('The evaluations were never finished.');
}

beforeAll(async () => {
  service = await testService({ keep: true });
  job = await buildJob(service);
  candidate = await buildCandidate(service);
  await buildAttachment(service, { candidate_id: candidate });
  nomination = await buildNomination(service, { job_id: job, candidate_id: candidate });
  criteria.team = await create(`/jobs/${job}/criteria`, {
    prompt_text: 'Has led a team of at least five people',
  });
  criteria.named = await create(`/jobs/${job}/criteria`, {
    prompt_text: 'Has worked as a shift lead in logistics',
    display_name: 'Shift lead',
  });
  criteria.protected = await create(`/jobs/${job}/criteria`, { prompt_text: 'Is younger than 30 years' });
  criteria.foreign = await create(`/jobs/${await buildJob(service)}/criteria`, {
    prompt_text: 'Speaks Dutch',
  });
  tag = await create('/tags', tagInput('Depots', { description: 'Work in depots' }));
  await create('/candidate_tags', {
    candidate_id: candidate,
    tag_id: tag,
    creation_method: 'selected_by_organization',
  });
  const unused = await create('/tags', tagInput('Unused'));
  criteria.organization = await create('/criteria', {
    scope_type: 'organization',
    prompt_text: 'Holds a university degree',
  });
  criteria.tag = await create('/criteria', {
    scope_type: 'tag',
    tag_id: tag,
    prompt_text: 'Has worked in a depot',
  });
  await create('/criteria', { scope_type: 'tag', tag_id: unused, prompt_text: 'Has worked on a ship' });
  await service.idle();
});
afterAll(() => service.close());

const byId = (items: readonly Item[], id: string): Item =>
  items.find(({ criterion }) => criterion.id === id) as Item;

describe('the list of a nomination', () => {
  it('has an item for every criterion of its job, and for no other', async () => {
    const items = await finished(ofNomination);
    expect(items.map(({ criterion }) => criterion.id).toSorted()).toEqual(
      [criteria.team, criteria.named, criteria.protected].toSorted(),
    );
  });
  it('criterion: id, prompt_text, display_name, scope of the job with its id and no tag', async () => {
    const items = await finished(ofNomination);
    expect(byId(items, criteria.team).criterion).toEqual({
      id: criteria.team,
      prompt_text: 'Has led a team of at least five people',
      display_name: null,
      scope: { scope_type: 'job', tag: null, job_id: job },
    });
    expect(byId(items, criteria.named).criterion).toMatchObject({
      prompt_text: 'Has worked as a shift lead in logistics',
      display_name: 'Shift lead',
    });
  });
  it('EVALUATED has a result of four fields and no error', async () => {
    const { evaluation } = byId(await finished(ofNomination), criteria.named);
    expect(evaluation).toEqual({
      state: 'EVALUATED',
      result: {
        is_criterion_met: expect.any(Boolean),
        confidence_score: expect.any(Number),
        explanation: expect.toSatisfy((text: unknown) => text === null || typeof text === 'string'),
        evaluated_at: expect.stringMatching(MOMENT),
      },
      error: null,
    });
    expect(evaluation.result?.confidence_score).toBeGreaterThanOrEqual(0);
    expect(evaluation.result?.confidence_score).toBeLessThanOrEqual(1);
  });
  it('FAILED has no result and exactly one type of error', async () => {
    const { evaluation } = byId(await finished(ofNomination), criteria.protected);
    expect(evaluation).toEqual({
      state: 'FAILED',
      result: null,
      error: { type: 'EVALUATION_GENERATION_FAILED' },
    });
  });
  it('nobody to read: FAILED for every criterion', async () => {
    const blank = await buildNomination(service, { job_id: job });
    const items = await finished(() => ofNomination(blank));
    expect(items.map(({ evaluation }) => evaluation.state)).toEqual(['FAILED', 'FAILED', 'FAILED']);
  });
  it('a resume that does not say is EVALUATED and not met, and says so', async () => {
    const id = await create(`/jobs/${job}/criteria`, {
      prompt_text: 'Knows the programming language Erlang',
    });
    const { evaluation } = byId(await finished(ofNomination), id);
    expect(evaluation).toMatchObject({
      state: 'EVALUATED',
      result: { is_criterion_met: false },
      error: null,
    });
    expect(evaluation.result?.explanation).toEqual(expect.stringMatching(/\w+/));
    await service.api('DELETE', `/api/v1/jobs/${job}/criteria/${id}`);
    expect(byId(await finished(ofNomination), id)).toBeUndefined();
  });
  it('the same input gives the same answer, bit for bit', async () => {
    const first = await finished(ofNomination);
    expect(await finished(ofNomination)).toEqual(first);
  });
  it('IN_PROGRESS has neither result nor error', async () => {
    const busy = await testService({ children: 0 });
    const id = await buildJob(busy);
    const person = await buildCandidate(busy);
    await buildAttachment(busy, { candidate_id: person });
    const nominated = await buildNomination(busy, { job_id: id, candidate_id: person });
    idOf(await busy.api('POST', `/api/v1/jobs/${id}/criteria`, { prompt_text: 'Has led a team' }));
    const { body } = await busy.api('GET', `/api/v1/nominations/${nominated}/criterion_evaluations/`);
    expect(body.results.map(({ evaluation }: Item) => evaluation)).toEqual([
      { state: 'IN_PROGRESS', result: null, error: null },
    ]);
  });
  it('an unknown nomination is 404, no UUID 422', async () => {
    expect((await ofNomination(newId())).status).toBe(404);
    expect((await ofNomination('x')).status).toBe(422);
  });
});

describe('the list of a candidate', () => {
  it('org_wide: the criteria of the organization, without tag and job_id', async () => {
    const items = await finished(() => ofCandidate('org_wide'));
    expect(items.map(({ criterion }) => criterion)).toEqual([
      {
        id: criteria.organization,
        prompt_text: 'Holds a university degree',
        display_name: null,
        scope: { scope_type: 'organization', tag: null },
      },
    ]);
    expect(items[0]?.evaluation.state).toBe('EVALUATED');
  });
  it('tag: the criteria of the tags of the candidate alone, with the tag', async () => {
    const items = await finished(() => ofCandidate('tag'));
    expect(items.map(({ criterion }) => criterion)).toEqual([
      {
        id: criteria.tag,
        prompt_text: 'Has worked in a depot',
        display_name: null,
        scope: {
          scope_type: 'tag',
          tag: {
            id: tag,
            tag_type: 'specialty_name',
            is_standardized: true,
            name: 'Depots',
            description: 'Work in depots',
            created_at: expect.stringMatching(MOMENT),
          },
        },
      },
    ]);
  });
  it('never has evaluations for a job', async () => {
    for (const type of ['org_wide', 'tag']) {
      const items = await finished(() => ofCandidate(type));
      expect(items.filter(({ criterion }) => criterion.scope.scope_type === 'job')).toEqual([]);
    }
  });
  it('criterion_type is required, and tag or org_wide', async () => {
    for (const query of [
      '',
      '?criterion_type=',
      '?criterion_type=job',
      '?criterion_type=TAG',
      '?criterion_type=tag&criterion_type=tag',
    ]) {
      const reply = await service.api(
        'GET',
        `/api/v1/candidates/${candidate}/criterion_evaluations/${query}`,
      );
      expect([query, reply.status, reply.body.error?.details[0].path]).toEqual([
        query,
        422,
        'query.criterion_type',
      ]);
    }
  });
  it('a candidate without tags has an empty list; an unknown one is 404', async () => {
    const person = await buildCandidate(service);
    expect((await ofCandidate('tag', person)).body).toEqual({ is_error: false, results: [] });
    expect((await ofCandidate('tag', newId())).status).toBe(404);
    expect((await ofCandidate('tag', 'x')).status).toBe(422);
  });
});

describe('criteria of a job', () => {
  it('a taken remote_id, a blank prompt and one of 2,001 characters are refused', async () => {
    const url = `/api/v1/jobs/${job}/criteria`;
    const remote_id = 'forklift licence';
    const id = await create(`/jobs/${job}/criteria`, { prompt_text: 'Holds a forklift licence', remote_id });
    const again = await service.api('POST', url, { prompt_text: 'Holds a licence', remote_id });
    expect([again.status, again.body.error.type]).toEqual([409, 'CONFLICT']);
    for (const prompt_text of ['', '  ', 'x'.repeat(2001), null]) {
      expect((await service.api('POST', url, { prompt_text })).body.error.details[0].path).toBe(
        'body.prompt_text',
      );
    }
    expect((await service.api('POST', url, { prompt_text: 'ä'.repeat(2000) })).status).toBe(201);
    expect((await service.api('DELETE', `${url}/${id}`)).body.result.id).toBe(id);
  });
  it('a criterion of another job is not found under this one', async () => {
    const url = `/api/v1/jobs/${job}/criteria/${criteria.foreign}`;
    expect((await service.api('GET', url)).status).toBe(404);
    expect((await service.api('DELETE', url)).status).toBe(404);
  });
  it('an unknown job is 404 for all four', async () => {
    const url = `/api/v1/jobs/${newId()}/criteria`;
    expect((await service.api('POST', url, { prompt_text: 'x' })).status).toBe(404);
    expect((await service.api('GET', url)).status).toBe(404);
    expect((await service.api('GET', `${url}/${criteria.team}`)).status).toBe(404);
    expect((await service.api('DELETE', `${url}/${criteria.team}`)).status).toBe(404);
  });
});
