import { findOrFail, assertUnchanged, sendRecord } from '../../record.ts';
import type { RouteContext } from '../../context.ts';
import { assertRemoteIdFree, conflict, throwIfAny } from '../../../errors.ts';
import type { ErrorDetail } from '../../../errors.ts';
import type { Db } from '../../../db/schema.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import { IdResult, RefParams, idResult, many, one } from '../../fields.ts';
import { jobExists } from '../jobs/store.ts';
import { sendPage } from '../../paging.ts';
import type { App } from '../../slice.ts';
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

const tags = ['Nomination stages'];

export function nominationStageRoutes(app: App, context: RouteContext): void {
  createAndReadRoutes(app, context);
  changeRoutes(app, context);
}

/** List, create and read. */
function createAndReadRoutes(app: App, { db, write }: RouteContext): void {
  app.get(
    '/nomination_stages',
    {
      schema: {
        tags,
        summary: 'List stages',
        description:
          'With job_id, it lists the stages a nomination for that job may be in. Stages come in the order ' +
          'of the pipeline.',
        querystring: NominationStageQuery,
        response: { 200: many(NominationStage) },
      },
    },
    async (request, reply) => sendPage(request, reply, await listStages(db, request.query)),
  );

  app.post(
    '/nomination_stages',
    {
      schema: {
        tags,
        summary: 'Create a stage',
        description: 'With job_id, the stage belongs to that job alone; without it, to the default pipeline.',
        notes: { errors: { 409: REMOTE_ID_TAKEN } },
        body: NominationStageInput,
        response: { 201: IdResult },
      },
    },
    async (request, reply) => {
      const id = await write(async (trx) => {
        const { body } = request;
        throwIfAny(await unknownJob(trx, body.job_id));
        if (typeof body.remote_id === 'string') {
          const known = await findStageBy(trx, { remote_id: body.remote_id });
          assertRemoteIdFree('nomination stage', known?.id ?? null);
        }
        const new_id = await insertStage(trx, body);
        await recordEvent(trx, 'nomination_stage.created', new_id);
        return new_id;
      });
      reply.code(201);
      return idResult(id);
    },
  );

  app.get(
    '/nomination_stages/:id',
    {
      schema: {
        tags,
        summary: 'Read a stage',
        description: 'By UUID, or by `remote.<remote_id>`.',
        params: RefParams,
        response: { 200: one(NominationStage) },
      },
    },
    async (request, reply) =>
      sendRecord(request, reply, await findOrFail(db, 'nomination stage', request.params.id, findStageBy)),
  );
}

/** Replace, change and delete. */
function changeRoutes(app: App, { write }: RouteContext): void {
  app.put(
    '/nomination_stages/:id',
    {
      schema: {
        tags,
        summary: 'Replace a stage',
        description: 'A stage cannot move to another job: nominations may be in it.',
        params: RefParams,
        body: NominationStageInput,
        response: { 200: IdResult },
      },
    },
    async (request) => {
      const id = await write(async (trx) => {
        const stage = await findOrFail(trx, 'nomination stage', request.params.id, findStageBy);
        assertUnchanged(request, stage);
        const { job_id } = request.body;
        if (job_id !== undefined && job_id !== stage.job_id) {
          throwIfAny([{ path: 'body.job_id', message: 'cannot change: nominations may be in this stage' }]);
        }
        await updateStage(trx, stage, request.body);
        await recordEvent(trx, 'nomination_stage.updated', stage.id);
        return stage.id;
      });
      return idResult(id);
    },
  );

  app.patch(
    '/nomination_stages/:id',
    {
      schema: {
        tags,
        summary: 'Change the fields you send',
        description: 'By UUID, or by `remote.<remote_id>`. Fields you do not send stay as they are.',
        params: RefParams,
        body: NominationStageChanges,
        response: { 200: IdResult },
      },
    },
    async (request) => {
      const id = await write(async (trx) => {
        const stage = await findOrFail(trx, 'nomination stage', request.params.id, findStageBy);
        assertUnchanged(request, stage);
        if (await changeStage(trx, stage, request.body)) {
          await recordEvent(trx, 'nomination_stage.updated', stage.id);
        }
        return stage.id;
      });
      return idResult(id);
    },
  );

  app.delete(
    '/nomination_stages/:id',
    {
      schema: {
        tags,
        summary: 'Delete a stage that nothing uses',
        description: 'A stage that a nomination or a job uses cannot be deleted.',
        notes: { also: [409], errors: { 409: 'Nominations or jobs use the stage. Move them first.' } },
        params: RefParams,
        response: { 200: IdResult },
      },
    },
    async (request) => {
      const removed = await write(async (trx) => {
        const stage = await findOrFail(trx, 'nomination stage', request.params.id, findStageBy);
        const { id } = stage;
        assertUnchanged(request, stage);
        const use = await stageUse(trx, id);
        if (use.nominations + use.jobs > 0) {
          throw conflict(
            `The stage is in use by ${use.nominations} nominations and ${use.jobs} jobs. Move them first.`,
            [{ path: 'path.id', message: 'is in use', existing_id: id }],
          );
        }
        await recordEvent(trx, 'nomination_stage.deleted', id);
        await removeStage(trx, id);
        return id;
      });
      return idResult(removed);
    },
  );
}

async function unknownJob(db: Db, job_id: string | null | undefined): Promise<ErrorDetail[]> {
  if (typeof job_id !== 'string' || (await jobExists(db, job_id))) return [];
  return [{ path: 'body.job_id', message: `names no job (${job_id})` }];
}
