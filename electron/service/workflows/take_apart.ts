import type { Db } from '../db/schema.ts';
import { isCertainly } from './certain_group.ts';
import { findCandidateRow } from '../api/people/candidates/store.ts';
import type { Merge, Stayed } from '../api/people/merges/schema.ts';
import { newestMergeInto, recordsSince } from '../api/people/merges/store.ts';
import { WITH } from '../api/feeds/events/store.ts';
import { mergeCandidates } from './merge_candidates.ts';
import { undoMerge } from './undo_merge.ts';

/**
 * Undoes a merge. Later ones that nobody asked for do not stand in its way: they are undone before it and made anew
 * after it, as far as they are still certain. A later one that somebody asked for is theirs to undo first.
 * @returns what came to the survivor since, and stays there.
 */
export async function takeApart(trx: Db, merge: Merge): Promise<Stayed> {
  const later: Merge[] = [];
  for (;;) {
    const top = await topOf(trx, merge);
    if (top.id === merge.id || !top.is_automatic) break;
    await undoMerge(trx, top, { for_good: false });
    later.push(top);
  }
  await undoMerge(trx, merge);
  for (const { survivor_id, other_id, same } of later.toReversed()) {
    for (const id of [survivor_id, merge.other_id]) {
      if (!(await isCertainly(trx, id, other_id))) continue;
      const survivor = await findCandidateRow(trx, id);
      const other = await findCandidateRow(trx, other_id);
      if (survivor !== null && other !== null) {
        await mergeCandidates(trx, survivor, other, {}, same.join(','), WITH.merge);
      }
      break;
    }
  }
  return recordsSince(trx, merge);
}

/** The merge that stands on all others which took part in what the survivor is now. */
async function topOf(trx: Db, merge: Merge): Promise<Merge> {
  let top = merge;
  for (;;) {
    const above = await newestMergeInto(trx, top.survivor_id);
    if (above === null || above.id <= top.id) return top;
    top = above;
  }
}
