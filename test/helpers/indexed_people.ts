import type { Db } from '#service/db/schema.ts';
import { recordEvents } from '#service/api/feeds/events/store.ts';
import { newId, timestamp } from '#service/ids.ts';
import { encodeBlock, packRows, weightedSum } from '#service/intelligence/embedding/vectors.ts';
import { createRankingIndex } from '#service/intelligence/ranking/index.ts';
import { encodePieces, joinPieces } from '#service/intelligence/ranking/pieces.ts';
import { toTarget, type Target } from '#service/intelligence/ranking/target.ts';
import { titleWords } from '#service/intelligence/ranking/title_words.ts';
import type { IndexedCandidate } from '#service/nearest/candidate_index.ts';
import { mulberry32 } from '../quality/metrics.ts';

const TRADES = 40;
const TRADE_PIECES = 12;
const FIRST_PIECE = 2000;

/** People of forty made trades, and questions for them: vectors near to those of a trade, and pieces of its words. */
export function makePeople(
  count: number,
  dimensions: number,
  id: (n: number) => string,
): { readonly people: IndexedCandidate[]; readonly targets: Target[] } {
  const random = mulberry32(11);
  const vector = (): Float32Array => Float32Array.from({ length: dimensions }, () => random() - 0.5);
  const trades = Array.from({ length: TRADES }, vector);
  const near = (trade: number, share: number): Float32Array =>
    weightedSum([trades[trade]!, vector()], [share, 1 - share]);
  const people = Array.from({ length: count }, (_, n): IndexedCandidate => {
    if (n % 100 === 99) return { candidate_id: id(n), block: null, pieces: null };
    const trade = Math.floor(random() * TRADES);
    const rows = Array.from({ length: 3 + (n % 5) }, () => near(trade, 0.2 + random() / 2));
    const centroid = weightedSum(
      rows,
      rows.map(() => 1),
    );
    const pieces = Uint16Array.from(
      { length: 60 },
      () =>
        FIRST_PIECE + (random() < 0.3 ? trade * TRADE_PIECES : 5000) + Math.floor(random() * TRADE_PIECES),
    );
    return {
      candidate_id: id(n),
      block: packRows([near(trade, 0.5), centroid, ...rows]),
      pieces: joinPieces([pieces]),
    };
  });
  const targets = Array.from({ length: TRADES }, (_, trade) => {
    const first = FIRST_PIECE + trade * TRADE_PIECES;
    const word = { start: 0, end: 1, opens: false, pieces: [first, first + 1], rarity: [2, 3] };
    return toTarget(near(trade, 0.6), trade % 2 === 0 ? titleWords([word]) : null);
  });
  return { people, targets };
}

/** What everybody's exact scores say who the first are. */
export function exactFirst(people: readonly IndexedCandidate[], target: Target, count: number): string[] {
  const dimensions = target.data.length;
  const index = createRankingIndex({ dimensions });
  for (const { candidate_id, block, pieces } of people) index.upsert(candidate_id, block, pieces);
  return index.rank(target).candidate_ids.slice(0, count);
}

/** How many of the wanted were found, 0 to 1. */
export function shareOf(wanted: readonly string[], found: readonly string[]): number {
  const there = new Set(found);
  return wanted.filter((id) => there.has(id)).length / wanted.length;
}

/** What vectors of people in tests are made with. */
export const VERSION = { model: 'made@1', chunker: '1', dimensions: 32 } as const;

/** Stores people with one file each, as if it had been read. */
export async function storePeople(db: Db, people: readonly IndexedCandidate[]): Promise<void> {
  const at = timestamp();
  for (let from = 0; from < people.length; from += 200) {
    const slice = people.slice(from, from + 200).map((person) => ({ ...person, attachment_id: newId() }));
    const named = slice.map(({ candidate_id: id }) => ({ id, remote_id: id, full_name: 'Ann Example' }));
    const times = { created_at: at, modified_at: at };
    const empty = { links: '[]', overrides: '{}' };
    await db
      .insertInto('candidates')
      .values(named.map((row) => ({ ...row, ...empty, ...times })))
      .execute();
    const files = slice.map(({ candidate_id, attachment_id: id }) => ({ id, remote_id: id, candidate_id }));
    const file = { type: 'resume', media_type: 'text/plain', byte_size: 1, ...times } as const;
    await db
      .insertInto('attachments')
      .values(files.map((row) => ({ ...row, ...file, sha256: row.id })))
      .execute();
    const vectors = slice.flatMap(({ attachment_id, block, pieces }) =>
      block === null || pieces === null
        ? []
        : [{ attachment_id, ...encodeBlock(block), pieces: encodePieces(pieces) }],
    );
    const made = { model: VERSION.model, chunker_version: VERSION.chunker, text_hash: '', passages: '[]' };
    await db
      .insertInto('document_vectors')
      .values(vectors.map((row) => ({ ...row, ...made })))
      .execute();
  }
  await recordEvents(
    db,
    'candidate.created',
    people.map(({ candidate_id }) => candidate_id),
  );
}
