import type { RouteContext } from '../../context.ts';
import type { Db } from '../../../db/schema.ts';
import { assertRemoteIdFree, notFound, throwIfAny } from '../../../errors.ts';
import { addedCriterion } from '../../../workflows/auto_evaluation.ts';
import { WITH, recordEvent, recordEvents } from '../../feeds/events/store.ts';
import { callAnswersAbout } from '../evaluations/store.ts';
import { RefParams, many, writtenId } from '../../fields.ts';
import type { RecordRef } from '../../fields.ts';
import { findJob } from '../../hiring/jobs/store.ts';
import type { Routes } from '../../slice.ts';
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
import { byId, byRef } from '../../resource_routes.ts';
import { wrongTag } from '../../people/tags/store.ts';

const job = byRef('job', findJob);
/** A criterion of another job is none of this one. */
const ofJob = { params: JobCriterionParams, load: findOfJob };
/** The criterion of a job is read under its job. */
const shared = byId('criterion of the organization or of a tag', findShared);

/** Criteria of jobs, of the organization and of tags. */
export function criterionRoutes(routes: Routes, { db }: RouteContext): void {
  routes.act('post', '/jobs/:id/criteria', {
    config: { is_atomic: true },
    summary: 'Add a criterion to a job',
    description: 'A yes/no question about every candidate of the job. You may name the job in remote form.',
    notes: { errors: { 409: REMOTE_ID_TAKEN } },
    params: RefParams,
    body: JobCriterionInput,
    status: 201,
    act: async (trx, request) => {
      const { params, body } = request;
      const { id: job_id } = await job.load(trx, params);
      const new_id = await createCriterion(trx, { scope_type: 'job', job_id }, body);
      await addedCriterion(trx, job_id);
      return new_id;
    },
  });

  routes.get('/jobs/:id/criteria', {
    summary: 'List all criteria of a job, in the order of their creation',
    description: 'All criteria of the job, in the order of their creation.',
    params: RefParams,
    response: { 200: many(Criterion) },
    handler: async (request) => ({
      is_error: false as const,
      results: await criteriaOfJob(db, (await job.load(db, request.params)).id),
    }),
  });

  routes.read('/jobs/:id/criteria/:criterion_id', ofJob, {
    summary: 'Read a criterion of a job',
    description: 'Both ids may be UUIDs or in remote form.',
    of: Criterion,
  });
  routes.remove('/jobs/:id/criteria/:criterion_id', ofJob, {
    summary: 'Delete a criterion of a job with its evaluations',
    description: 'This also deletes its evaluations. Both ids may be UUIDs or in remote form.',
    erase: deleteCriterion,
  });

  routes.list('/criteria', {
    summary: 'List the criteria of the organization and of tags, newest first',
    description: `It lists criteria of the organization and of tags, not of jobs. ${NEXT_PAGE}`,
    querystring: CriterionQuery,
    of: Criterion,
    rows: listCriteria,
  });
  routes.create('/criteria', {
    summary: 'Add a criterion of the organization or of a tag',
    description:
      'scope_type organization asks it of every candidate, scope_type tag of those who have the tag.',
    notes: { errors: { 409: REMOTE_ID_TAKEN } },
    body: CriterionInput,
    make: async (trx, body) => {
      const { tag_id } = body;
      if (typeof tag_id !== 'string') return createCriterion(trx, { scope_type: 'organization' }, body);
      throwIfAny(await wrongTag(trx, tag_id));
      return createCriterion(trx, { scope_type: 'tag', tag_id }, body);
    },
  });
  routes.read('/criteria/:id', shared, {
    summary: 'Read a criterion of the organization or of a tag',
    description: 'Read criteria of a job under that job.',
    of: Criterion,
  });
  routes.remove('/criteria/:id', shared, {
    summary: 'Delete a criterion of the organization or of a tag, with its evaluations',
    description: 'This also deletes its evaluations.',
    erase: deleteCriterion,
  });
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

async function deleteCriterion(trx: Db, { id }: Pick<Criterion, 'id'>): Promise<void> {
  await recordEvents(trx, 'call_answer.deleted', await callAnswersAbout(trx, id), WITH.criterion);
  await recordEvent(trx, 'criterion.deleted', id);
  await removeCriterion(trx, id);
}

async function findOfJob(
  db: Db,
  { id, criterion_id }: { readonly id: RecordRef; readonly criterion_id: RecordRef },
): Promise<Criterion> {
  const { id: job_id } = await job.load(db, { id });
  const criterion = await findCriterion(db, criterion_id);
  if (criterion === null || criterion.job_id !== job_id) {
    throw notFound('criterion of this job', writtenId(criterion_id));
  }
  return criterion;
}

async function findShared(db: Db, id: string): Promise<Criterion | null> {
  const criterion = await findCriterion(db, { id });
  return criterion?.job_id === null ? criterion : null;
}
