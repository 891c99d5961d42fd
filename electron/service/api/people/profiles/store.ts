import type { Db } from '#service/db/schema.ts';
import { settledEdits } from '#service/intelligence/edits/settle.ts';
import { emptyProfile, type Profile } from '#service/intelligence/profile.ts';
import type { ProfileEdits } from '#service/intelligence/profile_edits.ts';
import { readContent } from '../../intake/readings/store.ts';
import { withEdits, writeEdits } from '../../profile_edits.ts';
import { saveEdits } from '../candidates/edits_store.ts';
import { profilePartsOf } from '../candidate_index/store.ts';
import type { Candidate } from '../candidates/schema.ts';
import type { ProfileRecord } from './schema.ts';

/** A candidate's profile with its parts; null for a candidate that is not there. */
export async function findProfileRecord(db: Db, candidate_id: string): Promise<ProfileRecord | null> {
  const parts = await profilePartsOf(db, candidate_id);
  if (parts === null) return null;
  const { attachment_id, read, stored, received, text } = parts;
  return { attachment_id, read, edits: stored.edits, profile: withEdits(read, stored, received, text) };
}

/** Puts these edits in the place of those there are. applyProfile comes after it. */
export async function replaceEdits(
  db: Db,
  candidate_id: string,
  edits: ProfileEdits,
  labelOf: (name: string) => string | null,
): Promise<void> {
  await saveEdits(db, candidate_id, writeEdits(settledEdits(edits), labelOf));
}

/** What a candidate's profile is exported from: name and contact as they are shown, and the text its spans point into. */
export async function exportedProfile(
  db: Db,
  { id, full_name, email, phone, location, links, profile }: Candidate,
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
