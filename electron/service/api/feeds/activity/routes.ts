import type { RouteContext } from '../../context.ts';
import { cursorOf, linkNext } from '../../paging.ts';
import type { App } from '../../slice.ts';
import { ActivityList, ActivityQuery } from './schema.ts';
import { listActivity } from './store.ts';

/** What happened, who did it, and about whom. */
export function activityRoutes(app: App, { db, interface_client_id }: RouteContext): void {
  app.get(
    '/activity',
    {
      schema: {
        tags: ['Events'],
        summary: 'What happened and who did it, newest first',
        description:
          'What people, programs and the service did, without the steps in between that GET /events has. X-Total-Count counts events. Several that are one to a person make one entry with a `count`: ask with folded=false, type, since=oldest_id and until=id for each of them. Names and reasons are looked up as they are now; of whom is deleted nothing but ids is left. One that goes on over the end of a page goes on as another entry.',
        querystring: ActivityQuery,
        response: { 200: ActivityList },
      },
    },
    async (request, reply) => {
      const { entries, total, last } = await listActivity(db, request.query, interface_client_id);
      reply.header('x-total-count', total);
      if (last !== null) linkNext(request, reply, { cursor: cursorOf([last]) });
      return { is_error: false as const, results: entries };
    },
  );
}
