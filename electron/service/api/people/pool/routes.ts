import { ServiceError } from '../../../errors.ts';
import type { RouteContext } from '../../context.ts';
import { many, one } from '../../fields.ts';
import type { Routes } from '../../slice.ts';
import { sendAll } from '../../paging.ts';
import { readWords } from '../../../db/search.ts';
import { toldLine, toldParts } from '../../../intelligence/word_query/told.ts';
import { CandidateCard, CardQuery, PoolIds, PoolQuery, type Understood } from './schema.ts';
import { candidateCards, poolIds, poolIdsBlind } from './store.ts';

/** How a question was understood; null where there is no word in it. */
function understoodWords(q: string): Understood | null {
  const { query, repairs } = readWords(q);
  if (query === null) return null;
  const parts = toldParts(query);
  return { text: toldLine(parts), parts, repairs: [...repairs] };
}

/** Everyone there is, searched and put in order: ids at once, and what a list shows of those in sight. */
export function poolRoutes(routes: Routes, { db }: RouteContext): void {
  routes.get('/candidate_ids', {
    summary: 'Search candidates and list their ids, all at once',
    description:
      'For scrolling lists: the ids in order, without pages. Every filter must match. Read the ' +
      'candidates you show with `ids` of GET /candidates.',
    operationId: 'findCandidateIds',
    querystring: PoolQuery,
    response: { 200: one(PoolIds) },
    handler: async (request) => {
      const { query } = request;
      const understood = understoodWords(query.q ?? '');
      if (request.caller?.is_blind !== true) {
        return { is_error: false as const, result: { ...(await poolIds(db, query)), understood } };
      }
      if (query.custom_fields?.some(({ asks }) => asks === 'contains') === true) {
        throw new ServiceError('HIDDEN_IN_BLIND_MODE', 'Texts of own fields are not searched in blind mode.');
      }
      return { is_error: false as const, result: { ...(await poolIdsBlind(db, query)), understood } };
    },
  });

  routes.get('/candidate_cards', {
    config: { scopes: ['candidates', 'nominations'] },
    summary: 'Read what a list shows about candidates',
    description: 'It gives tags, nominations, and the words of q where they stand in a resume.',
    querystring: CardQuery,
    response: { 200: many(CandidateCard) },
    handler: async (request, reply) => {
      const { ids, q } = request.query;
      const is_blind = request.caller?.is_blind === true;
      return sendAll(request, reply, await candidateCards(db, ids, q, is_blind));
    },
  });
}
