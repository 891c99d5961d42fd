import { findOrFail, assertUnchanged, sendRecord } from '../../record.ts';
import type { RouteContext } from '../../context.ts';
import type { Db } from '../../../db/schema.ts';
import { assertRemoteIdFree, notFound, throwIfAny } from '../../../errors.ts';
import { addedCriterion } from '../../../workflows/auto_evaluation.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import { IdParams, IdResult, RefParams, idResult, many, one, writtenId } from '../../fields.ts';
import type { RecordRef } from '../../fields.ts';
import { findJob } from '../../hiring/jobs/store.ts';
import { sendPage } from '../../paging.ts';
import type { App } from '../../slice.ts';
import { tagExists } from '../../people/tags/store.ts';
import {
  Criterion,
  CriterionInput,
  CriterionQuery,
  JobCriterionInput,
  JobCriterionParams,
} from './schema.ts';
import {
  criteriaOfJob,
  findCriterion,
  insertCriterion,
  listCriteria,
  removeCriterion,
  type CriterionScope,
} from './store.ts';
import { NEXT_PAGE, REMOTE_ID_TAKEN } from '../../route_words.ts';

const tags = ['Criteria'];

/** Criteria of jobs, of the organization and of tags. */
export function criterionRoutes(app: App, context: RouteContext): void {
  jobCriterionRoutes(app, context);
  sharedCriterionRoutes(app, context);
}

function jobCriterionRoutes(app: App, { db, write }: RouteContext): void {
  app.post(
    '/jobs/:id/criteria',
    {
      schema: {
        tags,
        summary: 'Add a criterion to a job',
        description:
          'A yes/no question about every candidate of the job. You may name the job in remote form.',
        notes: { errors: { 409: REMOTE_ID_TAKEN } },
        params: RefParams,
        body: JobCriterionInput,
        response: { 201: IdResult },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      const id = await write(async (trx) => {
        const { id: job_id } = await findOrFail(trx, 'job', params.id, findJob);
        const new_id = await createCriterion(trx, { scope_type: 'job', job_id }, body);
        await addedCriterion(trx, job_id);
        return new_id;
      });
      reply.code(201);
      return idResult(id);
    },
  );

  app.get(
    '/jobs/:id/criteria',
    {
      schema: {
        tags,
        summary: 'List all criteria of a job, in the order of their creation',
        description: 'All criteria of the job, in the order of their creation.',
        params: RefParams,
        response: { 200: many(Criterion) },
      },
    },
    async (request) => ({
      is_error: false as const,
      results: await criteriaOfJob(db, (await findOrFail(db, 'job', request.params.id, findJob)).id),
    }),
  );

  app.get(
    '/jobs/:id/criteria/:criterion_id',
    {
      schema: {
        tags,
        summary: 'Read a criterion of a job',
        description: 'Both ids may be UUIDs or in remote form.',
        params: JobCriterionParams,
        response: { 200: one(Criterion) },
      },
    },
    async (request, reply) => sendRecord(request, reply, await jobCriterionOr404(db, request.params)),
  );

  app.delete(
    '/jobs/:id/criteria/:criterion_id',
    {
      schema: {
        tags,
        summary: 'Delete a criterion of a job with its evaluations',
        description: 'This also deletes its evaluations. Both ids may be UUIDs or in remote form.',
        params: JobCriterionParams,
        response: { 200: IdResult },
      },
    },
    async (request) => {
      const id = await write(async (trx) => {
        const criterion = await jobCriterionOr404(trx, request.params);
        assertUnchanged(request, criterion);
        await deleteCriterion(trx, criterion.id);
        return criterion.id;
      });
      return idResult(id);
    },
  );
}

function sharedCriterionRoutes(app: App, { db, write }: RouteContext): void {
  app.get(
    '/criteria',
    {
      schema: {
        tags,
        summary: 'List the criteria of the organization and of tags, newest first',
        description: `It lists criteria of the organization and of tags, not of jobs. ${NEXT_PAGE}`,
        querystring: CriterionQuery,
        response: { 200: many(Criterion) },
      },
    },
    async (request, reply) => sendPage(request, reply, await listCriteria(db, request.query)),
  );

  app.post(
    '/criteria',
    {
      schema: {
        tags,
        summary: 'Add a criterion of the organization or of a tag',
        description:
          'scope_type organization asks it of every candidate, scope_type tag of those who have the tag.',
        notes: { errors: { 409: REMOTE_ID_TAKEN } },
        body: CriterionInput,
        response: { 201: IdResult },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const id = await write(async (trx) => {
        const { tag_id } = body;
        if (typeof tag_id !== 'string') {
          return createCriterion(trx, { scope_type: 'organization' }, body);
        }
        if (!(await tagExists(trx, tag_id))) {
          throwIfAny([{ path: 'body.tag_id', message: `names no tag (${tag_id})` }]);
        }
        return createCriterion(trx, { scope_type: 'tag', tag_id }, body);
      });
      reply.code(201);
      return idResult(id);
    },
  );

  app.get(
    '/criteria/:id',
    {
      schema: {
        tags,
        summary: 'Read a criterion of the organization or of a tag',
        description: 'Read criteria of a job under that job.',
        params: IdParams,
        response: { 200: one(Criterion) },
      },
    },
    async (request, reply) => sendRecord(request, reply, await sharedCriterionOr404(db, request.params.id)),
  );

  app.delete(
    '/criteria/:id',
    {
      schema: {
        tags,
        summary: 'Delete a criterion of the organization or of a tag, with its evaluations',
        description: 'This also deletes its evaluations.',
        params: IdParams,
        response: { 200: IdResult },
      },
    },
    async (request) => {
      const { id } = request.params;
      await write(async (trx) => {
        assertUnchanged(request, await sharedCriterionOr404(trx, id));
        await deleteCriterion(trx, id);
      });
      return idResult(id);
    },
  );
}

async function createCriterion(trx: Db, scope: CriterionScope, input: JobCriterionInput): Promise<string> {
  if (typeof input.remote_id === 'string') {
    const existing = await findCriterion(trx, { remote_id: input.remote_id });
    assertRemoteIdFree('criterion', existing?.id ?? null);
  }
  const id = await insertCriterion(trx, scope, input);
  await recordEvent(trx, 'criterion.created', id);
  return id;
}

async function deleteCriterion(trx: Db, id: string): Promise<void> {
  await recordEvent(trx, 'criterion.deleted', id);
  await removeCriterion(trx, id);
}

/** A criterion of another job is none of this one. */
async function jobCriterionOr404(
  db: Db,
  { id, criterion_id }: { readonly id: RecordRef; readonly criterion_id: RecordRef },
): Promise<Criterion> {
  const { id: job_id } = await findOrFail(db, 'job', id, findJob);
  const criterion = await findCriterion(db, criterion_id);
  if (criterion === null || criterion.job_id !== job_id) {
    throw notFound('criterion of this job', writtenId(criterion_id));
  }
  return criterion;
}

/** The criterion of a job is read under its job. */
async function sharedCriterionOr404(db: Db, id: string): Promise<Criterion> {
  const criterion = await findCriterion(db, { id });
  if (criterion === null || criterion.job_id !== null) {
    throw notFound('criterion of the organization or of a tag', id);
  }
  return criterion;
}
