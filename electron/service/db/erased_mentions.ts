import type { Kysely } from 'kysely';
import type { Write } from '../context.ts';
import { timestamp } from '../ids.ts';
import type { Database, Db } from './schema.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** The answer to a create holds the new id and nothing else; longer ones may hold anything of a person. */
const ID_ALONE = 100;
/** Answers are kept for a day. */
const KEPT_MS = 25 * 3600 * 1000;
const AT_ONCE = 500;

/**
 * Forgets what was answered about people and files that were erased, where answers are kept to be repeated, and what
 * was said of work on them that failed. Both hold ids of ours wherever they hold more of somebody. An answer that is
 * forgotten is told to be so.
 */
export async function forgetErasedMentions(db: Kysely<Database>, write: Write): Promise<void> {
  const gone = await goneIds(db);
  if (gone.size === 0) return;
  const isAbout = (...texts: string[]): boolean =>
    texts.some((text) => text.match(UUID)?.some((id) => gone.has(id)) === true);
  await inSteps(async (offset) => {
    const rows = await db
      .selectFrom('idempotency_keys')
      .select(['client_id', 'path', 'key', 'body'])
      .where((where) => where(where.fn<number>('length', ['body']), '>', ID_ALONE))
      .orderBy('client_id')
      .orderBy('path')
      .orderBy('key')
      .limit(AT_ONCE)
      .offset(offset)
      .execute();
    const about = rows.filter(({ path, body }) => isAbout(path, body));
    await write(async (trx) => {
      for (const { client_id, path, key } of about) {
        await trx
          .updateTable('idempotency_keys')
          .set({ status: 0, headers: '{}', body: '' })
          .where('client_id', '=', client_id)
          .where('path', '=', path)
          .where('key', '=', key)
          .execute();
      }
    });
    return { looked_at: rows.length, taken: about.length };
  });
  await inSteps(async (offset) => {
    const rows = await db
      .selectFrom('tasks')
      .select(['id', 'payload'])
      .where('error', 'is not', null)
      .orderBy('id')
      .limit(AT_ONCE)
      .offset(offset)
      .execute();
    const about = rows.filter(({ payload }) => isAbout(payload)).map(({ id }) => id);
    await write((trx) => forgetErrors(trx, about));
    return { looked_at: rows.length, taken: about.length };
  });
}

async function forgetErrors(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await trx.updateTable('tasks').set({ error: null }).where('id', 'in', ids).execute();
}

/** Ids of people and files that were erased, and of what went with them as long as an answer may name it. */
async function goneIds(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  const erased = await db.selectFrom('erasures').select('id').where('kind', '!=', 'file').execute();
  const with_them = await db
    .selectFrom('events')
    .select('resource_id as id')
    .where('type', 'like', '%.deleted')
    .where('created_at', '>', timestamp(new Date(Date.now() - KEPT_MS)))
    .execute();
  return new Set([...erased, ...with_them].map(({ id }) => id));
}

/** Goes on behind the rows that still match, until there are no more. */
async function inSteps(
  step: (offset: number) => Promise<{ readonly looked_at: number; readonly taken: number }>,
): Promise<void> {
  for (let offset = 0; ;) {
    const { looked_at, taken } = await step(offset);
    if (looked_at < AT_ONCE) return;
    offset += looked_at - taken;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
