import type { RouteContext } from '../../context.ts';
import { many } from '../../fields.ts';
import { sendPage } from '../../paging.ts';
import { byId } from '../../resource_routes.ts';
import { NEXT_PAGE } from '../../route_words.ts';
import type { Routes } from '../../slice.ts';
import { peopleOfSeveral } from '../../people/same_people/store.ts';
import { findJobRow } from '../jobs/store.ts';
import { JobOverview, JobOverviewQuery } from './schema.ts';
import { listOverviews, noteLook } from './store.ts';

const job = byId('job', (db, id) => findJobRow(db, { id }));

/** All jobs at a glance: who is where, what is new and what is to be done. */
export function jobOverviewRoutes(routes: Routes, { db }: RouteContext): void {
  routes.get('/job_overviews', {
    summary: 'List jobs with their details and counts',
    description:
      'For each job: its details, how many candidates and how many people are in which stage, what is new ' +
      'since the caller last looked, and what waits for somebody. Candidates who are one person, see ' +
      `/duplicates/people, count as one under \`people\`; to a blind caller all are people of their own. ${NEXT_PAGE}`,
    querystring: JobOverviewQuery,
    response: { 200: many(JobOverview) },
    handler: async (request, reply) => {
      const { caller, query } = request;
      // a blind caller is told of nobody who is one person, here as in /duplicates
      const people = caller?.is_blind === true ? [] : await peopleOfSeveral(db);
      const asked = { client_id: caller?.client_id ?? '', people };
      return sendPage(request, reply, await listOverviews(db, query, asked));
    },
  });

  routes.act('post', '/jobs/:id/look', {
    // also for those who may change nothing: it is kept for them alone
    config: { is_atomic: true, is_own: true },
    summary: 'Note that you looked at the candidates of a job',
    description:
      'Whoever is nominated from now on is new to you in /job_overviews. It is kept for each client, in ' +
      'an office for each person, makes no event, and nobody else is told.',
    operationId: 'lookAtJob',
    params: job.params,
    act: async (trx, request) => {
      const found = await job.load(trx, request.params);
      await noteLook(trx, found.id, request.caller?.client_id ?? '');
      return found.id;
    },
  });
}
