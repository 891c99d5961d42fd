import { idsAbout } from '../db/records.ts';
import { exists } from '../db/rows.ts';
import type { Db } from '../db/schema.ts';
import { attachmentsOf } from '../api/intake/attachments/store.ts';
import { removeCandidateTag } from '../api/people/candidate_tags/store.ts';
import { deleteCandidate } from './delete_candidate.ts';
import type { Contact } from '../api/contact.ts';
import { findCandidateRow, saveContactSources } from '../api/people/candidates/store.ts';
import { recordEvent, recordEvents } from '../api/feeds/events/store.ts';
import { isSurvivor } from '../api/people/merges/store.ts';
import { findNomination, removeNomination } from '../api/hiring/nominations/store.ts';
import { findNote, removeNote } from '../api/people/notes/store.ts';
import { spotlightIdsOf } from '../api/hiring/spotlights/store.ts';
import { removeValues, untouchedValues } from '../api/settings/custom_field_values/store.ts';
import { dependentsOfTag, removeTag } from '../api/people/tags/store.ts';
import { WITH_TABLE, type Made } from './import_rows.ts';
import { setOutcome, type OutcomeRow } from '../api/intake/candidate_tables/store.ts';

/** Takes rows back: candidates that nobody has worked with since are deleted, others stay as they are. */
export async function undoImportRows(trx: Db, rows: readonly OutcomeRow[]): Promise<void> {
  for (const row of rows) {
    const gone = row.outcome === 'created' ? await removeCreated(trx, row) : await restoreFilled(trx, row);
    await removeTags(trx, madeOf(row).tag_ids);
    await setOutcome(trx, row, gone ? 'removed' : 'kept');
  }
}

function madeOf(row: OutcomeRow): Made {
  return JSON.parse(row.made ?? '{}') as Made;
}

async function removeCreated(trx: Db, row: OutcomeRow): Promise<boolean> {
  const id = row.candidate_id ?? '';
  const candidate = await findCandidateRow(trx, id);
  if (candidate === null) return true; // a person did it already
  const made = madeOf(row);
  if (candidate.modified_at !== made.modified_at || (await isWorkedWith(trx, id, made))) return false;
  // without attachments there are no files to remove
  await deleteCandidate(trx, id, null, { keeps_sheets: true });
  return true;
}

async function isWorkedWith(trx: Db, candidate_id: string, made: Made): Promise<boolean> {
  if ((await attachmentsOf(trx, candidate_id)).length > 0) return true;
  if (await isSurvivor(trx, candidate_id)) return true;
  const nominations = await idsAbout(trx, 'nomination', 'candidate', candidate_id);
  if (nominations.some((id) => id !== made.nomination_id)) return true;
  if (await isNominationChanged(trx, made.nomination_id)) return true;
  if ((await spotlightIdsOf(trx, { candidate_id })).length > 0) return true;
  const tags = await idsAbout(trx, 'candidate_tag', 'candidate', candidate_id);
  if (tags.some((id) => !made.candidate_tag_ids.includes(id))) return true;
  const notes = await idsAbout(trx, 'note', 'candidate', candidate_id);
  if (notes.some((id) => id !== made.note_id) || (await isNoteChanged(trx, made.note_id))) return true;
  for (const said of ['availability_fact', 'call_answer'] as const) {
    if ((await idsAbout(trx, said, 'candidate', candidate_id)).length > 0) return true;
  }
  const values = await idsAbout(trx, 'custom_field_value', 'candidate', candidate_id);
  const untouched = await untouchedValues(trx, made.custom_value_ids ?? []);
  if (values.some((id) => !untouched.includes(id))) return true;
  if ((await idsAbout(trx, 'letter', 'candidate', candidate_id)).length > 0) return true;
  return exists(
    trx.selectFrom('evaluation_overrides').select('candidate_id').where('candidate_id', '=', candidate_id),
  );
}

async function isNominationChanged(trx: Db, id: string | null): Promise<boolean> {
  if (id === null) return false;
  const nomination = await findNomination(trx, { id });
  return nomination !== null && nomination.modified_at !== nomination.created_at;
}

async function isNoteChanged(trx: Db, id: string | null): Promise<boolean> {
  if (id === null) return false;
  const note = await findNote(trx, id);
  return note !== null && note.modified_at !== note.created_at;
}

/** Takes from an existing candidate what a row gave them. */
async function restoreFilled(trx: Db, row: OutcomeRow): Promise<boolean> {
  const id = row.candidate_id ?? '';
  const candidate = await findCandidateRow(trx, id);
  if (candidate === null) return true;
  const made = madeOf(row);
  const { before } = made;
  const unchanged = candidate.modified_at === made.modified_at;
  if (before !== null && unchanged) {
    await saveContactSources(trx, id, {
      given: JSON.parse(before.given) as Contact,
      overrides: JSON.parse(before.overrides) as Contact,
      source: before.source,
    });
    await recordEvent(trx, 'candidate.updated', id, WITH_TABLE);
  }
  const links = await idsAbout(trx, 'candidate_tag', 'candidate', id);
  for (const link of made.candidate_tag_ids.filter((one) => links.includes(one))) {
    await recordEvent(trx, 'candidate_tag.deleted', link, WITH_TABLE);
    await removeCandidateTag(trx, link);
  }
  if (made.note_id !== null && (await findNote(trx, made.note_id)) !== null) {
    if (!(await isNoteChanged(trx, made.note_id))) {
      await recordEvent(trx, 'note.deleted', made.note_id, WITH_TABLE);
      await removeNote(trx, made.note_id);
    }
  }
  const values = await untouchedValues(trx, made.custom_value_ids ?? []);
  await recordEvents(trx, 'custom_field_value.deleted', values, WITH_TABLE);
  await removeValues(trx, values);
  const nominations = await idsAbout(trx, 'nomination', 'candidate', id);
  if (made.nomination_id !== null && nominations.includes(made.nomination_id)) {
    if (await isNominationChanged(trx, made.nomination_id)) return false;
    await recordEvent(trx, 'nomination.deleted', made.nomination_id, WITH_TABLE);
    await removeNomination(trx, made.nomination_id);
  }
  return before === null || unchanged;
}

/** Tags the table brought and nobody uses. */
async function removeTags(trx: Db, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const used = await dependentsOfTag(trx, id);
    if (Object.values(used).some((of) => of.length > 0)) continue;
    await recordEvent(trx, 'tag.deleted', id, WITH_TABLE);
    await removeTag(trx, id);
  }
}
