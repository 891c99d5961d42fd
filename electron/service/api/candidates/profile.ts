import { pointRead } from '../../db/point_read.ts';
import type { Db } from '../../db/schema.ts';
import { indexCandidate } from '../../db/search.ts';
import type { ResumeDocument } from '../../intelligence/document.ts';
import { emptyProfile, type Profile } from '../../intelligence/profile.ts';
import { shownContact } from './contact.ts';
import type { ShownContact } from './contact.ts';
import { saveKeys } from './keys.ts';
import type { Contact } from './schema.ts';

const newestProfile = pointRead((db, candidate_id) =>
  db
    .selectFrom('attachments')
    .innerJoin('documents', 'documents.attachment_id', 'attachments.id')
    .select('documents.profile')
    .where('attachments.candidate_id', '=', candidate_id)
    .where('attachments.type', '=', 'resume')
    .where('documents.state', '=', 'READY')
    .where('documents.profile', 'is not', null)
    .orderBy('attachments.created_at', 'desc')
    .orderBy('attachments.id', 'desc')
    .limit(1),
);

const NOTHING = emptyProfile();

/** The structured resume of a candidate: newest readable attachment of type resume; null without one. */
export async function profileOf(db: Db, candidate_id: string): Promise<Profile | null> {
  const row = await newestProfile(db, candidate_id);
  // one that was read before a field existed has what this field is without being read
  return row === null || row.profile === null
    ? null
    : { ...NOTHING, ...(JSON.parse(row.profile) as Profile) };
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
  const { profile, shown } = known;
  const newest = profile?.work.find((entry) => entry.current) ?? profile?.work[0];
  await db
    .updateTable('candidates')
    .set({
      ...shown,
      links: JSON.stringify(shown.links),
      current_title: newest?.title ?? null,
      current_employer: newest?.employer ?? null,
      months_experience: profile?.totals.months_experience ?? null,
    })
    .where('id', '=', candidate_id)
    .execute();
  await saveKeys(db, candidate_id, known);
  await indexCandidate(db, candidate_id, shown.full_name, await searchableText(db, candidate_id, shown));
}

/** Makes the keys of a candidate anew, and nothing else. */
export async function renewKeys(db: Db, candidate_id: string): Promise<void> {
  const known = await knownOf(db, candidate_id);
  if (known !== null) await saveKeys(db, candidate_id, known);
}

/** What people and clients said, what was read, and what of it is shown; null for a candidate that is not there. */
async function knownOf(
  db: Db,
  candidate_id: string,
): Promise<{ profile: Profile | null; said: Contact[]; shown: ShownContact } | null> {
  const row = await db
    .selectFrom('candidates')
    .select(['full_name', 'overrides', 'given_fields'])
    .where('id', '=', candidate_id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const profile = await profileOf(db, candidate_id);
  const overrides = JSON.parse(row.overrides) as Contact;
  const given = JSON.parse(row.given_fields) as Contact;
  const shown = shownContact({ overrides, given, profile, stand_in_name: row.full_name });
  return { profile, said: [overrides, given], shown };
}

async function searchableText(db: Db, candidate_id: string, shown: ShownContact): Promise<string> {
  const rows = await db
    .selectFrom('attachments')
    .innerJoin('documents', 'documents.attachment_id', 'attachments.id')
    .select('documents.document')
    .where('attachments.candidate_id', '=', candidate_id)
    .where('documents.document', 'is not', null)
    .execute();
  const texts = rows.map(
    (row) => (JSON.parse(row.document ?? '{"text":""}') as Pick<ResumeDocument, 'text'>).text,
  );
  return [shown.email, shown.phone, shown.location, ...shown.links, ...texts]
    .filter((text) => text !== null)
    .join('\n');
}
