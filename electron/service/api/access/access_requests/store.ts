import type { Selectable } from 'kysely';
import { firstRow, insertNew, updateById } from '../../../db/rows.ts';
import type { Database, Db } from '../../../db/schema.ts';
import { timestamp } from '../../../ids.ts';
import type { Scope } from '../../scopes.ts';
import type { AccessRequest } from './schema.ts';
import { REQUEST_LIFETIME_MS } from './state.ts';
import type { Stored } from './state.ts';

type Row = Selectable<Database['access_requests']>;
export type StoredRequest = Omit<Row, 'scopes'> & { readonly scopes: Scope[] };

/** Decided and expired ones answer their program for this long. */
const RETENTION_MS = 24 * 3600_000;

function toStored(row: Row): StoredRequest {
  return { ...row, scopes: JSON.parse(row.scopes) as Scope[] };
}

function toShown(row: Row): AccessRequest {
  const { id, code, name, description, access_expires_at, created_at, expires_at } = row;
  const scopes = JSON.parse(row.scopes) as Scope[];
  return { id, code, name, description, scopes, access_expires_at, created_at, expires_at };
}

/** Requests a person can still decide on, oldest first. */
export async function waitingRequests(db: Db, now: number): Promise<AccessRequest[]> {
  const rows = await db
    .selectFrom('access_requests')
    .selectAll()
    .where('state', '=', 'WAITING')
    .where('expires_at', '>', timestamp(new Date(now)))
    .where('expires_at', '<=', timestamp(new Date(now + REQUEST_LIFETIME_MS)))
    .orderBy('id')
    .execute();
  return rows.map(toShown);
}

/** Every request made within the life of one. */
export async function recentRequests(db: Db, now: number): Promise<Stored[]> {
  return (
    db
      .selectFrom('access_requests')
      .select(['state', 'created_at', 'expires_at', 'network'])
      .where('created_at', '>', timestamp(new Date(now - REQUEST_LIFETIME_MS)))
      // from before the clock was set back: nobody is kept out by them
      .where('created_at', '<=', timestamp(new Date(now)))
      .execute()
  );
}

/** A request in whatever state; null when there is none with the id. */
export async function findRequest(db: Db, id: string): Promise<StoredRequest | null> {
  return firstRow(db.selectFrom('access_requests').selectAll().where('id', '=', id), toStored);
}

/** Adds a waiting request and forgets those nobody will ask about any more. */
export async function insertRequest(
  db: Db,
  request: {
    readonly claim_hash: string;
    readonly code: string;
    readonly name: string;
    readonly description: string | null;
    readonly scopes: readonly Scope[];
    readonly access_expires_at: string | null;
    readonly network: string;
  },
  now: number,
): Promise<string> {
  await db
    .deleteFrom('access_requests')
    .where('created_at', '<', timestamp(new Date(now - RETENTION_MS)))
    .execute();
  return insertNew(db, 'access_requests', {
    ...request,

    scopes: JSON.stringify(request.scopes),
    state: 'WAITING',
    client_id: null,
    created_at: timestamp(new Date(now)),
    expires_at: timestamp(new Date(now + REQUEST_LIFETIME_MS)),
  });
}

/** The person said yes: from now on the program has the life of a request to claim it. */
export async function approveRequest(
  db: Db,
  id: string,
  granted: {
    readonly name: string;
    readonly scopes: readonly Scope[];
    readonly access_expires_at: string | null;
    readonly is_blind: boolean;
  },
  now: number,
): Promise<void> {
  await updateById(db, 'access_requests', id, {
    ...granted,
    scopes: JSON.stringify(granted.scopes),
    is_blind: granted.is_blind ? 1 : 0,
    state: 'APPROVED',
    expires_at: timestamp(new Date(now + REQUEST_LIFETIME_MS)),
  });
}

/** Marks a request as refused. */
export async function refuseRequest(db: Db, id: string): Promise<void> {
  await updateById(db, 'access_requests', id, { state: 'REFUSED' });
}

/** The secret was given out; it is not here. */
export async function markClaimed(db: Db, id: string, client_id: string): Promise<void> {
  await updateById(db, 'access_requests', id, { state: 'CLAIMED', client_id });
}
