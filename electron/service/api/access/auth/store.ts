import type { Db } from '../../../db/schema.ts';
import { timestamp } from '../../../ids.ts';
import { SCOPES_OF_ROLE } from '../../roles.ts';
import type { Caller } from '../../tokens.ts';
import type { Scope } from '../../scopes.ts';

const KEPT_MS = 2 * 3600 * 1000;

/** Who asks, as a token tells it, and until when it does, in milliseconds since 1970. */
export type KnownToken = Caller & { readonly expires_at: number };

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
    .leftJoin('users', 'users.id', 'clients.id')
    .select([...OF_CLIENT, 'tokens.scopes', 'tokens.expires_at', 'tokens.session_id'])
    .where('token_hash', '=', token_hash)
    .where('clients.revoked_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const ends = [row.expires_at, row.client_expires_at].flatMap((at) => (at === null ? [] : [Date.parse(at)]));
  const expires_at = Math.min(...ends);
  if (expires_at <= Date.now()) return null;
  return {
    ...toClientKnown(row),
    // a token may have been made while its holder was given another role
    scopes: row.role === null ? (JSON.parse(row.scopes) as Scope[]) : SCOPES_OF_ROLE[row.role],
    session_id: row.session_id,
    expires_at,
  };
}

/** What is known of a caller by their client alone. */
export type ClientKnown = Omit<Caller, 'scopes' | 'session_id'>;

const OF_CLIENT = [
  'clients.id as client_id',
  'clients.expires_at as client_expires_at',
  'clients.is_blind',
  'clients.is_owner',
  'clients.kind',
  'users.role',
] as const;

function toClientKnown({
  client_id,
  kind,
  role,
  is_blind,
  is_owner,
}: {
  client_id: string;
  kind: 'api' | 'interface';
  role: Caller['role'];
  is_blind: number;
  is_owner: number;
}): ClientKnown {
  // without accounts, whoever sits at the interface is the owner
  const manages = kind === 'interface' ? role === null || role === 'owner' : is_owner === 1;
  return { client_id, kind, role, is_blind: is_blind === 1, manages };
}

/** What a token of this client would tell of its caller. */
export async function findClientKnown(db: Db, client_id: string): Promise<ClientKnown> {
  const row = await db
    .selectFrom('clients')
    .leftJoin('users', 'users.id', 'clients.id')
    .select(OF_CLIENT)
    .where('clients.id', '=', client_id)
    .executeTakeFirstOrThrow();
  return toClientKnown(row);
}

/** Ends all tokens of a client. */
export async function removeTokensOf(db: Db, client_id: string): Promise<void> {
  await db.deleteFrom('tokens').where('client_id', '=', client_id).execute();
}

/** Removes tokens that have ended; two hours later, for the clock of another instance may be behind. */
export async function removeExpiredTokens(db: Db): Promise<void> {
  const before = timestamp(new Date(Date.now() - KEPT_MS));
  await db.deleteFrom('tokens').where('expires_at', '<', before).execute();
}
