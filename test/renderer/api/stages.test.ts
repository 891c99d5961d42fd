import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { longlist } from '../../../renderer/api/client.ts';
import { switchPipeline, type JobPipeline } from '../../../renderer/api/stages.ts';
import { standInFor } from '../../helpers/stand_in.ts';

const JOB = 'job';

/** A service with two shared stages and a job that uses them; it fails where a test wants. */
const service = (() => {
  type Stage = { id: string; name: string; category: string; position: number; job_id: string | null };
  const stages = new Map<string, Stage>();
  const places = new Map<string, string>();
  const service_of = {
    stages,
    places,
    fails: (_call: string): boolean => false,
    begin: (): void => {
      stages.clear();
      for (const [position, name] of ['New', 'Interview'].entries()) {
        stages.set(name, { id: name, name, category: 'active', position, job_id: null });
      }
      places.clear();
      for (const id of ['ada', 'ben', 'cleo']) places.set(id, id === 'ada' ? 'New' : 'Interview');
      service_of.fails = () => false;
    },
    answer: (call: string): void => {
      if (service_of.fails(call)) throw new Error(call);
    },
    longlist: {
      listNominationStages: () => ({ all: async () => [...stages.values()] }),
      getJobNominations: async () => ({
        nominations: [...places].map(([candidate_id, current_nomination_stage_id]) => ({
          id: candidate_id,
          candidate_id,
          current_nomination_stage_id,
          applied_at: null,
          reason: null,
        })),
      }),
      createNominationStage: async (stage: Omit<Stage, 'id'>) => {
        service_of.answer(`create ${stage.name}`);
        const id = `own ${stage.name} ${stages.size}`;
        stages.set(id, { ...stage, id });
        return { id };
      },
      moveNomination: async (id: string, body: { to_stage_id: string }) => {
        service_of.answer(`move ${id} ${stages.get(body.to_stage_id)?.job_id ?? 'shared'}`);
        if (!stages.has(body.to_stage_id)) throw new Error('no such stage');
        places.set(id, body.to_stage_id);
      },
      deleteNominationStage: async (id: string) => {
        service_of.answer(`delete ${stages.get(id)?.name ?? ''}`);
        if ([...places.values()].includes(id)) throw new Error('in use');
        stages.delete(id);
      },
    },
  };
  return service_of;
})();
beforeEach(() => standInFor(longlist, service.longlist));
afterEach(() => void vi.restoreAllMocks());

const own: JobPipeline = {
  stages: [
    { name: 'New', category: 'active' },
    { name: 'Interview', category: 'active' },
    { name: 'Trial shift', category: 'active' },
  ],
  names: new Map(),
};
const turn = (to: JobPipeline): Promise<JobPipeline> =>
  switchPipeline(new QueryClient(), JOB, to, () => undefined);
const shown = (): string[] =>
  [...service.places].map(([id, stage_id]) => {
    const stage = service.stages.get(stage_id);
    return `${id}: ${stage?.job_id ?? 'shared'} ${stage?.name ?? 'nowhere'}`;
  });
const owned = (): string[] =>
  [...service.stages.values()].flatMap(({ job_id, name }) => (job_id === JOB ? [name] : []));

describe('a pipeline of its own', () => {
  beforeEach(() => service.begin());
  const AS_BEFORE = ['ada: shared New', 'ben: shared Interview', 'cleo: shared Interview'];

  it('carries everybody over, and back', async () => {
    const before = await turn(own);
    expect(shown()).toEqual(['ada: job New', 'ben: job Interview', 'cleo: job Interview']);
    await turn(before);
    expect(shown()).toEqual(AS_BEFORE);
    expect(owned()).toEqual([]);
  });

  it.each(['create Trial shift', 'move ben job'])('leaves nothing of it when it fails at: %s', async (at) => {
    service.fails = (call) => call === at;
    await expect(turn(own)).rejects.toThrow(at);
    expect(shown()).toEqual(AS_BEFORE);
    expect(owned()).toEqual([]);
  });

  it('makes nothing twice when it is repeated after a failure that could not be cleared up', async () => {
    service.fails = (call) => call === 'move ben job' || call.startsWith('delete');
    await expect(turn(own)).rejects.toThrow('move ben');
    expect(owned()).toEqual(['New', 'Interview', 'Trial shift']);
    service.fails = () => false;
    await turn(own);
    expect(owned()).toEqual(['New', 'Interview', 'Trial shift']);
    expect(shown()).toEqual(['ada: job New', 'ben: job Interview', 'cleo: job Interview']);
  });
});
