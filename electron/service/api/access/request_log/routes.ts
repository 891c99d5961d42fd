import type { RouteContext } from '../../context.ts';
import { notFound } from '../../../errors.ts';
import { managesClients } from '../../callers.ts';
import { findClient } from '../clients/store.ts';
import { IdParams, many } from '../../fields.ts';
import { sendPage } from '../../paging.ts';
import type { Routes } from '../../slice.ts';
import { LogQuery, LoggedRequest } from './schema.ts';
import { loggedRequests } from './store.ts';
import { NEXT_PAGE } from '../../route_words.ts';

/** What a client asked lately. */
export function requestLogRoutes(routes: Routes, context: RouteContext): void {
  routes.get('/clients/:id/requests', {
    summary: 'List the last requests of a client, newest first',
    description:
      'It lists at most the last 1,000. An ordinary client sees only its own. It lists what the client ' +
      `asked for and the outcome. ${NEXT_PAGE}`,
    params: IdParams,
    querystring: LogQuery,
    response: { 200: many(LoggedRequest) },
    handler: async (request, reply) => {
      const { id } = request.params;
      const visible = request.caller?.client_id === id || managesClients(request);
      if (!visible || (await findClient(context.db, id)) === null) throw notFound('client', id);
      await context.request_log.flush();
      return sendPage(request, reply, await loggedRequests(context.db, id, request.query));
    },
  });
}
