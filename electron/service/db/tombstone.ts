import { createHmac } from 'node:crypto';
import type { Db } from './schema.ts';
import { readSetting } from './settings.ts';

/** What was erased: a person, one file of somebody, or bytes that no watched folder brings back. */
export type ErasedKind = 'candidate' | 'attachment' | 'file';

/**
 * Proof that something was erased, by which no backup brings it back. It holds nothing of a person: ids of the
 * service's own and, of files, a digest under a key of this data folder.
 */
export type Tombstone = { readonly kind: ErasedKind; readonly id: string; readonly erased_at: string };

export type Tombstones = {
  /** Of the digests of files. */
  readonly key: string | null;
  readonly erased: readonly Tombstone[];
};

export const NO_TOMBSTONES: Tombstones = { key: null, erased: [] };
/** In the settings: the key of the digests of files. */
export const ERASURE_KEY = 'erasure_key';

/** In the settings of a database from which something was erased since it was last written anew. */
export const ERASED_SINCE = 'erased_since_written_anew';

/** What stands for the bytes of a file among the tombstones. */
export function fileDigest(key: string, sha256: string): string {
  return createHmac('sha256', key).update(sha256).digest('base64url');
}

/** All that stands in either; of two keys the first counts, and files under the other are forgotten. */
export function joinTombstones(first: Tombstones, second: Tombstones): Tombstones {
  const key = first.key ?? second.key;
  const other = second.key === key ? second.erased : second.erased.filter(({ kind }) => kind !== 'file');
  const all = new Map([...other, ...first.erased].map((one) => [`${one.kind} ${one.id}`, one]));
  return { key, erased: [...all.values()] };
}

/** All that was erased from the database at work. */
export async function erasedFrom(db: Db): Promise<Tombstones> {
  const erased = await db.selectFrom('erasures').selectAll().execute();
  return { key: await readSetting(db, ERASURE_KEY), erased };
}
