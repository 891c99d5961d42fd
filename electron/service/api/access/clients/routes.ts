import type { FastifyRequest } from 'fastify';
import type { RouteContext } from '../../context.ts';
import { ServiceError, notFound } from '../../../errors.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import { beyond } from '../../scopes.ts';
import { removeTokensOf } from '../auth/store.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import { IdParams, IdResult, idResult, many, one } from '../../fields.ts';
import { assertUnchanged } from '../../record.ts';
import type { Routes } from '../../slice.ts';
import { sendAll } from '../../paging.ts';
import { forgetClientFile, ownerClient } from './first.ts';
import { assertFromInterface, assertManagesClients, managesClients } from '../../callers.ts';
import { findClient, insertClient, listClients, revokeClient, setBlind, setSecret } from './store.ts';
import { Client, ClientChanges, ClientSecret, NewClient, OwnerClient } from './schema.ts';

/**
 * Clients are managed by the interface and by the owner's own client; an ordinary one sees itself and may end its own
 * access, so that no program can give others more than it got, or lock them out.
 */
export function clientRoutes(routes: Routes, context: RouteContext): void {
  listAndCreateRoutes(routes, context);
  changeRoutes(routes, context);
  revokeRoutes(routes, context);
}

/** List and create. */
function listAndCreateRoutes(routes: Routes, context: RouteContext): void {
  const { db, write, authority } = context;

  routes.get('/clients', {
    summary: 'List API clients',
    description: 'An ordinary client sees only itself. Secrets are never shown again.',
    response: { 200: many(Client) },
    handler: async (request, reply) => {
      const all = (await listClients(db)).map((client) => ({
        ...client,
        last_used_at: authority.lastUsed(client.id) ?? client.last_used_at,
      }));
      const rows = managesClients(request)
        ? all
        : all.filter((client) => client.id === request.caller?.client_id);
      return sendAll(request, reply, rows);
    },
  });

  routes.post('/clients', {
    summary: 'Create an API client; its secret is shown once',
    description:
      "Only for the interface and the owner's client. A token can only give scopes it has. Without " +
      'scopes the client gets both.',
    body: NewClient,
    response: { 201: one(ClientSecret) },
    handler: async (request, reply) => {
      assertManagesClients(request);
      const { name, scopes, expires_at, is_blind } = request.body;
      const held = request.caller?.scopes ?? [];
      const surplus = beyond(scopes, held);
      if (surplus.length > 0) {
        throw new ServiceError(
          'INSUFFICIENT_SCOPE',
          `A token without ${surplus.join(' ')} cannot give it to a client.`,
        );
      }
      const client_secret = newSecret();
      const secret_hash = await hashSecret(client_secret);
      const id = await write(async (trx) => {
        const new_id = await insertClient(trx, {
          name,
          scopes,
          expires_at: expires_at ?? null,
          secret_hash,
          is_blind,
        });
        await recordEvent(trx, 'client.created', new_id);
        return new_id;
      });
      reply.header('cache-control', 'no-store');
      return { is_error: false as const, result: { id, client_id: id, client_secret } };
    },
  });
}

/** Blind mode and a new secret. */
function changeRoutes(routes: Routes, context: RouteContext): void {
  const { db, write, authority, options } = context;

  routes.patch('/clients/:id', {
    summary: 'Turn blind mode of an API client on or off',
    description:
      "Only for the interface and the owner's client. It takes effect at once, for existing tokens too.",
    operationId: 'updateClient',
    notes: { versioned: false },
    params: IdParams,
    body: ClientChanges,
    response: { 200: IdResult },
    handler: async (request) => {
      assertManagesClients(request);
      const { id } = request.params;
      await write(async (trx) => {
        const client = await findClient(trx, id);
        if (client === null || client.revoked_at !== null) throw notFound('client', id);
        assertUnchanged(request, client);
        const { is_blind = client.is_blind } = request.body;
        if (is_blind === client.is_blind) return;
        await setBlind(trx, id, is_blind);
        await recordEvent(trx, 'client.updated', id);
      });
      authority.forget(id);
      return idResult(id);
    },
  });

  routes.post('/clients/:id/secret', {
    summary: 'Replace the secret of an API client; its tokens end',
    description: 'The old secret and all tokens of the client end at once.',
    operationId: 'replaceClientSecret',
    notes: { errors: { 409: 'The client was revoked. Create a new one.' } },
    params: IdParams,
    response: { 200: one(ClientSecret) },
    handler: async (request, reply) => {
      assertManagesClients(request);
      const { id } = request.params;
      const client = await findClient(db, id);
      if (client === null) throw notFound('client', id);
      if (client.revoked_at !== null) {
        throw new ServiceError('CONFLICT', 'This client was revoked. Create a new one.');
      }
      const client_secret = newSecret();
      const secret_hash = await hashSecret(client_secret);
      await write(async (trx) => {
        await setSecret(trx, id, secret_hash);
        await removeTokensOf(trx, id);
        await recordEvent(trx, 'client.updated', id);
      });
      authority.forget(id);
      if (client.is_owner) await endSessions(context, request);
      forgetClientFile(options.data_dir, id);
      reply.header('cache-control', 'no-store');
      return { is_error: false as const, result: { id, client_id: id, client_secret } };
    },
  });
}

/** Revoke, and the owner's own client. */
function revokeRoutes(routes: Routes, context: RouteContext): void {
  const { db, write, authority, options } = context;

  routes.delete('/clients/:id', {
    summary: 'Revoke an API client; its tokens end at once',
    description: 'The client stays in the list, with the time of its revocation.',
    operationId: 'revokeClient',
    notes: { versioned: false },
    params: IdParams,
    response: { 200: IdResult },
    handler: async (request) => {
      const { id } = request.params;
      if (request.caller?.client_id !== id) assertManagesClients(request);
      const was_owner = await write(async (trx) => {
        const client = await findClient(trx, id);
        if (client === null || client.revoked_at !== null) throw notFound('client', id);
        assertUnchanged(request, client);
        await revokeClient(trx, id);
        await removeTokensOf(trx, id);
        await recordEvent(trx, 'client.deleted', id);
        return client.is_owner;
      });
      authority.forget(id);
      if (was_owner) await endSessions(context, request);
      forgetClientFile(options.data_dir, id);
      return idResult(id);
    },
  });

  routes.get('/owner_client', {
    summary: "Find the credentials of the owner's own client",
    description: 'Only for the interface. It shows the secret while client.json holds it.',
    notes: { also: [404] },
    response: { 200: one(OwnerClient) },
    handler: async (request, reply) => {
      assertFromInterface(request);
      const owner = await ownerClient(db, options.data_dir, options.first_client);
      if (owner === null) throw new ServiceError('NOT_FOUND', "The owner's client was revoked.");
      reply.header('cache-control', 'no-store');
      return { is_error: false as const, result: owner };
    },
  });
}

/** Whoever renews the owner's access means that others may have had it: every session ends but the one that asks. */
function endSessions({ sessions }: RouteContext, request: FastifyRequest): Promise<number> {
  return sessions.end(({ id }) => id !== request.caller?.session_id);
}
