import type { RouteContext } from '../../context.ts';
import type { Db } from '../../../db/schema.ts';
import { conflict, throwIfAny } from '../../../errors.ts';
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
import { RefParams, one } from '../../fields.ts';
import { importsNaming } from '../../intake/imports/store.ts';
import { wrongJob, findJob } from '../jobs/store.ts';
import { wrongCandidate } from '../../people/merges/store.ts';
import { findOrFail, sendRecord } from '../../record.ts';
import type { Routes } from '../../slice.ts';
import { spotlightIdsOf } from '../spotlights/store.ts';
import { insertStageChange } from '../stage_changes/store.ts';
import { nominationChangeRoutes, wrongStage } from './change_routes.ts';
import { JobNominations, Nomination, NominationInput, NominationQuery } from './schema.ts';
import { NEXT_PAGE } from '../../route_words.ts';
import { byId, byRef } from '../../resource_routes.ts';

const nomination = byRef('nomination', findNomination);
/** For paths where the contract knows no remote form. */
const nominationOfId = byId('nomination', (db, id) => findNomination(db, { id }));

/** Nominations: create, list, read, change, move to another stage, delete. */
export function nominationRoutes(routes: Routes, context: RouteContext): void {
  const { db } = context;
  nominationChangeRoutes(routes, context);
  routes.list('/nominations', {
    summary: 'List nominations, newest first',
    description: NEXT_PAGE,
    querystring: NominationQuery,
    of: Nomination,
    rows: listNominations,
  });

  routes.get('/jobs/:id/nominations', {
    summary: 'List all nominations of a job in one answer',
    description:
      'It gives all nominations of the job, newest first, each with the reason for its stage if a person ' +
      'gave one: everything a board of thousands of cards needs. It has no pages; GET /nominations has.',
    operationId: 'getJobNominations',
    notes: { versioned: true },
    params: RefParams,
    response: { 200: one(JobNominations) },
    handler: async (request, reply) => {
      const ref = request.params.id;
      // asked at the same moment: to a server and back that is one way
      const [{ id: job_id }, asked] = await Promise.all([
        findOrFail(db, 'job', ref, findJob),
        ref.id === undefined ? null : nominationsOfJob(db, ref.id),
      ]);
      const nominations = asked ?? (await nominationsOfJob(db, job_id));
      return sendRecord(request, reply, { job_id, nominations });
    },
  });

  routes.create('/nominations', {
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
    body: NominationInput,
    make: async (trx, body) => {
      throwIfAny(await wrongReferences(trx, body));
      await assertFree(trx, body);
      const id = await insertNomination(trx, body);
      const to_stage_id = body.current_nomination_stage_id;
      const stage_change_id = await insertStageChange(trx, {
        nomination_id: id,
        from_stage_id: null,
        to_stage_id,
        reason: null,
      });
      await recordEvent(trx, 'nomination.created', id, { to_stage_id, stage_change_id });
      await automateNomination(trx, body.job_id, body.candidate_id);
      return id;
    },
  });

  routes.read('/nominations/:id', nomination, {
    summary: 'Read a nomination',
    description: 'By UUID, or by `remote.<remote_id>`.',
    of: Nomination,
  });

  routes.remove('/nominations/:id', nominationOfId, {
    summary: 'Delete a nomination',
    description: 'The candidate and the job stay.',
    erase: async (trx, { id, job_id, candidate_id }) => {
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
      await markConsidered(trx, job_id, candidate_id);
      await recordEvents(trx, 'import.updated', imports);
    },
  });
}

async function wrongReferences(db: Db, input: NominationInput): Promise<ErrorDetail[]> {
  return [
    ...(await wrongJob(db, input.job_id)),
    ...(await wrongCandidate(db, input.candidate_id)),
    ...(await wrongStage(db, input.current_nomination_stage_id, input.job_id)),
  ];
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
