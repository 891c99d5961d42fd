import type { RouteContext } from '../../context.ts';
import type { Db } from '../../../db/schema.ts';
import { notFound } from '../../../errors.ts';
import { WITH, recordEvent } from '../../feeds/events/store.ts';
import { IdParams, IdResult, idResult } from '../../fields.ts';
import { findJob } from '../../hiring/jobs/store.ts';
import { pipelinesOf } from '../../hiring/nomination_stages/store.ts';
import { findNomination } from '../../hiring/nominations/store.ts';
import { assertUnchanged, findOrFail } from '../../record.ts';
import type { Routes } from '../../slice.ts';
import { criteriaOfJob } from '../criteria/store.ts';
import { answerableOr404 } from './answerable.ts';
import {
  CallAnswerInput,
  CallAnswerList,
  CallNoteInput,
  CallSheetList,
  CallSheetQuery,
  type CallAnswer,
} from './call_schema.ts';
import { callAnswersOf, type Called } from './call_answers.ts';
import {
  callSheetOf,
  findCallAnswer,
  isOverriddenByCall,
  peopleToCall,
  removeCallAnswer,
  saveCallAnswer,
} from './calls.ts';
import { answerTold, findOverride, removeOverride, saveOverride } from './overrides.ts';
import { EVALUATION_GRACE_MS, EvaluationParams } from './schema.ts';

/** Call sheets: what to ask whom, and what they said. */
export function callRoutes(routes: Routes, context: RouteContext): void {
  const { db, evaluator } = context;
  routes.get('/jobs/:id/call_sheet', {
    config: { scopes: ['rankings', 'candidates', 'nominations'] },
    summary: 'Read what to ask candidates in a call',
    description:
      'For each candidate: how to reach them, the criteria their resume leaves open, and what they said. ' +
      'Criteria that a person answered otherwise are no question. The service waits up to two seconds for ' +
      'missing evaluations. Candidates who are not nominated for the job are left out.',
    operationId: 'getCallSheet',
    params: IdParams,
    querystring: CallSheetQuery,
    response: { 200: CallSheetList },
    handler: async (request) => {
      const { id: job_id } = await findOrFail(db, 'job', { id: request.params.id }, findJob);
      const { candidate_ids } = request.query;
      const { shortlist = null } = (await pipelinesOf(db, [job_id])).get(job_id) ?? {};
      const people = await peopleToCall(db, job_id, candidate_ids, shortlist);
      const criteria = (await criteriaOfJob(db, job_id)).map((criterion) => ({ ...criterion, tag: null }));
      await evaluator.evaluateMissing(
        people.map(({ candidate_id }) => candidate_id),
        criteria,
        performance.now() + EVALUATION_GRACE_MS,
      );
      const results = [];
      for (const person of people) results.push(await callSheetOf(db, job_id, person, criteria));
      return { is_error: false as const, results };
    },
  });
  answerRoutes(routes, context);
  noteRoutes(routes, context);
}

function answerRoutes(routes: Routes, { db, write }: RouteContext): void {
  routes.get('/nominations/:id/call_answers', {
    summary: 'List what a candidate said in the call',
    description: 'One for each criterion they spoke about, and the note of the whole call.',
    operationId: 'listCallAnswers',
    params: IdParams,
    response: { 200: CallAnswerList },
    handler: async (request) => {
      const called = await findOrFail(db, 'nomination', { id: request.params.id }, findNomination);
      return { is_error: false as const, results: await callAnswersOf(db, called) };
    },
  });

  routes.put('/nominations/:id/call_answers/:criterion_id', {
    config: { is_atomic: true },
    summary: 'Write down what a candidate said about a criterion',
    description:
      'is_criterion_met becomes the own answer of a person (its override), which the order with answers ' +
      'counts; null takes that back. Evaluations and scores do not change. result.id is the answer.',
    operationId: 'saveCallAnswer',
    notes: { versioned: true },
    params: EvaluationParams,
    body: CallAnswerInput,
    response: { 200: IdResult, 201: IdResult },
    handler: async (request, reply) => {
      const { params, body } = request;
      const { id, created } = await write(async (trx) => {
        const { called } = await answerableOr404(trx, params);
        const { criterion_id } = params;
        const before = await findCallAnswer(trx, called, criterion_id);
        assertUnchanged(request, before);
        await answerBy(trx, called, criterion_id, body.is_criterion_met);
        return saveAndTell(trx, called, criterion_id, body, before);
      });
      reply.code(created ? 201 : 200);
      return idResult(id);
    },
  });

  routes.act('delete', '/nominations/:id/call_answers/:criterion_id', {
    config: { is_atomic: true },
    summary: 'Delete what a candidate said about a criterion',
    description:
      'The own answer that was given with it goes, too; one that was given otherwise stays. ' +
      'result.id is the answer.',
    operationId: 'deleteCallAnswer',
    notes: { versioned: true },
    params: EvaluationParams,
    act: async (trx, request) => {
      const { id, criterion_id } = request.params;
      const called = await findOrFail(trx, 'nomination', { id }, findNomination);
      const before = await findCallAnswer(trx, called, criterion_id);
      if (before === null) throw notFound('answer about the criterion', criterion_id);
      assertUnchanged(request, before);
      if (await isOverriddenByCall(trx, called.candidate_id, criterion_id)) {
        await answerBy(trx, called, criterion_id, null);
      }
      await remove(trx, before);
      return before.id;
    },
  });
}

function noteRoutes(routes: Routes, { write }: RouteContext): void {
  routes.put('/nominations/:id/call_note', {
    config: { is_atomic: true },
    summary: 'Write the note of the whole call',
    description: 'There is one for each nomination. result.id is the note.',
    operationId: 'saveCallNote',
    notes: { versioned: true },
    params: IdParams,
    body: CallNoteInput,
    response: { 200: IdResult, 201: IdResult },
    handler: async (request, reply) => {
      const { id, created } = await write(async (trx) => {
        const called = await findOrFail(trx, 'nomination', { id: request.params.id }, findNomination);
        const before = await findCallAnswer(trx, called, null);
        assertUnchanged(request, before);
        return saveAndTell(trx, called, null, request.body, before);
      });
      reply.code(created ? 201 : 200);
      return idResult(id);
    },
  });

  routes.act('delete', '/nominations/:id/call_note', {
    config: { is_atomic: true },
    summary: 'Delete the note of the whole call',
    description: 'What was said about criteria stays. result.id is the note.',
    operationId: 'deleteCallNote',
    notes: { versioned: true },
    params: IdParams,
    act: async (trx, request) => {
      const { id } = request.params;
      const called = await findOrFail(trx, 'nomination', { id }, findNomination);
      const before = await findCallAnswer(trx, called, null);
      if (before === null) throw notFound('note of the call', id);
      assertUnchanged(request, before);
      await remove(trx, before);
      return before.id;
    },
  });
}

async function saveAndTell(
  trx: Db,
  called: Called,
  criterion_id: string | null,
  said: Parameters<typeof saveCallAnswer>[3] & { readonly is_criterion_met?: boolean | null },
  before: CallAnswer | null,
): Promise<{ readonly id: string; readonly created: boolean }> {
  const id = await saveCallAnswer(trx, called, criterion_id, said, before);
  const created = before === null;
  const type = created ? 'call_answer.created' : 'call_answer.updated';
  await recordEvent(trx, type, id, { criterion_id, finding: findingIn(said) });
  return { id, created };
}

async function remove(trx: Db, { id, criterion_id }: CallAnswer): Promise<void> {
  await recordEvent(trx, 'call_answer.deleted', id, { criterion_id });
  await removeCallAnswer(trx, id);
}

/** What an answer says of the criterion; null where it leaves that open. */
function findingIn({ is_criterion_met = null }: { is_criterion_met?: boolean | null }) {
  return is_criterion_met === null ? null : answerTold({ is_criterion_met });
}

/** Makes what was said the answer of a person, unless that is their answer already; null takes it back. */
async function answerBy(
  trx: Db,
  { id, candidate_id }: Called,
  criterion_id: string,
  is_criterion_met: boolean | null,
): Promise<void> {
  const before = await findOverride(trx, candidate_id, criterion_id);
  if ((before?.is_criterion_met ?? null) === is_criterion_met) return;
  if (is_criterion_met === null) await removeOverride(trx, candidate_id, criterion_id);
  else await saveOverride(trx, candidate_id, criterion_id, { is_criterion_met, reason: null }, 'call');
  await recordEvent(trx, 'evaluation.overridden', id, {
    // first: by it whoever tells what happened knows that the answer of the call says it
    ...WITH.call_answer,
    criterion_id,
    was: answerTold(before),
    finding: findingIn({ is_criterion_met }),
  });
}
