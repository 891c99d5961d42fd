import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import type { JobNomination } from '#service/api/hiring/nominations/schema.ts';
import { forMany } from './bulk.ts';
import { longlist } from './client.ts';
import { ApiError } from '../lib/errors.ts';
import { moveNomination } from './stage_mutations.ts';
import { nominationKeys, nominationsOf } from './nominations.ts';

export type StageFields = Pick<NominationStage, 'name' | 'category'> & {
  readonly target_days?: number | null;
};

function put(stage: NominationStage, changed: NominationStage): Promise<unknown> {
  const { name, category, position, target_days } = changed;
  return longlist.replaceNominationStage(stage.id, { name, category, position, target_days });
}

/** Changes of stages; the screen shows them at once. All throw ApiError after the screen shows what is there again. */
export function useStageChanges() {
  const client = useQueryClient();
  const show = (next: (stages: NominationStage[]) => NominationStage[]): void => {
    client.setQueryData<NominationStage[]>(nominationKeys.stages, (all) => next(all ?? []));
  };
  const settled = async <Result>(doing: Promise<Result>): Promise<Result> => {
    try {
      return await doing;
    } finally {
      await client.invalidateQueries({ queryKey: nominationKeys.stages });
    }
  };
  return {
    /** Without a position it goes to the end of its pipeline. Gives its id. */
    add: (job_id: string | null, fields: StageFields & { position?: number }): Promise<string> =>
      settled(longlist.createNominationStage({ ...fields, job_id }).then(({ id }) => id)),
    change: (stage: NominationStage, fields: Partial<StageFields>): Promise<unknown> => {
      const changed = { ...stage, ...fields };
      show((all) => all.map((one) => (one.id === stage.id ? changed : one)));
      return settled(put(stage, changed));
    },
    /** Gives the stages of a pipeline the places they have in the list. */
    reorder: (stages: readonly NominationStage[]): Promise<unknown> => {
      const placed = new Map(stages.map((stage, position) => [stage.id, { ...stage, position }]));
      show((all) => all.map((one) => placed.get(one.id) ?? one));
      return settled(
        Promise.all(
          stages.flatMap((stage, position) =>
            stage.position === position ? [] : [put(stage, { ...stage, position })],
          ),
        ),
      );
    },
    /** Fails with 409 while somebody is in it. */
    remove: (stage: NominationStage): Promise<unknown> => settled(longlist.deleteNominationStage(stage.id)),
  };
}

/** Nobody is in it any more; but the job may send new ones there, which then go to the other stage. */
async function removeOwn(stage: NominationStage, job_id: string, instead_id: string): Promise<void> {
  try {
    await longlist.deleteNominationStage(stage.id);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409)) throw error;
    await longlist.changeJob(job_id, { default_nomination_stage_id: instead_id });
    await longlist.deleteNominationStage(stage.id);
  }
}

/** The stages of one job: its own by name, or the shared ones; and in which of them each candidate is, by its name. */
export type JobPipeline = {
  readonly stages: readonly StageFields[] | 'shared';
  readonly names: ReadonlyMap<string, string>;
};

/**
 * Gives a job stages of its own, or the shared ones again, and carries its candidates over to the stage of the same
 * name; where there is none, to the first. Gives the pipeline it had, which takes it back. Throws ApiError: then
 * everything is as before, as far as the service lets; and what is left of it is used, not made again, the next time.
 */
export async function switchPipeline(
  client: QueryClient,
  job_id: string,
  to: JobPipeline,
  onProgress: (done: number, total: number) => void,
): Promise<JobPipeline> {
  try {
    const all = (await longlist.listNominationStages({ job_id }).all()).toSorted(
      (a, b) => a.position - b.position,
    );
    const own = all.filter((stage) => stage.job_id === job_id);
    const by_candidate = await nominationsOf(job_id);
    const name_of = new Map(all.map((stage) => [stage.id, stage.name]));
    const before: JobPipeline = {
      stages:
        own.length === 0
          ? 'shared'
          : own.map(({ name, category, target_days }) => ({ name, category, target_days })),
      names: new Map(
        [...by_candidate].map(([id, one]) => [id, name_of.get(one.current_nomination_stage_id) ?? '']),
      ),
    };
    const ids = new Map<string, string>();
    const placeOf = (name: string | undefined): string => ids.get(name ?? '') ?? [...ids.values()][0] ?? '';
    const made: string[] = [];
    const moved: JobNomination[] = [];
    try {
      if (to.stages === 'shared') {
        for (const stage of all) if (stage.job_id === null) ids.set(stage.name, stage.id);
      } else {
        for (const [position, fields] of to.stages.entries()) {
          const there = own.find(({ name }) => name === fields.name)?.id;
          const id = there ?? (await longlist.createNominationStage({ ...fields, job_id, position })).id;
          if (there === undefined) made.push(id);
          ids.set(fields.name, id);
        }
      }
      if (ids.size === 0) return before;
      const failures = await forMany(
        [...by_candidate.keys()],
        async (id) => {
          const one = by_candidate.get(id)!;
          await moveNomination(one.id, placeOf(to.names.get(id) ?? before.names.get(id)));
          moved.push(one);
        },
        (done) => onProgress(done, by_candidate.size),
      );
      if (failures[0] !== undefined) throw failures[0].error;
    } catch (error) {
      await forMany(
        moved.map(({ candidate_id }) => candidate_id),
        async (id) => {
          const one = by_candidate.get(id)!;
          await moveNomination(one.id, one.current_nomination_stage_id);
        },
      );
      await forMany(made, async (id) => {
        await longlist.deleteNominationStage(id);
      });
      throw error;
    }
    // nobody is in them any more: where this fails, it is done the next time
    const kept = new Set(ids.values());
    for (const stage of own) if (!kept.has(stage.id)) await removeOwn(stage, job_id, placeOf(stage.name));
    return before;
  } finally {
    await client.invalidateQueries({ queryKey: nominationKeys.stages });
    await client.invalidateQueries({ queryKey: ['nominations'] });
  }
}

/** See switchPipeline. */
export function useSwitchPipeline(job_id: string) {
  const client = useQueryClient();
  return (to: JobPipeline, onProgress: (done: number, total: number) => void): Promise<JobPipeline> =>
    switchPipeline(client, job_id, to, onProgress);
}
