import type { FastifyRequest } from 'fastify';
import type { RouteContext } from '../../context.ts';
import type { Db } from '../../../db/schema.ts';
import { ServiceError, conflict, notFound, validationFailed } from '../../../errors.ts';
import { recordEvent, recordEvents } from '../../feeds/events/store.ts';
import { IdParams, IdResult, idResult, many, one } from '../../fields.ts';
import { handOverJobs } from '../../hiring/jobs/store.ts';
import { sendAll } from '../../paging.ts';
import { assertUnchanged, sendRecord } from '../../record.ts';
import { covers } from '../../scopes.ts';
import { SCOPES_OF_ROLE } from '../../roles.ts';
import type { Routes } from '../../slice.ts';
import { removeTokensOf } from '../auth/store.ts';
import { removeSessionsOf } from '../sessions/store.ts';
import { addPerson } from '../../../workflows/people.ts';
import { renameClient, revokeClient } from '../clients/store.ts';
import { assertManagesPeople, assertOffice, assertThere } from './checks.ts';
import { NewUser, SignInLink, User, UserChanges } from './schema.ts';
import { signInRoutes } from './sign_in_routes.ts';
import { findByEmail, findUser, forgetUser, hasPeople, listUsers, ownerIds, updateUser } from './store.ts';

/** People with accounts, in an office. Each is a client of the kind interface, by which everything they do is known. */
export function userRoutes(routes: Routes, context: RouteContext): void {
  const { db, authority, write, interface_client_id } = context;
  const seen = (user: User): User => ({
    ...user,
    last_used_at: authority.lastUsed(user.id) ?? user.last_used_at,
  });

  routes.get('/users', {
    summary: 'List people with an account, by name',
    description: 'Empty on a laptop, where nobody signs in, and in an office until somebody is added.',
    response: { 200: many(User) },
    handler: async (request, reply) => sendAll(request, reply, (await listUsers(db)).map(seen)),
  });

  routes.get('/users/:id', {
    summary: 'Read somebody with an account',
    description: 'By UUID.',
    params: IdParams,
    response: { 200: one(User) },
    handler: async (request, reply) => {
      const user = await findUser(db, request.params.id);
      if (user === null) throw notFound('person', request.params.id);
      return sendRecord(request, reply, user);
    },
  });

  routes.post('/users', {
    summary: 'Add somebody; the answer has a link that signs them in once',
    description:
      'For owners, in an office. The first one has to be an owner; from then on everybody signs in. ' +
      'The link is good for seven days.',
    notes: { errors: { 409: 'Somebody has this e-mail address already, or this is no office.' } },
    body: NewUser,
    response: { 201: one(SignInLink) },
    handler: async (request, reply) => {
      assertManagesPeople(request);
      assertOffice(context);
      const { email, role } = request.body;
      const link = await write(async (trx) => {
        await assertSomebody(request, trx);
        await assertEmailFree(trx, email, null);
        if (role !== 'owner' && (await ownerIds(trx)).length === 0) {
          throw validationFailed([{ path: 'body.role', message: 'must be owner: there is no owner yet' }]);
        }
        return addPerson(trx, request.body);
      });
      authority.forget(interface_client_id);
      reply.header('cache-control', 'no-store');
      return { is_error: false as const, result: link };
    },
  });

  routes.patch('/users/:id', {
    config: { is_own: true },
    summary: "Change somebody's name, e-mail address or role",
    description:
      'Fields you do not send stay as they are. For owners; everybody may change their own name and ' +
      'address. A new role holds at once.',
    operationId: 'updateUser',
    notes: {
      also: [409],
      errors: { 409: 'Somebody has this e-mail address already, or nobody would be owner.' },
    },
    params: IdParams,
    body: UserChanges,
    response: { 200: IdResult },
    handler: async (request) => {
      const { id } = request.params;
      const { name, email, role } = request.body;
      if (request.caller?.client_id !== id || role !== undefined) {
        assertManagesPeople(request);
        assertMayWrite(request);
      }
      const has_new_role = await write(async (trx) => {
        const user = await assertThere(trx, id);
        assertUnchanged(request, user);
        const next = { name: name ?? user.name, email: email ?? user.email, role: role ?? user.role };
        if (next.name === user.name && next.email === user.email && next.role === user.role) return false;
        await assertEmailFree(trx, next.email, id);
        if (next.role !== 'owner') await assertOwnerRemains(trx, id);
        await renameClient(trx, id, next.name, SCOPES_OF_ROLE[next.role]);
        await updateUser(trx, id, next);
        // their pages ask for new ones, which allow what they may do now
        if (next.role !== user.role) await removeTokensOf(trx, id);
        await recordEvent(trx, 'user.updated', id);
        return next.role !== user.role;
      });
      if (has_new_role) authority.forget(id);
      return idResult(id);
    },
  });

  routes.delete('/users/:id', {
    summary: 'Remove somebody; they are signed out at once',
    description:
      'For owners. What they did keeps their name. Their private jobs become private to the owner who ' +
      'removes them, or everybody’s when a program does or they remove themselves.',
    operationId: 'removeUser',
    notes: { also: [409], versioned: false, errors: { 409: 'Nobody would be owner.' } },
    params: IdParams,
    response: { 200: IdResult },
    handler: async (request) => {
      assertManagesPeople(request);
      const { id } = request.params;
      await write(async (trx) => {
        await assertThere(trx, id);
        await assertOwnerRemains(trx, id);
        const caller = request.caller;
        const next = caller?.role === 'owner' && caller.client_id !== id ? caller.client_id : null;
        await recordEvents(trx, 'job.updated', await handOverJobs(trx, id, next));
        await forgetUser(trx, id);
        await removeTokensOf(trx, id);
        await removeSessionsOf(trx, id);
        await revokeClient(trx, id);
        await recordEvent(trx, 'user.deleted', id);
      });
      authority.forget(id);
      return idResult(id);
    },
  });

  signInRoutes(routes, context);
}

/** What only some may do of an operation that needs no scope of those who do it for themselves. */
function assertMayWrite({ caller }: FastifyRequest): void {
  if (caller !== null && covers(caller.scopes, 'all:write')) return;
  throw new ServiceError('INSUFFICIENT_SCOPE', 'This needs a token with the scope all:write.');
}

/** Two who came in by the host's link may add the first owner at the same time: one of them has to sign in then. */
async function assertSomebody({ caller }: FastifyRequest, db: Db): Promise<void> {
  if (caller?.kind !== 'interface' || caller.role !== null || !(await hasPeople(db))) return;
  throw new ServiceError('INVALID_TOKEN', 'Somebody was added a moment ago: people sign in from now on.');
}

async function assertEmailFree(db: Db, email: string, own_id: string | null): Promise<void> {
  const other = await findByEmail(db, email);
  if (other === null || other.id === own_id) return;
  throw conflict('Somebody already signs in with this e-mail address.', [
    { path: 'body.email', message: `is taken by the person ${other.id}`, existing_id: other.id },
  ]);
}

async function assertOwnerRemains(db: Db, id: string): Promise<void> {
  const owners = await ownerIds(db);
  if (!owners.includes(id) || owners.length > 1) return;
  throw new ServiceError('CONFLICT', 'The office needs an owner. Make somebody else one first.');
}
