import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#service/ids.ts';
import {
  attachmentForm,
  buildAttachment,
  buildCandidate,
  buildJob,
  buildNomination,
  idOf,
} from '../../helpers/factories.ts';
import { scenarios } from '../../helpers/scenarios.ts';
import { testService, type Reply, type TestService } from '../../helpers/service.ts';

const RESUME = `Mara Quist
mara.quist@example.com

Experience
Crane operator, Northpier Terminals, 2015 to 2023
- Operated gantry cranes and trained six apprentices

Skills
SQL, Python

Education
BSc Mechanical Engineering, 2014
`;
const DATABASES = 'Knows SQL';
const PYTHON = 'Knows Python';
const GERMAN = 'Speaks German fluently';
const AGE = 'Is younger than 30 years';
const BROKEN = '%PDF-1.7\nnothing more';

type Item = {
  criterion: { id: string; prompt_text: string; scope: Record<string, unknown> };
  evaluation: {
    state: string;
    result: { is_criterion_met: boolean; confidence_score: number; evaluated_at: string } | null;
    error: { type: string } | null;
  };
  evidence?: {
    quote: string;
    attachment_id: string;
    stance: string;
    page: number | null;
    boxes: unknown[];
  }[];
  understood_as?: string | null;
  rests_on_silence?: boolean;
  override?: { is_criterion_met: boolean; reason: string | null } | null;
};
const evaluations = (nomination: string, query = ''): string =>
  `/api/v1/nominations/${nomination}/criterion_evaluations/${query}`;
const states = (items: readonly Item[]): string[] => items.map(({ evaluation }) => evaluation.state);
const met = (items: readonly Item[]): (boolean | undefined)[] =>
  items.map(({ evaluation }) => evaluation.result?.is_criterion_met);

/** What must be equal whenever the same text is asked the same. */
const timeless = (items: readonly Item[]): unknown =>
  items.map((item) => ({
    ...item,
    criterion: item.criterion.prompt_text,
    evidence: item.evidence?.map((found) => ({ ...found, attachment_id: null })),
    evaluation: { ...item.evaluation, result: { ...item.evaluation.result, evaluated_at: null } },
  }));

/** The engine's first answer may take longer, on a busy machine, than a reading waits. */
async function engineReady(on: TestService, candidate_id: string): Promise<void> {
  const job_id = await buildJob(on);
  await addCriterion(on, job_id, 'Is punctual');
  const nomination = await buildNomination(on, { job_id, candidate_id });
  for (let count = 0; count < 15; count += 1) {
    const { body } = await on.api('GET', evaluations(nomination));
    if (!states(body.results).includes('IN_PROGRESS')) return;
  }
  throw new Error('The engine gave no answer in half a minute.');
}

async function addCriterion(
  service: TestService,
  job: string,
  prompt_text: string,
  more: Record<string, unknown> = {},
): Promise<string> {
  return idOf(await service.api('POST', `/api/v1/jobs/${job}/criteria`, { prompt_text, ...more }));
}

describe('evaluations of a resume', () => {
  let service: TestService;
  let job: string;
  let candidate: string;
  let attachment: string;
  let nomination: string;
  let databases: string;
  let german: string;
  const list = async (query = ''): Promise<Item[]> =>
    (await service.api('GET', evaluations(nomination, query))).body.results;

  beforeAll(async () => {
    service = await testService({ keep: true });
    job = await buildJob(service);
    candidate = await buildCandidate(service, { full_name: 'Mara Quist' });
    attachment = await buildAttachment(service, { candidate_id: candidate }, RESUME, 'mara-quist.txt');
    nomination = await buildNomination(service, { job_id: job, candidate_id: candidate });
    databases = await addCriterion(service, job, DATABASES, { display_name: 'Databases', weight: 'must' });
    await addCriterion(service, job, PYTHON);
    german = await addCriterion(service, job, GERMAN);
    await addCriterion(service, job, AGE);
    await service.idle();
    await engineReady(service, candidate);
  });
  afterAll(async () => {
    expect(service.problems).toEqual([]);
    await service.close();
  });

  test('the criteria of a job are read with their words for somebody who is not nominated for it', async () => {
    const other = await buildJob(service);
    await addCriterion(service, other, DATABASES);
    const at = `/api/v1/candidates/${candidate}/jobs/${other}/criterion_evaluations`;
    const { status, body } = await service.api('GET', `${at}?include=evidence`);
    expect([status, met(body.results)]).toEqual([200, [true]]);
    expect(body.results[0].evidence[0].quote).toContain('SQL');
    const { body: mine } = await service.api('GET', `/api/v1/nominations?candidate_id=${candidate}`);
    expect(mine.results.filter(({ job_id }: { job_id: string }) => job_id === other)).toEqual([]);
  });

  test('the list waits for the engine, and has exactly the shape of the contract', async () => {
    const { result: reply, events } = await service.recorded(() =>
      service.api('GET', evaluations(nomination)),
    );
    expect(reply.status).toBe(200);
    expect(events).toContain('evaluation.completed');
    expect(events).toContain('evaluation.failed');
    const items = reply.body.results as Item[];
    expect(items.map(({ criterion }) => criterion.prompt_text)).toEqual([DATABASES, PYTHON, GERMAN, AGE]);
    expect(states(items)).toEqual(['EVALUATED', 'EVALUATED', 'EVALUATED', 'FAILED']);
    expect(met(items)).toEqual([true, true, false, undefined]);
    expect(items[0]).toEqual({
      criterion: {
        id: databases,
        prompt_text: DATABASES,
        display_name: 'Databases',
        scope: { scope_type: 'job', tag: null, job_id: job },
      },
      evaluation: {
        state: 'EVALUATED',
        result: {
          is_criterion_met: true,
          confidence_score: expect.any(Number),
          explanation: expect.any(String),
          evaluated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        },
        error: null,
      },
    });
    expect(items[3]?.evaluation).toEqual({
      state: 'FAILED',
      result: null,
      error: { type: 'EVALUATION_GENERATION_FAILED' },
    });
    expect(reply.body.is_error).toBe(false);
  });

  test('without the slash it is the same; what is stored is not made again', async () => {
    const before = await list();
    const { result: reply, events } = await service.recorded(() =>
      service.api('GET', evaluations(nomination).slice(0, -1)),
    );
    expect(reply.body.results).toEqual(before);
    expect(events).toEqual([]);
  });

  test('include=evidence adds where it stands, how it was read, and no override', async () => {
    const [first, , german_one, failed] = await list('?include=evidence');
    expect(first?.evidence?.[0]).toMatchObject({ attachment_id: attachment, stance: 'for' });
    expect(first?.evidence?.map(({ quote }) => quote).join(' ')).toMatch(/SQL/);
    expect([first, german_one, failed].map((one) => one?.rests_on_silence)).toEqual([false, true, false]);
    expect(first?.understood_as).toEqual(expect.any(String));
    expect(first?.override).toBeNull();
    expect(failed).toMatchObject({ evidence: [], understood_as: null, override: null });
  });

  test('a person cannot answer about a protected characteristic either', async () => {
    const [, , , failed] = await list();
    const path = `${evaluations(nomination, failed?.criterion.id)}/override`;
    const recorded = await service.recorded(() => service.api('PUT', path, { is_criterion_met: true }));
    expect(recorded.result.status).toBe(422);
    expect(recorded.result.body.error.message).toMatch(/^path\.criterion_id .*[^.]\.$/);
    expect(recorded.result.body.error.details).toEqual([
      { path: 'path.criterion_id', message: expect.stringContaining('which Longlist does not use to judge') },
    ]);
    expect(recorded.events).toEqual([]);
    expect((await service.api('GET', path)).status).toBe(404);
  });

  test('one evaluation says why it failed, and what answered', async () => {
    const [first, , , failed] = await list();
    const one = await service.api('GET', evaluations(nomination, failed?.criterion.id));
    expect(one.body.result).toMatchObject({
      evaluation: { state: 'FAILED' },
      failure: { reason: 'PROTECTED_CHARACTERISTIC', message: expect.stringMatching(/\.$/) },
      engine: { name: expect.any(String), version: expect.any(String) },
    });
    const detail = await service.api('GET', evaluations(nomination, `${first?.criterion.id}/`));
    expect(detail.body.result).toMatchObject({ failure: null, weight: 'must', override: null });
    const again = await service.api('GET', evaluations(nomination, first?.criterion.id), undefined, {
      headers: { 'if-none-match': detail.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test('the same input gives the same result, bit for bit', async () => {
    const other_job = await buildJob(service);
    for (const prompt of [DATABASES, PYTHON, GERMAN, AGE]) await addCriterion(service, other_job, prompt);
    const twin = await buildCandidate(service, { full_name: 'Mara Quist' });
    await buildAttachment(service, { candidate_id: twin }, RESUME, 'mara-quist.txt');
    await service.idle();
    const other = await buildNomination(service, { job_id: other_job, candidate_id: twin });
    const { body } = await service.api('GET', evaluations(other, '?include=evidence'));
    const expected = timeless(await list('?include=evidence')) as { criterion: string }[];
    expect(timeless(body.results)).toEqual(expected);
  });

  test('a criterion that is added is evaluated when read; one that is deleted goes', async () => {
    const added = await addCriterion(service, job, 'Has a degree in engineering');
    expect(states(await list())).toEqual(['EVALUATED', 'EVALUATED', 'EVALUATED', 'FAILED', 'EVALUATED']);
    await service.api('DELETE', `/api/v1/jobs/${job}/criteria/${added}`);
    expect(states(await list())).toHaveLength(4);
  });

  test('another resume makes every result anew', async () => {
    const before = await list();
    const newer = await buildAttachment(
      service,
      { candidate_id: candidate },
      'Mara Quist\n\nLanguages\nGerman (fluent), English\n\nExperience\nTeacher, 2020 to 2023\n',
      'newer.txt',
    );
    await service.idle();
    const after = await list();
    expect(met(after)).toEqual([false, false, true, undefined]);
    expect(after[0]?.evaluation.result?.evaluated_at).not.toBe(before[0]?.evaluation.result?.evaluated_at);
    await service.api('DELETE', `/api/v1/attachments/${newer}`);
    expect(met(await list())).toEqual([true, true, false, undefined]);

    const form = attachmentForm({ candidate_id: candidate }, 'Mara Quist\n\nSkills\nPython\n', 'less.txt');
    expect((await service.api('PUT', `/api/v1/attachments/${attachment}`, form)).status).toBe(200);
    await service.idle();
    expect(met(await list())).toEqual([false, true, false, undefined]);
    form.set('file', new Blob([RESUME]), 'mara-quist.txt');
    await service.api('PUT', `/api/v1/attachments/${attachment}`, form);
    await service.idle();
    expect(met(await list())).toEqual([true, true, false, undefined]);
  });

  test("a person's answer stands beside the engine's", async () => {
    const path = `${evaluations(nomination)}${german}/override`;
    const set = (body: unknown): Promise<Reply> => service.api('PUT', path, body);
    const first = await service.recorded(() =>
      set({ is_criterion_met: true, reason: ' Spoke it in a call ' }),
    );
    expect(first.result.status).toBe(201);
    expect(first.result.body.result).toEqual({ id: german });
    expect(first.events).toEqual(['evaluation.overridden']);
    expect(met(await list())[2]).toBe(false);
    const [, , shown] = await list('?include=evidence');
    expect(shown?.override).toEqual({
      is_criterion_met: true,
      reason: 'Spoke it in a call',
      created_at: expect.any(String),
      said: null,
    });
    expect((await set({ is_criterion_met: false })).status).toBe(200);
    const read = await service.api('GET', path);
    expect(read.body.result).toMatchObject({ is_criterion_met: false, reason: null });
    const stale = await service.api('DELETE', path, undefined, { headers: { 'if-match': '"old"' } });
    expect(stale.status).toBe(412);
    const taken_back = await service.recorded(() => service.api('DELETE', path));
    expect(taken_back.result.body.result).toEqual({ id: german });
    expect(taken_back.events).toEqual(['evaluation.overridden']);
    expect((await service.api('DELETE', path)).status).toBe(404);
    expect((await service.api('GET', path)).status).toBe(404);
  });

  test('evaluate now is queued and leaves nothing to do', async () => {
    await addCriterion(service, job, 'Knows forklifts');
    const { result: reply, tasks } = await service.recorded(() =>
      service.api('POST', evaluations(nomination)),
    );
    expect(reply.status).toBe(202);
    expect(reply.body).toEqual({ is_error: false, result: { id: nomination } });
    expect(tasks).toEqual(['evaluate']);
    await service.idle();
    const { result: items, events } = await service.recorded(() => list());
    expect(states(items)).not.toContain('IN_PROGRESS');
    expect(events).toEqual([]);
  });

  test('criteria of the organization and of tags are evaluated per candidate', async () => {
    const tag = { tag_type: 'specialty_name', is_standardized: false, name: 'Harbours' };
    const tag_id = idOf(await service.api('POST', '/api/v1/tags', tag));
    const post = async (body: unknown): Promise<string> =>
      idOf(await service.api('POST', '/api/v1/criteria', body));
    const organization = await post({ scope_type: 'organization', prompt_text: PYTHON });
    const of_tag = await post({
      scope_type: 'tag',
      tag_id,
      prompt_text: DATABASES,
      display_name: 'Databases',
    });
    const read = async (type: string): Promise<Item[]> =>
      (
        await service.api(
          'GET',
          `/api/v1/candidates/${candidate}/criterion_evaluations/?criterion_type=${type}`,
        )
      ).body.results;

    expect(await read('tag')).toEqual([]);
    for (const creation_method of ['selected_by_organization', 'custom_input_by_candidate']) {
      await service.api('POST', '/api/v1/candidate_tags', {
        candidate_id: candidate,
        tag_id,
        creation_method,
      });
    }
    const tagged = await read('tag');
    expect(tagged.map(({ criterion }) => criterion)).toEqual([
      {
        id: of_tag,
        prompt_text: DATABASES,
        display_name: 'Databases',
        scope: {
          scope_type: 'tag',
          tag: { id: tag_id, ...tag, description: '', created_at: expect.any(String) },
        },
      },
    ]);
    expect(met(tagged)).toEqual([true]);
    const whole = await read('org_wide');
    expect(whole.map(({ criterion }) => criterion)).toEqual([
      {
        id: organization,
        prompt_text: PYTHON,
        display_name: null,
        scope: { scope_type: 'organization', tag: null },
      },
    ]);
    expect(met(whole)).toEqual([true]);
  });

  test('a file that cannot be read fails with the reason; a candidate that is deleted takes all along', async () => {
    const person = await buildCandidate(service, { full_name: 'Unread' });
    await buildAttachment(service, { candidate_id: person }, BROKEN, 'broken.pdf');
    await service.idle();
    const broken = await buildNomination(service, { job_id: job, candidate_id: person });
    const { body } = await service.api('GET', evaluations(broken));
    expect(new Set(states(body.results))).toEqual(new Set(['FAILED']));
    const one = await service.api('GET', evaluations(broken, databases));
    expect(one.body.result.failure).toMatchObject({
      reason: 'NO_TEXT',
      message: expect.stringMatching(/damaged/),
    });
    expect((await service.api('DELETE', `/api/v1/candidates/${person}`)).status).toBe(200);
    expect((await service.api('GET', evaluations(broken))).status).toBe(404);
  });

  test('a candidate or a criterion that goes while it is evaluated leaves nothing behind', async () => {
    const person = await buildCandidate(service, { full_name: 'Gone' });
    await buildAttachment(service, { candidate_id: person }, RESUME, 'gone.txt');
    await service.idle();
    const going = await buildNomination(service, { job_id: job, candidate_id: person });
    const short_lived = await addCriterion(service, job, 'Has driven a tram');
    const [reply, removed] = await Promise.all([
      service.api('GET', evaluations(going)),
      service.api('DELETE', `/api/v1/jobs/${job}/criteria/${short_lived}`),
    ]);
    expect([reply.status, removed.status]).toEqual([200, 200]);
    const [second, deleted] = await Promise.all([
      service.api('POST', evaluations(going)),
      service.api('DELETE', `/api/v1/candidates/${person}`),
    ]);
    expect([202, 404]).toContain(second.status);
    expect(deleted.status).toBe(200);
    await service.idle();
    expect((await service.api('GET', evaluations(going))).status).toBe(404);
  });
});

scenarios(
  'evaluations without a text',
  async (service) => {
    const job = await buildJob(service);
    const candidate = await buildCandidate(service);
    const criterion = await addCriterion(service, job, PYTHON);
    const nomination = await buildNomination(service, {
      job_id: job,
      candidate_id: candidate,
      remote_id: 'nomination-by-name',
    });
    const other_job = await buildJob(service);
    return {
      candidate,
      criterion,
      nomination,
      foreign: await addCriterion(service, other_job, DATABASES),
      bare: await buildNomination(service, { job_id: await buildJob(service), candidate_id: candidate }),
      of_candidate: `/api/v1/candidates/${candidate}/criterion_evaluations`,
    };
  },
  [
    {
      name: 'no file is a failure, stored once',
      request: ({ nomination }) => ['GET', evaluations(nomination)],
      status: 200,
      events: ['evaluation.failed'],
      check: ({ body }) => expect(states(body.results)).toEqual(['FAILED']),
    },
    {
      name: 'and says so',
      request: ({ nomination, criterion }) => ['GET', evaluations(nomination, criterion)],
      status: 200,
      check: ({ body }) =>
        expect(body.result).toMatchObject({
          failure: { reason: 'NO_TEXT', message: 'The candidate has no file to read. Add a resume.' },
          evidence: [],
          understood_as: null,
        }),
    },
    {
      name: 'a job without criteria has none',
      request: ({ bare }) => ['GET', evaluations(bare)],
      status: 200,
      check: ({ body }) => expect(body.results).toEqual([]),
    },
    {
      name: 'a nomination is named by its UUID alone',
      request: () => ['GET', evaluations('remote.nomination-by-name')],
      status: 422,
      details: ['path.id'],
    },
    { name: 'a nomination that does not exist', request: () => ['GET', evaluations(newId())], status: 404 },
    {
      name: 'include knows evidence',
      request: ({ nomination }) => ['GET', evaluations(nomination, '?include=everything')],
      status: 422,
      details: ['query.include'],
    },
    {
      name: 'criterion_type is required',
      request: ({ of_candidate }) => ['GET', of_candidate],
      status: 422,
      details: ['query.criterion_type'],
    },
    {
      name: 'a job that does not exist has no criteria',
      request: ({ of_candidate }) => [
        'GET',
        `${of_candidate.replace('/criterion', `/jobs/${newId()}/criterion`)}`,
      ],
      status: 404,
    },
    {
      name: 'criterion_type is tag or org_wide',
      request: ({ of_candidate }) => ['GET', `${of_candidate}/?criterion_type=organization`],
      status: 422,
      details: ['query.criterion_type'],
    },
    {
      name: 'criterion_type is one of them',
      request: ({ of_candidate }) => ['GET', `${of_candidate}?criterion_type=tag&criterion_type=org_wide`],
      status: 422,
      details: ['query.criterion_type'],
    },
    {
      name: 'a candidate is named by its UUID alone',
      request: () => ['GET', '/api/v1/candidates/remote.x/criterion_evaluations/?criterion_type=job'],
      status: 422,
      details: ['path.id', 'query.criterion_type'],
    },
    {
      name: 'a candidate that does not exist',
      request: () => ['GET', `/api/v1/candidates/${newId()}/criterion_evaluations/?criterion_type=tag`],
      status: 404,
    },
    {
      name: "a criterion of another job is none of the nomination's",
      request: ({ nomination, foreign }) => ['GET', evaluations(nomination, foreign)],
      status: 404,
    },
    {
      name: 'nor can it be overridden',
      request: ({ nomination, foreign }) => [
        'PUT',
        evaluations(nomination, `${foreign}/override`),
        { is_criterion_met: true },
      ],
      status: 404,
    },
    {
      name: 'an override says yes or no',
      request: ({ nomination, criterion }) => [
        'PUT',
        evaluations(nomination, `${criterion}/override`),
        { is_criterion_met: 'yes', reason: 'x'.repeat(2001) },
      ],
      status: 422,
      details: ['body.is_criterion_met', 'body.reason'],
    },
    {
      name: 'an override is possible where the engine has no answer',
      request: ({ nomination, criterion }) => [
        'PUT',
        evaluations(nomination, `${criterion}/override/`),
        { is_criterion_met: true },
      ],
      status: 201,
      events: ['evaluation.overridden'],
    },
    {
      name: 'evaluate now needs a nomination',
      request: () => ['POST', evaluations(newId())],
      status: 404,
    },
  ],
);

test('while a file is being read the answer is IN_PROGRESS, after two seconds', async () => {
  const service = await testService({ children: 0 });
  const job = await buildJob(service);
  const candidate = await buildCandidate(service);
  await buildAttachment(service, { candidate_id: candidate }, RESUME, 'waiting.txt');
  const nomination = await buildNomination(service, { job_id: job, candidate_id: candidate });
  await addCriterion(service, job, PYTHON);
  const begun = Date.now();
  const { body } = await service.api('GET', evaluations(nomination));
  expect(body.results[0].evaluation).toEqual({ state: 'IN_PROGRESS', result: null, error: null });
  expect(Date.now() - begun).toBeGreaterThan(1900);
});
