import type { OutgoingHttpHeaders } from 'node:http';
import type { RouteContext } from '#service/api/context.ts';
import { validationFailed } from '#service/errors.ts';
import { Uuid } from '../../fields.ts';
import type { Routes } from '../../slice.ts';
import { EventQuery, EventRecord, EventStreamQuery } from './schema.ts';
import { newestEventId, pageOfEvents } from './store.ts';
import { sharedTail, streamEvents } from './stream.ts';

export function eventRoutes(routes: Routes, context: RouteContext): void {
  const tail = sharedTail(context);
  routes.list('/events', {
    summary: 'List what changed, oldest first',
    description:
      'The change log: every change is an event, written together with it. Send the last one you know ' +
      'as `after` to continue. Every change of the data is one event. To continue, send the id of the ' +
      'last one as after.',
    querystring: EventQuery,
    of: EventRecord,
    rows: pageOfEvents,
  });

  routes.get('/events/stream', {
    summary: 'Stream changes as they happen (server-sent events)',
    description:
      'It starts with the next change, or after the event named by Last-Event-ID or `after`. It ends ' +
      'with the token; connect again with a new token and Last-Event-ID. A comment line keeps the ' +
      'connection alive every 15 seconds.',
    operationId: 'streamEvents',
    notes: {
      answers: {
        media_types: ['text/event-stream'],
        description:
          'An endless stream of server-sent events: the id of an event, its type as event, the ' +
          'record of GET /events as data.',
        example:
          'id: 0198c0de-0000-7000-8000-0000000000e1\nevent: candidate.created\ndata: ' +
          '{"id":"0198c0de-0000-7000-8000-0000000000e1","type":"candidate.created",' +
          '"resource_type":"candidate","resource_id":"0198c0de-0000-7000-8000-000000000002",' +
          '"created_at":"2026-03-02T09:30:00.000Z"}\n\n',
      },
    },
    querystring: EventStreamQuery,
    handler: async (request, reply) => {
      const after =
        lastSeen(request.headers['last-event-id']) ??
        request.query.after ??
        (await newestEventId(context.db));
      const headers = reply.getHeaders();
      reply.hijack();
      // whoever listens connects again, and asks how the service is
      const forget = context.condition.onDamage(() => reply.raw.destroy());
      reply.raw.on('close', forget);
      await streamEvents(context, tail, reply.raw, {
        headers: headers as OutgoingHttpHeaders,
        after,
        types: request.query.types ?? [],
        onForgotten: context.authority.onForgotten,
        stillAllowed: () =>
          context.authority.authenticate(request.headers.authorization).then(
            () => true,
            () => false,
          ),
      });
    },
  });
}

function lastSeen(header: string | string[] | undefined): string | undefined {
  if (header === undefined || header === '') return undefined;
  const id = Uuid.safeParse(header);
  if (!id.success) {
    throw validationFailed([{ path: 'header.last-event-id', message: 'must be the id of an event' }]);
  }
  return id.data;
}
