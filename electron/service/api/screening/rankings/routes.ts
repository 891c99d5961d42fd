import type { RouteContext } from '#service/api/context.ts';
import { linkNext } from '../../paging.ts';
import { sendRecord } from '../../record.ts';
import type { App } from '../../slice.ts';
import { createExpand } from './expand.ts';
import { assertMayExpand } from './may_expand.ts';
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

const tags = ['Rankings'];

export function rankingRoutes(app: App, context: RouteContext): void {
  const rankings = createRankings(context);
  const expand = createExpand(context);
  const reasons = createReasons(context, rankings.resolve);

  app.get(
    '/candidate_rankings',
    {
      schema: {
        tags,
        summary: 'Rank all candidates',
        description:
          'It ranks by a job, a candidate, an attachment or words. Every candidate appears on exactly ' +
          'one page; filters do not change the order.',
        querystring: RankingListQuery,
        response: { 200: RankingList },
      },
    },
    async (request, reply) => {
      assertMayExpand(request.caller, request.query.expand ?? []);
      const { results, total } = await rankings.list(request.query);
      reply.header('x-total-count', total);
      const next = request.query.offset + request.query.limit;
      if (next < total) linkNext(request, reply, { offset: String(next) });
      return { is_error: false as const, results: await expand(results, request.query.expand ?? []) };
    },
  );

  app.get(
    '/candidate_rankings/:candidate_id',
    {
      schema: {
        tags,
        summary: "Read one candidate's ranking for a job",
        params: CandidateParams,
        querystring: RankingQuery,
        response: { 200: RankingResult },
      },
    },
    async (request, reply) =>
      sendRecord(request, reply, await rankings.single(request.params.candidate_id, request.query)),
  );

  app.get(
    '/candidate_rankings/:candidate_id/reasons',
    {
      schema: {
        tags,
        summary: 'Read why a candidate has their place in a ranking',
        params: CandidateParams,
        querystring: ReasonsQuery,
        response: { 200: ReasonsResult },
      },
    },
    async (request) => ({
      is_error: false as const,
      result: await reasons(request.params.candidate_id, request.query),
    }),
  );
}
