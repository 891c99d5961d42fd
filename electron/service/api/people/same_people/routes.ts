import type { RouteContext } from '../../context.ts';
import { sendAll, sendPage } from '../../paging.ts';
import { NEXT_PAGE } from '../../route_words.ts';
import type { Routes } from '../../slice.ts';
import { DuplicatePairList, PairPageQuery, PersonList, PersonPageQuery } from './schema.ts';
import { pairsPage, peoplePage } from './store.ts';

/** Who is probably the same person as whom, of everybody at once. */
export function samePeopleRoutes(routes: Routes, { db }: RouteContext): void {
  routes.get('/duplicates', {
    summary: 'List all pairs of candidates who are probably the same person, with the reasons',
    description:
      'The likeliest first. The same reasons as for one candidate; a file that more than 20 candidates have ' +
      'does not count here. Leaves out pairs that somebody dismissed, and candidates about to be deleted. To decide, ' +
      'merge the two or dismiss the pair.',
    operationId: 'listDuplicatePairs',
    querystring: PairPageQuery,
    response: { 200: DuplicatePairList },
    handler: async (request, reply) => {
      if (request.caller?.is_blind === true) return sendAll(request, reply, []);
      return sendPage(request, reply, await pairsPage(db, request.query));
    },
  });

  routes.get('/duplicates/people', {
    summary: 'List people of whom there are several candidates',
    description:
      'Candidates whom the pairs of /duplicates link and who are called the same count as one person, as in ' +
      'the counts of people in /job_overviews. They stay candidates of their own until somebody merges them. ' +
      NEXT_PAGE,
    operationId: 'listPeopleOfSeveral',
    querystring: PersonPageQuery,
    response: { 200: PersonList },
    handler: async (request, reply) => {
      // one person is known by name and address: a blind caller is told of none
      if (request.caller?.is_blind === true) return sendAll(request, reply, []);
      return sendPage(request, reply, await peoplePage(db, request.query));
    },
  });
}
