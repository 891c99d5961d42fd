import { firstRow, updateById } from '../../../db/rows.ts';
import type { Db } from '../../../db/schema.ts';
import { newId, timestamp } from '../../../ids.ts';
import type { Scope } from '../../scopes.ts';
import { withCheck } from '../../secrets.ts';
import type { Client } from './schema.ts';

const SHOWN = [
  'id',
  'name',
  'scopes',
  'created_at',
  'last_used_at',
  'expires_at',
  'revoked_at',
  'is_owner',
  'is_blind',
] as const;

function toClient(
  row: Omit<Client, 'scopes' | 'is_owner' | 'is_blind'> & {
    scopes: string;
    is_owner: number;
    is_blind: number;
  },
): Client {
  return {
    ...row,
    scopes: JSON.parse(row.scopes) as Scope[],
    is_owner: row.is_owner === 1,
    is_blind: row.is_blind === 1,
  };
}

/** Pre-set credentials are the owner's, also where the client was an ordinary one before. */
export async function makeOwner(db: Db, id: string): Promise<void> {
  await updateById(db, 'clients', id, { is_owner: 1 });
}

/** The client made for the owner, the newest if there are several; null once it was revoked. */
export async function findOwner(db: Db): Promise<Client | null> {
  return firstRow(
    db
      .selectFrom('clients')
      .select(SHOWN)
      .where('is_owner', '=', 1)
      .where('revoked_at', 'is', null)
      .orderBy('id', 'desc'),
    toClient,
  );
}

/** Programs a person gave access to, newest first; the interface's own client is not among them. */
export async function listClients(db: Db): Promise<Client[]> {
  const rows = await db
    .selectFrom('clients')
    .select(SHOWN)
    .where('kind', '=', 'api')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toClient);
}

/** A client of a program, revoked or not; null when there is none with the id. */
export async function findClient(db: Db, id: string): Promise<Client | null> {
  return firstRow(
    db.selectFrom('clients').select(SHOWN).where('id', '=', id).where('kind', '=', 'api'),
    toClient,
  );
}

export type ClientForToken = {
  readonly id: string;
  readonly secret_hash: string;
  readonly scopes: readonly Scope[];
  /** null: not before it is revoked. */
  readonly expires_at: string | null;
};

/** What the token endpoint needs of a client that may still ask for tokens. */
export async function findClientForToken(db: Db, id: string): Promise<ClientForToken | null> {
  const row = await db
    .selectFrom('clients')
    .select(['id', 'secret_hash', 'scopes', 'expires_at'])
    .where((where) => where.and({ id, kind: 'api' }))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined || (row.expires_at !== null && row.expires_at <= timestamp())) return null;
  const { secret_hash, expires_at } = row;
  return { id: row.id, secret_hash, scopes: JSON.parse(row.scopes) as Scope[], expires_at };
}

/** Adds a client and returns its id. */
export async function insertClient(
  db: Db,
  client: {
    readonly id?: string;
    readonly name: string;
    readonly kind?: 'api' | 'interface';
    readonly secret_hash: string;
    readonly scopes: readonly Scope[];
    readonly expires_at?: string | null;
    readonly is_owner?: boolean;
    readonly is_blind?: boolean;
  },
): Promise<string> {
  const id = client.id ?? newId();
  await db
    .insertInto('clients')
    .values({
      id,
      name: client.name,
      kind: client.kind ?? 'api',
      secret_hash: client.secret_hash,
      scopes: JSON.stringify(client.scopes),
      expires_at: client.expires_at ?? null,
      is_owner: client.is_owner === true ? 1 : 0,
      is_blind: client.is_blind === true ? 1 : 0,
      created_at: timestamp(),
    })
    .execute();
  return id;
}

/** Replaces the hash of a client's secret. */
export async function setSecret(db: Db, id: string, secret_hash: string): Promise<void> {
  await updateById(db, 'clients', id, { secret_hash, revoked_at: null });
}

/** Adds to the hash of a client what a generated secret is known by at once; nothing if it has another by now. */
export async function addSecretCheck(
  db: Db,
  id: string,
  secret_hash: string,
  client_secret: string,
): Promise<void> {
  const checked = withCheck(secret_hash, client_secret);
  if (checked === secret_hash) return;
  await db
    .updateTable('clients')
    .set({ secret_hash: checked })
    .where((where) => where.and({ id, secret_hash }))
    .execute();
}

/** Whether a client, the interface's own among them, is blind. */
export async function isBlind(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('clients').select('is_blind').where('id', '=', id).executeTakeFirst();
  return row?.is_blind === 1;
}

/** Makes a client blind, or lets it see. Its tokens must be forgotten by the authority afterwards. */
export async function setBlind(db: Db, id: string, is_blind: boolean): Promise<void> {
  await updateById(db, 'clients', id, { is_blind: is_blind ? 1 : 0 });
}

/** The same for the interface, whoever is signed in. @returns the clients whose tokens must be forgotten */
export async function setInterfaceBlind(db: Db, is_blind: boolean): Promise<string[]> {
  const rows = await db
    .updateTable('clients')
    .set({ is_blind: is_blind ? 1 : 0 })
    .where('kind', '=', 'interface')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Changes what a client is called, and what it may do. */
export async function renameClient(
  db: Db,
  id: string,
  name: string,
  scopes: readonly Scope[],
): Promise<void> {
  await updateById(db, 'clients', id, { name, scopes: JSON.stringify(scopes) });
}

/** Marks a client as revoked, from now on. */
export async function revokeClient(db: Db, id: string): Promise<void> {
  await updateById(db, 'clients', id, { revoked_at: timestamp() });
}

/**
 * The client behind the interface's own tokens where nobody signs in; made on first use. Its secret hash matches
 * nothing. Those of people are of the same kind.
 */
export async function interfaceClient(db: Db, scopes: readonly Scope[]): Promise<string> {
  const row = await db
    .selectFrom('clients')
    .select('id')
    .where('kind', '=', 'interface')
    .where('id', 'not in', (select) => select.selectFrom('users').select('id'))
    .executeTakeFirst();
  return row?.id ?? insertClient(db, { name: 'Longlist', kind: 'interface', secret_hash: '', scopes });
}

/** Notes when clients were last seen: [client id, milliseconds since 1970]. */
export async function touchClients(db: Db, uses: readonly (readonly [string, number])[]): Promise<void> {
  for (const [id, at] of uses) {
    await updateById(db, 'clients', id, { last_used_at: timestamp(new Date(at)) });
  }
}
export type Credentials = { readonly client_id: string; readonly client_secret: string };
