import type { RouteContext } from '#service/api/context.ts';
import { linkNext } from '../../paging.ts';
import { sendRecord } from '../../record.ts';
import type { Routes } from '../../slice.ts';
import { createExpand } from './expand.ts';
import { assertMayExpand } from './may_expand.ts';
import { suggestedRoutes } from './suggested_routes.ts';
import { createRankings } from './rankings.ts';
import { createReasons } from './reasons.ts';
import {
  CandidateParams,
  RankingList,
  RankingListQuery,
  RankingQuery,
  RankingResult,
  ReasonsQuery,
  ReasonsResult,
} from './schema.ts';

export function rankingRoutes(routes: Routes, context: RouteContext): void {
  const rankings = createRankings(context);
  const expand = createExpand(context);
  const reasons = createReasons(context, rankings.resolve);
  suggestedRoutes(routes, context, rankings);

  routes.get('/candidate_rankings', {
    summary: 'Rank all candidates',
    description:
      'It ranks by a job, a candidate, an attachment or words. Every candidate appears on exactly one ' +
      'page; filters do not change the order. Send exactly one of target_resource_id and q. Every ' +
      'candidate appears on exactly one page, best first; filter_job_id keeps those who applied for ' +
      'that job and changes neither order nor score. The answer holds only ids: read summaries and ' +
      'candidates by them, or add the records with expand.',
    operationId: 'listRankings',
    notes: { also: [404], errors: { 404: 'The target, or the job to filter by, does not exist.' } },
    querystring: RankingListQuery,
    response: { 200: RankingList },
    handler: async (request, reply) => {
      assertMayExpand(request.caller, request.query.expand ?? []);
      const { results, total } = await rankings.list(request.query);
      reply.header('x-total-count', total);
      const next = request.query.offset + request.query.limit;
      if (next < total) linkNext(request, reply, { offset: String(next) });
      return { is_error: false as const, results: await expand(results, request.query.expand ?? []) };
    },
  });

  routes.get('/candidate_rankings/:candidate_id', {
    summary: "Read one candidate's ranking for a job",
    description: 'The candidate must have a nomination for filter_job_id. Only score_version 2.',
    operationId: 'getRanking',
    notes: {
      errors: {
        404: 'The candidate, the job or the target does not exist, or there is no nomination for the job.',
      },
    },
    params: CandidateParams,
    querystring: RankingQuery,
    response: { 200: RankingResult },
    handler: async (request, reply) =>
      sendRecord(request, reply, await rankings.single(request.params.candidate_id, request.query)),
  });

  routes.get('/candidate_rankings/:candidate_id/reasons', {
    summary: 'Read why a candidate has their place in a ranking',
    description:
      'The passages of the resume nearest to the target; for a job, also the skills found and missing.',
    operationId: 'getRankingReasons',
    notes: { versioned: false, errors: { 404: 'The candidate or the target does not exist.' } },
    params: CandidateParams,
    querystring: ReasonsQuery,
    response: { 200: ReasonsResult },
    handler: async (request) => ({
      is_error: false as const,
      result: await reasons(request.params.candidate_id, request.query),
    }),
  });
}
