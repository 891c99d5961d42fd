import { sql } from 'kysely';
import { actor } from '../../../db/actor.ts';
import type { Db } from '../../../db/schema.ts';

/**
 * What a blind caller asks is answered from what they may read, whoever reads the answer: else a question that holds a
 * name would find whose it is. It stays their question for good.
 */
const QUESTIONS = new Set(['criterion', 'job']);
/** Words about a candidate belong to who wrote them last: shown to blind callers, those of one hide nobody in particular. */
const WORDS = new Set(['note', 'spotlight', 'nomination', 'retention_extension', 'saved_search']);

/** Remembers what the request at work wrote, if a blind caller made it. Part of the change itself (events/store.ts). */
export async function rememberWriter(trx: Db, type: string, resource_ids: readonly string[]): Promise<void> {
  const client_id = actor.getStore();
  const [resource = '', change = ''] = type.split('.');
  const is_question = QUESTIONS.has(resource);
  if (client_id === undefined || !(is_question || WORDS.has(resource))) return;
  if (change !== 'created' && change !== 'updated') return;
  const client = await trx
    .selectFrom('clients')
    .select('is_blind')
    .where('id', '=', client_id)
    .executeTakeFirst();
  if (client?.is_blind === 1) {
    await trx
      .insertInto('written_blind')
      .values(resource_ids.map((id) => ({ id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else if (!is_question && change === 'updated') {
    await trx.deleteFrom('written_blind').where('id', 'in', resource_ids).execute();
  }
}

/** Those of the ids that blind callers wrote. */
export async function writtenBlind(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('written_blind')
    .select('id')
    .where(sql<boolean>`id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
