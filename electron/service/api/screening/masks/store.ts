import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { masker } from '../../../intelligence/blind/mask.ts';
import { identityTerms, type IdentityTerms } from '../../../intelligence/blind/terms.ts';
import type { KnownBeside } from '../../../intelligence/embedding/identity.ts';
import type { Profile } from '../../../intelligence/profile.ts';
import type { Contact } from '../../people/candidates/schema.ts';

/** Puts █ in the place of every letter and digit that says who somebody is; the text keeps its length. */
export type Mask = (text: string) => string;

export type Known = { readonly stamp: string; readonly terms: IdentityTerms; readonly mask: Mask };

/** By candidate id, which no two databases share. The stamp changes with everything a mask is made of. */
const masks = new Map<string, Known>();
/** More than any list is long; a mask is a few kilobytes. */
const KEPT = 20_000;
/** Ids of one statement; a statement's variables are limited. */
const AT_ONCE = 500;

/** Masks of these candidates, by id; one that does not exist has none. */
export async function masksOf(db: Db, candidate_ids: readonly string[]): Promise<Map<string, Mask>> {
  const found = await identitiesOf(db, candidate_ids);
  return new Map([...found].map(([id, { mask }]) => [id, mask]));
}

/** Masks with what they are made of, by candidate id. */
export async function identitiesOf(db: Db, candidate_ids: readonly string[]): Promise<Map<string, Known>> {
  const ids = [...new Set(candidate_ids)];
  const found = new Map<string, Known>();
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE);
    const stamps = await stampsOf(db, some);
    const stale = [...stamps].filter(([id, stamp]) => masks.get(id)?.stamp !== stamp).map(([id]) => id);
    if (masks.size + stale.length > KEPT) masks.clear();
    for (const [id, terms] of await readTerms(db, masks.size === 0 ? [...stamps.keys()] : stale)) {
      masks.set(id, { stamp: stamps.get(id) ?? '', terms, mask: masker(terms) });
    }
    for (const id of stamps.keys()) {
      const own = masks.get(id);
      if (own !== undefined) found.set(id, own);
    }
  }
  return found;
}

/** A mask for what concerns nobody that is known: contact data, birth, words that tell the sex. */
export const maskOfNobody: Mask = masker(
  identityTerms({ names: [], emails: [], phones: [], links: [], schools: [], remote_ids: [], skills: [] }),
);

/** What a candidate is called in blind mode: the same for each, always, and not to be undone without the key. */
export function codeName(key: string, candidate_id: string): string {
  const bytes = createHmac('sha256', key).update(`candidate\n${candidate_id}`).digest();
  let code = '';
  for (const byte of bytes.subarray(0, CODE_LENGTH)) code += SIGNS.charAt(byte % SIGNS.length);
  return `Candidate ${code}`;
}

/** No vowels, so that no words come about, and nothing that looks like something else. */
const SIGNS = '23456789BCDFGHJKLMNPQRTVWXZ';
const CODE_LENGTH = 5;

async function stampsOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('candidates')
    .leftJoin('attachments', 'attachments.candidate_id', 'candidates.id')
    .leftJoin('documents', 'documents.attachment_id', 'attachments.id')
    .select([
      'candidates.id',
      sql<string>`candidates.modified_at || '|' || candidates.full_name || '|' || count(attachments.id) || '|' ||
        coalesce(max(attachments.modified_at), '') || '|' || coalesce(max(documents.read_at), '')`.as(
        'stamp',
      ),
    ])
    .where('candidates.id', 'in', ids)
    .groupBy('candidates.id')
    .execute();
  return new Map(rows.map(({ id, stamp }) => [id, stamp]));
}

type Read = Pick<Profile, 'name' | 'emails' | 'phones' | 'links' | 'education' | 'skills'>;

async function readTerms(db: Db, ids: readonly string[]): Promise<Map<string, IdentityTerms>> {
  const found = await readIdentities(db, ids);
  return new Map(
    found.map(({ row, known }) => {
      const terms = identityTerms({
        ...known,
        names: [row.full_name, ...known.names],
        emails: texts(row.email, ...known.emails),
        phones: texts(row.phone, ...known.phones),
        links: [...(JSON.parse(row.links) as string[]), ...known.links],
      });
      return [row.id, terms] as const;
    }),
  );
}

/** What people and clients said of these candidates, and what their files tell, but for one that is being read. */
async function readIdentities(db: Db, ids: readonly string[], without = '') {
  if (ids.length === 0) return [];
  const candidates = await db
    .selectFrom('candidates')
    .select([
      'id',
      'remote_id',
      'full_name',
      'email',
      'phone',
      'links',
      'overrides',
      'given_fields',
      'profile_edits',
    ])
    .where('id', 'in', ids)
    .execute();
  const readings = await db
    .selectFrom('attachments')
    .leftJoin('documents', 'documents.attachment_id', 'attachments.id')
    .select(['attachments.id', 'attachments.candidate_id', 'attachments.remote_id', 'documents.profile'])
    .where('attachments.candidate_id', 'in', ids)
    .execute();
  const files = Map.groupBy(readings, ({ candidate_id }) => candidate_id ?? '');
  return candidates.map((row) => {
    const own = files.get(row.id) ?? [];
    const profiles = own.flatMap(({ id, profile }) =>
      profile === null || id === without ? [] : [JSON.parse(profile) as Read],
    );
    const said = [row.overrides, row.given_fields].map((json) => JSON.parse(json) as Contact);
    const known: KnownBeside = {
      names: texts(...said.map(({ full_name }) => full_name), ...profiles.map(({ name }) => name)),
      emails: texts(...said.map(({ email }) => email), ...profiles.flatMap(({ emails }) => emails)),
      phones: texts(...said.map(({ phone }) => phone), ...profiles.flatMap(({ phones }) => phones)),
      links: [...said.flatMap(({ links }) => links ?? []), ...profiles.flatMap(({ links }) => links)],
      schools: texts(
        ...profiles.flatMap(({ education }) => education.map(({ school }) => school)),
        ...editedSchools(row.profile_edits),
      ),
      remote_ids: [row.remote_id, ...own.map(({ remote_id }) => remote_id)],
      skills: profiles.flatMap(({ skills }) => skills.map(({ name }) => name)),
      stand_in: row.full_name,
    };
    return { row, known };
  });
}

/** What is known of a candidate beside one of their files; null where nobody is. */
export async function knownBeside(
  db: Db,
  candidate_id: string,
  attachment_id?: string,
): Promise<KnownBeside | null> {
  return (await readIdentities(db, [candidate_id], attachment_id))[0]?.known ?? null;
}

function texts(...values: readonly (string | null | undefined)[]): string[] {
  return values.filter((value) => typeof value === 'string' && value !== '') as string[];
}

/** Schools that people entered: every value of that name in the edits. */
function editedSchools(edits: string): string[] {
  const schools: string[] = [];
  JSON.parse(edits, (key, value: unknown) => {
    if (key === 'school' && typeof value === 'string') schools.push(value);
    return value;
  });
  return schools;
}
