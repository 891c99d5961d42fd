import { closeSync, openSync, readSync } from 'node:fs';

/** "LLst": stands in the header of our databases (PRAGMA application_id) since data model 9. */
export const APPLICATION_ID = 0x4c4c7374;

/** What the first bytes of a database file say, read without SQLite, which would put files beside it. */
export type Header = {
  /** It has a write-ahead log while it is used. Our copies have none until they are opened. */
  readonly has_log: boolean;
  readonly application_id: number;
  readonly user_version: number;
  /** Nothing was created in it, as far as the file itself says: what is new may stand in its log. */
  readonly is_bare: boolean;
};

const MAGIC = 'SQLite format 3\0';
/** The header of the file, then that of its first page, which begins the list of tables. */
const LENGTH = 108;
const LOG_VERSION = 2;
const LEAF = 13;

/** Null when it is no database. The offsets are those of SQLite's file format (sqlite.org/fileformat.html). */
export function readHeader(file: string): Header | null {
  const bytes = Buffer.alloc(LENGTH);
  const handle = openSync(file, 'r');
  try {
    if (readSync(handle, bytes, 0, LENGTH, 0) < LENGTH) return null;
  } finally {
    closeSync(handle);
  }
  if (bytes.toString('latin1', 0, MAGIC.length) !== MAGIC) return null;
  return {
    has_log: bytes[18] === LOG_VERSION || bytes[19] === LOG_VERSION,
    user_version: bytes.readInt32BE(60),
    application_id: bytes.readInt32BE(68),
    is_bare: bytes[100] === LEAF && bytes.readUInt16BE(103) === 0,
  };
}
