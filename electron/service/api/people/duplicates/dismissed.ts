import type { Db } from '../../../db/schema.ts';
import { timestamp } from '../../../ids.ts';

const pairOf = (one: string, other: string): { first_id: string; second_id: string } =>
  one < other ? { first_id: one, second_id: other } : { first_id: other, second_id: one };

/** Notes that two candidates are two people. @returns false when that was noted before. */
export async function dismiss(db: Db, one: string, other: string): Promise<boolean> {
  const noted = await db
    .insertInto('dismissed_duplicates')
    .values({ ...pairOf(one, other), created_at: timestamp() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (noted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Takes that back. @returns false when it was not noted. */
export async function takeDismissalBack(db: Db, one: string, other: string): Promise<boolean> {
  const { first_id, second_id } = pairOf(one, other);
  const gone = await db
    .deleteFrom('dismissed_duplicates')
    .where('first_id', '=', first_id)
    .where('second_id', '=', second_id)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Whom somebody told apart from these candidates, by candidate. */
export async function dismissedOf(db: Db, ids: readonly string[]): Promise<Map<string, Set<string>>> {
  const rows = await db
    .selectFrom('dismissed_duplicates')
    .select(['first_id', 'second_id'])
    .where((where) => where.or([where('first_id', 'in', ids), where('second_id', 'in', ids)]))
    .execute();
  const others = new Map(ids.map((id) => [id, new Set<string>()]));
  for (const { first_id, second_id } of rows) {
    others.get(first_id)?.add(second_id);
    others.get(second_id)?.add(first_id);
  }
  return others;
}
