import { expect, it } from 'vitest';
import { buildCandidate, buildJob, idOf } from '../../helpers/factories.ts';
import { scenarios } from '../../helpers/scenarios.ts';
import { testService } from '../../helpers/service.ts';
import type { Reply, TestService } from '../../helpers/service.ts';

const FIELDS = '/api/v1/custom_fields';

async function buildField(service: TestService, body: Record<string, unknown>): Promise<string> {
  return idOf(await service.api('POST', FIELDS, { applies_to: 'candidate', kind: 'text', ...body }));
}

async function fieldOf(service: TestService, id: string) {
  return (await service.api('GET', `${FIELDS}/${id}`)).body.result;
}

/** One field of each kind, and a candidate and a job to have them. */
async function world(service: TestService) {
  const model = await buildField(service, {
    name: 'Work model',
    kind: 'choice',
    remote_id: 'cf-model',
    choices: [{ name: 'Remote' }, { name: 'Hybrid' }],
  });
  const field = await fieldOf(service, model);
  const [remote, hybrid] = field.choices.map(({ id }: { id: string }) => id) as [string, string];
  return {
    candidate: await buildCandidate(service),
    other: await buildCandidate(service),
    job: await buildJob(service, { remote_id: 'job-1' }),
    model,
    remote,
    hybrid,
    referrer: await buildField(service, { name: 'Referred by' }),
    rate: await buildField(service, { name: 'Day rate', kind: 'number' }),
    met_on: await buildField(service, { name: 'Met on', kind: 'date' }),
    cost_center: await buildField(service, { name: 'Cost center', applies_to: 'job' }),
  };
}

scenarios('own fields', world, [
  {
    name: 'are listed by position, of candidates alone',
    request: () => ['GET', `${FIELDS}?applies_to=candidate`],
    status: 200,
    check: ({ body }) =>
      expect(body.results.map(({ name }: { name: string }) => name)).toEqual([
        'Work model',
        'Referred by',
        'Day rate',
        'Met on',
      ]),
  },
  {
    name: 'are found by the id of another system',
    request: () => ['GET', `${FIELDS}?remote_id=cf-model`],
    status: 200,
    check: ({ body }, { model }) => expect(body.results).toMatchObject([{ id: model, value_count: 0 }]),
  },
  {
    name: 'have names that differ by more than case',
    request: () => ['POST', FIELDS, { applies_to: 'candidate', kind: 'text', name: 'day RATE' }],
    status: 409,
    error: 'CONFLICT',
    details: ['body.name'],
  },
  {
    name: 'may have the name that a field of the other has',
    request: () => ['POST', FIELDS, { applies_to: 'job', kind: 'number', name: 'Day rate' }],
    status: 201,
    events: ['custom_field.created'],
  },
  {
    name: 'of the kind choice need choices that differ',
    request: () => [
      'POST',
      FIELDS,
      { applies_to: 'job', kind: 'choice', name: 'Office', choices: [{ name: 'Bern' }, { name: 'BERN' }] },
    ],
    status: 422,
    details: ['body.choices.1.name'],
  },
  {
    name: 'of another kind have no choices',
    request: () => [
      'POST',
      FIELDS,
      { applies_to: 'job', kind: 'date', name: 'Start', choices: [{ name: 'May' }] },
    ],
    status: 422,
    details: ['body.choices'],
  },
  {
    name: 'are filled in, each by its kind, and a choice by its name',
    request: (ids) => [
      'PATCH',
      `/api/v1/candidates/${ids.candidate}/custom_fields`,
      {
        values: {
          [ids.model]: 'hybrid',
          [ids.rate]: 640.5,
          [ids.met_on]: '2026-03-02',
          [ids.referrer]: ' Mira ',
        },
      },
    ],
    status: 200,
    events: Array.from({ length: 4 }, () => 'custom_field_value.created'),
    check: async (_reply, ids) => {
      const { body } = await ids.service.api('GET', `/api/v1/candidates/${ids.candidate}/custom_fields`);
      expect(body.result).toEqual({
        values: {
          [ids.model]: ids.hybrid,
          [ids.rate]: 640.5,
          [ids.met_on]: '2026-03-02',
          [ids.referrer]: 'Mira',
        },
      });
    },
  },
  {
    name: 'are filled in of a job, by the id of another system',
    request: (ids) => [
      'PATCH',
      '/api/v1/jobs/remote.job-1/custom_fields',
      { values: { [ids.cost_center]: '4711' } },
    ],
    status: 200,
    events: ['custom_field_value.created'],
    check: async (_reply, ids) => {
      const { body } = await ids.service.api('GET', `/api/v1/jobs/${ids.job}/custom_fields`);
      expect(body.result).toEqual({ values: { [ids.cost_center]: '4711' } });
    },
  },
  {
    name: 'take no value of another kind, and say of which field',
    request: (ids) => [
      'PATCH',
      `/api/v1/candidates/${ids.candidate}/custom_fields`,
      {
        values: {
          [ids.rate]: 'much',
          [ids.met_on]: '2026-02-30',
          [ids.model]: 'On site',
          [ids.cost_center]: 'x',
          [ids.referrer]: 'Somebody else',
        },
      },
    ],
    status: 422,
    check: async ({ body }, ids) => {
      const wrong = body.error.details as { path: string; message: string }[];
      expect(wrong.map(({ path }) => path).sort()).toEqual(
        [ids.rate, ids.met_on, ids.model, ids.cost_center].map((id) => `body.values.${id}`).sort(),
      );
      expect(wrong.map(({ message }) => message).join()).toContain('Day rate');
      // nothing of it was saved
      const now = await ids.service.api('GET', `/api/v1/candidates/${ids.candidate}/custom_fields`);
      expect(now.body.result.values[ids.referrer]).toBe('Mira');
    },
  },
  {
    name: 'that say the same make no event',
    request: (ids) => [
      'PATCH',
      `/api/v1/candidates/${ids.candidate}/custom_fields`,
      { values: { [ids.rate]: 640.5, [ids.model]: ids.hybrid } },
    ],
    status: 200,
  },
  {
    name: 'keep their values when a choice has another name',
    request: (ids) => [
      'PATCH',
      `${FIELDS}/${ids.model}`,
      {
        choices: [
          { id: ids.hybrid, name: 'Two days at home' },
          { id: ids.remote, name: 'Remote' },
        ],
      },
    ],
    status: 200,
    events: ['custom_field.updated'],
    check: async (_reply, ids) => {
      expect((await fieldOf(ids.service, ids.model)).choices).toEqual([
        { id: ids.hybrid, name: 'Two days at home', value_count: 1 },
        { id: ids.remote, name: 'Remote', value_count: 0 },
      ]);
      const now = await ids.service.api('GET', `/api/v1/candidates/${ids.candidate}/custom_fields`);
      expect(now.body.result.values[ids.model]).toBe(ids.hybrid);
    },
  },
  ...(
    [
      ['a choice', (ids) => `${ids.model}:is:${ids.remote},${ids.model}:is:${ids.hybrid}`, true],
      ['another choice', (ids) => `${ids.model}:is:${ids.remote}`, false],
      ['from a number', (ids) => `${ids.rate}:from:640`, true],
      ['to a number', (ids) => `${ids.rate}:to:640`, false],
      ['between days', (ids) => `${ids.met_on}:from:2026-03-01,${ids.met_on}:to:2026-03-31`, true],
      ['after a day', (ids) => `${ids.met_on}:from:2026-03-03`, false],
      ['words, whatever the case', (ids) => `${ids.referrer}:contains:mIr`, true],
      ['other words', (ids) => `${ids.referrer}:contains:Jonas`, false],
      ['being filled in', (ids) => `${ids.referrer}:filled`, true],
      ['all that is asked', (ids) => `${ids.referrer}:filled,${ids.rate}:from:700`, false],
    ] satisfies readonly [string, (ids: Awaited<ReturnType<typeof world>>) => string, boolean][]
  ).map(([by, asked, is_found]) => ({
    name: `find candidates by ${by}`,
    request: (ids: Awaited<ReturnType<typeof world>>) =>
      ['GET', `/api/v1/candidate_ids?custom_fields=${encodeURIComponent(asked(ids))}`] as const,
    status: 200,
    check: ({ body }: Reply, ids: Awaited<ReturnType<typeof world>>) =>
      expect(body.result.ids).toEqual(is_found ? [ids.candidate] : []),
  })),
  {
    name: 'find candidates without a value',
    request: (ids) => ['GET', `/api/v1/candidate_ids?custom_fields=${ids.referrer}:empty`],
    status: 200,
    check: ({ body }, ids) => expect(body.result.ids).toEqual([ids.other]),
  },
  {
    name: 'are asked in no other words',
    request: (ids) => ['GET', `/api/v1/candidate_ids?custom_fields=${ids.referrer}:like:x`],
    status: 422,
    details: ['query.custom_fields'],
  },
  {
    name: 'are listed of several candidates at once',
    request: (ids) => [
      'GET',
      `/api/v1/custom_field_values?applies_to=candidate&ids=${ids.candidate},${ids.other}`,
    ],
    status: 200,
    check: ({ body }, ids) => {
      expect(body.results).toHaveLength(4);
      expect(body.results).toContainEqual(
        expect.objectContaining({
          field_id: ids.rate,
          candidate_id: ids.candidate,
          job_id: null,
          value: 640.5,
        }),
      );
    },
  },
  {
    name: 'are cleared by null',
    request: (ids) => [
      'PATCH',
      `/api/v1/candidates/${ids.candidate}/custom_fields`,
      { values: { [ids.rate]: null, [ids.referrer]: '  ' } },
    ],
    status: 200,
    events: ['custom_field_value.deleted', 'custom_field_value.deleted'],
  },
  {
    name: 'lose the values of a choice that goes',
    request: (ids) => ['PATCH', `${FIELDS}/${ids.model}`, { choices: [{ id: ids.remote, name: 'Remote' }] }],
    status: 200,
    events: ['custom_field_value.deleted', 'custom_field.updated'],
  },
  {
    name: 'go with their values',
    request: (ids) => ['DELETE', `${FIELDS}/${ids.met_on}`],
    status: 200,
    events: ['custom_field_value.deleted', 'custom_field.deleted'],
    check: async (_reply, ids) => {
      const { body } = await ids.service.api('GET', `/api/v1/candidates/${ids.candidate}/custom_fields`);
      expect(body.result).toEqual({ values: {} });
    },
  },
  {
    name: 'are of nobody who is not there',
    request: (ids) => ['GET', `/api/v1/candidates/${ids.job}/custom_fields`],
    status: 404,
  },
]);

it('a second window is told when values were changed meanwhile', async () => {
  const service = await testService();
  const candidate = await buildCandidate(service);
  const field = await buildField(service, { name: 'Referred by' });
  const path = `/api/v1/candidates/${candidate}/custom_fields`;
  const etag = (await service.api('GET', path)).headers.get('etag')!;
  const change = (value: string) =>
    service.api('PATCH', path, { values: { [field]: value } }, { headers: { 'if-match': etag } });
  expect((await change('Mira')).status).toBe(200);
  expect((await change('Jonas')).status).toBe(412);
});

it('a blind caller reads no names in them, and finds nobody by their words', async () => {
  const service = await testService();
  const candidate = await buildCandidate(service, { full_name: 'Quenby Thistlewood' });
  const job = await buildJob(service);
  const of_candidate = await buildField(service, { name: 'Remark' });
  const of_job = await buildField(service, { name: 'Remark', applies_to: 'job' });
  const said = 'Quenby Thistlewood prefers nights';
  const paths = [
    [`/api/v1/candidates/${candidate}/custom_fields`, of_candidate],
    [`/api/v1/jobs/${job}/custom_fields`, of_job],
  ] as const;
  for (const [path, field] of paths) await service.api('PATCH', path, { values: { [field]: said } });
  const client = await service.api('POST', '/api/v1/clients', { name: 'Blind', is_blind: true });
  const token = await service.tokenFor(client.body.result);
  const ask = (method: string, path: string, body?: unknown) => service.api(method, path, body, { token });
  const listed = `/api/v1/custom_field_values?applies_to=`;
  for (const path of [
    ...paths.map(([one]) => one),
    `${listed}candidate&ids=${candidate}`,
    `${listed}job&ids=${job}`,
  ]) {
    const { status, body } = await ask('GET', path);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain('prefers nights');
    expect(JSON.stringify(body)).not.toMatch(/Quenby|Thistlewood/);
  }
  const search = await ask('GET', `/api/v1/candidate_ids?custom_fields=${of_candidate}:contains:Quenby`);
  expect(search.body.error.type).toBe('HIDDEN_IN_BLIND_MODE');
  // a guess of theirs stays as they wrote it: bars would tell that it is right
  for (const [path, field] of paths) {
    await ask('PATCH', path, { values: { [field]: 'Is it Thistlewood?' } });
    expect((await ask('GET', path)).body.result.values[field]).toBe('Is it Thistlewood?');
  }
  const guessed = await ask('GET', `${listed}candidate&ids=${candidate}`);
  expect(guessed.body.results[0].value).toBe('Is it Thistlewood?');
});

const ownFields = (id: string): string => `/api/v1/candidates/${id}/custom_fields`;

it('a merge keeps the survivor’s values, and its undo brings the other’s back', async () => {
  const service = await testService();
  const [one, other] = [await buildCandidate(service), await buildCandidate(service)];
  const both = await buildField(service, { name: 'Referred by' });
  const only = await buildField(service, { name: 'Day rate', kind: 'number' });
  const valuesOf = async (id: string) => (await service.api('GET', ownFields(id))).body.result.values;
  await service.api('PATCH', ownFields(one), { values: { [both]: 'Mira' } });
  await service.api('PATCH', ownFields(other), { values: { [both]: 'Jonas', [only]: 500 } });
  await service.api('POST', `/api/v1/candidates/${one}/merge`, { other_id: other });
  const merges = await service.api('GET', `/api/v1/candidates/${one}/merges`);
  expect(await valuesOf(one)).toEqual({ [both]: 'Mira', [only]: 500 });
  const undone = await service.api('POST', `/api/v1/merges/${merges.body.results[0].id}/undo`);
  expect(undone.status).toBe(200);
  expect(await valuesOf(one)).toEqual({ [both]: 'Mira' });
  expect(await valuesOf(other)).toEqual({ [both]: 'Jonas', [only]: 500 });
});
