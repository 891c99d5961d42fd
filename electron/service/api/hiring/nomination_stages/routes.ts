import { assertRemoteIdFree, conflict, throwIfAny } from '../../../errors.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import type { Routes } from '../../slice.ts';
import {
  NominationStage,
  NominationStageChanges,
  NominationStageInput,
  NominationStageQuery,
} from './schema.ts';
import {
  changeStage,
  findStageBy,
  insertStage,
  listStages,
  removeStage,
  stageUse,
  updateStage,
} from './store.ts';
import { REMOTE_ID_TAKEN } from '../../route_words.ts';
import { byRef } from '../../resource_routes.ts';
import { wrongJob } from '../jobs/store.ts';

const stage = byRef('nomination stage', findStageBy);

/** The stages of pipelines: list, create, read, replace, change, delete. */
export function nominationStageRoutes(routes: Routes): void {
  routes.list('/nomination_stages', {
    summary: 'List stages',
    description:
      'With job_id, it lists the stages a nomination for that job may be in. Stages come in the order ' +
      'of the pipeline.',
    querystring: NominationStageQuery,
    of: NominationStage,
    rows: listStages,
  });

  routes.create('/nomination_stages', {
    summary: 'Create a stage',
    description: 'With job_id, the stage belongs to that job alone; without it, to the default pipeline.',
    notes: { errors: { 409: REMOTE_ID_TAKEN } },
    body: NominationStageInput,
    make: async (trx, body) => {
      throwIfAny(await wrongJob(trx, body.job_id));
      if (typeof body.remote_id === 'string') {
        const known = await findStageBy(trx, { remote_id: body.remote_id });
        assertRemoteIdFree('nomination stage', known?.id ?? null);
      }
      const id = await insertStage(trx, body);
      await recordEvent(trx, 'nomination_stage.created', id);
      return id;
    },
  });

  routes.read('/nomination_stages/:id', stage, {
    summary: 'Read a stage',
    description: 'By UUID, or by `remote.<remote_id>`.',
    of: NominationStage,
  });

  routes.replace('/nomination_stages/:id', stage, {
    summary: 'Replace a stage',
    description: 'A stage cannot move to another job: nominations may be in it.',
    body: NominationStageInput,
    save: async (trx, before, body) => {
      const { job_id } = body;
      if (job_id !== undefined && job_id !== before.job_id) {
        throwIfAny([{ path: 'body.job_id', message: 'cannot change: nominations may be in this stage' }]);
      }
      await updateStage(trx, before, body);
      await recordEvent(trx, 'nomination_stage.updated', before.id);
    },
  });

  routes.change('/nomination_stages/:id', stage, {
    summary: 'Change the fields you send',
    description: 'By UUID, or by `remote.<remote_id>`. Fields you do not send stay as they are.',
    body: NominationStageChanges,
    save: async (trx, before, body) => {
      if (await changeStage(trx, before, body)) {
        await recordEvent(trx, 'nomination_stage.updated', before.id);
      }
    },
  });

  routes.remove('/nomination_stages/:id', stage, {
    summary: 'Delete a stage that nothing uses',
    description: 'A stage that a nomination or a job uses cannot be deleted.',
    notes: { also: [409], errors: { 409: 'Nominations or jobs use the stage. Move them first.' } },
    erase: async (trx, { id }) => {
      const use = await stageUse(trx, id);
      if (use.nominations + use.jobs > 0) {
        throw conflict(usedBy(use), [{ path: 'path.id', message: 'is in use', existing_id: id }]);
      }
      await recordEvent(trx, 'nomination_stage.deleted', id);
      await removeStage(trx, id);
    },
  });
}

/** What stands in the way of deleting a stage, and what to do about it. */
function usedBy({ nominations, jobs }: Awaited<ReturnType<typeof stageUse>>): string {
  const ways: string[] = [];
  if (nominations > 0) {
    ways.push(`Move the ${nominations === 1 ? 'nomination' : `${nominations} nominations`} in it.`);
  }
  if (jobs > 0) {
    const which = jobs === 1 ? 'job that nominates' : `${jobs} jobs that nominate`;
    ways.push(`Give the ${which} into it another stage (default_nomination_stage_id).`);
  }
  return `The stage is in use. ${ways.join(' ')}`;
}
