import { sql } from 'kysely';
import { exists, firstRow, updateById } from '../../../db/rows.ts';
import type { Db } from '../../../db/schema.ts';
import { newId, timestamp } from '../../../ids.ts';
import { SCOPES_OF_ROLE } from '../../roles.ts';
import type { Role } from '../../roles.ts';
import { fastHash, newSecret } from '../../secrets.ts';
import type { User } from './schema.ts';

const LINK_LIFETIME_MS = 7 * 24 * 3600 * 1000;

/** Of somebody who is there; who was removed stays, for what they did, and is nobody here. */
function present(db: Db) {
  return db
    .selectFrom('users')
    .innerJoin('clients', 'clients.id', 'users.id')
    .where('clients.revoked_at', 'is', null);
}

/** Whether anybody has an account. */
export async function hasPeople(db: Db): Promise<boolean> {
  return exists(present(db).select('users.id').limit(1));
}

/** Everybody with an account, by name. */
export async function listUsers(db: Db): Promise<User[]> {
  const rows = await shown(db).orderBy('clients.name').orderBy('users.id').execute();
  return rows.map(toUser);
}

/** Somebody with an account; null when there is nobody with the id. */
export async function findUser(db: Db, id: string): Promise<User | null> {
  return firstRow(shown(db).where('users.id', '=', id), toUser);
}

function shown(db: Db) {
  return present(db).select((select) => [
    'users.id',
    'clients.name',
    'users.email',
    'users.role',
    sql<number>`CASE WHEN users.password_hash IS NULL THEN 0 ELSE 1 END`.as('has_password'),
    select
      .selectFrom('sign_in_links')
      .whereRef('sign_in_links.user_id', '=', 'users.id')
      .where('expires_at', '>', timestamp())
      .select((link) => link.fn.max('expires_at').as('until'))
      .as('link_expires_at'),
    'clients.last_used_at',
    select
      .selectFrom('interface_sessions')
      .whereRef('interface_sessions.user_id', '=', 'users.id')
      .select((session) => session.fn.max('last_used_at').as('last'))
      .as('session_used_at'),
    'clients.created_at',
    'users.modified_at',
  ]);
}

function toUser({
  session_used_at,
  ...row
}: Omit<User, 'email' | 'has_password'> & {
  email: string | null;
  has_password: number;
  session_used_at: string | null;
}): User {
  // a use is written once a minute, and a session as it is opened
  const uses = [row.last_used_at ?? '', session_used_at ?? ''].toSorted();
  const last_used_at = uses.at(-1) === '' ? null : (uses.at(-1) ?? null);
  return { ...row, last_used_at, email: row.email ?? '', has_password: row.has_password === 1 };
}

/** Who signs in with this address, in lower case; null when nobody does. */
export async function findByEmail(
  db: Db,
  email: string,
): Promise<{ id: string; password_hash: string | null } | null> {
  return firstRow(present(db).select(['users.id', 'password_hash']).where('email', '=', email));
}

/** Owners with an account, by their ids. */
export async function ownerIds(db: Db): Promise<string[]> {
  const rows = await present(db).select('users.id').where('role', '=', 'owner').execute();
  return rows.map(({ id }) => id);
}

/** Adds somebody; a client of the kind interface with their name goes with them. @returns their id */
export async function insertUser(
  db: Db,
  { email, role }: { readonly email: string; readonly role: Role },
  client_id: string,
): Promise<void> {
  await db
    .insertInto('users')
    .values({ id: client_id, email, role, password_hash: null, modified_at: timestamp() })
    .execute();
}

/** Changes somebody's address or role. */
export async function updateUser(
  db: Db,
  id: string,
  { email, role }: { readonly email: string; readonly role: Role },
): Promise<void> {
  await updateById(db, 'users', id, { email, role, modified_at: timestamp() });
}

/** Takes away all by which somebody signs in. */
export async function forgetUser(db: Db, id: string): Promise<void> {
  await removeLinks(db, id);
  await updateById(db, 'users', id, { email: null, password_hash: null, modified_at: timestamp() });
}

/** Replaces the hash of somebody's password; null for none. */
export async function setPasswordHash(db: Db, id: string, password_hash: string | null): Promise<void> {
  await updateById(db, 'users', id, { password_hash, modified_at: timestamp() });
}

/** The hash of somebody's password; null without one. */
export async function passwordHashOf(db: Db, id: string): Promise<string | null> {
  return firstRow(
    db.selectFrom('users').select('password_hash').where('id', '=', id),
    (row) => row.password_hash,
  );
}

/** Makes a link that signs somebody in once, in the place of older ones. */
export async function makeLink(db: Db, user_id: string): Promise<{ code: string; expires_at: string }> {
  await removeLinks(db, user_id);
  const code = newSecret();
  const expires_at = timestamp(new Date(Date.now() + LINK_LIFETIME_MS));
  await db
    .insertInto('sign_in_links')
    .values({ code_hash: fastHash(code), user_id, expires_at })
    .execute();
  return { code, expires_at };
}

/** Uses a link up: whom it signs in; null where it is unknown, used or too old. */
export async function takeLink(db: Db, code: string): Promise<string | null> {
  const row = await db
    .deleteFrom('sign_in_links')
    .where('code_hash', '=', fastHash(code))
    .returning(['user_id', 'expires_at'])
    .executeTakeFirst();
  return row === undefined || row.expires_at <= timestamp() ? null : row.user_id;
}

async function removeLinks(db: Db, user_id: string): Promise<void> {
  await db.deleteFrom('sign_in_links').where('user_id', '=', user_id).execute();
}

/** A client for somebody new. */
export function clientOf(name: string, role: Role, is_blind: boolean) {
  const scopes = SCOPES_OF_ROLE[role];
  return { id: newId(), name, kind: 'interface', secret_hash: '', scopes, is_blind } as const;
}
