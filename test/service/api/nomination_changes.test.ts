import { expect } from 'vitest';
import { newId } from '#service/ids.ts';
import {
  buildCandidate,
  buildJob,
  buildNomination,
  buildStage,
  stageNamed,
} from '../../helpers/factories.ts';
import { scenarios } from '../../helpers/scenarios.ts';
import type { Scenario } from '../../helpers/scenarios.ts';
import type { Reply, TestService } from '../../helpers/service.ts';

type Ids = {
  known: string;
  job: string;
  other_job: string;
  candidate: string;
  stage: string;
  next_stage: string;
  foreign_stage: string;
};
type World = Ids & { service: TestService };

const put = (id: string): string => `/api/v1/nominations/${id}`;

const VERSION_STAYS: readonly Scenario<World>[] = [
  {},
  { applied_at: '2026-03-04T01:00:00+01:00' },
  { unknown: 1 },
].map((body) => ({
  name: `PATCH with ${JSON.stringify(body)} changes nothing, the version neither`,
  request: ({ known }) => ['PATCH', put(known), body],
  status: 200,
  check: async (_reply, { service, known }) => {
    const { result } = (await service.api('GET', put(known))).body;
    await service.api('PATCH', put(known), body);
    expect((await service.api('GET', put(known))).body.result).toEqual(result);
  },
}));

const WRONG: readonly Scenario<World>[] = (['PATCH', 'POST'] as const).flatMap((method) => {
  const at = (id: string): string => (method === 'POST' ? `${put(id)}/move` : put(id));
  const field = method === 'POST' ? 'to_stage_id' : 'current_nomination_stage_id';
  const wrong = (name: string, stageOf: (ids: Ids) => string | null): Scenario<World> => ({
    name: `${method} with ${name} is 422`,
    request: (ids) => [method, at(ids.known), { [field]: stageOf(ids) }],
    status: 422,
    details: [`body.${field}`],
  });
  return [
    wrong('a stage of another job', ({ foreign_stage }) => foreign_stage),
    wrong('a stage that is not there', () => newId()),
    wrong('null for the stage', () => null),
    {
      name: `${method} on an unknown one is 404`,
      request: ({ stage }) => [method, at(newId()), { [field]: stage }],
      status: 404,
    },
    {
      name: `${method} of another version is 412`,
      request: ({ known, next_stage }) => [
        method,
        at(known),
        { [field]: next_stage },
        { headers: { 'if-match': '"old"' } },
      ],
      status: 412,
    },
  ];
});

scenarios(
  'changes of a nomination',
  async (service) => {
    const job = await buildJob(service);
    const other_job = await buildJob(service);
    const candidate = await buildCandidate(service);
    const known = await buildNomination(service, {
      job_id: job,
      candidate_id: candidate,
      remote_id: 'app/7',
      applied_at: '2026-03-01T09:00:00+02:00',
      current_nomination_stage_id: await stageNamed(service, 'Interview'),
    });
    return {
      job,
      other_job,
      candidate,
      known,
      stage: await stageNamed(service, 'New'),
      next_stage: await stageNamed(service, 'Interview'),
      foreign_stage: await buildStage(service, { job_id: other_job }),
    };
  },
  [
    {
      name: 'PATCH of the date leaves the stage',
      request: ({ known }) => ['PATCH', put(known), { applied_at: '2026-03-04' }],
      status: 200,
      events: ['nomination.updated'],
      check: async ({ headers }, { service, known, next_stage }) => {
        expect(headers.get('longlist-stage-left')).toBe(next_stage);
        expect((await service.api('GET', put(known))).body.result).toMatchObject({
          applied_at: '2026-03-04T00:00:00.000Z',
          current_nomination_stage_id: next_stage,
        });
      },
    },
    {
      name: 'PATCH of the stage leaves the date, in remote form too',
      request: ({ stage }) => [
        'PATCH',
        put('remote.app%2F7'),
        { current_nomination_stage_id: stage, reason: 'Called back' },
      ],
      status: 200,
      events: ['nomination.updated', 'nomination.stage_changed'],
      check: async ({ body }, { service, known, stage }) => {
        expect(body.result).toEqual({ id: known });
        expect((await service.api('GET', put(known))).body.result).toMatchObject({
          applied_at: '2026-03-04T00:00:00.000Z',
          current_nomination_stage_id: stage,
        });
        const [last] = (await service.api('GET', `${put(known)}/stage_changes`)).body.results;
        expect(last).toMatchObject({ to_stage_id: stage, reason: 'Called back' });
      },
    },
    ...VERSION_STAYS,
    {
      name: 'a move leaves everything else',
      request: ({ known, next_stage }) => [
        'POST',
        `${put(known)}/move`,
        { to_stage_id: next_stage, reason: 'Convincing' },
      ],
      status: 200,
      events: ['nomination.updated', 'nomination.stage_changed'],
      check: async ({ body, headers }, { service, known, stage, next_stage }) => {
        expect([body.result, headers.get('longlist-stage-left')]).toEqual([{ id: known }, stage]);
        expect((await service.api('GET', put(known))).body.result).toMatchObject({
          applied_at: '2026-03-04T00:00:00.000Z',
          current_nomination_stage_id: next_stage,
          remote_id: 'app/7',
        });
        const [last] = (await service.api('GET', `${put(known)}/stage_changes`)).body.results;
        expect(last).toMatchObject({ from_stage_id: stage, to_stage_id: next_stage, reason: 'Convincing' });
      },
    },
    {
      name: 'a move to where it is changes nothing',
      request: ({ next_stage }) => ['POST', put('remote.app%2F7/move'), { to_stage_id: next_stage }],
      status: 200,
      check: ({ body }, { known }) => expect(body.result).toEqual({ id: known }),
    },
    {
      name: 'a repeated move has the answer of the first, and happens once',
      request: ({ known, stage }) => [
        'POST',
        `${put(known)}/move`,
        { to_stage_id: stage },
        { headers: { 'idempotency-key': 'move-1' } },
      ],
      status: 200,
      events: ['nomination.updated', 'nomination.stage_changed'],
      check: async ({ body }, { service, known, stage, next_stage }) => {
        expect(body.result).toEqual({ id: known });
        const move = (to_stage_id: string, key: string): Promise<Reply> =>
          service.api('POST', `${put(known)}/move`, { to_stage_id }, { headers: { 'idempotency-key': key } });
        await move(next_stage, 'move-2');
        expect((await move(stage, 'move-1')).body.result).toEqual({ id: known });
        expect((await service.api('GET', put(known))).body.result.current_nomination_stage_id).toBe(
          next_stage,
        );
      },
    },
    ...WRONG,
    {
      name: 'PATCH with null clears the date, and nothing else',
      request: ({ known }) => ['PATCH', put(known), { applied_at: null }],
      status: 200,
      events: ['nomination.updated'],
      check: async (_reply, { service, known }) =>
        expect((await service.api('GET', put(known))).body.result).toMatchObject({ applied_at: null }),
    },
  ],
);
