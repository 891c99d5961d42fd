import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { pointRead } from '../../../db/point_read.ts';
import { unindexCandidate } from '../../../db/search.ts';
import { firstRow, updateById } from '../../../db/rows.ts';
import type { Database, Db } from '../../../db/schema.ts';
import { newId, timestamp } from '../../../ids.ts';
import type { RecordRef } from '../../fields.ts';
import { sortedPage } from '../../paging.ts';
import type { Page } from '../../paging.ts';
import { narrowed } from '../candidate_search/store.ts';
import { shownContact } from '../../contact.ts';
import { givenAfter, givenOf, overridesAfter } from './contact.ts';
import { applyProfile } from '../candidate_index/store.ts';
import { profileOf } from '../profiles/store.ts';
import type {
  Candidate,
  CandidateChanges,
  CandidateInput,
  CandidateListItem,
  CandidateQuery,
  CandidateReplacement,
} from './schema.ts';
import type { Contact } from '../../contact.ts';
import { NO_EDITS, writeEdits } from '../../profile_edits.ts';
import { normalizedEdits } from '../../../intelligence/edits/normalize.ts';
import type { ProfileEdits } from '../../../intelligence/profile_edits.ts';

export type CandidateRow = Selectable<Database['candidates']>;

type Row = Omit<CandidateRow, 'given_fields' | 'profile_edits'>;

const SHOWN = [
  'id',
  'remote_id',
  'full_name',
  'email',
  'phone',
  'location',
  'links',
  'source',
  'overrides',
  'current_title',
  'current_employer',
  'months_experience',
  'name_from_file',
  'created_at',
  'modified_at',
] as const;

function toItem(row: Row): CandidateListItem {
  return {
    ...row,
    links: JSON.parse(row.links) as string[],
    name_from_file: row.name_from_file === 1,
    overrides: JSON.parse(row.overrides) as Contact,
  };
}

/**
 * Newest first. Filters narrow each other down; a `q` without any word finds nobody. `only`: no other candidates than
 * these, null for all.
 */
export async function listCandidates(
  db: Db,
  query: z.output<typeof CandidateQuery>,
  only: readonly string[] | null = null,
): Promise<Page<CandidateListItem>> {
  const { q, job_id, stage_id, tag_id, ids, remote_id } = query;
  let matching = narrowed(db, db.selectFrom('candidates'), {
    q,
    only,
    tag_ids: tag_id === undefined ? [] : [tag_id],
    job_id,
    stage_id,
  });
  if (ids !== undefined) matching = matching.where('id', 'in', ids);
  if (remote_id !== undefined) matching = matching.where('remote_id', '=', remote_id);
  const found = await sortedPage(matching, query, { columns: SHOWN });
  const page = { ...found, rows: found.rows.map(toItem) };
  if (query.include === undefined) return page;
  for (const item of page.rows) item.profile = await profileOf(db, item.id);
  return page;
}

const shownById = pointRead((db, id) => db.selectFrom('candidates').select(SHOWN).where('id', '=', id));

export async function findCandidate(db: Db, id: string): Promise<Candidate | null> {
  const [row, profile] = await Promise.all([shownById(db, id), profileOf(db, id)]);
  return row === null ? null : { ...toItem(row), profile };
}

/** A candidate by their id or remote_id; null when there is none. */
export async function findCandidateBy(db: Db, ref: RecordRef): Promise<Candidate | null> {
  const id = ref.id ?? (await candidateWithRemoteId(db, ref.remote_id));
  return id === null ? null : findCandidate(db, id);
}

const idById = pointRead((db, id) => db.selectFrom('candidates').select('id').where('id', '=', id));

export async function candidateExists(db: Db, id: string): Promise<boolean> {
  return (await idById(db, id)) !== null;
}

/** The id of the candidate with this remote_id. */
export async function candidateWithRemoteId(db: Db, remote_id: string): Promise<string | null> {
  return firstRow(
    db.selectFrom('candidates').select('id').where('remote_id', '=', remote_id),
    (row) => row.id,
  );
}

/**
 * Adds a candidate. Without a full_name (an attachment will supply it) `stand_in_name`, the name of its file, is shown
 * until the attachment was read; without a remote_id the candidate's own id stands in.
 */
export async function insertCandidate(
  db: Db,
  input: Omit<CandidateInput, 'full_name'> & { readonly full_name?: string },
  stand_in_name: string | null = null,
): Promise<string> {
  const id = newId();
  const now = timestamp();
  const given = givenOf(input);
  const overrides = overridesAfter({}, input.overrides);
  const shown = shownContact({
    overrides,
    given,
    profile: null,
    stand_in_name: stand_in_name ?? 'Unnamed candidate',
  });
  await db
    .insertInto('candidates')
    .values({
      id,
      remote_id: input.remote_id ?? id,
      ...shown,
      links: JSON.stringify(shown.links),
      source: input.source ?? null,
      overrides: JSON.stringify(overrides),
      given_fields: JSON.stringify(given),
      name_from_file: stand_in_name !== null && shown.full_name === stand_in_name ? 1 : 0,
      created_at: now,
      modified_at: now,
    })
    .execute();
  await applyProfile(db, id);
  return id;
}

/** Replaces what is said of a candidate. Tells whether that changed anything. */
export async function replaceCandidate(db: Db, id: string, input: CandidateReplacement): Promise<boolean> {
  return saveIfNew(db, id, await said(db, id), {
    given: givenOf(input),
    overrides: overridesAfter({}, input.overrides),
    source: input.source ?? null,
  });
}

/** Sets the fields that are there. Tells whether that changed anything. */
export async function changeCandidate(db: Db, id: string, changes: CandidateChanges): Promise<boolean> {
  const before = await said(db, id);
  return saveIfNew(db, id, before, {
    given: givenAfter(before.given, changes),
    overrides: overridesAfter(before.overrides, changes.overrides),
    source: changes.source === undefined ? before.source : changes.source,
  });
}

/** What clients and people said of a candidate. */
type Said = { readonly given: Contact; readonly overrides: Contact; readonly source: string | null };

async function said(db: Db, id: string): Promise<Said> {
  const { given_fields, overrides, source } = await db
    .selectFrom('candidates')
    .select(['overrides', 'given_fields', 'source'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    given: JSON.parse(given_fields) as Contact,
    overrides: JSON.parse(overrides) as Contact,
    source,
  };
}

async function saveIfNew(db: Db, id: string, before: Said, after: Said): Promise<boolean> {
  // as it is stored: what is undefined is not
  if (isDeepStrictEqual(before, JSON.parse(JSON.stringify(after)))) return false;
  await saveContactSources(db, id, after);
  return true;
}

/** Removes a candidate and, by cascade, everything of theirs but the files. */
export async function removeCandidate(db: Db, id: string): Promise<void> {
  await unindexCandidate(db, id);
  await db.deleteFrom('candidates').where('id', '=', id).execute();
}

/** The whole row, with what is not shown; null when there is none. */
export async function findCandidateRow(db: Db, id: string): Promise<CandidateRow | null> {
  return firstRow(db.selectFrom('candidates').selectAll().where('id', '=', id));
}

/** Puts a row back that findCandidateRow gave. Their attachments come back first, or applyProfile afterwards. */
export async function restoreCandidate(db: Db, row: CandidateRow): Promise<void> {
  await db.insertInto('candidates').values(row).execute();
}

/** What is shown for a name while nobody said and no resume tells one. */
export async function setStandInName(db: Db, id: string, full_name: string): Promise<void> {
  await updateById(db, 'candidates', id, { full_name });
}

/** Sets what clients and people said of a candidate, and brings what is shown up to date. */
export async function saveContactSources(
  db: Db,
  id: string,
  { given, overrides, source }: Said,
): Promise<void> {
  await updateById(db, 'candidates', id, {
    given_fields: JSON.stringify(given),
    overrides: JSON.stringify(overrides),
    source,
    modified_at: timestamp(),
  });
  await applyProfile(db, id);
}

/** Sets what people changed in a profile, as writeEdits writes it. applyProfile comes after it. */
export async function saveEdits(db: Db, id: string, profile_edits: string): Promise<void> {
  await updateById(db, 'candidates', id, { profile_edits, modified_at: timestamp() });
}

/** What people changed in a profile; null for a candidate that is not there. */
export async function editsOf(db: Db, id: string): Promise<string | null> {
  return firstRow(
    db.selectFrom('candidates').select('profile_edits').where('id', '=', id),
    (row) => row.profile_edits,
  );
}

/** Candidates in whose profile people changed something. */
export async function editedCandidates(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('candidates')
    .select('id')
    .where('profile_edits', '!=', NO_EDITS)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Puts these edits in the place of those there are. applyProfile comes after it. */
export async function replaceEdits(
  db: Db,
  candidate_id: string,
  edits: ProfileEdits,
  labelOf: (name: string) => string | null,
): Promise<void> {
  await saveEdits(db, candidate_id, writeEdits(normalizedEdits(edits), labelOf));
}
