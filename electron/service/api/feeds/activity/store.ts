import { sql } from 'kysely';
import type { SelectQueryBuilder, Selectable } from 'kysely';
import { countOf } from '../../../db/rows.ts';
import type { Database, Db } from '../../../db/schema.ts';
import { mergedInto } from '../../people/merges/store.ts';
import { describeLines } from './describe.ts';
import { folding } from './fold.ts';
import { KINDS, KIND_NAMES, ONLY_OF_CLIENTS } from './schema.ts';
import type { ActivityEntry, ActivityQuery } from './schema.ts';

/** Read from the log at once. */
const CHUNK = 500;
/** Events that one request looks at: so many may make few lines. */
const MAX_EXAMINED = 10_000;

type Event = Selectable<Database['events']>;

/**
 * A page of what happened, newest first, how many events there are of it, and the last one it holds; null at the end.
 */
export async function listActivity(
  db: Db,
  query: ActivityQuery,
): Promise<{ entries: ActivityEntry[]; total: number; last: string | null }> {
  const matching = await askedFor(db, query);
  const total = await countOf(matching);
  const fold = folding<Event>(query.limit, query.folded);
  let last = query.cursor?.[0];
  let more = true;
  for (let looked = 0; more && looked < MAX_EXAMINED; looked += CHUNK) {
    const older: Events = last === undefined ? matching : matching.where('id', '<', last);
    const rows = await older.selectAll().orderBy('id', 'desc').limit(CHUNK).execute();
    const left = rows.findIndex((row) => !fold.take(row));
    last = (left === -1 ? rows : rows.slice(0, left)).at(-1)?.id ?? last;
    more = left !== -1 || rows.length === CHUNK;
    if (left !== -1) break;
  }
  const entries = await describeLines(db, fold.lines);
  return { entries, total, last: more ? (last ?? null) : null };
}

type Events = SelectQueryBuilder<Database, 'events', object>;

async function askedFor(db: Db, query: ActivityQuery): Promise<Events> {
  const { candidate_id, job_id, client_id, actor, from, since, until, type } = query;
  const types = (query.kinds ?? KIND_NAMES).flatMap((kind): readonly string[] => KINDS[kind]);
  let events: Events = db
    .selectFrom('events')
    .where('type', 'in', type === undefined ? types : types.filter((one) => one === type))
    // what came or went with something else is told there
    .where(sql<boolean>`(detail IS NULL OR detail NOT LIKE '{"with":%')`)
    .where((where) =>
      where.or([where('client_id', 'is not', null), where('type', 'not in', ONLY_OF_CLIENTS)]),
    );
  if (candidate_id !== undefined) {
    events = events.where('candidate_id', 'in', [candidate_id, ...(await mergedInto(db, candidate_id))]);
  }
  if (job_id !== undefined) events = events.where('job_id', '=', job_id);
  if (client_id !== undefined) events = events.where('client_id', '=', client_id);
  if (actor === 'service') events = events.where('client_id', 'is', null);
  if (actor === 'person' || actor === 'program') {
    const kind = actor === 'person' ? 'interface' : 'api';
    const clients = await db.selectFrom('clients').select('id').where('kind', '=', kind).execute();
    events = events.where('client_id', 'in', [...clients.map(({ id }) => id), '']);
  }
  if (from !== undefined) events = events.where('created_at', '>=', from);
  if (since !== undefined) events = events.where('id', '>=', since);
  if (until !== undefined) events = events.where('id', '<=', until);
  return events;
}
