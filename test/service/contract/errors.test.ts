import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#service/ids.ts';
import {
  buildCandidate,
  buildJob,
  buildNomination,
  buildStage,
  idOf,
  jobInput,
} from '../../helpers/factories.ts';
import { buildWorld, tagInput } from './world.ts';
import type { World } from './world.ts';

/** What errors say, and what deleting takes along. */

let world: World;
beforeAll(async () => {
  world = await buildWorld(1);
});
afterAll(() => world.service.close());

/** The status of a request and what its details say, else its message. */
async function told(method: string, at: string, body?: unknown): Promise<string> {
  const reply = await world.service.api(method, `/api/v1${at}`, body);
  const { details, message } = reply.body.error as {
    details: { path: string; message: string }[];
    message: string;
  };
  const first = details.map(({ path, message: said }) => `${path} ${said}`).join('; ');
  return `${reply.status}: ${first === '' ? message : first}`;
}

it('404 names the kind of record and the id as it was written', async () => {
  const { service, job } = world;
  const id = newId();
  const asked: [path: string, kind: RegExp, written: string][] = [
    [`/jobs/${id}`, /job/, id],
    ['/jobs/remote.no%20such', /job/, 'remote.no such'],
    [`/attachments/${id}`, /attachment/, id],
    ['/attachments/remote.none', /attachment/, 'remote.none'],
    [`/nominations/${id}`, /nomination/, id],
    ['/nominations/remote.none', /nomination/, 'remote.none'],
    [`/nominations/${id}/criterion_evaluations/`, /nomination/, id],
    [`/tags/${id}`, /tag/, id],
    [`/candidate_tags/${id}`, /candidate tag/, id],
    [`/job_tags/${id}`, /job tag/, id],
    [`/jobs/${id}/criteria`, /job/, id],
    [`/jobs/${job}/criteria/${id}`, /criterion/, id],
    [`/jobs/${job}/criteria/remote.none`, /criterion/, 'remote.none'],
    [`/candidates/${id}`, /candidate/, id],
    [`/candidates/${id}/criterion_evaluations/?criterion_type=tag`, /candidate/, id],
    [`/summaries/${id}`, /summary/, id],
    [`/nomination_stages/${id}`, /nomination stage/, id],
    [`/spotlights/${id}`, /spotlight/, id],
    [`/criteria/${id}`, /criterion/, id],
    [`/webhooks/${id}`, /webhook/, id],
    [`/candidate_rankings?target_resource_id=${id}`, /job|attachment|candidate/, id],
    [`/candidate_rankings?q=x&filter_job_id=${id}`, /job/, id],
  ];
  for (const [path, kind, written] of asked) {
    const { status, body } = await service.api('GET', `/api/v1${path}`);
    expect([path, status, body.error?.type]).toEqual([path, 404, 'NOT_FOUND']);
    expect(body.error.message).toMatch(kind);
    expect(body.error.message).toContain(written);
  }
});

it('409 names the id that exists already, for every unique key', async () => {
  const { service, stage } = world;
  const [job_id, candidate_id] = [await buildJob(service), await buildCandidate(service)];
  const tag_id = idOf(await service.api('POST', '/api/v1/tags', tagInput('Unique')));
  const url = 'http://127.0.0.1:9/x';
  const inputs: [path: string, body: Record<string, unknown>][] = [
    ['/jobs', jobInput({ remote_id: 'taken' })],
    ['/candidates', { full_name: 'Ilse Brandt', remote_id: 'taken' }],
    ['/nomination_stages', { name: 'Trial shift', remote_id: 'taken' }],
    ['/criteria', { scope_type: 'organization', prompt_text: 'Holds a licence', remote_id: 'taken' }],
    ['/nominations', { job_id, candidate_id, current_nomination_stage_id: stage, remote_id: 'taken' }],
    ['/candidate_tags', { candidate_id, tag_id, creation_method: 'auto_generated_by_service' }],
    ['/job_tags', { job_id, tag_id }],
    ['/tags', tagInput('Unique too', { description: url })],
  ];
  for (const [path, body] of inputs) {
    const id = idOf(await service.api('POST', `/api/v1${path}`, body));
    const again = await service.api('POST', `/api/v1${path}`, body);
    expect([path, again.status, again.body.error?.type]).toEqual([path, 409, 'CONFLICT']);
    const existing = again.body.error.details.map((detail: { existing_id: string }) => detail.existing_id);
    expect(new Set(existing)).toEqual(new Set([id]));
  }
});

it('a field that is missing is required, whatever it may hold; a wrong one is told what it may', async () => {
  const { service } = world;
  const messages = async (body: unknown): Promise<Record<string, string>> => {
    const reply = await service.api('POST', '/api/v1/jobs', body);
    const details = reply.body.error.details as { path: string; message: string }[];
    return Object.fromEntries(details.map(({ path, message }) => [path, message]));
  };
  expect(await messages({})).toEqual({
    'body.title': 'is required',
    'body.description': 'is required',
    'body.status': 'is required',
    'body.remote_id': 'is required',
  });
  expect(await messages(jobInput({ status: 'paused', title: 7 }))).toEqual({
    'body.status': 'must be one of open, archived, closed',
    'body.title': 'must be a string',
  });
});

describe('what a sentence says', () => {
  it('a parameter that is repeated, whatever its kind', async () => {
    for (const repeated of [
      'q=a&q=a',
      'limit=1&limit=1',
      'filter_job_id=x&filter_job_id=x',
      'expand=a&expand=a',
    ]) {
      const [name] = repeated.split('=');
      const query = repeated.startsWith('q=') ? repeated : `q=a&${repeated}`;
      expect(await told('GET', `/candidate_rankings?${query}`)).toBe(
        `422: query.${name} must be sent only once`,
      );
    }
    const at = `/candidates/${world.candidate}/criterion_evaluations/?criterion_type=tag&criterion_type=tag`;
    expect(await told('GET', at)).toBe('422: query.criterion_type must be sent only once');
  });

  it('a field of a form that is repeated', async () => {
    const { service } = world;
    const body = 'client_id=a&client_id=a&client_secret=b&grant_type=client_credentials';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await fetch(`${service.url}/api/v1/auth/tokens`, { method: 'POST', body, headers });
    expect(((await reply.json()) as { error: unknown }).error).toMatchObject({
      message: 'body.client_id must be sent only once.',
    });
  });

  it('a list in a parameter that names nothing is wrong, not missing', async () => {
    expect(await told('GET', '/candidate_rankings?q=a&expand=')).toBe(
      '422: query.expand.0 must be one of candidate, summary, nomination, evaluations',
    );
  });

  it('a bound that leaves one number is that number', async () => {
    const at = `/candidate_rankings/${world.candidate}?filter_job_id=${world.job}&score_version=1`;
    expect(await told('GET', at)).toBe('422: query.score_version must be 2');
  });

  it('a list that is too short: of one it is an item', async () => {
    expect(await told('POST', '/batch', { operations: [] })).toBe(
      '422: body.operations must have at least 1 item',
    );
    const operations = Array.from({ length: 101 }, () => ({ method: 'DELETE', path: '/tags/x' }));
    expect(await told('POST', '/batch', { operations })).toBe(
      '422: body.operations must have at most 100 items',
    );
  });

  it('an id of another type must be an id', async () => {
    for (const job_id of [5, null, ['x'], 'x']) {
      const sent = { job_id, candidate_id: world.candidate, tag_id: world.tag };
      expect(await told('POST', '/job_tags', sent)).toBe('422: body.job_id must be a UUID');
    }
  });

  it('a body that is no object is told that, where no field is required', async () => {
    for (const body of [[jobInput()], 5, true]) {
      expect(await told('PATCH', `/jobs/${world.job}`, body)).toBe('422: body must be a JSON object');
    }
  });

  it('a method that is not possible: those that are', async () => {
    expect(await told('DELETE', '/tags')).toBe('405: DELETE is not possible here. What is: GET, HEAD, POST.');
  });

  it('a stage in use: by what, and what to do about it', async () => {
    const { service, candidate } = world;
    const stage = await buildStage(service);
    const message = async (): Promise<string> =>
      (await service.api('DELETE', `/api/v1/nomination_stages/${stage}`)).body.error.message as string;
    const automatic = { auto_evaluation_behavior: 'auto_nominate_and_evaluate_candidates' };
    const job = await buildJob(service, {
      ...automatic,
      default_nomination_stage_id: stage,
      status: 'closed',
    });
    expect(await message()).toBe(
      'The stage is in use. Give the job that nominates into it another stage (default_nomination_stage_id).',
    );
    await buildNomination(service, {
      job_id: job,
      candidate_id: candidate,
      current_nomination_stage_id: stage,
    });
    await service.api('PATCH', `/api/v1/jobs/${job}`, {
      auto_evaluation_behavior: null,
      default_nomination_stage_id: null,
    });
    expect(await message()).toBe('The stage is in use. Move the nomination in it.');
  });
});

describe('deleting', () => {
  it('a job takes its criteria, nominations, evaluations and summaries along', async () => {
    const { service, candidate, tag, spare_tag } = world;
    const stage = await buildStage(service);
    const job = await buildJob(service);
    const nomination = await buildNomination(service, {
      job_id: job,
      candidate_id: candidate,
      current_nomination_stage_id: stage,
      applied_at: '2026-03-01',
    });
    const criterion = idOf(
      await service.api('POST', `/api/v1/jobs/${job}/criteria`, {
        prompt_text: 'Has led a team',
        remote_id: 'along',
      }),
    );
    const link = idOf(await service.api('POST', '/api/v1/job_tags', { job_id: job, tag_id: spare_tag }));
    await service.api('GET', `/api/v1/nominations/${nomination}/criterion_evaluations/`);
    const entry = await service.api('GET', `/api/v1/candidate_rankings/${candidate}?filter_job_id=${job}`);
    const summary = entry.body.result.summary_id as string;
    expect((await service.api('GET', `/api/v1/summaries/${summary}`)).status).toBe(200);

    expect((await service.api('DELETE', `/api/v1/jobs/${job}`)).body.result).toEqual({ id: job });
    for (const path of [
      `/jobs/${job}`,
      `/jobs/${job}/criteria`,
      `/jobs/${job}/criteria/${criterion}`,
      `/nominations/${nomination}`,
      `/nominations/${nomination}/criterion_evaluations/`,
      `/summaries/${summary}`,
      `/job_tags/${link}`,
    ]) {
      expect([path, (await service.api('GET', `/api/v1${path}`)).status]).toEqual([path, 404]);
    }
    // what only hung on it stays
    for (const path of [`/candidates/${candidate}`, `/nomination_stages/${stage}`, `/tags/${tag}`]) {
      expect([path, (await service.api('GET', `/api/v1${path}`)).status]).toEqual([path, 200]);
    }
    // its stage is free, and so is the remote_id of its criterion
    expect((await service.api('DELETE', `/api/v1/nomination_stages/${stage}`)).status).toBe(200);
    const again = { scope_type: 'organization', prompt_text: 'Has led a team', remote_id: 'along' };
    expect((await service.api('POST', '/api/v1/criteria', again)).status).toBe(201);
  });
});
