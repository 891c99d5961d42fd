import type { RouteContext } from '../context.ts';
import { ServiceError, notFound } from '../../errors.ts';
import { hashSecret, newSecret } from '../auth/secrets.ts';
import { removeTokensOf } from '../auth/store.ts';
import { recordEvent } from '../events/store.ts';
import { IdParams, IdResult, idResult, many, one } from '../fields.ts';
import { assertUnchanged } from '../record.ts';
import type { App } from '../slice.ts';
import { forgetClientFile } from './first.ts';
import { Client, ClientSecret, NewClient } from './schema.ts';
import { findClient, insertClient, listClients, revokeClient, setSecret } from './store.ts';

const tags = ['Access'];

export function clientRoutes(app: App, { db, write, authority, options }: RouteContext): void {
  app.get(
    '/clients',
    { schema: { tags, summary: 'List API clients', response: { 200: many(Client) } } },
    async () => ({
      is_error: false as const,
      results: await listClients(db),
    }),
  );

  app.post(
    '/clients',
    {
      schema: {
        tags,
        summary: 'Create an API client; its secret is shown once',
        body: NewClient,
        response: { 201: one(ClientSecret) },
      },
    },
    async (request, reply) => {
      const { name, scopes, expires_at } = request.body;
      const held = request.caller?.scopes ?? [];
      const beyond = scopes.filter((scope) => !held.includes(scope));
      if (beyond.length > 0) {
        throw new ServiceError(
          'INSUFFICIENT_SCOPE',
          `A token without ${beyond.join(' ')} cannot give it to a client.`,
        );
      }
      const client_secret = newSecret();
      const secret_hash = await hashSecret(client_secret);
      const id = await write(async (trx) => {
        const new_id = await insertClient(trx, { name, scopes, expires_at: expires_at ?? null, secret_hash });
        await recordEvent(trx, 'client.created', new_id);
        return new_id;
      });
      reply.code(201).header('cache-control', 'no-store');
      return { is_error: false as const, result: { id, client_id: id, client_secret } };
    },
  );

  app.post(
    '/clients/:id/secret',
    {
      schema: {
        tags,
        summary: 'Replace the secret of an API client; its tokens end',
        params: IdParams,
        response: { 200: one(ClientSecret) },
      },
    },
    async (request, reply) => {
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
      forgetClientFile(options.data_dir, id);
      reply.header('cache-control', 'no-store');
      return { is_error: false as const, result: { id, client_id: id, client_secret } };
    },
  );

  app.delete(
    '/clients/:id',
    {
      schema: {
        tags,
        summary: 'Revoke an API client; its tokens end at once',
        params: IdParams,
        response: { 200: IdResult },
      },
    },
    async (request) => {
      const { id } = request.params;
      await write(async (trx) => {
        const client = await findClient(trx, id);
        if (client === null || client.revoked_at !== null) throw notFound('client', id);
        assertUnchanged(request, client);
        await revokeClient(trx, id);
        await removeTokensOf(trx, id);
        await recordEvent(trx, 'client.deleted', id);
      });
      authority.forget(id);
      forgetClientFile(options.data_dir, id);
      return idResult(id);
    },
  );
}
