import { RECORDS, idsAbout, kindsAbout } from '../db/records.ts';
import type { Db } from '../db/schema.ts';
import { conflict, notFound } from '../errors.ts';
import type { ErrorDetail } from '../errors.ts';
import { editsBefore } from '../intelligence/edits/join.ts';
import { applyProfile } from '../api/people/candidate_index/store.ts';
import { parseEdits, writeEdits } from '../api/profile_edits.ts';
import {
  saveEdits,
  candidateExists,
  candidateWithRemoteId,
  findCandidateRow,
  restoreCandidate,
  saveContactSources,
  setStandInName,
} from '../api/people/candidates/store.ts';
import type { CandidateRow } from '../api/people/candidates/store.ts';
import { dismiss, takeDismissalBack } from '../api/people/duplicates/store.ts';
import { automateCandidate } from './auto_evaluation.ts';
import type { EventType } from '../api/feeds/events/schema.ts';
import { WITH, recordEvent, recordEvents } from '../api/feeds/events/store.ts';
import { findStage, firstStageOf } from '../api/hiring/nomination_stages/store.ts';
import { findNomination, setAppliedAt } from '../api/hiring/nominations/store.ts';
import { saidBefore } from './merged_contact.ts';
import { saidOf } from './merge_candidates.ts';
import type { Snapshot } from './merge_candidates.ts';
import type { Merge } from '../api/people/merges/schema.ts';
import { markUndone, newestMergeInto, snapshotOf } from '../api/people/merges/store.ts';
import { OWNED_TABLES, restoreRows } from './merged_tables.ts';
import type { Moved, OwnedTable, Row, RestoredRows } from './merged_tables.ts';

/** Not for good: it is about to be made anew, so nobody is told apart, and Activity says nothing of it. */
type Undoing = { readonly for_good: boolean };

/**
 * Makes two records of one again, as they were, as far as later changes allow: what came to the survivor
 * since stays there, what was deleted since stays deleted, and a field that was changed since keeps its value.
 * Call it inside a transaction.
 * @throws CONFLICT when it was undone before, a later merge stands on it, or a remote_id is taken; NOT_FOUND
 */
export async function undoMerge(trx: Db, merge: Merge, how: Undoing = { for_good: true }): Promise<void> {
  const { id, survivor_id, other_id } = merge;
  await assertPossible(trx, merge);
  const survivor = await findCandidateRow(trx, survivor_id);
  if (survivor === null) throw notFound('candidate', survivor_id);
  const snapshot = JSON.parse(await snapshotOf(trx, id)) as Snapshot;
  await assertFree(trx, snapshot);

  await restoreCandidate(trx, snapshot.other);
  const back: Partial<Record<OwnedTable['name'], RestoredRows>> = {};
  for (const table of OWNED_TABLES) {
    const moved = snapshot.tables[table.name];
    if (moved === undefined) continue;
    const mended = table.name === 'nominations' ? await inStagesThereAre(trx, moved) : moved;
    back[table.name] = await restoreRows(trx, table, mended, merge);
  }
  for (const { id: nomination_id, before, after } of snapshot.applied) {
    await setAppliedAt(trx, nomination_id, (now) => (now === after ? before : now));
  }
  await tellApart(trx, merge, snapshot, how);
  await setStandInName(trx, survivor_id, snapshot.survivor.full_name);
  await restoreEdits(trx, survivor, snapshot);
  await saveContactSources(trx, survivor_id, saidBefore(saidOf(survivor), snapshot.survivor));
  await applyProfile(trx, other_id);
  for (const candidate_id of [survivor_id, other_id]) await automateCandidate(trx, candidate_id);
  await markUndone(trx, id);
  await recordUndo(trx, merge, { applied: snapshot.applied, how }, back);
}

/** Two records that somebody took apart are not offered as one person again; with others it is as before. */
async function tellApart(
  trx: Db,
  { survivor_id, other_id }: Merge,
  { dismissed }: Snapshot,
  { for_good }: Undoing,
): Promise<void> {
  for (const id of dismissed?.added ?? []) await takeDismissalBack(trx, survivor_id, id);
  for (const id of [...(for_good ? [survivor_id] : []), ...(dismissed?.of_other ?? [])]) {
    if (await candidateExists(trx, id)) await dismiss(trx, other_id, id);
  }
}

/** What the merge brought into the survivor's profile goes; what a person changed there since stays. */
async function restoreEdits(trx: Db, survivor: CandidateRow, { profile_edits }: Snapshot): Promise<void> {
  if (profile_edits === undefined || profile_edits.before === profile_edits.after) return;
  const { before, after } = profile_edits;
  if (survivor.profile_edits === after) {
    await saveEdits(trx, survivor.id, before);
    return;
  }
  const now = parseEdits(survivor.profile_edits);
  const left = editsBefore(now.edits, { before: parseEdits(before).edits, after: parseEdits(after).edits });
  await saveEdits(
    trx,
    survivor.id,
    writeEdits(left, (name) => now.labels[name] ?? null),
  );
}

async function assertPossible(trx: Db, { id, survivor_id, other_id, undone_at }: Merge): Promise<void> {
  if (undone_at !== null) {
    throw conflict(`This merge was undone already, at ${undone_at}.`, [
      { path: 'path.id', message: 'was undone already', existing_id: other_id },
    ]);
  }
  const newest = await newestMergeInto(trx, survivor_id);
  if (newest !== null && newest.id !== id) {
    throw conflict(`A later merge stands on this one. Undo the merge ${newest.id} first.`, [
      { path: 'path.id', message: `was followed by the merge ${newest.id}`, existing_id: newest.id },
    ]);
  }
}

/** The remote_ids that come back may have been given to others meanwhile. */
async function assertFree(trx: Db, { other, tables }: Snapshot): Promise<void> {
  const details: ErrorDetail[] = [];
  const taken = (what: string, remote_id: string, existing_id: string): void => {
    details.push({
      path: 'path.id',
      message: `cannot be undone: the remote_id ${remote_id} is taken by the ${what} ${existing_id}`,
      existing_id,
    });
  };
  const candidate = await candidateWithRemoteId(trx, other.remote_id);
  if (candidate !== null) taken('candidate', other.remote_id, candidate);
  for (const { row } of tables.nominations?.put_away ?? []) {
    const remote_id = String(row['remote_id']);
    const nomination = await findNomination(trx, { remote_id });
    if (nomination !== null) taken('nomination', remote_id, nomination.id);
  }
  if (details.length > 0) {
    throw conflict('A remote_id that would come back is taken. Change or delete what has it.', details);
  }
}

/** A stage may have been deleted since, when nobody seemed to be in it: then the first one of the job. */
async function inStagesThereAre(trx: Db, moved: Moved): Promise<Moved> {
  const put_away: { row: Row; twin_id: string }[] = [];
  for (const { row, twin_id } of moved.put_away) {
    const stage_id = String(row['current_nomination_stage_id']);
    const stage =
      (await findStage(trx, stage_id))?.id ??
      (await firstStageOf(trx, String(row['job_id']))) ??
      // a job without an active stage: where the survivor's nomination is
      (await findNomination(trx, { id: twin_id }))?.current_nomination_stage_id ??
      stage_id;
    put_away.push({ row: { ...row, current_nomination_stage_id: stage }, twin_id });
  }
  return { ...moved, put_away };
}

async function recordUndo(
  trx: Db,
  { survivor_id, other_id }: Merge,
  { applied, how }: Pick<Snapshot, 'applied'> & { readonly how: Undoing },
  back: Partial<Record<OwnedTable['name'], RestoredRows>>,
): Promise<void> {
  const along = async (type: EventType, ids: readonly string[]): Promise<void> =>
    recordEvents(trx, type, ids, WITH.merge);
  await along('candidate.created', [other_id]);
  for (const kind of kindsAbout('candidate')) {
    if (kind === 'summary') continue;
    const of_kind = back[RECORDS[kind].table];
    await along(`${kind}.updated`, [
      ...(of_kind?.moved ?? []),
      ...(kind === 'nomination' ? applied.map(({ id }) => id) : []),
    ]);
    await along(`${kind}.created`, of_kind?.restored ?? []);
    if (kind !== 'nomination') continue;
    const spotlights = of_kind?.pointed_back.filter(({ table }) => table === 'spotlights') ?? [];
    await along(
      'spotlight.updated',
      spotlights.map((row) => row.id),
    );
  }
  for (const id of [survivor_id, other_id]) {
    await along('summary.updated', await idsAbout(trx, 'summary', 'candidate', id));
  }
  await along('candidate.updated', [survivor_id]);
  await recordEvent(trx, 'candidate.unmerged', survivor_id, how.for_good ? { other_id } : WITH.merge);
  await recordEvents(trx, 'ranking.changed', [survivor_id, other_id]);
}
