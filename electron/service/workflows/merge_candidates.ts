import { RECORDS, idsAbout, kindsAbout } from '../db/records.ts';
import type { Db } from '../db/schema.ts';
import { joinEdits } from '../intelligence/edits/join.ts';
import { dismiss, dismissedOf } from '../api/people/duplicates/store.ts';
import { automateCandidate } from './auto_evaluation.ts';
import type { EventType } from '../api/feeds/events/schema.ts';
import { WITH, recordEvent, recordEvents, type EventDetail } from '../api/feeds/events/store.ts';
import type { ShownContact, Contact } from '../api/contact.ts';
import { NO_EDITS, parseEdits, writeEdits } from '../api/profile_edits.ts';
import { saveEdits, removeCandidate, saveContactSources } from '../api/people/candidates/store.ts';
import type { CandidateRow } from '../api/people/candidates/store.ts';
import { setAppliedAt } from '../api/hiring/nominations/store.ts';
import { saidAsChosen } from './merged_contact.ts';
import type { Said } from './merged_contact.ts';
import type { MergeFields } from '../api/people/merges/schema.ts';
import { insertMerge } from '../api/people/merges/store.ts';
import { OWNED_TABLES, moveRows } from './merged_tables.ts';
import type { Moved, OwnedTable } from './merged_tables.ts';

/** All that is needed to make two records of one again. */
export type Snapshot = {
  readonly other: CandidateRow;
  readonly survivor: { readonly full_name: string; readonly before: Said; readonly after: Said };
  /** What people changed in the survivor's profile, as stored; not in merges from before there was such a thing. */
  readonly profile_edits?: { readonly before: string; readonly after: string };
  /** Whom somebody told apart: from the other before, and from the survivor since. */
  readonly dismissed?: { readonly of_other: readonly string[]; readonly added: readonly string[] };
  readonly tables: Readonly<Partial<Record<OwnedTable['name'], Moved>>>;
  /** Nominations of the survivor that took over the date of an application. */
  readonly applied: readonly {
    readonly id: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
};

/**
 * Makes two records of one person one: everything of the other becomes the survivor's, whose own answers
 * stay. Where both have what a candidate can have only once (a nomination for one job, the same tag, an
 * answer to one criterion) the survivor's stays and the other's is kept in the merge. A nomination that stays
 * takes over the earlier application of the two, and the spotlights of the other. Dates of change of what
 * moves stay: undo must restore them, and a file's date is what "present" in a resume means. In `fields` stands
 * whose contact a person chose; of changes in both profiles the survivor's win where they are about the same.
 * Call it inside a transaction, with two candidates that exist; `same` says what they have in common where nobody asked
 * for the merge, and `again` that it stood before.
 * @returns the id of the merge.
 */
export async function mergeCandidates(
  trx: Db,
  survivor: CandidateRow,
  other: CandidateRow,
  fields: MergeFields = {},
  same: string | null = null,
  again: EventDetail | null = null,
): Promise<string> {
  const tables: Partial<Record<OwnedTable['name'], Moved>> = {};
  for (const table of OWNED_TABLES) tables[table.name] = await moveRows(trx, table, other.id, survivor.id);
  const applied = await takeOverApplications(trx, tables.nominations);
  const dismissed = await takeOverDismissals(trx, survivor.id, other.id);
  await removeCandidate(trx, other.id);
  const before = saidOf(survivor);
  const after = saidAsChosen(
    { ...before, shown: shownOf(survivor) },
    { ...saidOf(other), shown: shownOf(other) },
    fields,
  );
  const profile_edits = {
    before: survivor.profile_edits,
    after: joinedEdits(survivor.profile_edits, other.profile_edits),
  };
  if (profile_edits.after !== profile_edits.before) await saveEdits(trx, survivor.id, profile_edits.after);
  await saveContactSources(trx, survivor.id, after);
  const snapshot: Snapshot = {
    other,
    survivor: { full_name: survivor.full_name, before, after },
    profile_edits,
    dismissed,
    tables,
    applied,
  };
  const merge_id = await insertMerge(trx, {
    survivor_id: survivor.id,
    other_id: other.id,
    snapshot: JSON.stringify(snapshot),
    same,
  });
  await automateCandidate(trx, survivor.id);
  await recordMerge(trx, snapshot, survivor.id, again);
  return merge_id;
}

/** What clients and people said, as a row holds it. */
export function saidOf(row: CandidateRow): Said {
  return {
    given: JSON.parse(row.given_fields) as Contact,
    overrides: JSON.parse(row.overrides) as Contact,
    source: row.source,
  };
}

function shownOf(row: CandidateRow): ShownContact {
  const { full_name, email, phone, location } = row;
  return { full_name, email, phone, location, links: JSON.parse(row.links) as string[] };
}

function joinedEdits(survivor: string, other: string): string {
  if (other === NO_EDITS) return survivor;
  const [own, theirs] = [parseEdits(survivor), parseEdits(other)];
  const labels = { ...theirs.labels, ...own.labels };
  return writeEdits(joinEdits(own.edits, theirs.edits), (name) => labels[name] ?? null);
}

/** Whoever is not the other is not the survivor, either. */
async function takeOverDismissals(
  trx: Db,
  survivor_id: string,
  other_id: string,
): Promise<NonNullable<Snapshot['dismissed']>> {
  const of_other = [...((await dismissedOf(trx, [other_id])).get(other_id) ?? [])].toSorted();
  const added: string[] = [];
  for (const id of of_other) if (id !== survivor_id && (await dismiss(trx, survivor_id, id))) added.push(id);
  return { of_other, added };
}

async function takeOverApplications(trx: Db, moved: Moved | undefined): Promise<Snapshot['applied']> {
  const applied: Snapshot['applied'][number][] = [];
  for (const { row, twin_id } of moved?.put_away ?? []) {
    const theirs = row['applied_at'];
    if (typeof theirs !== 'string') continue;
    const before = await setAppliedAt(trx, twin_id, (own) => (own === null || theirs < own ? theirs : own));
    if (before === null || theirs < before) applied.push({ id: twin_id, before, after: theirs });
  }
  return applied;
}

async function recordMerge(
  trx: Db,
  { tables, other }: Snapshot,
  survivor_id: string,
  again: EventDetail | null,
): Promise<void> {
  const along = async (type: EventType, ids: readonly string[]): Promise<void> =>
    recordEvents(trx, type, ids, WITH.merge);
  const { nominations } = tables;
  for (const kind of kindsAbout('candidate')) {
    if (kind === 'summary') continue;
    const of_kind = tables[RECORDS[kind].table];
    await along(`${kind}.updated`, [
      ...(of_kind?.moved ?? []),
      ...(kind === 'nomination' ? twins(nominations) : []),
    ]);
    await along(`${kind}.deleted`, gone(of_kind));
    if (kind !== 'nomination') continue;
    const spotlights = nominations?.pointed_on.filter(({ table }) => table === 'spotlights') ?? [];
    await along(
      'spotlight.updated',
      spotlights.map((row) => row.id),
    );
  }
  await along('summary.deleted', gone(tables.summaries));
  await along('summary.updated', await idsAbout(trx, 'summary', 'candidate', survivor_id));
  await along('candidate.deleted', [other.id]);
  await along('candidate.updated', [survivor_id]);
  await recordEvent(trx, 'candidate.merged', survivor_id, again ?? { other_id: other.id });
  await recordEvents(trx, 'ranking.changed', [survivor_id]);
}

function gone(of: Moved | undefined): string[] {
  return of?.put_away.map(({ row }) => String(row['id'])) ?? [];
}

/** Those that stayed in place of what is gone. */
function twins(of: Moved | undefined): string[] {
  return of?.put_away.map(({ twin_id }) => twin_id) ?? [];
}
