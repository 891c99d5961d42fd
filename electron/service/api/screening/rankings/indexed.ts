import { existing } from '#service/db/existing.ts';
import type { ServiceContext } from '#service/context.ts';
import { combineBlocks, decodeBlock, type StoredBlock } from '#service/intelligence/embedding/vectors.ts';
import type { VectorBlock } from '#service/intelligence/ports.ts';
import { decodePieces, joinPieces } from '#service/intelligence/ranking/pieces.ts';
import type { IndexedCandidate } from '#service/nearest/candidate_index.ts';
import { relevantVectors, type CandidateVectors, type VectorVersion } from './store.ts';

type Log = ServiceContext['options']['log'];

/** Candidates as they are stored now, and which of those asked for are gone. */
export type Indexed = {
  readonly candidates: readonly IndexedCandidate[];
  readonly gone: readonly string[];
  /** Files whose vectors these are, and whose they are. */
  readonly files: readonly { readonly attachment_id: string; readonly candidate_id: string }[];
};

/** Reads what an index takes of some candidates, in the order of the ids. */
export async function indexedCandidates(
  { db, log }: { readonly db: ServiceContext['db']; readonly log: Log },
  candidate_ids: readonly string[],
  version: VectorVersion & { readonly dimensions: number },
): Promise<Indexed> {
  const there = await existing(db, 'candidates', candidate_ids);
  return indexedOf(candidate_ids, there, await relevantVectors(db, candidate_ids, version), {
    dimensions: version.dimensions,
    log,
  });
}

/** The same of candidates whose vectors were read before. */
export function indexedOf(
  candidate_ids: readonly string[],
  there: ReadonlySet<string>,
  vectors: ReadonlyMap<string, readonly CandidateVectors[]>,
  { dimensions, log }: { readonly dimensions: number; readonly log: Log },
): Indexed {
  const candidates: IndexedCandidate[] = [];
  const gone: string[] = [];
  const files: Indexed['files'][number][] = [];
  for (const candidate_id of candidate_ids) {
    const rows = vectors.get(candidate_id) ?? [];
    for (const { attachment_id } of rows) files.push({ attachment_id, candidate_id });
    if (!there.has(candidate_id)) gone.push(candidate_id);
    else {
      const block = blockOf(rows, dimensions, log);
      candidates.push({ candidate_id, block, pieces: piecesOf(rows) });
    }
  }
  return { candidates, gone, files };
}

/** The vectors of a candidate's files in one block; one that cannot be read is logged and left out. */
function blockOf(
  rows: readonly (StoredBlock & { readonly attachment_id: string })[],
  dimensions: number,
  log: Log,
): VectorBlock | null {
  const blocks: VectorBlock[] = [];
  for (const row of rows) {
    try {
      blocks.push(decodeBlock(row, dimensions));
    } catch (error) {
      log?.({ level: 'error', message: String(error), attachment_id: row.attachment_id });
    }
  }
  return combineBlocks(blocks);
}

/** The pieces of a candidate's files; null while they were read by an earlier version, which kept none. */
export function piecesOf(rows: readonly { readonly pieces: Buffer | null }[]): Uint16Array | null {
  const texts = rows.flatMap(({ pieces }) => (pieces === null ? [] : [decodePieces(pieces)]));
  return texts.length === 0 ? null : joinPieces(texts);
}
