import type { Generated } from 'kysely';

/** Tables that one engine has, and the other does in another way; part of Database in schema.ts. */
export type EngineTables = {
  candidate_search_rows: { row: Generated<number>; candidate_id: string };
  candidate_search: { rowid: number; name: string; body: string };
  /** Bytes of attachments on PostgreSQL; in a data folder they are files. */
  blobs: { sha256: string; bytes: Buffer };
  /** The index of words on PostgreSQL, in place of the two above. */
  candidate_words: { candidate_id: string; words: unknown; in_order: string };
};
