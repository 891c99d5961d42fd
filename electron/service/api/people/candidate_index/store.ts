import { pointRead } from '../../../db/point_read.ts';
import { updateById } from '../../../db/rows.ts';
import type { Db } from '../../../db/schema.ts';
import { indexCandidate } from '../../../db/search.ts';
import { readSetting } from '../../../db/settings.ts';
import { KEYS_VERSION } from '../../../intelligence/duplicates/version.ts';
import { forgetBlindAnswers } from '../../screening/masks/store.ts';
import type { Profile } from '../../../intelligence/profile.ts';
import { shownContact, nameFromFile } from '../../contact.ts';
import { embedWithoutIdentity } from './embedded.ts';
import type { ShownContact, Contact } from '../../contact.ts';
import { ownAddress } from '../../intake/mails/store.ts';
import { saveKeys } from './keys.ts';
import { saveTerms } from './terms.ts';
import { enteredWords, olderProfiles, profileOf, textsOf } from '../profiles/store.ts';

/** The newest resume of a candidate, read or not. */
const newestResume = pointRead((db, candidate_id) =>
  db
    .selectFrom('attachments')
    .select('file_name')
    .where((where) => where.and({ candidate_id, type: 'resume' }))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);

/**
 * Brings a candidate up to date with what was read and entered: contact fields that nobody gave, the columns
 * for tables, the words index, the keys of duplicates, what searches ask of terms. Call it in the transaction of every
 * change of the candidate, of one of its attachments, or of what was read from one. A candidate that does not exist is
 * left alone.
 */
export async function applyProfile(db: Db, candidate_id: string): Promise<void> {
  const known = await knownOf(db, candidate_id);
  if (known === null) return;
  const { profile, shown, name_from_file } = known;
  const newest = profile?.work.find((entry) => entry.current) ?? profile?.work[0];
  await updateById(db, 'candidates', candidate_id, {
    ...shown,
    links: JSON.stringify(shown.links),
    current_title: newest?.title ?? null,
    current_employer: newest?.employer ?? null,
    months_experience: profile?.totals.months_experience ?? null,
    name_from_file,
  });
  await saveKeys(db, candidate_id, known);
  await saveTerms(db, candidate_id, profile);
  await forgetBlindAnswers(db, candidate_id);
  await indexWords(db, candidate_id, known);
  await embedWithoutIdentity(db, candidate_id);
}

/** The same of what people said of their start, notice and salary. */
export async function applyTerms(db: Db, candidate_id: string): Promise<void> {
  await saveTerms(db, candidate_id, await profileOf(db, candidate_id));
}

/** Makes what a candidate is found by anew; nothing else changes. @param from where what is known of them is read */
export async function renewWords(db: Db, candidate_id: string, from: Db): Promise<void> {
  const known = await knownOf(from, candidate_id);
  if (known !== null) await indexWords(db, candidate_id, known, from);
}

/** Of which version the keys of all candidates are. */
export const KEYS_SETTING = 'identity_keys_version';

/** Whether this version of the program made the keys of all candidates. */
export async function areKeysCurrent(db: Db): Promise<boolean> {
  return (await readSetting(db, KEYS_SETTING)) === KEYS_VERSION;
}

/**
 * Makes the keys of a candidate anew, and where rules have changed how their name is shown, that as well.
 * @returns whether anything of it is another now
 */
export async function renewKeys(db: Db, candidate_id: string): Promise<boolean> {
  const known = await knownOf(db, candidate_id);
  if (known === null) return false;
  if (known.shown.full_name === known.stood_name) return saveKeys(db, candidate_id, known);
  await applyProfile(db, candidate_id);
  return true;
}

/** What people and clients said, what was read, and what of it is shown; null for a candidate that is not there. */
async function knownOf(
  db: Db,
  candidate_id: string,
): Promise<{
  profile: Profile | null;
  /** Of the resumes before the newest. */
  others: Profile[];
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
  const told = shownContact({ overrides, given, profile, stand_in_name });
  const is_silent = overrides.email === undefined && given.email === undefined && told.email === null;
  const shown = is_silent ? { ...told, email: await ownAddress(db, candidate_id, told.full_name) } : told;
  const from_file = !is_told && (file !== null || row.name_from_file === 1);
  return {
    profile,
    others: await olderProfiles(db, candidate_id),
    said: [overrides, given],
    shown,
    name_from_file: from_file ? 1 : 0,
    stood_name: row.full_name,
  };
}

async function indexWords(
  db: Db,
  candidate_id: string,
  { profile, shown }: { readonly profile: Profile | null; readonly shown: ShownContact },
  from: Db = db,
): Promise<void> {
  const text = await searchableText(from, candidate_id, shown);
  await indexCandidate(db, candidate_id, shown.full_name, [text, ...enteredWords(profile)].join('\n'));
}

async function searchableText(db: Db, candidate_id: string, shown: ShownContact): Promise<string> {
  const texts = await textsOf(db, candidate_id);
  return [shown.email, shown.phone, shown.location, ...shown.links, ...texts]
    .filter((text) => text !== null)
    .join('\n');
}
