import { addSheetFunctions } from './erasure_sheets.ts';
import type { SqliteFile } from '../sqlite.ts';

/**
 * What erasing people and files does where no foreign key does it, in the order it has to happen. The same lists run in
 * the database at work, in backups of any version of the data model, and in a database that was put back. What is
 * erased is named by the temporary table `erasing` (kind, id).
 */
export type ErasureStep = {
  /** Tables, and columns as `table.column`, without which the step is left out: older data models lack some. */
  readonly needs: readonly string[];
  readonly sql: string;
};

/** `left_merges`: of people who go, into somebody who stays. In a copy from before such a merge was undone. */
const TEMPORARY_TABLES = `
CREATE TEMP TABLE IF NOT EXISTS erasing (kind TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (kind, id));
CREATE TEMP TABLE IF NOT EXISTS left_merges (id TEXT PRIMARY KEY, survivor_id TEXT NOT NULL, snapshot TEXT NOT NULL);
`;

/** Makes a connection ready for the steps below. */
export function prepareErasing(sqlite: SqliteFile): void {
  sqlite.exec(TEMPORARY_TABLES);
  addSheetFunctions(sqlite);
}

const PEOPLE = "(SELECT id FROM temp.erasing WHERE kind = 'candidate')";
const ATTACHMENTS = "(SELECT id FROM temp.erasing WHERE kind = 'attachment')";
const ofLeftMerges = (table: string): string =>
  `SELECT moved.value FROM temp.left_merges, json_each(left_merges.snapshot, '$.tables.${table}.moved') moved`;

/** Finds all that goes with what was named. */
export const EXPAND: readonly ErasureStep[] = [
  {
    needs: ['merges'],
    sql: `INSERT OR IGNORE INTO temp.erasing
WITH RECURSIVE gone (id) AS (
  SELECT id FROM temp.erasing WHERE kind = 'candidate'
  UNION SELECT other_id FROM merges JOIN gone ON survivor_id = gone.id WHERE undone_at IS NULL
) SELECT 'candidate', id FROM gone`,
  },
  {
    needs: [],
    sql: `INSERT OR IGNORE INTO temp.erasing SELECT 'attachment', id FROM attachments WHERE candidate_id IN ${PEOPLE}`,
  },
];

/** Hashes of the files that go, and of those that stood in their place before. */
export const HASHES: readonly ErasureStep[] = [
  { needs: [], sql: `SELECT sha256 FROM attachments WHERE id IN ${ATTACHMENTS}` },
  {
    needs: ['replaced_files'],
    sql: `SELECT sha256 FROM replaced_files WHERE attachment_id IN ${ATTACHMENTS}`,
  },
];

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

/** Holds more than the id of what was made. */
export const LONG_ANSWER = 'length(body) > 100';
/** Why somebody could not be deleted is said without words of theirs. */
export const ERROR_OF_SOMEBODY = "error IS NOT NULL AND name <> 'delete_candidates'";

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

/** Erases, where people are at work and in copies. */
export const ERASE: readonly ErasureStep[] = [
  ...FORGET,
  {
    needs: ['candidate_table_rows'],
    sql: `UPDATE candidate_table_rows SET made = json_set(made, '$.before', NULL)
WHERE candidate_id IN ${PEOPLE} AND json_type(made, '$.before') = 'object'`,
  },
  { needs: ['evaluations'], sql: `DELETE FROM evaluations WHERE attachment_id IN ${ATTACHMENTS}` },
  {
    needs: [],
    sql: `UPDATE summaries SET content = NULL, input_hash = NULL
WHERE candidate_id IN (SELECT candidate_id FROM attachments WHERE id IN ${ATTACHMENTS})`,
  },
  {
    needs: ['model_answers.candidate_id'],
    sql: `DELETE FROM model_answers
WHERE candidate_id IN (SELECT candidate_id FROM attachments WHERE id IN ${ATTACHMENTS})`,
  },
  {
    // an answer put away by a merge quotes the files of both
    needs: ['merges'],
    sql: `UPDATE merges SET snapshot = json_replace(snapshot, '$.tables.evaluations.put_away', json('[]'))
WHERE survivor_id IN (SELECT candidate_id FROM attachments WHERE id IN ${ATTACHMENTS})`,
  },
  {
    needs: ['merges'],
    sql: `DELETE FROM merges WHERE survivor_id IN ${PEOPLE} OR other_id IN ${PEOPLE}`,
  },
  {
    // a file that lies in a watched folder is known again by its bytes
    needs: ['watched_files'],
    sql: `DELETE FROM watched_files WHERE import_id IN (SELECT id FROM imports
WHERE candidate_id IN ${PEOPLE} OR attachment_id IN ${ATTACHMENTS})`,
  },
  {
    needs: [],
    sql: `DELETE FROM candidate_search
WHERE rowid IN (SELECT row FROM candidate_search_rows WHERE candidate_id IN ${PEOPLE})`,
  },
  { needs: [], sql: `DELETE FROM candidate_search_rows WHERE candidate_id IN ${PEOPLE}` },
  { needs: [], sql: `DELETE FROM attachments WHERE id IN ${ATTACHMENTS}` },
  { needs: [], sql: `DELETE FROM candidates WHERE id IN ${PEOPLE}` },
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
    sql: `INSERT INTO temp.left_merges SELECT id, survivor_id, snapshot FROM merges
WHERE undone_at IS NULL AND other_id IN ${PEOPLE} AND survivor_id NOT IN ${PEOPLE}`,
  },
  {
    needs: ['merges'],
    sql: `INSERT OR IGNORE INTO temp.erasing SELECT 'attachment', value FROM (${ofLeftMerges('attachments')})`,
  },
  {
    needs: [],
    sql: `INSERT OR REPLACE INTO tasks (id, name, payload, state, attempts, run_after, created_at)
SELECT 'refresh ' || candidate_id, 'refresh_candidate', json_object('candidate_id', candidate_id), 'QUEUED', 0,
  '', strftime('%Y-%m-%dT%H:%M:%fZ')
FROM (
  SELECT candidate_id FROM attachments
  WHERE id IN ${ATTACHMENTS} AND candidate_id IS NOT NULL AND candidate_id NOT IN ${PEOPLE}
  UNION SELECT survivor_id FROM temp.left_merges
)`,
  },
  {
    needs: [],
    sql: `DELETE FROM candidate_search WHERE rowid IN (SELECT row FROM candidate_search_rows WHERE candidate_id IN
  ${REFRESHED})`,
  },
  ...['nominations', 'candidate_tags', 'summaries', 'imports', 'notes', 'retention_extensions'].map(
    takenByMerge,
  ),
  ...['evaluation_overrides', 'evaluations'].map((table) => ({
    needs: ['merges', table],
    sql: `DELETE FROM ${table} WHERE candidate_id IN (SELECT survivor_id FROM temp.left_merges)`,
  })),
  {
    needs: ['merges', 'candidates.profile_edits'],
    sql: `UPDATE candidates SET profile_edits = json_extract(left_merges.snapshot, '$.profile_edits.before')
FROM temp.left_merges WHERE survivor_id = candidates.id
  AND json_extract(left_merges.snapshot, '$.profile_edits.before') IS NOT NULL`,
  },
  {
    needs: ['merges'],
    sql: `UPDATE candidates SET full_name = json_extract(left_merges.snapshot, '$.survivor.full_name'),
  source = json_extract(left_merges.snapshot, '$.survivor.before.source'),
  given_fields = json_extract(left_merges.snapshot, '$.survivor.before.given'),
  overrides = json_extract(left_merges.snapshot, '$.survivor.before.overrides')
FROM temp.left_merges WHERE survivor_id = candidates.id`,
  },
  {
    // what was read goes, what was said stays
    needs: [],
    sql: `UPDATE candidates SET current_title = NULL, current_employer = NULL, months_experience = NULL,
  ${['email', 'phone', 'location'].map(asSaid).join(', ')},
  links = coalesce(overrides -> '$.links', given_fields -> '$.links', '[]')
WHERE id IN ${REFRESHED}`,
  },
  { needs: ['merges'], sql: 'DELETE FROM merges WHERE id IN (SELECT id FROM temp.left_merges)' },
  {
    needs: ['candidate_keys'],
    sql: `DELETE FROM candidate_keys WHERE candidate_id IN
  ${REFRESHED}`,
  },
  { needs: ['model_answers'], sql: 'DELETE FROM model_answers' },
];
