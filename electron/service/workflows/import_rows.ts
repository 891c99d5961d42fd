import type { Db } from '../db/schema.ts';
import { timestamp } from '../ids.ts';
import type { TablePerson } from '../intelligence/tables/person.ts';
import { insertCandidateTag, sameCandidateTag } from '../api/people/candidate_tags/store.ts';
import type { CandidateChanges } from '../api/people/candidates/schema.ts';
import { changeCandidate, findCandidateRow, insertCandidate } from '../api/people/candidates/store.ts';
import { checkValues, valuesByField } from '../api/settings/custom_field_values/store.ts';
import { automateNomination } from './auto_evaluation.ts';
import { recordEvent } from '../api/feeds/events/store.ts';
import { findNominationOf, insertNomination } from '../api/hiring/nominations/store.ts';
import { insertNote } from '../api/people/notes/store.ts';
import { insertTag } from '../api/people/tags/store.ts';
import type { RowPlan } from '../api/intake/candidate_tables/store.ts';
import { insertOutcomes } from '../api/intake/candidate_tables/store.ts';
import { saveCustomValues } from './save_custom_values.ts';

/** What a row made, so that it can be taken back as long as nobody has worked with it. */
export type Made = {
  /** Of the candidate when the row was done. */
  readonly modified_at: string;
  readonly nomination_id: string | null;
  readonly candidate_tag_ids: readonly string[];
  /** Tags that nobody had before. */
  readonly tag_ids: readonly string[];
  readonly note_id: string | null;
  /** Values of own fields; not in tables from before there were any. */
  readonly custom_value_ids?: readonly string[];
  /** Of a filled candidate: what was said of them before; null when nothing was changed. */
  readonly before: {
    readonly given: string;
    readonly overrides: string;
    readonly source: string | null;
  } | null;
};

/** Why the events of these records: a table was brought in. */
export const WITH_TABLE = { with: 'candidate_table' } as const;

/** Where a table's people are nominated; null for no job. */
export type Nominated = { readonly job_id: string; readonly stage_id: string } | null;

/** Brings some rows of a table in, in one transaction. */
export async function importRows(
  trx: Db,
  table_id: string,
  rows: readonly RowPlan[],
  nominated: Nominated,
): Promise<void> {
  const tags = new Map<string, { id: string; is_new: boolean }>();
  const outcomes: Parameters<typeof insertOutcomes>[1][number][] = [];
  for (const one of rows) {
    const { row, reason, person } = one;
    if (one.outcome === 'create') {
      const id = await create(trx, person);
      const made = await addTo(trx, id, person, { tags, nominated, before: null });
      outcomes.push({
        table_id,
        row,
        outcome: 'created',
        reason,
        candidate_id: id,
        made: JSON.stringify(made),
      });
    } else if (one.outcome === 'fill' && one.candidate_id !== null) {
      const id = one.candidate_id;
      const before = await fill(trx, id, person);
      const made = await addTo(trx, id, person, { tags, nominated, before });
      outcomes.push({
        table_id,
        row,
        outcome: 'filled',
        reason,
        candidate_id: id,
        made: JSON.stringify(made),
      });
    } else {
      const outcome = one.outcome === 'not_taken' ? 'not_taken' : 'known';
      const made = one.same_row === null ? null : JSON.stringify({ same_row: one.same_row });
      outcomes.push({ table_id, row, outcome, reason, candidate_id: one.candidate_id, made });
    }
  }
  await insertOutcomes(trx, outcomes);
}

async function create(trx: Db, person: TablePerson): Promise<string> {
  const { full_name, email, phone, location, links, source, remote_id } = person;
  const id = await insertCandidate(trx, {
    full_name,
    email,
    phone,
    location,
    source,
    ...(links.length > 0 ? { links: [...links] } : {}),
    ...(remote_id === null ? {} : { remote_id }),
  });
  await recordEvent(trx, 'candidate.created', id, WITH_TABLE);
  return id;
}

/** Gives an existing candidate what nobody said of them yet. @returns what was said before. */
async function fill(trx: Db, id: string, person: TablePerson): Promise<Made['before']> {
  const row = await findCandidateRow(trx, id);
  if (row === null) return null;
  const changes: CandidateChanges = {};
  if (row.email === null && person.email !== null) changes.email = person.email;
  if (row.phone === null && person.phone !== null) changes.phone = person.phone;
  if (row.location === null && person.location !== null) changes.location = person.location;
  if (row.source === null && person.source !== null) changes.source = person.source;
  if ((JSON.parse(row.links) as string[]).length === 0 && person.links.length > 0) {
    changes.links = [...person.links];
  }
  if (Object.keys(changes).length === 0) return null;
  await changeCandidate(trx, id, changes);
  await recordEvent(trx, 'candidate.updated', id, WITH_TABLE);
  return { given: row.given_fields, overrides: row.overrides, source: row.source };
}

async function addTo(
  trx: Db,
  candidate_id: string,
  person: TablePerson,
  {
    tags,
    nominated,
    before,
  }: {
    tags: Map<string, { id: string; is_new: boolean }>;
    nominated: Nominated;
    before: Made['before'];
  },
): Promise<Made> {
  const candidate_tag_ids: string[] = [];
  const tag_ids: string[] = [];
  for (const name of person.tags) {
    const tag = tags.get(name.toLowerCase()) ?? (await tagNamed(trx, name));
    if (tag.is_new) tag_ids.push(tag.id);
    tags.set(name.toLowerCase(), { ...tag, is_new: false });
    const link = { candidate_id, tag_id: tag.id, creation_method: 'selected_by_organization' as const };
    if ((await sameCandidateTag(trx, link)) !== null) continue;
    const link_id = await insertCandidateTag(trx, link);
    await recordEvent(trx, 'candidate_tag.created', link_id, WITH_TABLE);
    candidate_tag_ids.push(link_id);
  }
  let note_id: string | null = null;
  if (person.note !== null) {
    note_id = await insertNote(trx, { candidate_id, job_id: null, text: person.note });
    await recordEvent(trx, 'note.created', note_id, WITH_TABLE);
  }
  const custom_value_ids = await fillOwn(trx, candidate_id, person.custom_fields);
  const nomination_id = nominated === null ? null : await nominate(trx, candidate_id, nominated);
  const row = await findCandidateRow(trx, candidate_id);
  return {
    modified_at: row?.modified_at ?? '',
    nomination_id,
    candidate_tag_ids,
    tag_ids,
    note_id,
    custom_value_ids,
    before,
  };
}

/** Fills own fields that are empty. @returns ids of the new values. */
async function fillOwn(
  trx: Db,
  candidate_id: string,
  sent: TablePerson['custom_fields'],
): Promise<readonly string[]> {
  if (Object.keys(sent).length === 0) return [];
  const known = await valuesByField(trx, 'candidate', candidate_id);
  const empty = Object.entries(sent).filter(([field_id]) => known[field_id] === undefined);
  // a field that somebody deleted or changed meanwhile takes nothing
  const { stored } = await checkValues(trx, 'candidate', { values: Object.fromEntries(empty) });
  const made = await saveCustomValues(trx, 'candidate', candidate_id, stored, WITH_TABLE);
  return made.map(({ id }) => id);
}

/** A tag of this name in any writing, a standard one first; else a new one of the organization's own. */
async function tagNamed(trx: Db, name: string): Promise<{ id: string; is_new: boolean }> {
  const tags = await trx
    .selectFrom('tags')
    .select(['id', 'name'])
    .orderBy('is_standardized', 'desc')
    .orderBy('id')
    .execute();
  // compared here: SQLite knows the small form of ASCII letters alone
  const known = tags.find((tag) => tag.name.toLowerCase() === name.toLowerCase());
  if (known !== undefined) return { id: known.id, is_new: false };
  const id = await insertTag(trx, { tag_type: 'specialty_name', is_standardized: false, name });
  await recordEvent(trx, 'tag.created', id, WITH_TABLE);
  return { id, is_new: true };
}

/** @returns the id of the new nomination; null where there was one. */
async function nominate(
  trx: Db,
  candidate_id: string,
  { job_id, stage_id }: NonNullable<Nominated>,
): Promise<string | null> {
  if ((await findNominationOf(trx, { job_id, candidate_id })) !== null) return null;
  const id = await insertNomination(trx, {
    job_id,
    candidate_id,
    current_nomination_stage_id: stage_id,
    applied_at: timestamp(),
  });
  await recordEvent(trx, 'nomination.created', id, WITH_TABLE);
  await automateNomination(trx, job_id, candidate_id);
  return id;
}
