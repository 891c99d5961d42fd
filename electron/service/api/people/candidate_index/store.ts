import { sql } from 'kysely';
import { pointRead } from '../../../db/point_read.ts';
import type { Db } from '../../../db/schema.ts';
import { indexCandidate } from '../../../db/search.ts';
import { forgetBlindAnswers } from '../../screening/evaluations/blind_answers.ts';
import type { ResumeDocument } from '../../../intelligence/document.ts';
import { emptyProfile, type Profile } from '../../../intelligence/profile.ts';
import { shownContact } from '../../contact.ts';
import { embedWithoutIdentity } from './embedded.ts';
import { needsText, parseEdits, withEdits, type StoredEdits } from '../../profile_edits.ts';
import type { ShownContact } from '../../contact.ts';
import { nameFromFile } from '../candidates/file_names.ts';
import { saveKeys } from './keys.ts';
import type { Contact } from '../candidates/schema.ts';

const newestReading = pointRead((db, candidate_id) =>
  db
    .selectFrom('attachments')
    .innerJoin('documents', 'documents.attachment_id', 'attachments.id')
    .select(['attachments.id', 'attachments.modified_at', 'documents.profile'])
    .where('attachments.candidate_id', '=', candidate_id)
    .where('attachments.type', '=', 'resume')
    .where('documents.state', '=', 'READY')
    .where('documents.profile', 'is not', null)
    .orderBy('attachments.created_at', 'desc')
    .orderBy('attachments.id', 'desc')
    .limit(1),
);

/** The newest resume of a candidate, read or not. */
const newestResume = pointRead((db, candidate_id) =>
  db
    .selectFrom('attachments')
    .select('file_name')
    .where('candidate_id', '=', candidate_id)
    .where('type', '=', 'resume')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);

const editsById = pointRead((db, id) =>
  db.selectFrom('candidates').select(['profile_edits', 'created_at']).where('id', '=', id),
);

/** The text of a reading, without all that stands around it. */
const textById = pointRead((db, attachment_id) =>
  db
    .selectFrom('documents')
    .select(sql<string | null>`document ->> '$.text'`.as('text'))
    .where('attachment_id', '=', attachment_id),
);

const NOTHING = emptyProfile();

/** A profile as it was stored; one that was read before a field existed has what this field is without being read. */
export function parseProfile(json: string): Profile {
  return { ...NOTHING, ...(JSON.parse(json) as Profile) };
}

/** What makes up the profile of a candidate. */
export type ProfileParts = {
  /** The newest readable attachment of type resume, and what was read from it; null without one. */
  readonly attachment_id: string | null;
  readonly read: Profile | null;
  readonly stored: StoredEdits;
  /** Month of that attachment, or of the candidate, YYYY-MM: what "present" means. */
  readonly received: string;
  /** The text of that attachment where the edits need it, else null. */
  readonly text: string | null;
};

/** The parts of a candidate's profile; null for a candidate that is not there. */
export async function profilePartsOf(db: Db, candidate_id: string): Promise<ProfileParts | null> {
  const row = await editsById(db, candidate_id);
  if (row === null) return null;
  const reading = await newestReading(db, candidate_id);
  const stored = parseEdits(row.profile_edits);
  return {
    attachment_id: reading?.id ?? null,
    read: reading === null || reading.profile === null ? null : parseProfile(reading.profile),
    stored,
    text: reading !== null && needsText(stored) ? ((await textById(db, reading.id))?.text ?? null) : null,
    received: (reading?.modified_at ?? row.created_at).slice(0, 7),
  };
}

/**
 * The structured resume of a candidate: newest readable attachment of type resume, with what people changed in it;
 * null where there is neither.
 */
export async function profileOf(db: Db, candidate_id: string): Promise<Profile | null> {
  const parts = await profilePartsOf(db, candidate_id);
  return parts === null ? null : withEdits(parts.read, parts.stored, parts.received, parts.text);
}

/**
 * Brings a candidate up to date with what was read and entered: contact fields that nobody gave, the columns
 * for tables, the words index, the keys of duplicates. Call it in the transaction of every change of the
 * candidate, of one of its attachments, or of what was read from one. A candidate that does not exist is left
 * alone.
 */
export async function applyProfile(db: Db, candidate_id: string): Promise<void> {
  const known = await knownOf(db, candidate_id);
  if (known === null) return;
  const { profile, shown, name_from_file } = known;
  const newest = profile?.work.find((entry) => entry.current) ?? profile?.work[0];
  await db
    .updateTable('candidates')
    .set({
      ...shown,
      links: JSON.stringify(shown.links),
      current_title: newest?.title ?? null,
      current_employer: newest?.employer ?? null,
      months_experience: profile?.totals.months_experience ?? null,
      name_from_file,
    })
    .where('id', '=', candidate_id)
    .execute();
  await saveKeys(db, candidate_id, known);
  const text = await searchableText(db, candidate_id, shown);
  await forgetBlindAnswers(db, candidate_id);
  await indexCandidate(db, candidate_id, shown.full_name, [text, ...enteredWords(profile)].join('\n'));
  await embedWithoutIdentity(db, candidate_id);
}

/** Makes the keys of a candidate anew, and where rules have changed how their name is shown, that as well. */
export async function renewKeys(db: Db, candidate_id: string): Promise<void> {
  const known = await knownOf(db, candidate_id);
  if (known === null) return;
  if (known.shown.full_name === known.stood_name) await saveKeys(db, candidate_id, known);
  else await applyProfile(db, candidate_id);
}

/** What people and clients said, what was read, and what of it is shown; null for a candidate that is not there. */
async function knownOf(
  db: Db,
  candidate_id: string,
): Promise<{
  profile: Profile | null;
  said: Contact[];
  shown: ShownContact;
  /** 1 where the name shown is the file's, because nobody and no resume told one. */
  name_from_file: 0 | 1;
  /** The name as it has been shown up to now. */
  stood_name: string;
} | null> {
  const row = await db
    .selectFrom('candidates')
    .select(['full_name', 'name_from_file', 'overrides', 'given_fields'])
    .where('id', '=', candidate_id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const profile = await profileOf(db, candidate_id);
  const overrides = JSON.parse(row.overrides) as Contact;
  const given = JSON.parse(row.given_fields) as Contact;
  const is_told = (overrides.full_name ?? given.full_name ?? profile?.name ?? null) !== null;
  const file = is_told ? null : await newestResume(db, candidate_id);
  // What an earlier reading took for the name is no stand-in for it.
  const stand_in_name = typeof file?.file_name === 'string' ? nameFromFile(file.file_name) : row.full_name;
  const shown = shownContact({ overrides, given, profile, stand_in_name });
  const from_file = !is_told && (file !== null || row.name_from_file === 1);
  return {
    profile,
    said: [overrides, given],
    shown,
    name_from_file: from_file ? 1 : 0,
    stood_name: row.full_name,
  };
}

/** The words a candidate is found by beside name and contact: those of their files, and those people entered. */
export async function searchedText(db: Db, candidate_id: string): Promise<string> {
  return [...(await textsOf(db, candidate_id)), ...enteredWords(await profileOf(db, candidate_id))].join(
    '\n',
  );
}

async function searchableText(db: Db, candidate_id: string, shown: ShownContact): Promise<string> {
  const texts = await textsOf(db, candidate_id);
  return [shown.email, shown.phone, shown.location, ...shown.links, ...texts]
    .filter((text) => text !== null)
    .join('\n');
}

async function textsOf(db: Db, candidate_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('attachments')
    .innerJoin('documents', 'documents.attachment_id', 'attachments.id')
    .select('documents.document')
    .where('attachments.candidate_id', '=', candidate_id)
    .where('documents.document', 'is not', null)
    .execute();
  return rows.map((row) => (JSON.parse(row.document ?? '{"text":""}') as Pick<ResumeDocument, 'text'>).text);
}

/** What of a profile may stand in no file: entries a person changed or added, to be found by, too. */
function enteredWords(profile: Profile | null): string[] {
  if (profile === null || profile.edited.length === 0) return [];
  const { work, education, skills, certifications, headline, summary } = profile;
  return [
    headline,
    summary?.text,
    ...work.flatMap(({ title, employer }) => [title, employer]),
    ...education.flatMap(({ school, degree, field }) => [school, degree, field]),
    ...skills.map(({ name }) => name),
    ...certifications.map(({ name }) => name),
  ].filter((words) => typeof words === 'string');
}
