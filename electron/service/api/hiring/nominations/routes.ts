import type { RouteContext } from '../../context.ts';
import type { Db } from '../../../db/schema.ts';
import { conflict, notFound, throwIfAny } from '../../../errors.ts';
import type { ErrorDetail } from '../../../errors.ts';
import { automateNomination } from '../../../workflows/auto_evaluation.ts';
import {
  markConsidered,
  findNomination,
  findNominationOf,
  insertNomination,
  listNominations,
  nominationsOfJob,
  removeNomination,
} from './store.ts';
import { WITH, recordEvent, recordEvents } from '../../feeds/events/store.ts';
import { IdParams, IdResult, RefParams, idResult, many, one, writtenId } from '../../fields.ts';
import { importsNaming } from '../../intake/imports/store.ts';
import { findJob, jobExists } from '../jobs/store.ts';
import { wrongCandidate } from '../../people/merges/store.ts';
import { sendPage } from '../../paging.ts';
import { assertUnchanged, sendRecord } from '../../record.ts';
import type { App } from '../../slice.ts';
import { spotlightIdsOf } from '../spotlights/store.ts';
import { insertStageChange } from '../stage_changes/store.ts';
import { nominationChangeRoutes, wrongStage } from './change_routes.ts';
import { JobNominations, Nomination, NominationInput, NominationQuery } from './schema.ts';
import { NEXT_PAGE } from '../../route_words.ts';
import type { RouteWords } from '../../route_words.ts';

const tags = ['Nominations'];

/** What the documentation says about these routes. */
const WORDS = {
  listNominations: { summary: 'List nominations, newest first', description: NEXT_PAGE },
  getJobNominations: {
    summary: 'List all nominations of a job in one answer',
    description:
      'It gives all nominations of the job, newest first, each with the reason for its stage if a person ' +
      'gave one: everything a board of thousands of cards needs. It has no pages; GET /nominations has.',
    operationId: 'getJobNominations',
    notes: { versioned: true },
  },
  createNomination: {
    summary: 'Nominate a candidate for a job',
    description:
      'With applied_at, the candidate applied; without it, somebody considers them. A candidate has at most ' +
      'one nomination for a job.',
    notes: {
      errors: {
        409:
          'The remote_id is taken, or the candidate already has a nomination for this job; details name ' +
          'it.',
      },
    },
  },
  getNomination: { summary: 'Read a nomination', description: 'By UUID, or by `remote.<remote_id>`.' },
  deleteNomination: { summary: 'Delete a nomination', description: 'The candidate and the job stay.' },
} satisfies Record<string, RouteWords>;

/** Nominations: create, list, read, change, move to another stage, delete. */
export function nominationRoutes(app: App, context: RouteContext): void {
  const { db, write } = context;
  nominationChangeRoutes(app, context);
  app.get(
    '/nominations',
    {
      schema: {
        tags,
        ...WORDS.listNominations,
        querystring: NominationQuery,
        response: { 200: many(Nomination) },
      },
    },
    async (request, reply) => sendPage(request, reply, await listNominations(db, request.query)),
  );

  app.get(
    '/jobs/:id/nominations',
    {
      schema: {
        tags,
        ...WORDS.getJobNominations,
        params: RefParams,
        response: { 200: one(JobNominations) },
      },
    },
    async (request, reply) => {
      const job = await findJob(db, request.params.id);
      if (job === null) throw notFound('job', writtenId(request.params.id));
      const nominations = await nominationsOfJob(db, job.id);
      return sendRecord(request, reply, { job_id: job.id, nominations });
    },
  );

  app.post(
    '/nominations',
    {
      schema: {
        tags,
        ...WORDS.createNomination,
        body: NominationInput,
        response: { 201: IdResult },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const id = await write(async (trx) => {
        throwIfAny(await wrongReferences(trx, body));
        await assertFree(trx, body);
        const new_id = await insertNomination(trx, body);
        const to_stage_id = body.current_nomination_stage_id;
        const stage_change_id = await insertStageChange(trx, {
          nomination_id: new_id,
          from_stage_id: null,
          to_stage_id,
          reason: null,
        });
        await recordEvent(trx, 'nomination.created', new_id, { to_stage_id, stage_change_id });
        await automateNomination(trx, body.job_id, body.candidate_id);
        return new_id;
      });
      reply.code(201);
      return idResult(id);
    },
  );

  app.get(
    '/nominations/:id',
    { schema: { tags, ...WORDS.getNomination, params: RefParams, response: { 200: one(Nomination) } } },
    async (request, reply) => {
      const nomination = await findNomination(db, request.params.id);
      if (nomination === null) throw notFound('nomination', writtenId(request.params.id));
      return sendRecord(request, reply, nomination);
    },
  );

  app.delete(
    '/nominations/:id',
    { schema: { tags, ...WORDS.deleteNomination, params: IdParams, response: { 200: IdResult } } },
    async (request) => {
      const { id } = request.params;
      await write(async (trx) => {
        const nomination = await findNomination(trx, { id });
        if (nomination === null) throw notFound('nomination', id);
        assertUnchanged(request, nomination);
        await recordEvents(
          trx,
          'spotlight.deleted',
          await spotlightIdsOf(trx, { nomination_id: id }),
          WITH.nomination,
        );
        const imports = await importsNaming(trx, { nomination_id: id });
        await recordEvent(trx, 'nomination.deleted', id);
        await removeNomination(trx, id);
        // whom a person took off is not nominated by the service again
        await markConsidered(trx, nomination.job_id, nomination.candidate_id);
        await recordEvents(trx, 'import.updated', imports);
      });
      return idResult(id);
    },
  );
}

async function wrongReferences(db: Db, input: NominationInput): Promise<ErrorDetail[]> {
  const problems: ErrorDetail[] = [];
  if (!(await jobExists(db, input.job_id))) {
    problems.push({ path: 'body.job_id', message: `names no job (${input.job_id})` });
  }
  problems.push(...(await wrongCandidate(db, input.candidate_id)));
  return [...problems, ...(await wrongStage(db, input.current_nomination_stage_id, input.job_id))];
}

async function assertFree(db: Db, input: NominationInput): Promise<void> {
  const details: ErrorDetail[] = [];
  const same_remote = await findNomination(db, { remote_id: input.remote_id });
  if (same_remote !== null) {
    details.push({
      path: 'body.remote_id',
      message: `is taken by the nomination ${same_remote.id}`,
      existing_id: same_remote.id,
    });
  }
  const same_pair = await findNominationOf(db, input);
  if (same_pair !== null) {
    details.push({
      path: 'body.candidate_id',
      message: `is nominated for this job already, by the nomination ${same_pair.id}`,
      existing_id: same_pair.id,
    });
  }
  if (details.length > 0) throw conflict('This nomination exists already.', details);
}
