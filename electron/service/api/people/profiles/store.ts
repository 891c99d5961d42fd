import { dialectOf } from '#service/db/dialect.ts';
import type { Db } from '#service/db/schema.ts';
import { emptyProfile, type Profile } from '#service/intelligence/profile.ts';
import { readContent } from '../../intake/readings/store.ts';
import { parseEdits, needsText, withEdits, type StoredEdits } from '../../profile_edits.ts';
import type { ShownContact } from '../../contact.ts';
import type { ProfileRecord } from './schema.ts';
import { pointRead } from '../../../db/point_read.ts';
import type { ResumeDocument } from '../../../intelligence/document.ts';

/** A candidate's profile with its parts; null for a candidate that is not there. */
export async function findProfileRecord(db: Db, candidate_id: string): Promise<ProfileRecord | null> {
  const parts = await profilePartsOf(db, candidate_id);
  if (parts === null) return null;
  const { attachment_id, read, stored, received, text } = parts;
  return { attachment_id, read, edits: stored.edits, profile: withEdits(read, stored, received, text) };
}

type Shown = ShownContact & { readonly id: string; readonly profile: Profile | null };

/** What a profile is exported from: name and contact as they are shown, and the text its spans point into. */
export async function exportedProfile(
  db: Db,
  { id, full_name, email, phone, location, links, profile }: Shown,
): Promise<{ profile: Profile; text: string | null }> {
  const parts = await profilePartsOf(db, id);
  const content =
    parts === null || parts.attachment_id === null ? null : await readContent(db, parts.attachment_id);
  const read = profile ?? emptyProfile();
  return {
    text: content?.document.text ?? null,
    profile: {
      ...read,
      name: full_name,
      emails: first(email, read.emails),
      phones: first(phone, read.phones),
      links,
      location: placeOf(location, read.location),
    },
  };
}

/** What is shown comes first; where a person says that there is none, there is none. */
function first(shown: string | null, all: readonly string[]): string[] {
  return shown === null ? [] : [shown, ...all.filter((other) => other !== shown)];
}

function placeOf(shown: string | null, read: Profile['location']): Profile['location'] {
  if (shown === null || shown === read?.raw) return shown === null ? null : read;
  return { raw: shown, city: null, region: null, country: null };
}

export const newestReading = pointRead((db, candidate_id) =>
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

/** What was read of a candidate's resumes before the newest one, newest first. */
export async function olderProfiles(db: Db, candidate_id: string): Promise<Profile[]> {
  const rows = await db
    .selectFrom('attachments')
    .innerJoin('documents', 'documents.attachment_id', 'attachments.id')
    .select('documents.profile')
    .where('attachments.candidate_id', '=', candidate_id)
    .where('attachments.type', '=', 'resume')
    .where('documents.state', '=', 'READY')
    .where('documents.profile', 'is not', null)
    .orderBy('attachments.created_at', 'desc')
    .orderBy('attachments.id', 'desc')
    .offset(1)
    .limit(MAX_OLDER)
    .execute();
  return rows.map(({ profile }) => parseProfile(profile ?? '{}'));
}

/** Somebody whose resume came a hundred times is known by the newest. */
const MAX_OLDER = 20;

const editsById = pointRead((db, id) =>
  db.selectFrom('candidates').select(['profile_edits', 'created_at']).where('id', '=', id),
);

/** The text of a reading, without all that stands around it. */
const textById = pointRead((db, attachment_id) =>
  db
    .selectFrom('documents')
    .select(dialectOf(db).jsonText('document', ['text']).as('text'))
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
async function profilePartsOf(db: Db, candidate_id: string): Promise<ProfileParts | null> {
  const [row, reading] = await Promise.all([editsById(db, candidate_id), newestReading(db, candidate_id)]);
  if (row === null) return null;
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

/** The words a candidate is found by beside name and contact: those of their files, and those people entered. */
export async function searchedText(db: Db, candidate_id: string): Promise<string> {
  return [...(await textsOf(db, candidate_id)), ...enteredWords(await profileOf(db, candidate_id))].join(
    '\n',
  );
}

export async function textsOf(db: Db, candidate_id: string): Promise<string[]> {
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
export function enteredWords(profile: Profile | null): string[] {
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
