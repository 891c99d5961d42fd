import type { Db } from '../../../db/schema.ts';
import { timestamp } from '../../../ids.ts';
import type { Scope } from '../../scopes.ts';

/** A token and the client behind it, as a request meets them. Times are milliseconds since 1970. */
export type KnownToken = {
  readonly client_id: string;
  readonly scopes: readonly Scope[];
  readonly is_blind: boolean;
  /** Of the interface: the session it was given to, with which it ends. */
  readonly session_id: string | null;
  readonly expires_at: number;
};

/** Keeps the hash of a token with what it allows and when it ends. */
export async function insertToken(
  db: Db,
  token: {
    readonly token_hash: string;
    readonly client_id: string;
    readonly scopes: readonly Scope[];
    readonly expires_at: Date;
    readonly session_id: string | null;
  },
): Promise<void> {
  await db
    .insertInto('tokens')
    .values({
      token_hash: token.token_hash,
      client_id: token.client_id,
      scopes: JSON.stringify(token.scopes),
      expires_at: timestamp(token.expires_at),
      created_at: timestamp(),
      session_id: token.session_id,
    })
    .execute();
}

/** The token with this hash while it and its client are valid, else null. */
export async function findToken(db: Db, token_hash: string): Promise<KnownToken | null> {
  const row = await db
    .selectFrom('tokens')
    .innerJoin('clients', 'clients.id', 'tokens.client_id')
    .select([
      'tokens.client_id',
      'tokens.scopes',
      'tokens.expires_at',
      'tokens.session_id',
      'clients.expires_at as client_expires_at',
      'clients.is_blind',
    ])
    .where('token_hash', '=', token_hash)
    .where('clients.revoked_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const ends = [row.expires_at, row.client_expires_at].flatMap((at) => (at === null ? [] : [Date.parse(at)]));
  const expires_at = Math.min(...ends);
  return expires_at <= Date.now()
    ? null
    : {
        client_id: row.client_id,
        scopes: JSON.parse(row.scopes) as Scope[],
        is_blind: row.is_blind === 1,
        session_id: row.session_id,
        expires_at,
      };
}

/** Whether a client is never to learn who a candidate is. */
export async function isBlindClient(db: Db, client_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('clients')
    .select('is_blind')
    .where('id', '=', client_id)
    .executeTakeFirstOrThrow();
  return row.is_blind === 1;
}

/** Ends all tokens of a client. */
export async function removeTokensOf(db: Db, client_id: string): Promise<void> {
  await db.deleteFrom('tokens').where('client_id', '=', client_id).execute();
}

/** Removes tokens that have ended. */
export async function removeExpiredTokens(db: Db): Promise<void> {
  await db.deleteFrom('tokens').where('expires_at', '<', timestamp()).execute();
}
