import { sql } from 'kysely';
import type { Db } from '#service/db/schema.ts';
import type { CandidateIndex, IndexedCandidate } from '../candidate_index.ts';
import { NEAR_VECTOR_VERSION, nearTarget, nearVector } from '../near_vector.ts';

/** The first that goes on looking when a filter, or the number that is asked for, leaves too few. */
const OLDEST_EXTENSION = [0, 8] as const;
/** The share of the lists that is looked through: with a fifth nearly everybody is found whom looking at all would find. */
const LOOKED_THROUGH = 1 / 5;
/** For building the index: with the server's own 64 MB it takes several times as long. */
const BUILDING_MEMORY = '512MB';

/** What the server says when an account may not do something. */
const NOT_ALLOWED = '42501';

/**
 * Whether the server has the extension, or lets this account add it.
 * @returns null, or why not and what to do, without a full stop
 */
export async function pgvectorProblem(db: Db): Promise<string | null> {
  const installed = await versionOf(db);
  if (installed === null) {
    try {
      await sql`CREATE EXTENSION IF NOT EXISTS vector`.execute(db);
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      return (error as { code?: unknown } | null)?.code === NOT_ALLOWED
        ? `this account may not add the extension pgvector (${said}). A superuser can: CREATE EXTENSION vector`
        : `the extension pgvector is not there (${said}). Install it on the server, then start again`;
    }
  }
  const version = installed ?? (await versionOf(db)) ?? '';
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldest_major, oldest_minor] = OLDEST_EXTENSION;
  if (major > oldest_major || (major === oldest_major && minor >= oldest_minor)) return null;
  const needed = OLDEST_EXTENSION.join('.');
  return `the extension pgvector is too old (${version}, needed: ${needed}). Update it: ALTER EXTENSION vector UPDATE`;
}

async function versionOf(db: Db): Promise<string | null> {
  const { rows } = await sql<{
    extversion: string;
  }>`SELECT extversion FROM pg_extension WHERE extname = 'vector'`.execute(db);
  return rows[0]?.extversion ?? null;
}

/**
 * One vector a candidate in the database itself, with an index of lists (IVFFlat). The tables are no part of the data model: they are
 * there only where there are many people and the server has the extension. A row goes with its candidate, in the same
 * transaction.
 * @param version what the vectors are made with; those of another one are made anew
 */
export function pgvectorIndex(
  db: Db,
  version: { readonly model: string; readonly chunker: string; readonly dimensions: number },
): CandidateIndex {
  const made_of = `${NEAR_VECTOR_VERSION} ${version.model} ${version.chunker} ${version.dimensions}`;

  async function put(candidates: readonly IndexedCandidate[]): Promise<void> {
    const rows = candidates.flatMap(({ candidate_id, block }) =>
      block === null ? [] : [{ candidate_id, vector: written(nearVector(block)) }],
    );
    if (rows.length === 0) return;
    // whoever is deleted at this moment is gone, or is deleted after this
    await sql`INSERT INTO candidate_nearest (candidate_id, vector)
      SELECT c.id, given.vector::halfvec
      FROM unnest(${rows.map(({ candidate_id }) => candidate_id)}::text[], ${rows.map(({ vector }) => vector)}::text[])
        AS given(id, vector)
      JOIN candidates AS c ON c.id = given.id FOR KEY SHARE OF c
      ON CONFLICT (candidate_id) DO UPDATE SET vector = excluded.vector
        WHERE candidate_nearest.vector <> excluded.vector`.execute(db);
  }

  async function takeOut(candidate_ids: readonly string[]): Promise<void> {
    if (candidate_ids.length === 0) return;
    await sql`DELETE FROM candidate_nearest WHERE candidate_id = ANY(${[...candidate_ids]}::text[])`.execute(
      db,
    );
  }

  return {
    async position() {
      if (!(await isThere(db, 'candidate_nearest_state'))) return null;
      const { rows } = await sql<{ position: string | null }>`SELECT position FROM candidate_nearest_state
        WHERE made_of = ${made_of}`.execute(db);
      return rows[0]?.position ?? null;
    },

    async clear() {
      await dropPgvector(db);
      await sql`CREATE TABLE candidate_nearest (
        candidate_id TEXT COLLATE "C" PRIMARY KEY REFERENCES candidates(id) ON DELETE CASCADE,
        vector halfvec(${sql.lit(version.dimensions)}) NOT NULL)`.execute(db);
      // an index is read for these, and a plain vector fits into its page
      await sql`ALTER TABLE candidate_nearest ALTER COLUMN vector SET STORAGE PLAIN`.execute(db);
      await sql`CREATE TABLE candidate_nearest_state AS
        SELECT ${made_of}::text AS made_of, NULL::text COLLATE "C" AS position, 1 AS lists`.execute(db);
    },

    async upsert(candidates) {
      await takeOut(candidates.filter(({ block }) => block === null).map(({ candidate_id }) => candidate_id));
      await put(candidates);
    },

    remove: takeOut,

    async settle(event_id) {
      const lists = await buildOnce(db);
      const values =
        lists === null ? sql`position = ${event_id}` : sql`position = ${event_id}, lists = ${lists}`;
      await sql`UPDATE candidate_nearest_state SET ${values}`.execute(db);
    },

    search: ({ target, among, limit }) =>
      db.transaction().execute(async (trx) => {
        await sql`SELECT set_config('ivfflat.iterative_scan', 'relaxed_order', true),
          set_config('ivfflat.probes', ceil(lists * ${LOOKED_THROUGH}::float)::text, true)
          FROM candidate_nearest_state`.execute(trx);
        const { rows } = await sql<{ candidate_id: string }>`SELECT candidate_id FROM candidate_nearest
          WHERE ${among === null ? sql`true` : sql`candidate_id = ANY(${[...among]}::text[])`}
          ORDER BY vector <#> ${written(nearTarget(target))}::halfvec LIMIT ${limit}`.execute(trx);
        return { candidate_ids: rows.map(({ candidate_id }) => candidate_id), scores: null };
      }),
  };
}

/**
 * Builds the index of vectors that are there by now. Meanwhile people are deleted as ever, and their vectors with them.
 * @returns its number of lists; null for one that was built before
 */
async function buildOnce(db: Db): Promise<number | null> {
  if (await isThere(db, 'candidate_nearest_found')) return null;
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM candidate_nearest`.execute(
      connection,
    );
    const lists = Math.max(1, Math.round(Math.sqrt(rows[0]?.count ?? 0)));
    await sql`SET maintenance_work_mem = ${sql.lit(BUILDING_MEMORY)}`.execute(connection);
    try {
      await sql`CREATE INDEX CONCURRENTLY candidate_nearest_found ON candidate_nearest
        USING ivfflat (vector halfvec_ip_ops) WITH (lists = ${sql.lit(lists)})`.execute(connection);
    } finally {
      await sql`RESET maintenance_work_mem`.execute(connection);
    }
    return lists;
  });
}

/** Takes it all away, where it is there. */
async function dropPgvector(db: Db): Promise<void> {
  await sql`DROP TABLE IF EXISTS candidate_nearest, candidate_nearest_state`.execute(db);
}

async function isThere(db: Db, table: string): Promise<boolean> {
  const { rows } = await sql<{
    is_there: boolean;
  }>`SELECT to_regclass(${table}) IS NOT NULL AS is_there`.execute(db);
  return rows[0]?.is_there === true;
}

/** As the extension reads it; half precision keeps three digits. */
function written(vector: Float32Array): string {
  return `[${Array.from(vector, (value) => value.toFixed(5)).join(',')}]`;
}
