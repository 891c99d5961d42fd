import { sql } from 'kysely';
import { dialectOf } from '../../../db/dialect.ts';
import type { Db } from '../../../db/schema.ts';
import type { KeyKind } from '../../../intelligence/duplicates/keys.ts';
import { PROBABLY, SAME, STRENGTH, together } from '../../../intelligence/duplicates/strength.ts';
import type { Duplicate, DuplicateReason } from './schema.ts';
import { timestamp } from '../../../ids.ts';

/** What more candidates than this have in common says nothing: an agency's address, a switchboard's number. */
export const MAX_HOLDERS = 20;
/** The same letter attached to everybody must not make everybody's list. */
const MAX_FILE_HOLDERS = 200;

/** Candidates that are probably the same person and that nobody told apart, the likeliest first. */
export async function duplicatesOf(db: Db, candidate_id: string): Promise<Duplicate[]> {
  return (await duplicatesOfAll(db, [candidate_id])).get(candidate_id) ?? [];
}

/** The same for a page of candidates, in a few queries; a candidate without any is not in the answer. */
export async function duplicatesOfAll(
  db: Db,
  candidate_ids: readonly string[],
): Promise<Map<string, Duplicate[]>> {
  const found = await sharedByAll(db, candidate_ids);
  const names = await namesOf(db, [...new Set([...found.values()].flatMap((others) => [...others.keys()]))]);
  return new Map(
    [...found].flatMap(([id, others]) => {
      const own = likely(others, names);
      return own.length === 0 ? [] : [[id, own] as const];
    }),
  );
}

/** How many each of these candidates has; one without any is not in the answer. */
export async function duplicateAmounts(
  db: Db,
  candidate_ids: readonly string[],
): Promise<Map<string, number>> {
  const amounts = new Map<string, number>();
  for (const [id, others] of await sharedByAll(db, candidate_ids)) {
    const amount = [...others.values()].filter((reasons) => probably(reasons) !== null).length;
    if (amount > 0) amounts.set(id, amount);
  }
  return amounts;
}

/** What each of these candidates has in common with whom, without whom somebody told apart from them. */
async function sharedByAll(
  db: Db,
  candidate_ids: readonly string[],
): Promise<Map<string, Map<string, DuplicateReason[]>>> {
  const found = new Map<string, Map<string, DuplicateReason[]>>();
  if (candidate_ids.length === 0) return found;
  const [dismissed, keys, files] = await Promise.all([
    dismissedOf(db, candidate_ids),
    sharedKeys(db, candidate_ids),
    sharedFiles(db, candidate_ids),
  ]);
  const note = (id: string, other: string, type: DuplicateReason['type'], value: string): void => {
    if (dismissed.get(id)?.has(other) === true) return;
    const others = found.get(id) ?? new Map<string, DuplicateReason[]>();
    found.set(id, others);
    others.set(other, [...(others.get(other) ?? []), { type, value, strength: STRENGTH[type] }]);
  };
  for (const { id, other, kind, key } of keys) note(id, other, SAME[kind as KeyKind], key);
  for (const { id, other, file_name } of files) note(id, other, 'same_file', file_name ?? '');
  return found;
}

function likely(
  others: ReadonlyMap<string, DuplicateReason[]>,
  names: ReadonlyMap<string, string>,
): Duplicate[] {
  return [...others]
    .flatMap(([id, reasons]): Duplicate[] => {
      const full_name = names.get(id);
      const found = probably(reasons);
      return full_name === undefined || found === null ? [] : [{ candidate_id: id, full_name, ...found }];
    })
    .toSorted((a, b) => b.strength - a.strength || (a.candidate_id < b.candidate_id ? -1 : 1));
}

/** All reasons together, the strongest first; null where they do not make one person probable. */
export function probably(
  reasons: readonly DuplicateReason[],
): { strength: number; reasons: DuplicateReason[] } | null {
  const strength = together(strongestOfEach(reasons));
  if (strength < PROBABLY) return null;
  const sorted = reasons.toSorted((a, b) => b.strength - a.strength || (a.value < b.value ? -1 : 1));
  return { strength, reasons: sorted };
}

/** Three employers in common are one reason: they come from one resume. */
function strongestOfEach(reasons: readonly DuplicateReason[]): number[] {
  return [...new Map(reasons.map(({ type, strength }) => [type, strength])).values()];
}

type Shared = { readonly id: string; readonly other: string };

/** Keys that few have, with each of the others who have them. */
async function sharedKeys(
  db: Db,
  ids: readonly string[],
): Promise<(Shared & { readonly kind: string; readonly key: string })[]> {
  const rows = await sql<Shared & { kind: string; key: string }>`
    SELECT own.candidate_id AS id, theirs.candidate_id AS other, own.kind, own.key
    FROM candidate_keys AS own
    JOIN candidate_keys AS theirs
      ON theirs.kind = own.kind AND theirs.key = own.key AND theirs.candidate_id != own.candidate_id
    WHERE ${dialectOf(db).isOneOf('own.candidate_id', ids)}
      AND (SELECT count(*) FROM (SELECT 1 FROM candidate_keys AS held
        WHERE held.kind = own.kind AND held.key = own.key LIMIT ${MAX_HOLDERS + 1})) <= ${MAX_HOLDERS}
    ORDER BY own.candidate_id, own.kind, own.key, theirs.candidate_id`.execute(db);
  return rows.rows;
}

/** Files whose bytes others have, too: each of those once for each file. */
async function sharedFiles(
  db: Db,
  ids: readonly string[],
): Promise<(Shared & { readonly file_name: string | null })[]> {
  const rows = await sql<Shared & { file_name: string | null }>`
    SELECT own.candidate_id AS id, theirs.candidate_id AS other, max(own.file_name) AS file_name
    FROM attachments AS own
    JOIN attachments AS theirs ON theirs.sha256 = own.sha256 AND theirs.candidate_id != own.candidate_id
    WHERE ${dialectOf(db).isOneOf('own.candidate_id', ids)}
      AND (SELECT count(*) FROM (SELECT 1 FROM attachments AS held
        WHERE held.sha256 = own.sha256 LIMIT ${MAX_FILE_HOLDERS + 1})) <= ${MAX_FILE_HOLDERS}
    GROUP BY own.candidate_id, theirs.candidate_id, own.sha256
    ORDER BY own.candidate_id, theirs.candidate_id`.execute(db);
  return rows.rows;
}

/** Names of candidates, by id. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('candidates')
    .select(['id', 'full_name'])
    .where(dialectOf(db).isOneOf('id', ids))
    .execute();
  return new Map(rows.map(({ id, full_name }) => [id, full_name]));
}

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
    .where((where) => where.and({ first_id, second_id }))
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
