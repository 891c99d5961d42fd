import type { Readable } from 'node:stream';
import type { Db } from './schema.ts';

/**
 * Bytes of attachments, named by their SHA-256, so the same bytes are stored once: files of the data folder, or rows of
 * a server's database. They are written before the row that names them and removed after; what a crash leaves between
 * is swept at the next start.
 */
export type FileStore = {
  /** The bytes of a hash; null when somebody removed them. */
  content(sha256: string): Promise<{ readonly byte_size: number; readonly bytes: Buffer | Readable } | null>;
  /**
   * Runs `work` with the path of a file that has these bytes, and only until it ends; null when somebody removed them.
   */
  withFile<T>(sha256: string, work: (path: string) => Promise<T>): Promise<T | null>;
  /**
   * Stores the bytes of files durably, then runs `use` with their hashes, in order; until that has ended they are safe
   * from removal, so `use` is where their rows are committed. Not within another one's `use`: where few can keep bytes at
   * a time, all of them would wait for each other.
   */
  keep<T>(files: readonly Uint8Array[], use: (hashes: readonly string[]) => Promise<T>): Promise<T>;
  /** Hashes of all bytes there are. */
  all(): Promise<string[]>;
  /** Removes bytes unless they are being kept, or `isNamed` finds a row that names them. */
  removeUnless(
    hashes: readonly string[],
    isNamed: (db: Db, sha256: string) => Promise<boolean>,
  ): Promise<void>;
  /**
   * Removes what was half written, and what no row names; null keeps this. For the start, before requests are taken.
   * @returns how many
   */
  sweep(named: ReadonlySet<string> | null): Promise<number>;
};
