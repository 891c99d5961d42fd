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
import type { Reply } from '../../helpers/service.ts';

type Times = {
  stages: { stage_id: string; target_days: number | null; here: number; left: number; over_target: number }[];
  nominations: { nomination_id: string; candidate_id: string; stage_id: string; since: string }[];
};

const of = ({ body }: Reply, stage_id: string): Times['stages'][number] | undefined =>
  (body.result as Times).stages.find((stage) => stage.stage_id === stage_id);

scenarios(
  'time in stages',
  async (service) => {
    const job = await buildJob(service, { remote_id: 'timed' });
    const start = await stageNamed(service, 'New');
    const trial = await buildStage(service, { name: 'Trial day', target_days: 4 });
    const nominate = async (): Promise<{ id: string; candidate: string }> => {
      const candidate = await buildCandidate(service);
      const id = await buildNomination(service, {
        job_id: job,
        candidate_id: candidate,
        current_nomination_stage_id: start,
      });
      return { id, candidate };
    };
    const move = (id: string, stage: string) =>
      service.api('PUT', `/api/v1/nominations/${id}`, { current_nomination_stage_id: stage });
    const stays = await nominate();
    const moves = await nominate();
    const slips = await nominate();
    const { created_at: since } = (await service.api('GET', `/api/v1/nominations/${slips.id}`)).body.result;
    await move(moves.id, trial);
    await move(slips.id, trial);
    await move(slips.id, start);
    return { job, empty: await buildJob(service), start, trial, stays, moves, slips, since: since as string };
  },
  [
    {
      name: 'says since when everybody is where they are, in remote form too',
      request: () => ['GET', '/api/v1/jobs/remote.timed/stage_times'],
      status: 200,
      check: ({ body }, { start, trial, stays, moves, slips }) => {
        const { nominations } = body.result as Times;
        expect(nominations.map((one) => [one.nomination_id, one.candidate_id, one.stage_id])).toEqual(
          expect.arrayContaining([
            [stays.id, stays.candidate, start],
            [moves.id, moves.candidate, trial],
            [slips.id, slips.candidate, start],
          ]),
        );
        expect(nominations).toHaveLength(3);
      },
    },
    {
      name: 'a move that is undone at once was none',
      request: ({ job }) => ['GET', `/api/v1/jobs/${job}/stage_times`],
      status: 200,
      check: (reply, { start, trial, slips, since }) => {
        const slip = (reply.body.result as Times).nominations.find((one) => one.nomination_id === slips.id);
        expect(Math.abs(Date.parse(slip!.since) - Date.parse(since))).toBeLessThan(500);
        expect(of(reply, start)).toMatchObject({ target_days: null, here: 2, left: 1, over_target: 0 });
        expect(of(reply, trial)).toMatchObject({ target_days: 4, here: 1, left: 0, over_target: 0 });
      },
    },
    {
      name: 'a job without anybody has no times',
      request: ({ empty }) => ['GET', `/api/v1/jobs/${empty}/stage_times`],
      status: 200,
      check: ({ body }) => expect(body.result).toEqual({ stages: [], nominations: [] }),
    },
    {
      name: 'an unknown job is 404',
      request: () => ['GET', `/api/v1/jobs/${newId()}/stage_times`],
      status: 404,
    },
    {
      name: 'a target changes alone, tells of itself, and is not lost in a replacement that leaves it out',
      request: ({ trial }) => ['PATCH', `/api/v1/nomination_stages/${trial}`, { target_days: 7 }],
      status: 200,
      events: ['nomination_stage.updated'],
      check: async (_reply, { service, trial }) => {
        const url = `/api/v1/nomination_stages/${trial}`;
        await service.api('PUT', url, { name: 'Trial day' });
        expect((await service.api('GET', url)).body.result.target_days).toBe(7);
        await service.api('PUT', url, { name: 'Trial day', target_days: null });
        expect((await service.api('GET', url)).body.result.target_days).toBeNull();
      },
    },
    ...[0, -1, 2.5, 366, 'soon'].map((target_days) => ({
      name: `no target of ${target_days} days`,
      request: ({ trial }: { trial: string }) =>
        ['PATCH', `/api/v1/nomination_stages/${trial}`, { target_days }] as const,
      status: 422,
      details: ['body.target_days'],
    })),
  ],
);
