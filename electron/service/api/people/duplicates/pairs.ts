import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../../db/schema.ts';
import type { KeyKind } from '../../../intelligence/duplicates/keys.ts';
import { SAME, STRENGTH } from '../../../intelligence/duplicates/strength.ts';
import { idsToBeDeleted } from '../candidate_deletions/store.ts';
import { toPage, type Page } from '../../paging.ts';
import type { DuplicatePair, DuplicateReason, PairPageQuery } from './schema.ts';
import { MAX_HOLDERS, namesOf, probably } from './store.ts';

type Pair = Omit<DuplicatePair, 'full_name' | 'other_name'>;
type Shared = { first_id: string; second_id: string; kind: KeyKind | 'file'; value: string | null };

/** Every two candidates who may be the same person and whom nobody told apart, the likeliest first. */
export async function pairsPage(
  db: Db,
  { limit, cursor }: z.output<typeof PairPageQuery>,
): Promise<Page<DuplicatePair>> {
  const pairs = await likelyPairs(db);
  const from = cursor === undefined ? 0 : pairs.findIndex((pair) => isBehind(pair, cursor));
  const fetched = from === -1 ? [] : pairs.slice(from, from + limit + 1);
  const names = await namesOf(db, [
    ...new Set(fetched.flatMap(({ candidate_id, other_id }) => [candidate_id, other_id])),
  ]);
  const named = fetched.map((pair) => ({
    ...pair,
    full_name: names.get(pair.candidate_id) ?? '',
    other_name: names.get(pair.other_id) ?? '',
  }));
  return toPage(named, pairs.length, limit, (pair) => [pair.strength, pair.candidate_id, pair.other_id]);
}

function isBehind(pair: Pair, [strength, id, other_id]: readonly [number, string, string]): boolean {
  if (pair.strength !== strength) return pair.strength < strength;
  return pair.candidate_id === id ? pair.other_id > other_id : pair.candidate_id > id;
}

async function likelyPairs(db: Db): Promise<Pair[]> {
  const [shared, going] = await Promise.all([sharedByTwo(db), idsToBeDeleted(db)]);
  const found = new Map<string, { ids: readonly [string, string]; reasons: DuplicateReason[] }>();
  for (const { first_id, second_id, kind, value } of shared) {
    if (going.has(first_id) || going.has(second_id)) continue;
    const pair = found.get(first_id + second_id) ?? { ids: [first_id, second_id] as const, reasons: [] };
    found.set(first_id + second_id, pair);
    const type = kind === 'file' ? 'same_file' : SAME[kind];
    pair.reasons.push({ type, value: value ?? '', strength: STRENGTH[type] });
  }
  return [...found.values()]
    .flatMap(({ ids: [candidate_id, other_id], reasons }) => {
      const likely = probably(reasons);
      return likely === null ? [] : [{ candidate_id, other_id, ...likely }];
    })
    .toSorted((a, b) => (isBehind(a, [b.strength, b.candidate_id, b.other_id]) ? 1 : -1));
}

/** What two have in common, once for each two: an index has the keys and files that few have side by side. */
async function sharedByTwo(db: Db): Promise<Shared[]> {
  const nobodyTold = sql`NOT EXISTS (SELECT 1 FROM dismissed_duplicates AS told
    WHERE told.first_id = own.candidate_id AND told.second_id = theirs.candidate_id)`;
  const keys = await sql<Shared>`
    SELECT own.candidate_id AS first_id, theirs.candidate_id AS second_id, own.kind, own.key AS value
    FROM (SELECT kind, key FROM candidate_keys GROUP BY kind, key
      HAVING count(*) BETWEEN 2 AND ${MAX_HOLDERS}) AS shared
    JOIN candidate_keys AS own ON own.kind = shared.kind AND own.key = shared.key
    JOIN candidate_keys AS theirs ON theirs.kind = shared.kind AND theirs.key = shared.key
      AND theirs.candidate_id > own.candidate_id
    WHERE ${nobodyTold}`.execute(db);
  const files = await sql<Shared>`
    SELECT own.candidate_id AS first_id, theirs.candidate_id AS second_id, 'file' AS kind,
      max(own.file_name) AS value
    FROM (SELECT sha256 FROM attachments GROUP BY sha256
      HAVING count(DISTINCT candidate_id) BETWEEN 2 AND ${MAX_HOLDERS}) AS shared
    JOIN attachments AS own ON own.sha256 = shared.sha256
    JOIN attachments AS theirs ON theirs.sha256 = shared.sha256 AND theirs.candidate_id > own.candidate_id
    WHERE ${nobodyTold}
    GROUP BY own.candidate_id, theirs.candidate_id, own.sha256`.execute(db);
  return [...keys.rows, ...files.rows];
}
