import { expect, it } from 'vitest';
import { buildAttachment, buildCandidate, buildJob, buildNomination, idOf } from '../../helpers/factories.ts';
import { scenarios } from '../../helpers/scenarios.ts';
import { testService, type TestService } from '../../helpers/service.ts';

const RESUME = `Mara Quist

Experience
Crane operator, Northpier Terminals, 2015 to 2023
- Operated gantry cranes

Skills
SQL
`;

type Question = {
  criterion: { id: string };
  answer: { answer: string | null; is_criterion_met: boolean | null; score: number | null } | null;
};

async function prepare(service: TestService) {
  const job = await buildJob(service);
  const ask = async (prompt_text: string): Promise<string> =>
    idOf(await service.api('POST', `/api/v1/jobs/${job}/criteria`, { prompt_text }));
  const [sql, python, german, age] = [
    await ask('Knows SQL'),
    await ask('Knows Python'),
    await ask('Speaks German fluently'),
    await ask('Is younger than 30 years'),
  ];
  const candidate = await buildCandidate(service);
  await buildAttachment(service, { candidate_id: candidate }, RESUME);
  const nomination = await buildNomination(service, { job_id: job, candidate_id: candidate });
  await service.idle();
  const sheet = `/api/v1/jobs/${job}/call_sheet`;
  const own = `${sheet}?candidate_ids=${candidate}`;
  const said = `/api/v1/nominations/${nomination}/call_answers`;
  const override = (criterion: string): string =>
    `/api/v1/nominations/${nomination}/criterion_evaluations/${criterion}/override`;
  return { job, candidate, nomination, sql, python, german, age, sheet, own, said, override };
}

scenarios('call sheets', prepare, [
  {
    name: 'are of the shortlist by default',
    request: ({ sheet }) => ['GET', sheet],
    status: 200,
    check: ({ body }) => expect(body.results).toEqual([]),
  },
  {
    name: 'keep an answer, which is the own answer of a person as well',
    request: ({ said, german }) => [
      'PUT',
      `${said}/${german}`,
      { answer: 'C1, Goethe', is_criterion_met: true, score: 4, said_at: '2026-11-23T09:30:00Z' },
    ],
    status: 201,
    events: ['evaluation.overridden', 'call_answer.created'],
    check: async (_reply, { service, own, german, override, said }) => {
      const { body } = await service.api('GET', own);
      const asked = (body.results[0].questions as Question[]).find(
        ({ criterion }) => criterion.id === german,
      );
      const answer = {
        answer: 'C1, Goethe',
        is_criterion_met: true,
        score: 4,
        said_at: '2026-11-23T09:30:00.000Z',
      };
      expect(asked?.answer).toMatchObject(answer);
      expect((await service.api('GET', said)).body.results).toMatchObject([
        { criterion_id: german, ...answer },
      ]);
      expect((await service.api('GET', override(german))).body.result.is_criterion_met).toBe(true);
    },
  },
  {
    name: 'change words alone without touching the answer',
    request: ({ said, german }) => [
      'PUT',
      `${said}/${german}`,
      { answer: 'C1', is_criterion_met: true, score: null },
    ],
    status: 200,
    events: ['call_answer.updated'],
  },
  {
    name: 'take the answer back where it remains unclear',
    request: ({ said, german }) => ['PUT', `${said}/${german}`, { answer: 'C1', is_criterion_met: null }],
    status: 200,
    events: ['evaluation.overridden', 'call_answer.updated'],
    check: async (_reply, { service, german, override }) => {
      expect((await service.api('GET', override(german))).status).toBe(404);
    },
  },
  {
    name: 'have one note of the whole call',
    request: ({ nomination }) => [
      'PUT',
      `/api/v1/nominations/${nomination}/call_note`,
      { answer: 'Call again' },
    ],
    status: 201,
    events: ['call_answer.created'],
    check: async (_reply, { service, own }) => {
      const { body } = await service.api('GET', own);
      expect(body.results[0].note).toMatchObject({ answer: 'Call again', criterion_id: null });
    },
  },
  {
    name: 'refuse a score out of range',
    request: ({ said, german }) => ['PUT', `${said}/${german}`, { answer: 'C1', score: 6 }],
    status: 422,
    details: ['body.score'],
  },
  {
    name: 'keep nothing that must not decide about a person',
    request: ({ said, age }) => ['PUT', `${said}/${age}`, { answer: '29' }],
    status: 422,
    details: ['path.criterion_id'],
  },
  {
    name: 'delete the note',
    request: ({ nomination }) => ['DELETE', `/api/v1/nominations/${nomination}/call_note`],
    status: 200,
    events: ['call_answer.deleted'],
  },
  {
    name: 'have no answer to delete where nothing was said',
    request: ({ said, python }) => ['DELETE', `${said}/${python}`],
    status: 404,
  },
]);

it('asks what the resume leaves open, and nothing that must not be asked', async () => {
  const service = await testService();
  const { own, candidate, nomination, python, german } = await prepare(service);
  const { body } = await service.api('GET', own);
  expect(body.results).toHaveLength(1);
  expect(body.results[0]).toMatchObject({ candidate_id: candidate, nomination_id: nomination, note: null });
  const asked = body.results[0].questions as Question[];
  expect(asked.map(({ criterion }) => criterion.id)).toEqual([python, german]);
  expect(asked.every(({ answer }) => answer === null)).toBe(true);
});

it('deleting what was said takes its answer along, and leaves one that was given otherwise', async () => {
  const service = await testService();
  const { said, python, german, override, own } = await prepare(service);
  const met = { is_criterion_met: true };
  await service.api('PUT', `${said}/${python}`, met);
  await service.api('DELETE', `${said}/${python}`);
  expect((await service.api('GET', override(python))).status).toBe(404);

  await service.api('PUT', override(german), met);
  const asked = (await service.api('GET', own)).body.results[0].questions as Question[];
  expect(asked.map(({ criterion }) => criterion.id)).toEqual([python]);
  await service.api('PUT', `${said}/${german}`, { ...met, answer: 'Fluent' });
  await service.api('DELETE', `${said}/${german}`);
  expect((await service.api('GET', override(german))).body.result).toMatchObject(met);
});

it('an answer counts in the order with answers, in the marks, and no more as a call to make', async () => {
  const service = await testService();
  const { job, candidate, nomination, said, python } = await prepare(service);
  const stages = (await service.api('GET', '/api/v1/nomination_stages')).body.results as {
    id: string;
    name: string;
  }[];
  const to_stage_id = stages.find(({ name }) => name === 'Shortlisted')?.id;
  await service.api('POST', `/api/v1/nominations/${nomination}/move`, { to_stage_id });
  const toCall = async (): Promise<number> =>
    (await service.api('GET', '/api/v1/job_overviews')).body.results[0].to_call;
  const ranked = async (): Promise<Record<string, unknown>> => {
    const query = `target_resource_id=${job}&order=best_match`;
    return (await service.api('GET', `/api/v1/candidate_rankings?${query}`)).body.results[0];
  };
  expect((await service.api('GET', `/api/v1/jobs/${job}/call_sheet`)).body.results).toHaveLength(1);
  expect(await toCall()).toBe(1);
  const before = await ranked();
  await service.api('PUT', `${said}/${python}`, { answer: 'Three years', is_criterion_met: true });
  expect(await toCall()).toBe(0);
  await service.idle();
  const { corrections, ...now } = await ranked();
  expect([before['corrections'], corrections]).toEqual([0, 1]);
  expect(now).toMatchObject({ score: before['score'] });
  const { body } = await service.api('GET', `/api/v1/jobs/${job}/criterion_marks?candidate_id=${candidate}`);
  const marks = body.results[0].marks as { criterion_id: string; override: boolean | null }[];
  expect(marks.find(({ criterion_id }) => criterion_id === python)?.override).toBe(true);
});

it('an answer says that it was given in a call, when, and in which words; one given otherwise does not', async () => {
  const service = await testService();
  const { job, candidate, said, python, german, override } = await prepare(service);
  const said_at = '2026-11-23T09:30:00.000Z';
  await service.api('PUT', `${said}/${python}`, { answer: 'Three years', is_criterion_met: true, said_at });
  await service.api('PUT', override(german), { is_criterion_met: true });
  // typed after the verdict was given by hand: the verdict is not the call's
  await service.api('PUT', `${said}/${german}`, { answer: 'Fluent', is_criterion_met: true, said_at });
  const toldOf = async (criterion: string) =>
    (await service.api('GET', override(criterion))).body.result.said as object | null;
  expect(await toldOf(python)).toEqual({ said_at, answer: 'Three years' });
  expect(await toldOf(german)).toBeNull();
  const marks = async (): Promise<Record<string, string | null>> => {
    const { body } = await service.api(
      'GET',
      `/api/v1/jobs/${job}/criterion_marks?candidate_id=${candidate}`,
    );
    const all = body.results[0].marks as { criterion_id: string; said_at: string | null }[];
    return Object.fromEntries(all.map((mark) => [mark.criterion_id, mark.said_at]));
  };
  expect(await marks()).toMatchObject({ [python]: said_at, [german]: null });
  await service.api('DELETE', `${said}/${python}`);
  expect(await marks()).toMatchObject({ [python]: null });
});
