import { sql } from 'kysely';
import type { Erasing } from '../dialect.ts';
import type { Db } from '../schema.ts';
import { isIn, mayBeIn, readKnown } from '../sheet_owners.ts';
import {
  ATTACHMENTS,
  ERASE_RECORDS,
  ERASE_ROWS,
  ERROR_OF_SOMEBODY,
  LONG_ANSWER,
  PEOPLE,
} from '../erasure_statements.ts';

const FORGET = [
  `UPDATE idempotency_keys SET status = 0, headers = '{}', body = CASE WHEN body IS JSON OBJECT
    THEN coalesce(substring(longlist_json(body) #>> '{result,id}' FROM '^[-0-9a-f]{36}$'), '') ELSE '' END
  WHERE ${LONG_ANSWER}`,
  `UPDATE tasks SET error = NULL WHERE ${ERROR_OF_SOMEBODY}`,
];

/** How PostgreSQL erases; in words that are told apart from SQLite's where JSON is looked into. */
export const erasing: Erasing = {
  begin: async (trx) => {
    await sql`CREATE TEMP TABLE IF NOT EXISTS erasing (kind TEXT NOT NULL, id TEXT COLLATE "C" NOT NULL,
      PRIMARY KEY (kind, id))`.execute(trx);
    await sql`DELETE FROM erasing`.execute(trx);
  },
  blankSheets,
  steps: [
    ...FORGET,
    eraseStatesBefore,
    eraseAnswersPutAway,
    ...ERASE_ROWS.map((step) => step.sql),
    `DELETE FROM candidate_words WHERE candidate_id IN ${PEOPLE}`,
    ...ERASE_RECORDS.map((step) => step.sql),
  ],
  forget: FORGET,
};

/*
 * JSON is changed here and not by the server: what it makes of it holds other characters in place of some, and other
 * places of keys.
 */

/** Takes away the state of people before an import. */
async function eraseStatesBefore(trx: Db): Promise<void> {
  const rows = await trx
    .selectFrom('candidate_table_rows')
    .select(['table_id', 'row', 'made'])
    .where(sql<boolean>`candidate_id IN ${sql.raw(PEOPLE)}`)
    .where(sql<boolean>`json_typeof(longlist_json(made) -> 'before') = 'object'`)
    .execute();
  for (const { table_id, row, made } of rows) {
    await trx
      .updateTable('candidate_table_rows')
      .set({ made: JSON.stringify({ ...JSON.parse(made ?? '{}'), before: null }) })
      .where((where) => where.and({ table_id, row }))
      .execute();
  }
}

/** Takes away the answers that a merge put away: they quote the files of both. */
async function eraseAnswersPutAway(trx: Db): Promise<void> {
  const rows = await trx
    .selectFrom('merges')
    .select(['id', 'snapshot'])
    .where(
      sql<boolean>`survivor_id IN (SELECT candidate_id FROM attachments WHERE id IN ${sql.raw(ATTACHMENTS)})`,
    )
    .execute();
  for (const { id, snapshot } of rows) {
    const kept = JSON.parse(snapshot) as { tables?: { evaluations?: { put_away?: unknown[] } } };
    const answers = kept.tables?.evaluations;
    if (answers?.put_away === undefined) continue;
    answers.put_away = [];
    await trx
      .updateTable('merges')
      .set({ snapshot: JSON.stringify(kept) })
      .where('id', '=', id)
      .execute();
  }
}

async function blankSheets(trx: Db): Promise<void> {
  const { rows: known_by } = await sql<{ text: string | null }>`SELECT text FROM (
    SELECT unnest(ARRAY[email, phone]) AS text FROM candidates WHERE id IN ${sql.raw(PEOPLE)}
    UNION SELECT longlist_json(snapshot) #>> '{other,email}' FROM merges
      WHERE survivor_id IN ${sql.raw(PEOPLE)} AND undone_at IS NULL
    UNION SELECT key FROM candidate_keys WHERE kind IN ('email', 'phone') AND candidate_id IN ${sql.raw(PEOPLE)}
    UNION SELECT part #>> '{}' FROM attachments JOIN documents ON attachment_id = attachments.id,
      jsonb_path_query(jsonb_build_array(longlist_json(profile)::jsonb -> 'emails',
        longlist_json(profile)::jsonb -> 'phones'), 'strict $.**') part
      WHERE candidate_id IN ${sql.raw(PEOPLE)} AND jsonb_typeof(part) = 'string') said
    WHERE text IS NOT NULL AND NOT EXISTS (SELECT 1 FROM candidate_keys other WHERE other.kind IN ('email', 'phone')
      AND other.key = lower(said.text) AND other.candidate_id NOT IN ${sql.raw(PEOPLE)})`.execute(trx);
  const known = readKnown(known_by.map(({ text }) => text));
  const { rows: made } = await sql<{
    table_id: string;
    row: number;
  }>`SELECT table_id, row FROM candidate_table_rows
    WHERE candidate_id IN ${sql.raw(PEOPLE)}`.execute(trx);
  const tables = await trx.selectFrom('candidate_tables').select(['id', 'cells']).execute();
  for (const { id, cells } of tables) {
    const came_from = new Set(made.filter(({ table_id }) => table_id === id).map(({ row }) => row));
    if (came_from.size === 0 && !mayBeIn(cells, known)) continue;
    const lines = (JSON.parse(cells) as string[][]).map((line, at) =>
      came_from.has(at + 1) || line.some((cell) => isIn(cell, known)) ? [] : line,
    );
    await trx
      .updateTable('candidate_tables')
      .set({ cells: JSON.stringify(lines) })
      .where('id', '=', id)
      .execute();
  }
}
