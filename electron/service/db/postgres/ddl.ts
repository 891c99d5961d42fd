import { PLAIN_LETTERS } from '#service/intelligence/language/letters.ts';
import type { Migration } from '../migrations.ts';

/** The lock that one instance holds while it brings the tables up to date. */
export const MIGRATION_LOCK = 7_788_001;
/** One writer's turn at a time, taken by each group of writes: events have one order, and nobody misses any of them. */
export const WRITE_LOCK = 7_788_002;

/** Up to this one the data model was made before there was this engine: there were no rows to bring along. */
const FIRST_MODEL = 22;

/** Statements of SQLite that are said otherwise here, by how they begin; null: there is nothing to say. */
const INSTEAD: readonly (readonly [begins: RegExp, postgres: string | null])[] = [
  [/^PRAGMA /u, null],
  // the index of words has no text of its own, and no rows to number
  [
    /^CREATE TABLE candidate_search_rows /u,
    `CREATE TABLE candidate_words (candidate_id TEXT PRIMARY KEY, words TSVECTOR NOT NULL);
     CREATE INDEX candidate_words_found ON candidate_words USING gin (words)`,
  ],
  [
    /^CREATE VIRTUAL TABLE candidate_search /u,
    // what is compressed is stored as it is
    `CREATE TABLE blobs (sha256 TEXT PRIMARY KEY, bytes BYTEA NOT NULL);
     ALTER TABLE blobs ALTER COLUMN bytes SET STORAGE EXTERNAL`,
  ],
  // a new database has nothing that is to be cleaned up
  [/^INSERT INTO tasks /u, null],
  [/^INSERT OR IGNORE INTO /u, null],
  [/^INSERT INTO settings SELECT 'erased_since_written_anew'/u, null],
  [/^UPDATE tasks SET payload = json_remove/u, null],
  [
    /^INSERT INTO settings VALUES \('erasure_key'/u,
    `INSERT INTO settings VALUES ('erasure_key', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''))`,
  ],
];

/** What SQLite says in another word, inside a statement. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\)\s*STRICT(?:, WITHOUT ROWID)?$/u, ')'],
  [/\bTEXT\b/gu, 'TEXT COLLATE "C"'],
  [/\bINTEGER\b/gu, 'BIGINT'],
  [/\bREAL\b/gu, 'DOUBLE PRECISION'],
  [/\bBLOB\b/gu, 'BYTEA'],
  [/\bifnull\(/gu, 'coalesce('],
  [/json_extract\((\w+), '\$\.(\w+)\.(\w+)'\)/gu, "(longlist_json($1) #>> '{$2,$3}')"],
  [/json_extract\((\w+), '\$\.(\w+)'\)/gu, "(longlist_json($1) #>> '{$2}')"],
  // an ordered index holds no long text, one of hashes does
  [/^(CREATE INDEX tasks_queued ON tasks)\(name, payload\)/u, '$1 USING hash (payload)'],
  [
    /\b(remote_id|prompt_text|path)( TEXT COLLATE "C"(?: NOT NULL)?) UNIQUE\b/gu,
    '$1$2, EXCLUDE USING hash ($1 WITH =)',
  ],
  [
    /^CREATE UNIQUE INDEX tags_remote_id ON tags\(remote_id\) WHERE (.*)$/u,
    'ALTER TABLE tags ADD EXCLUDE USING hash (remote_id WITH =) WHERE ($1)',
  ],
  [/^(CREATE INDEX merges_other_remote ON merges)\(/u, '$1 USING hash ('],
  [/PRIMARY KEY \(folder_id, path\)/u, 'EXCLUDE (folder_id WITH =, md5(path) WITH =)'],
  // the two tables refer to each other: this key is added once both are there
  [/(default_nomination_stage_id TEXT COLLATE "C") REFERENCES nomination_stages\(id\)/gu, '$1'],
];

/** What follows a statement. */
const THEN: readonly (readonly [begins: RegExp, postgres: string])[] = [
  [
    /^CREATE TABLE nomination_stages /u,
    'ALTER TABLE jobs ADD FOREIGN KEY (default_nomination_stage_id) REFERENCES nomination_stages(id)',
  ],
  [
    /^CREATE TABLE saved_search_matches /u,
    // as each word stands in the text, and phrases with it; empty until it is made (outdated in dialect.ts)
    "ALTER TABLE candidate_words ADD COLUMN in_order TEXT NOT NULL DEFAULT ''",
  ],
  [/^CREATE TABLE watched_files /u, 'CREATE INDEX watched_files_path ON watched_files USING hash (path)'],
  // SQLite numbers rows by itself: see log_order.ts
  [
    /^CREATE TABLE events /u,
    'ALTER TABLE events ADD COLUMN rowid BIGINT GENERATED ALWAYS AS IDENTITY UNIQUE',
  ],
];

const hex = (code: number): string => `\\U${code.toString(16).padStart(8, '0')}`;
const isMark = (code: number): boolean => /\p{M}/u.test(String.fromCodePoint(code));

/** Marks of accents, as ranges of a character class. */
function marks(): string {
  const ranges: string[] = [];
  for (let code = 0x300; code <= 0x10_ffff; code += 1) {
    if (!isMark(code)) continue;
    const first = code;
    while (isMark(code + 1)) code += 1;
    ranges.push(first === code ? hex(first) : `${hex(first)}-${hex(code)}`);
  }
  return ranges.join('');
}

/** What the statements of stores call, beside tables; made at each start, as it holds no data. */
export function postgresFunctions(): string {
  const plain_letters = Object.entries(PLAIN_LETTERS).reduce(
    (text, [letter, plain]) => `replace(${text}, '${letter}', '${plain}')`,
    // JavaScript knows how sigma is written at the end of a word
    "replace(lower($1 COLLATE pg_c_utf8), 'ς', 'σ')",
  );
  return `CREATE SEQUENCE IF NOT EXISTS longlist_instances;
    CREATE OR REPLACE FUNCTION longlist_plain(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN (regexp_replace(normalize(${plain_letters}, NFKD), '[${marks()}]', '', 'g')) COLLATE "C";
    ${JSON_FUNCTION};
    ${HAVING_FUNCTION}`;
}

/**
 * Everybody who has these words, by the index of words and nothing else: to look at all words of each person takes many
 * times as long as a plan says that it does, as they do not stand in the rows themselves.
 */
const HAVING_FUNCTION = `CREATE OR REPLACE FUNCTION longlist_having(tsquery) RETURNS SETOF text LANGUAGE plpgsql
  STABLE STRICT SET enable_seqscan = off AS
  'BEGIN RETURN QUERY SELECT candidate_id FROM candidate_words WHERE words @@ $1; END'`;

/**
 * JSON as it was written, with the characters in it that no text of the server can hold: NUL and the one beside it as
 * texts.ts has them, halves of pairs as everything else shows them. A backslash before such an escape may be one that
 * is itself escaped.
 */
const JSON_FUNCTION = String.raw`CREATE OR REPLACE FUNCTION longlist_json(text) RETURNS json LANGUAGE sql
  IMMUTABLE STRICT PARALLEL SAFE RETURN CASE WHEN $1 ~ '\\u(000[01]|d[89a-f])'
  THEN regexp_replace(regexp_replace(regexp_replace($1,
    '(?<!\\)((?:\\\\)*)\\u0001', '\1\\u0001\\u0002', 'g'),
    '(?<!\\)((?:\\\\)*)\\u0000', '\1\\u0001\\u0001', 'g'),
    '(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f][0-9a-f]', '\1\\ufffd', 'g')
  ELSE $1 END::json`;

/** The statements of a step of the data model, for PostgreSQL, with the same names of columns and kinds of values. */
export function postgresStatements({ version, sql, postgres = '' }: Migration): string[] {
  const in_its_words = statementsOf(sql).flatMap((statement) => {
    const instead = version <= FIRST_MODEL ? INSTEAD.find(([begins]) => begins.test(statement)) : undefined;
    if (instead !== undefined) return instead[1] === null ? [] : [instead[1]];
    const then = THEN.find(([begins]) => begins.test(statement));
    const said = WORDS.reduce((text, [word, other]) => text.replace(word, other), statement);
    return then === undefined ? [said] : [said, then[1]];
  });
  return [...in_its_words, ...statementsOf(postgres)];
}

function statementsOf(sql: string): string[] {
  const without_comments = sql.replaceAll(/^\s*--.*$/gmu, '');
  return without_comments
    .split(/;\s*(?:\n|$)/u)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
