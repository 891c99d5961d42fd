import type { DialectAdapter, RawBuilder } from 'kysely';
import type { FindableQuery } from '#service/intelligence/word_query/query.ts';
import type { Db } from './schema.ts';

/**
 * What the engines say differently. Everything else that stores ask for is written so that SQLite and PostgreSQL
 * understand it alike: `CASE` rather than `iif`, `coalesce` rather than `ifnull`, `ON CONFLICT` rather than `INSERT OR
 * IGNORE`, `false` rather than `0`. Columns have the same types everywhere: texts (ids, times, JSON), whole numbers
 * (0 and 1 for no and yes), floating-point numbers and bytes.
 */
export type SqlDialect = {
  readonly engine: 'sqlite' | 'postgres';
  /** Whether a column has one of these values, of which there may be any number: they are one parameter. */
  isOneOf(column: string, values: readonly string[]): RawBuilder<boolean>;
  /** The text at a path of a JSON column; null where there is none. Indexes are written in the same words. */
  jsonText(column: string, path: readonly [string, ...string[]]): RawBuilder<string | null>;
  /** A JSON list of what stands at these keys of a JSON column, null where nothing does: read in one go. */
  jsonParts(column: string, keys: readonly [string, string, ...string[]]): RawBuilder<string>;
  /** A table of the elements of a JSON list, with the columns `key` (their order) and `value` (JSON). */
  jsonList(json: string): RawBuilder<unknown>;
  /** The greatest of some values, none of which is null. */
  greatest(values: readonly RawBuilder<string>[]): RawBuilder<string>;
  /** A text column without case and accents, as `plain` in search.ts has it. */
  folded(column: string): RawBuilder<string>;
  /** Whether a column holds these characters, to the letter. */
  holds(column: string | RawBuilder<string>, part: string): RawBuilder<boolean>;
  readonly words: WordIndex;
  readonly erasing: Erasing;
};

/** The index of words by which candidates are found; `search.ts` folds what goes in, and what is asked. */
export type WordIndex = {
  /** Puts or replaces what can be found of a candidate. */
  put(db: Db, candidate_id: string, name: string, body: string): Promise<void>;
  remove(db: Db, candidate_id: string): Promise<void>;
  /** A subquery of the ids of candidates whom a question of words finds. */
  finding(query: FindableQuery): RawBuilder<string>;
  /** Some of the candidates who were indexed before phrases could be looked for; none where all are up to date. */
  outdated(db: Db, limit: number): Promise<readonly string[]>;
};

/** Erasing people and files from the database at work; see erase.ts, which names them in the table `erasing`. */
export type Erasing = {
  /** Makes the empty table `erasing` (kind, id), in this transaction. */
  begin(trx: Db): Promise<void>;
  /** Blanks rows of kept spreadsheets that people came from, or that hold their address or number. */
  blankSheets(trx: Db): Promise<void>;
  /** Erases everything else, in this order. */
  readonly steps: readonly (string | ((trx: Db) => Promise<void>))[];
  /** Forgets answers to requests, and errors of work, that may mention somebody. */
  readonly forget: readonly string[];
};

/** A Kysely adapter that knows its dialect: that is how a store, which is given a database alone, comes by it. */
export type AdapterWithDialect = DialectAdapter & { readonly dialect: SqlDialect };

/** The dialect of a database, or of the one that a transaction runs in. */
export function dialectOf(db: Db): SqlDialect {
  return (db.getExecutor().adapter as AdapterWithDialect).dialect;
}
