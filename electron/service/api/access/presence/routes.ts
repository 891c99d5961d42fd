import type { RouteContext } from '../../context.ts';
import { assertPerson } from '../../callers.ts';
import { one } from '../../fields.ts';
import type { Routes } from '../../slice.ts';
import { listUsers } from '../users/store.ts';
import { Others, Whereabouts } from './schema.ts';
import { whoIsWhere } from './who_is_where.ts';

/** Who else looks at the same candidate or job. Outside /api/v1: it is about pages of the interface. */
export function presenceRoutes(routes: Routes, { db, instances }: RouteContext): void {
  const where = whoIsWhere(instances);
  routes.post('/ui/presence', {
    config: { is_own: true },
    summary: 'Say what is on screen, and hear who else looks at it',
    description:
      'Only for the interface, every ten seconds and when it changes. Nobody is there any more 25 seconds ' +
      'after they last said so. Nothing of it is stored.',
    operationId: 'tellPresence',
    body: Whereabouts,
    response: { 200: one(Others) },
    handler: async (request) => {
      assertPerson(request);
      const { place } = request.body;
      const { session_id, client_id, role } = request.caller ?? {};
      // where nobody has an account, nobody can be told from another
      if (typeof session_id !== 'string' || client_id === undefined || role === null) {
        return { is_error: false as const, result: { people: [] } };
      }
      where.note(session_id, { user_id: client_id, place });
      const others = place === null ? [] : where.othersAt(place, client_id);
      const users = others.length === 0 ? [] : await listUsers(db);
      const people = users.filter(({ id }) => others.includes(id)).map(({ id, name }) => ({ id, name }));
      return { is_error: false as const, result: { people } };
    },
  });
}
