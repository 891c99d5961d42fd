import type { Selectable } from 'kysely';
import { firstRow } from '../../../db/rows.ts';
import type { Database, Db } from '../../../db/schema.ts';
import { newId, timestamp } from '../../../ids.ts';

export type StoredSession = Selectable<Database['interface_sessions']>;

/** A session that is opened now. */
export function newSession(
  session: Omit<StoredSession, 'id' | 'opened_at' | 'last_used_at'>,
  now: number,
): StoredSession {
  const at = timestamp(new Date(now));
  return { ...session, id: newId(), opened_at: at, last_used_at: at };
}

/** Adds a session. */
export async function insertSession(db: Db, session: StoredSession): Promise<void> {
  await db.insertInto('interface_sessions').values(session).execute();
}

/** The session whose secret has this hash, ended or not. */
export async function findSession(db: Db, secret_hash: string): Promise<StoredSession | null> {
  return firstRow(db.selectFrom('interface_sessions').selectAll().where('secret_hash', '=', secret_hash));
}

/** Every session there is, the one used last first. */
export async function listSessions(db: Db): Promise<StoredSession[]> {
  return db
    .selectFrom('interface_sessions')
    .selectAll()
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Ends these sessions; their tokens go with them. Whoever keeps tokens in memory must forget them. */
export async function removeSessions(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('interface_sessions').where('id', 'in', ids).execute();
}

/** Ends all sessions of somebody. */
export async function removeSessionsOf(db: Db, user_id: string): Promise<void> {
  await db.deleteFrom('interface_sessions').where('user_id', '=', user_id).execute();
}

/** Ends all sessions that are nobody's. */
export async function removeNobodysSessions(db: Db): Promise<void> {
  await db.deleteFrom('interface_sessions').where('user_id', 'is', null).execute();
}

/** Notes that a session was used. False where there is none any more. */
export async function touchSession(db: Db, id: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('interface_sessions')
    .set({ last_used_at: timestamp(new Date(at)) })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
