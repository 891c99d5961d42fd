import { NEXT_PAGE, REMOTE_ID_TAKEN } from '../../route_words.ts';
import type { z } from 'zod';
import type { RouteContext } from '../../context.ts';
import type { Db } from '../../../db/schema.ts';
import { assertRemoteIdFree, notFound, throwIfAny } from '../../../errors.ts';
import type { ErrorDetail } from '../../../errors.ts';
import { automateJob } from '../../../workflows/auto_evaluation.ts';
import { changedFields, recordEvent, recordEvents, type EventDetail } from '../../feeds/events/store.ts';
import { IdResult, otherRemoteId, RefParams, idResult, one } from '../../fields.ts';
import { importsNaming } from '../../intake/imports/store.ts';
import { findStage } from '../nomination_stages/store.ts';
import { assertUnchanged, sendRecord } from '../../record.ts';
import type { Routes } from '../../slice.ts';
import { visibilityRoutes } from './visibility_routes.ts';
import { enqueue } from '../../../tasks/queue.ts';
import { byId, byRef } from '../../resource_routes.ts';
import { recordGoing } from '../../../workflows/records_going.ts';
import {
  Job,
  JobAutomation,
  JobChanges,
  JobInput,
  JobQuery,
  JobReplacement,
  STAGE_REQUIRED,
  lacksStage,
} from './schema.ts';
import {
  changeJob,
  findJob,
  findJobRow,
  insertJob,
  listJobs,
  removeJob,
  replaceJob,
  toAutomation,
  toJob,
} from './store.ts';

const job = byRef('job', findJobRow);
/** For paths where the contract knows no remote form. */
const jobOfId = byId('job', (db, id) => findJobRow(db, { id }));

/** Jobs: create, list, read, replace or create, change, delete. */
export function jobRoutes(routes: Routes, context: RouteContext): void {
  const { db, write } = context;
  routes.list('/jobs', {
    summary: 'List jobs, newest first',
    description: NEXT_PAGE,
    querystring: JobQuery,
    of: Job,
    rows: listJobs,
  });

  routes.create('/jobs', {
    summary: 'Create a job',
    description: 'A job in the shape of your own system: remote_id is the id it has there.',
    notes: { errors: { 409: REMOTE_ID_TAKEN } },
    body: JobInput,
    make: async (trx, body) => {
      throwIfAny(await wrongStage(trx, body.default_nomination_stage_id, null));
      const existing = await findJob(trx, { remote_id: body.remote_id });
      assertRemoteIdFree('job', existing?.id ?? null);
      return createJob(trx, body);
    },
  });

  routes.get('/jobs/:id', {
    summary: 'Read a job',
    description:
      'By UUID, or by `remote.<remote_id>`. The two fields about automatic evaluation are under ' +
      '/jobs/{id}/automation.',
    params: RefParams,
    response: { 200: one(Job) },
    handler: async (request, reply) => {
      const row = await job.load(db, request.params);
      // the version is that of the whole row: a change of what is not shown is one too
      return sendRecord(request, reply, toJob(row), row);
    },
  });

  routes.get('/jobs/:id/automation', {
    summary: 'Read what happens to the candidates of a job automatically',
    description:
      'The two fields that the record of a job leaves out. PATCH of the job changes them, and the entity ' +
      'tag is that of the job.',
    params: RefParams,
    response: { 200: one(JobAutomation) },
    handler: async (request, reply) => {
      const row = await job.load(db, request.params);
      return sendRecord(request, reply, toAutomation(row), row);
    },
  });

  routes.put('/jobs/:id', {
    config: { is_atomic: true },
    summary: 'Replace a job; in remote form, create a new one',
    description:
      'By UUID, it replaces the job, or answers 404 when there is none. In remote form, it replaces the job ' +
      'or creates it (201). Optional fields you leave out return to their defaults.',
    params: RefParams,
    body: JobReplacement,
    response: { 200: IdResult, 201: IdResult },
    handler: async (request, reply) => {
      const {
        params: { id: ref },
        body,
      } = request;
      const { id, created } = await write(async (trx) => {
        const known = await findJobRow(trx, ref);
        if (known === null && ref.id !== undefined) throw notFound('job', ref.id);
        assertUnchanged(request, known);
        throwIfAny([
          ...(await wrongStage(trx, body.default_nomination_stage_id, known?.id ?? null)),
          ...otherRemoteId(ref, body.remote_id),
        ]);
        if (known === null) {
          return { id: await createJob(trx, { ...body, remote_id: ref.remote_id ?? '' }), created: true };
        }
        if (await replaceJob(trx, known, body)) {
          await recordEvent(trx, 'job.updated', known.id, toldOf(known, body));
          await followJob(trx, known.id, known);
        }
        return { id: known.id, created: false };
      });
      reply.code(created ? 201 : 200);
      return idResult(id);
    },
  });

  routes.change('/jobs/:id', jobOfId, {
    summary: 'Change the fields you send',
    description:
      'Fields you do not send stay as they are. The rule about default_nomination_stage_id applies to the ' +
      'outcome.',
    body: JobChanges,
    save: async (trx, before, body) => {
      const { id } = before;
      const {
        auto_evaluation_behavior = before.auto_evaluation_behavior,
        default_nomination_stage_id = before.default_nomination_stage_id,
      } = body;
      const problems = await wrongStage(trx, body.default_nomination_stage_id ?? null, id);
      if (lacksStage({ auto_evaluation_behavior, default_nomination_stage_id })) {
        problems.push({ path: `body.${STAGE_REQUIRED.path[0]}`, message: STAGE_REQUIRED.message });
      }
      throwIfAny(problems);
      if (!(await changeJob(trx, before, body))) return;
      await recordEvent(trx, 'job.updated', id, toldOf(before, body));
      await followJob(trx, id, before);
    },
  });

  routes.remove('/jobs/:id', jobOfId, {
    summary: 'Delete a job with its nominations and summaries',
    description: 'This also deletes its criteria, nominations, evaluations and summaries. Candidates stay.',
    erase: async (trx, { id }) => {
      await recordGoing(trx, 'job', id);
      const imports = await importsNaming(trx, { job_id: id });
      await removeJob(trx, id);
      await recordEvent(trx, 'job.deleted', id);
      await recordEvents(trx, 'import.updated', imports);
    },
  });

  visibilityRoutes(routes, context);
}

/** What a change of a job tells: the fields, and between which states it went. */
function toldOf(before: Pick<JobReplacement, 'status'>, sent: z.output<typeof JobChanges>): EventDetail {
  const { status = before.status } = sent;
  const moved = status === before.status ? {} : { from_status: before.status, to_status: status };
  return { ...changedFields(before, sent), ...moved };
}

async function createJob(trx: Db, input: JobInput): Promise<string> {
  const id = await insertJob(trx, input);
  await recordEvent(trx, 'job.created', id);
  await followJob(trx, id, null);
  return id;
}

/** The work that follows a change of a job. @param before what it was; null for a new one */
async function followJob(
  trx: Db,
  id: string,
  before: Pick<JobReplacement, 'title' | 'description'> | null,
): Promise<void> {
  const now = await findJobRow(trx, { id });
  if (now?.title !== before?.title || now?.description !== before?.description) {
    await enqueue(trx, 'embed_job', { job_id: id }, 'urgent');
  }
  await automateJob(trx, id);
}

/** A stage that does not exist, or belongs to another job than this one. */
async function wrongStage(db: Db, stage_id: string | null, job_id: string | null): Promise<ErrorDetail[]> {
  if (stage_id === null) return [];
  const path = 'body.default_nomination_stage_id';
  const stage = await findStage(db, stage_id);
  if (stage === null) return [{ path, message: `names no nomination stage (${stage_id})` }];
  if (stage.job_id !== null && stage.job_id !== job_id) {
    return [{ path, message: 'names a stage of another job' }];
  }
  return [];
}
