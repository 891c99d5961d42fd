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
import { describeFields } from '../../field_words.ts';
import { findJob } from '../../hiring/jobs/store.ts';
import { findNomination } from '../../hiring/nominations/store.ts';
import type { Routes } from '../../slice.ts';
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

/** Evaluations of nominations and candidates, evaluating now, and the answers of persons beside them. */
export function evaluationRoutes(routes: Routes, context: RouteContext): void {
  const { db } = context;

  routes.get('/nominations/:id/criterion_evaluations/', {
    summary: 'List the evaluations of a nomination, one for every criterion of its job',
    description:
      'One item for every criterion of the job. The service computes missing evaluations now: it waits up ' +
      'to two seconds and gives the rest as IN_PROGRESS. Read again to get them.',
    operationId: 'listNominationEvaluations',
    params: IdParams,
    querystring: EvaluationQuery,
    response: { 200: CriterionEvaluationList },
    handler: async (request) => {
      const { job_id, candidate_id } = await findOrFail(
        db,
        'nomination',
        { id: request.params.id },
        findNomination,
      );
      const criteria = withoutTags(await criteriaOfJob(db, job_id));
      return list(context, candidate_id, criteria, request.query.include);
    },
  });

  routes.get('/candidates/:id/criterion_evaluations/', {
    summary: "List the evaluations of a candidate by the organization's criteria, or by those of their tags",
    description:
      "It answers the criteria of the organization (`org_wide`), or those of the candidate's tags (`tag`). " +
      'Criteria of a job are under its nominations.',
    operationId: 'listCandidateEvaluations',
    params: IdParams,
    querystring: CandidateEvaluationQuery,
    response: { 200: CriterionEvaluationList },
    handler: async (request) => {
      const { id } = request.params;
      const { criterion_type, include } = request.query;
      await assertCandidate(db, id);
      const criteria =
        criterion_type === 'tag' ? await tagCriteriaOf(db, id) : await organizationCriteria(db);
      return list(context, id, criteria, include);
    },
  });
  routes.get('/candidates/:id/jobs/:job_id/criterion_evaluations', {
    summary: 'List the evaluations of a candidate for a job, one for every criterion',
    description:
      'The candidate needs no nomination for the job, because rankings by criteria read everybody.',
    operationId: 'listJobEvaluationsOf',
    params: JobEvaluationParams,
    querystring: EvaluationQuery,
    response: { 200: CriterionEvaluationList },
    handler: async (request) => {
      const { id, job_id } = request.params;
      await assertCandidate(db, id);
      await findOrFail(db, 'job', { id: job_id }, findJob);
      return list(context, id, withoutTags(await criteriaOfJob(db, job_id)), request.query.include);
    },
  });
  nominationEvaluationRoutes(routes, context);
  overrideRoutes(routes, context);
  callRoutes(routes, context);
  previewRoutes(routes, context);
}

function nominationEvaluationRoutes(routes: Routes, { db, evaluator }: RouteContext): void {
  routes.act('post', '/nominations/:id/criterion_evaluations/', {
    config: { is_atomic: true },
    summary: 'Evaluate a nomination now',
    description:
      'It queues evaluations that are missing, outdated or failed. Current results stay: the same input ' +
      'gives the same result.',
    operationId: 'evaluateNomination',
    params: IdParams,
    status: 202,
    act: async (trx, request) => {
      const { id } = request.params;
      const { job_id, candidate_id } = await findOrFail(trx, 'nomination', { id }, findNomination);
      const criteria = await criteriaOfJob(trx, job_id);
      await forgetEngineErrors(
        trx,
        candidate_id,
        criteria.map((criterion) => criterion.id),
      );
      await enqueue(trx, 'evaluate', { job_id, candidate_ids: [candidate_id] }, 'urgent');
      return id;
    },
  });

  routes.get('/nominations/:id/criterion_evaluations/:criterion_id', {
    summary: 'Read an evaluation with its evidence, or why it failed',
    description:
      'The service makes a missing evaluation now, as for the list. It includes the passages for and ' +
      'against, how the criterion was understood, and why the evaluation failed if it did.',
    operationId: 'getNominationEvaluation',
    params: EvaluationParams,
    response: { 200: CriterionEvaluationResult },
    handler: async (request, reply) => {
      const { candidate_id, criterion } = await evaluatedOr404(db, request.params);
      const read = async () => (await readDetails(db, candidate_id, [criterion]))[0]!;
      let detail = await read();
      if (detail.evaluation.state === 'IN_PROGRESS') {
        await evaluator.evaluateMissing([candidate_id], [criterion], performance.now() + EVALUATION_GRACE_MS);
        detail = await read();
      }
      return sendRecord(request, reply, detail);
    },
  });
}

function overrideRoutes(routes: Routes, { db, write }: RouteContext): void {
  const path = '/nominations/:id/criterion_evaluations/:criterion_id/override';

  routes.get(path, {
    summary: "Read a person's own answer to a criterion",
    description: "It gives only a person's answer, and 404 when there is none.",
    operationId: 'getEvaluationOverride',
    params: EvaluationParams,
    response: { 200: one(EvaluationOverride) },
    handler: async (request, reply) => {
      const { params } = request;
      const { candidate_id } = await evaluatedOr404(db, params);
      const override = await findOverride(db, candidate_id, params.criterion_id);
      if (override === null) throw notFound('override of the criterion', params.criterion_id);
      return sendRecord(request, reply, override);
    },
  });

  routes.put(path, {
    config: { is_atomic: true },
    summary: "Set a person's own answer to a criterion",
    description:
      'The evaluation and the scores do not change. result.id is the criterion. Nobody can answer a ' +
      'criterion on a protected characteristic.',
    operationId: 'overrideEvaluation',
    notes: { versioned: true },
    params: EvaluationParams,
    body: OverrideInput,
    response: { 200: IdResult, 201: IdResult },
    handler: async (request, reply) => {
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
  });

  routes.act('delete', path, {
    config: { is_atomic: true },
    summary: "Remove a person's own answer",
    description: 'result.id is the criterion.',
    operationId: 'removeEvaluationOverride',
    notes: { versioned: true },
    params: EvaluationParams,
    act: async (trx, request) => {
      const { params } = request;
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

      return params.criterion_id;
    },
  });
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

describeFields({
  criterion_evaluation: {
    is_criterion_met: ['Yes or no.', true],
    understood_as: { example: 'The resume shows work with Apache Kafka' },
    not_understood: { example: [] },
    told: { example: null },
  },
  call_question: {
    understood_as: { example: 'The resume shows work with Apache Kafka' },
    not_understood: { example: [] },
    told: { example: null },
  },
  evaluation: {
    is_criterion_met: ['Yes or no.', true],
    explanation: ['The reason in a sentence; null if there is none.', 'Two roles name Kafka pipelines.'],
  },
  understood_criterion: {
    understood_as: ['How it is read, in plain words.', 'Skill: Java'],
    engine: { example: 'rules' },
    refusal: { example: null },
    not_understood: { example: [] },
    corrected: { example: [] },
    told: { example: [{ code: 'asks.skill', args: { name: 'Java', level: 'any' } }] },
  },
  criterion_preview: {
    understood_as: ['How it is read, in plain words.', 'Skill: Java'],
    engine: { example: 'rules' },
    refusal: { example: null },
    not_understood: { example: [] },
    corrected: { example: [] },
    told: { example: [{ code: 'asks.skill', args: { name: 'Java', level: 'any' } }] },
  },
  scope: { job_id: 'The job; absent outside job scope.' },
});
