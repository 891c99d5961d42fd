import { findOrFail, assertUnchanged, sendRecord } from '../../record.ts';
import type { RouteContext } from '../../context.ts';
import { notFound } from '../../../errors.ts';
import { enqueue } from '../../../tasks/queue.ts';
import {
  criteriaOfJob,
  organizationCriteria,
  tagCriteriaOf,
  type CriterionWithTag,
} from '../criteria/store.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import { IdParams, IdResult, idResult, one } from '../../fields.ts';
import { findJob } from '../../hiring/jobs/store.ts';
import { findNomination } from '../../hiring/nominations/store.ts';
import type { App } from '../../slice.ts';
import { assertCandidate } from '../../people/merges/store.ts';
import {
  EVALUATION_GRACE_MS,
  CandidateEvaluationQuery,
  CriterionEvaluationList,
  CriterionEvaluationResult,
  EvaluationOverride,
  EvaluationParams,
  EvaluationQuery,
  JobEvaluationParams,
  OverrideInput,
  type CriterionEvaluation,
} from './schema.ts';
import { answerableOr404, evaluatedOr404 } from './answerable.ts';
import { callRoutes } from './call_routes.ts';
import { previewRoutes } from './preview_routes.ts';
import { readDetails, readEvaluations, readEvaluationsWithEvidence } from './store.ts';
import { answerTold, findOverride, removeOverride, saveOverride } from './overrides.ts';
import { forgetEngineErrors } from './answers.ts';
import { WORDS } from './words.ts';

const tags = ['Criterion evaluations'];

/** Evaluations of nominations and candidates, evaluating now, and the answers of persons beside them. */
export function evaluationRoutes(app: App, context: RouteContext): void {
  const { db } = context;

  app.get(
    '/nominations/:id/criterion_evaluations/',
    {
      schema: {
        tags,
        ...WORDS.listNominationEvaluations,
        params: IdParams,
        querystring: EvaluationQuery,
        response: { 200: CriterionEvaluationList },
      },
    },
    async (request) => {
      const { job_id, candidate_id } = await findOrFail(
        db,
        'nomination',
        { id: request.params.id },
        findNomination,
      );
      const criteria = withoutTags(await criteriaOfJob(db, job_id));
      return list(context, candidate_id, criteria, request.query.include);
    },
  );

  app.get(
    '/candidates/:id/criterion_evaluations/',
    {
      schema: {
        tags,
        ...WORDS.listCandidateEvaluations,
        params: IdParams,
        querystring: CandidateEvaluationQuery,
        response: { 200: CriterionEvaluationList },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { criterion_type, include } = request.query;
      await assertCandidate(db, id);
      const criteria =
        criterion_type === 'tag' ? await tagCriteriaOf(db, id) : await organizationCriteria(db);
      return list(context, id, criteria, include);
    },
  );
  app.get(
    '/candidates/:id/jobs/:job_id/criterion_evaluations',
    {
      schema: {
        tags,
        ...WORDS.listJobEvaluationsOf,
        params: JobEvaluationParams,
        querystring: EvaluationQuery,
        response: { 200: CriterionEvaluationList },
      },
    },
    async (request) => {
      const { id, job_id } = request.params;
      await assertCandidate(db, id);
      await findOrFail(db, 'job', { id: job_id }, findJob);
      return list(context, id, withoutTags(await criteriaOfJob(db, job_id)), request.query.include);
    },
  );
  nominationEvaluationRoutes(app, context);
  overrideRoutes(app, context);
  callRoutes(app, context);
  previewRoutes(app, context);
}

function nominationEvaluationRoutes(app: App, { db, write, evaluator }: RouteContext): void {
  app.post(
    '/nominations/:id/criterion_evaluations/',
    {
      config: { is_atomic: true },
      schema: {
        tags,
        ...WORDS.evaluateNomination,
        params: IdParams,
        response: { 202: IdResult },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await write(async (trx) => {
        const { job_id, candidate_id } = await findOrFail(trx, 'nomination', { id }, findNomination);
        const criteria = await criteriaOfJob(trx, job_id);
        await forgetEngineErrors(
          trx,
          candidate_id,
          criteria.map((criterion) => criterion.id),
        );
        await enqueue(trx, 'evaluate', { job_id, candidate_ids: [candidate_id] }, 'urgent');
      });
      reply.code(202);
      return idResult(id);
    },
  );

  app.get(
    '/nominations/:id/criterion_evaluations/:criterion_id',
    {
      schema: {
        tags,
        ...WORDS.getNominationEvaluation,
        params: EvaluationParams,
        response: { 200: CriterionEvaluationResult },
      },
    },
    async (request, reply) => {
      const { candidate_id, criterion } = await evaluatedOr404(db, request.params);
      const read = async () => (await readDetails(db, candidate_id, [criterion]))[0]!;
      let detail = await read();
      if (detail.evaluation.state === 'IN_PROGRESS') {
        await evaluator.evaluateMissing([candidate_id], [criterion], performance.now() + EVALUATION_GRACE_MS);
        detail = await read();
      }
      return sendRecord(request, reply, detail);
    },
  );
}

function overrideRoutes(app: App, { db, write }: RouteContext): void {
  const path = '/nominations/:id/criterion_evaluations/:criterion_id/override';

  app.get(
    path,
    {
      schema: {
        tags,
        ...WORDS.getEvaluationOverride,
        params: EvaluationParams,
        response: { 200: one(EvaluationOverride) },
      },
    },
    async (request, reply) => {
      const { params } = request;
      const { candidate_id } = await evaluatedOr404(db, params);
      const override = await findOverride(db, candidate_id, params.criterion_id);
      if (override === null) throw notFound('override of the criterion', params.criterion_id);
      return sendRecord(request, reply, override);
    },
  );

  app.put(
    path,
    {
      config: { is_atomic: true },
      schema: {
        tags,
        ...WORDS.overrideEvaluation,
        params: EvaluationParams,
        body: OverrideInput,
        response: { 200: IdResult, 201: IdResult },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      const created = await write(async (trx) => {
        const { candidate_id } = await answerableOr404(trx, params);
        const before = await findOverride(trx, candidate_id, params.criterion_id);
        assertUnchanged(request, before);
        await saveOverride(trx, candidate_id, params.criterion_id, body);
        const { criterion_id } = params;
        await recordEvent(trx, 'evaluation.overridden', params.id, {
          criterion_id,
          was: answerTold(before),
          finding: answerTold(body),
        });
        return before === null;
      });
      reply.code(created ? 201 : 200);
      return idResult(params.criterion_id);
    },
  );

  app.delete(
    path,
    {
      config: { is_atomic: true },
      schema: {
        tags,
        ...WORDS.removeEvaluationOverride,
        params: EvaluationParams,
        response: { 200: IdResult },
      },
    },
    async (request) => {
      const { params } = request;
      await write(async (trx) => {
        const { candidate_id } = await evaluatedOr404(trx, params);
        const before = await findOverride(trx, candidate_id, params.criterion_id);
        if (before === null) throw notFound('override of the criterion', params.criterion_id);
        assertUnchanged(request, before);
        await removeOverride(trx, candidate_id, params.criterion_id);
        const { criterion_id } = params;
        await recordEvent(trx, 'evaluation.overridden', params.id, {
          criterion_id,
          was: answerTold(before),
          finding: null,
        });
      });
      return idResult(params.criterion_id);
    },
  );
}

async function list(
  { db, evaluator }: RouteContext,
  candidate_id: string,
  criteria: readonly CriterionWithTag[],
  include: 'evidence' | undefined,
): Promise<{ is_error: false; results: CriterionEvaluation[] }> {
  const read = include === 'evidence' ? readEvaluationsWithEvidence : readEvaluations;
  let results = await read(db, candidate_id, criteria);
  if (results.some(({ evaluation }) => evaluation.state === 'IN_PROGRESS')) {
    await evaluator.evaluateMissing([candidate_id], criteria, performance.now() + EVALUATION_GRACE_MS);
    results = await read(db, candidate_id, criteria);
  }
  return { is_error: false, results };
}

function withoutTags(criteria: readonly Omit<CriterionWithTag, 'tag'>[]): CriterionWithTag[] {
  return criteria.map((criterion) => ({ ...criterion, tag: null }));
}
