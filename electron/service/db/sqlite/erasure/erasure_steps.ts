import {
  ATTACHMENTS,
  ERASE_RECORDS,
  ERASE_ROWS,
  ERROR_OF_SOMEBODY,
  LONG_ANSWER,
  PEOPLE,
  type ErasureStep,
} from '../../erasure_statements.ts';
import { RECORDS, kindsAbout } from '../../records.ts';
import { isIn, mayBeIn, readKnown, type Known } from '../../sheet_owners.ts';
import type { SqliteFile } from '../sqlite.ts';

/** `left_merges`: of people who go, into somebody who stays. In a copy from before such a merge was undone. */
const TEMPORARY_TABLES = `
CREATE TEMP TABLE IF NOT EXISTS erasing (kind TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (kind, id));
CREATE TEMP TABLE IF NOT EXISTS left_merges (id TEXT PRIMARY KEY, survivor_id TEXT NOT NULL, snapshot TEXT NOT NULL);
`;

/** Gives a connection the functions that the steps of an erasure ask of spreadsheets below. */
function addSheetFunctions(sqlite: SqliteFile): void {
  let last: { readonly texts: string; readonly known: Known } | null = null;
  const knownOf = (texts: unknown): Known => {
    const text = String(texts);
    if (last?.texts !== text) last = { texts: text, known: readKnown(JSON.parse(text) as (string | null)[]) };
    return last.known;
  };
  sqlite.function('may_hold_known', { deterministic: true }, (cells, texts) =>
    Number(mayBeIn(String(cells), knownOf(texts))),
  );
  sqlite.function('holds_known', { deterministic: true }, (row, texts) =>
    Number((JSON.parse(String(row)) as string[]).some((cell) => isIn(cell, knownOf(texts)))),
  );
}

/** Makes a connection ready for the steps below. */
export function prepareErasing(sqlite: SqliteFile): void {
  sqlite.exec(TEMPORARY_TABLES);
  addSheetFunctions(sqlite);
}

const ofLeftMerges = (table: string): string =>
  `SELECT moved.value FROM left_merges, json_each(left_merges.snapshot, '$.tables.${table}.moved') moved`;

/** Addresses and numbers by which people alone are known: what somebody who stays is known by, too, says nothing. */
const KNOWN_BY = `(SELECT json_group_array(text) FROM (
  SELECT said.value AS text FROM candidates, json_each(json_array(email, phone)) said
    WHERE candidates.id IN ${PEOPLE}
  UNION SELECT snapshot ->> '$.other.email' FROM merges WHERE survivor_id IN ${PEOPLE} AND undone_at IS NULL
  UNION SELECT key FROM candidate_keys WHERE kind IN ('email', 'phone') AND candidate_id IN ${PEOPLE}
  UNION SELECT part.value FROM attachments JOIN documents ON attachment_id = attachments.id,
    json_tree(json_array(documents.profile -> '$.emails', documents.profile -> '$.phones')) part
    WHERE candidate_id IN ${PEOPLE} AND part.type = 'text')
  WHERE NOT EXISTS (SELECT 1 FROM candidate_keys other WHERE other.kind IN ('email', 'phone')
    AND other.key = lower(text) AND other.candidate_id NOT IN ${PEOPLE}))`;
const ROWS_MADE = `FROM candidate_table_rows made
  WHERE made.table_id = candidate_tables.id AND made.candidate_id IN ${PEOPLE}`;

/** Blanks the rows of kept spreadsheets that people came from, or that hold their address or number. */
export const SHEETS: ErasureStep = {
  needs: ['candidate_tables'],
  sql: `UPDATE candidate_tables SET cells = (
  SELECT json_group_array(json(
    CASE WHEN line.key + 1 IN (SELECT row ${ROWS_MADE}) OR holds_known(line.value, ${KNOWN_BY})
      THEN '[]' ELSE line.value END
  ) ORDER BY line.key) FROM json_each(candidate_tables.cells) line)
WHERE EXISTS (SELECT 1 ${ROWS_MADE}) OR may_hold_known(cells, ${KNOWN_BY})`,
};

/**
 * Forgets what was answered and what was said of work that failed, of whomever: names and words of people stand in both
 * without an id beside them. Of an answer that is longer than a new id the id stays: from that it is made anew where it
 * can be (http/idempotency.ts), and is told to be lost where it cannot.
 */
export const FORGET: readonly ErasureStep[] = [
  {
    needs: ['idempotency_keys'],
    sql: `UPDATE idempotency_keys SET status = 0, headers = '{}', body = CASE
  WHEN NOT json_valid(body) THEN ''
  WHEN length(body ->> '$.result.id') = 36 AND body ->> '$.result.id' NOT GLOB '*[^-0-9a-f]*'
    THEN body ->> '$.result.id'
  ELSE '' END
WHERE ${LONG_ANSWER}`,
  },
  { needs: [], sql: `UPDATE tasks SET error = NULL WHERE ${ERROR_OF_SOMEBODY}` },
];

/** What stands of them in JSON beside what stays: the state of somebody before an import, answers put away by a merge. */
const IN_JSON: readonly ErasureStep[] = [
  {
    needs: ['candidate_table_rows'],
    sql: `UPDATE candidate_table_rows SET made = json_set(made, '$.before', NULL)
WHERE candidate_id IN ${PEOPLE} AND json_type(made, '$.before') = 'object'`,
  },
  {
    // an answer put away by a merge quotes the files of both
    needs: ['merges'],
    sql: `UPDATE merges SET snapshot = json_replace(snapshot, '$.tables.evaluations.put_away', json('[]'))
WHERE survivor_id IN (SELECT candidate_id FROM attachments WHERE id IN ${ATTACHMENTS})`,
  },
];

const WORDS: readonly ErasureStep[] = [
  {
    needs: [],
    sql: `DELETE FROM candidate_search
WHERE rowid IN (SELECT row FROM candidate_search_rows WHERE candidate_id IN ${PEOPLE})`,
  },
  { needs: [], sql: `DELETE FROM candidate_search_rows WHERE candidate_id IN ${PEOPLE}` },
];

/** Erases, where people are at work and in copies. */
export const ERASE: readonly ErasureStep[] = [
  ...FORGET,
  ...IN_JSON,
  ...ERASE_ROWS,
  ...WORDS,
  ...ERASE_RECORDS,
];

/** Whoever stays and loses a part: told by the tasks that make them anew. */
const REFRESHED =
  "(SELECT payload ->> '$.candidate_id' FROM tasks WHERE name = 'refresh_candidate' AND state = 'QUEUED')";

/** A field as somebody said it, without what was read. */
const asSaid = (field: string): string =>
  `${field} = coalesce(overrides ->> '$.${field}', given_fields ->> '$.${field}')`;

const takenByMerge = (table: string): ErasureStep => ({
  needs: ['merges', table],
  sql: `DELETE FROM ${table} WHERE id IN (${ofLeftMerges(table)})`,
});

/**
 * Comes before ERASE where nobody is at work: what may hold anybody goes whole, and whoever loses a part of what they
 * are is made anew from the rest when the database is used.
 */
export const ERASE_FROM_COPY: readonly ErasureStep[] = [
  {
    needs: ['merges'],
    sql: `INSERT INTO left_merges SELECT id, survivor_id, snapshot FROM merges
WHERE undone_at IS NULL AND other_id IN ${PEOPLE} AND survivor_id NOT IN ${PEOPLE}`,
  },
  {
    needs: ['merges'],
    sql: `INSERT OR IGNORE INTO erasing SELECT 'attachment', value FROM (${ofLeftMerges('attachments')})`,
  },
  {
    needs: [],
    sql: `INSERT OR REPLACE INTO tasks (id, name, payload, state, attempts, run_after, created_at)
SELECT 'refresh ' || candidate_id, 'refresh_candidate', json_object('candidate_id', candidate_id), 'QUEUED', 0,
  '', strftime('%Y-%m-%dT%H:%M:%fZ')
FROM (
  SELECT candidate_id FROM attachments
  WHERE id IN ${ATTACHMENTS} AND candidate_id IS NOT NULL AND candidate_id NOT IN ${PEOPLE}
  UNION SELECT survivor_id FROM left_merges
)`,
  },
  {
    needs: [],
    sql: `DELETE FROM candidate_search WHERE rowid IN (SELECT row FROM candidate_search_rows WHERE candidate_id IN
  ${REFRESHED})`,
  },
  // attachments go by ERASE
  ...kindsAbout('candidate').flatMap((kind) =>
    kind === 'attachment' ? [] : [takenByMerge(RECORDS[kind].table)],
  ),
  ...['evaluation_overrides', 'evaluations'].map((table) => ({
    needs: ['merges', table],
    sql: `DELETE FROM ${table} WHERE candidate_id IN (SELECT survivor_id FROM left_merges)`,
  })),
  {
    needs: ['merges', 'candidates.profile_edits'],
    sql: `UPDATE candidates SET profile_edits = json_extract(left_merges.snapshot, '$.profile_edits.before')
FROM left_merges WHERE survivor_id = candidates.id
  AND json_extract(left_merges.snapshot, '$.profile_edits.before') IS NOT NULL`,
  },
  {
    needs: ['merges'],
    sql: `UPDATE candidates SET full_name = json_extract(left_merges.snapshot, '$.survivor.full_name'),
  source = json_extract(left_merges.snapshot, '$.survivor.before.source'),
  given_fields = json_extract(left_merges.snapshot, '$.survivor.before.given'),
  overrides = json_extract(left_merges.snapshot, '$.survivor.before.overrides')
FROM left_merges WHERE survivor_id = candidates.id`,
  },
  {
    // what was read goes, what was said stays
    needs: [],
    sql: `UPDATE candidates SET current_title = NULL, current_employer = NULL, months_experience = NULL,
  ${['email', 'phone', 'location'].map(asSaid).join(', ')},
  links = coalesce(overrides -> '$.links', given_fields -> '$.links', '[]')
WHERE id IN ${REFRESHED}`,
  },
  { needs: ['merges'], sql: 'DELETE FROM merges WHERE id IN (SELECT id FROM left_merges)' },
  {
    needs: ['candidate_keys'],
    sql: `DELETE FROM candidate_keys WHERE candidate_id IN
  ${REFRESHED}`,
  },
  { needs: ['candidate_terms'], sql: `DELETE FROM candidate_terms WHERE candidate_id IN ${REFRESHED}` },
  { needs: ['model_answers'], sql: 'DELETE FROM model_answers' },
];
