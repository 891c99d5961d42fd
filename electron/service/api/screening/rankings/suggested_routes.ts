import { existing } from '#service/db/existing.ts';
import type { RouteContext } from '#service/api/context.ts';
import { IdResult, RefParams, idResult, many } from '../../fields.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import { findJob } from '../../hiring/jobs/store.ts';
import { markConsidered, unmarkConsidered } from '../../hiring/nominations/store.ts';
import { sendAll } from '../../paging.ts';
import { findOrFail } from '../../record.ts';
import type { Routes } from '../../slice.ts';
import type { Rankings } from './rankings.ts';
import { SuggestedCandidate, SuggestionAnswer } from './schema.ts';
import { createSuggestions } from './suggested.ts';

/** Strong people of earlier jobs, offered for a new one. */
export function suggestedRoutes(routes: Routes, context: RouteContext, rankings: Rankings): void {
  const { db, write } = context;
  const suggestionsFor = createSuggestions(context, rankings);

  routes.get('/jobs/:id/suggested_candidates', {
    config: { scopes: ['rankings', 'nominations'] },
    summary: 'List strong candidates of other jobs that suit this one',
    description:
      'People who reached the shortlist or a later stage of another job, or are put forward there, and ' +
      'whom the best match for this job says to review first: at most 20, best first. Whoever was ever ' +
      'nominated for this job, was taken off it, declined here or is hired, is not among them.',
    operationId: 'listSuggestedCandidates',
    params: RefParams,
    response: { 200: many(SuggestedCandidate) },
    handler: async (request, reply) => {
      const job = await findOrFail(db, 'job', request.params.id, findJob);
      return sendAll(request, reply, await suggestionsFor(job.id));
    },
  });

  routes.post('/jobs/:id/suggested_candidates/decline', {
    config: { is_atomic: true, scopes: ['nominations'] },
    summary: 'Decline suggested candidates, or take that back',
    description:
      'Declined candidates are not suggested for this job again, and not nominated automatically. ' +
      'Ids of nobody are ignored. Nominations stay as they are.',
    operationId: 'declineSuggestedCandidates',
    params: RefParams,
    body: SuggestionAnswer,
    response: { 200: IdResult },
    handler: async ({ params, body }) =>
      idResult(
        await write(async (trx) => {
          const job = await findOrFail(trx, 'job', params.id, findJob);
          const { candidate_ids, is_declined } = body;
          const change = is_declined ? markConsidered : unmarkConsidered;
          let changed = false;
          for (const id of await existing(trx, 'candidates', candidate_ids)) {
            if (await change(trx, job.id, id)) changed = true;
          }
          const type = is_declined ? 'job.suggestions_declined' : 'job.suggestions_restored';
          if (changed) await recordEvent(trx, type, job.id);
          return job.id;
        }),
      ),
  });
}
