import type { RouteContext } from '../../context.ts';
import { cursorOf, linkNext } from '../../paging.ts';
import type { Routes } from '../../slice.ts';
import { ActivityList, ActivityQuery } from './schema.ts';
import { listActivity } from './store.ts';
import { NEXT_PAGE } from '../../route_words.ts';

/** Lists what happened, who did it, and which people it was about. */
export function activityRoutes(routes: Routes, { db }: RouteContext): void {
  routes.get('/activity', {
    summary: 'List what happened and who did it, newest first',
    description:
      'It lists what people, programs and the service did, without the intermediate steps in GET ' +
      '/events. X-Total-Count counts events. Several events that a person sees as one share an entry ' +
      'with a `count`; to get each of them, send folded=false, type, since=oldest_id and until=id. ' +
      'Names and reasons are the current ones; only ids remain of a deleted candidate. An entry that ' +
      `crosses the end of a page continues as another entry. ${NEXT_PAGE}`,
    operationId: 'listActivity',
    querystring: ActivityQuery,
    response: { 200: ActivityList },
    handler: async (request, reply) => {
      const { entries, total, last } = await listActivity(db, request.query);
      reply.header('x-total-count', total);
      if (last !== null) linkNext(request, reply, { cursor: cursorOf([last]) });
      return { is_error: false as const, results: entries };
    },
  });
}
