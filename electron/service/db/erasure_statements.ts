/**
 * What erasing people and files does where no foreign key does it, in the order it has to happen. The same lists run in
 * the database at work, in backups of any version of the data model, and in a database that was put back, whichever
 * engine reads them. What is
 * erased is named by the temporary table `erasing` (kind, id).
 */
export type ErasureStep = {
  /** Tables, and columns as `table.column`, without which the step is left out: older data models lack some. */
  readonly needs: readonly string[];
  readonly sql: string;
};

export const PEOPLE = "(SELECT id FROM erasing WHERE kind = 'candidate')";
export const ATTACHMENTS = "(SELECT id FROM erasing WHERE kind = 'attachment')";

/** Finds all that goes with what was named. */
export const EXPAND: readonly ErasureStep[] = [
  {
    needs: ['merges'],
    sql: `INSERT INTO erasing
WITH RECURSIVE gone (id) AS (
  SELECT id FROM erasing WHERE kind = 'candidate'
  UNION SELECT other_id FROM merges JOIN gone ON survivor_id = gone.id WHERE undone_at IS NULL
) SELECT 'candidate', id FROM gone WHERE true ON CONFLICT DO NOTHING`,
  },
  {
    needs: [],
    sql: `INSERT INTO erasing SELECT 'attachment', id FROM attachments WHERE candidate_id IN ${PEOPLE}
ON CONFLICT DO NOTHING`,
  },
];

/** Hashes of the files that go, and of those that stood in their place before. */
export const HASHES: readonly ErasureStep[] = [
  { needs: [], sql: `SELECT sha256 FROM attachments WHERE id IN ${ATTACHMENTS}` },
  {
    needs: ['replaced_files'],
    sql: `SELECT sha256 FROM replaced_files WHERE attachment_id IN ${ATTACHMENTS}`,
  },
  // not a file of ours: a mail that still lies in a watched folder is known by it
  { needs: ['mails'], sql: `SELECT sha256 FROM mails WHERE candidate_id IN ${PEOPLE}` },
];

/** Holds more than the id of what was made. */
export const LONG_ANSWER = 'length(body) > 100';
/** Why somebody could not be deleted is said without words of theirs. */
export const ERROR_OF_SOMEBODY = "error IS NOT NULL AND name <> 'delete_candidates'";

/** Rows that are theirs, or quote a file that goes. */
export const ERASE_ROWS: readonly ErasureStep[] = [
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
    needs: ['merges'],
    sql: `DELETE FROM merges WHERE survivor_id IN ${PEOPLE} OR other_id IN ${PEOPLE}`,
  },
  {
    // mails of theirs of which nothing was taken in
    needs: ['mails'],
    sql: `DELETE FROM mails WHERE candidate_id IS NULL
AND from_email IN (SELECT email FROM candidates WHERE id IN ${PEOPLE})`,
  },
  {
    // a file that lies in a watched folder is known again by its bytes
    needs: ['watched_files'],
    sql: `DELETE FROM watched_files WHERE import_id IN (SELECT id FROM imports
WHERE candidate_id IN ${PEOPLE} OR attachment_id IN ${ATTACHMENTS})`,
  },
];

/** The records themselves, with what foreign keys take along. */
export const ERASE_RECORDS: readonly ErasureStep[] = [
  { needs: [], sql: `DELETE FROM attachments WHERE id IN ${ATTACHMENTS}` },
  { needs: [], sql: `DELETE FROM candidates WHERE id IN ${PEOPLE}` },
];
