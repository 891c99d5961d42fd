import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { masker } from '../../intelligence/blind/mask.ts';
import { identityTerms, type IdentityTerms } from '../../intelligence/blind/terms.ts';
import type { KnownBeside } from '../../intelligence/embedding/identity.ts';
import type { Profile } from '../../intelligence/profile.ts';
import type { Contact } from '../candidates/schema.ts';

/** Puts █ in the place of every letter and digit that says who somebody is; the text keeps its length. */
export type Mask = (text: string) => string;

export type Known = { readonly stamp: string; readonly terms: IdentityTerms; readonly mask: Mask };

/** By candidate id, which no two databases share. The stamp changes with everything a mask is made of. */
const known = new Map<string, Known>();
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
    const stale = [...stamps].filter(([id, stamp]) => known.get(id)?.stamp !== stamp).map(([id]) => id);
    if (known.size + stale.length > KEPT) known.clear();
    for (const [id, terms] of await readTerms(db, known.size === 0 ? [...stamps.keys()] : stale)) {
      known.set(id, { stamp: stamps.get(id) ?? '', terms, mask: masker(terms) });
    }
    for (const id of stamps.keys()) {
      const own = known.get(id);
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
  if (ids.length === 0) return new Map();
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
    .innerJoin('documents', 'documents.attachment_id', 'attachments.id')
    .select(['attachments.candidate_id', 'attachments.remote_id', 'documents.profile'])
    .where('attachments.candidate_id', 'in', ids)
    .execute();
  const files = Map.groupBy(readings, ({ candidate_id }) => candidate_id ?? '');
  return new Map(
    candidates.map((row) => {
      const own = files.get(row.id) ?? [];
      const profiles = own.flatMap(({ profile }) => (profile === null ? [] : [JSON.parse(profile) as Read]));
      const said = [row.overrides, row.given_fields].map((json) => JSON.parse(json) as Contact);
      const terms = identityTerms({
        names: texts(
          row.full_name,
          ...said.map(({ full_name }) => full_name),
          ...profiles.map(({ name }) => name),
        ),
        emails: texts(
          row.email,
          ...said.map(({ email }) => email),
          ...profiles.flatMap(({ emails }) => emails),
        ),
        phones: texts(
          row.phone,
          ...said.map(({ phone }) => phone),
          ...profiles.flatMap(({ phones }) => phones),
        ),
        links: [
          ...(JSON.parse(row.links) as string[]),
          ...said.flatMap(({ links }) => links ?? []),
          ...profiles.flatMap(({ links }) => links),
        ],
        schools: texts(
          ...profiles.flatMap(({ education }) => education.map(({ school }) => school)),
          ...editedSchools(row.profile_edits),
        ),
        remote_ids: [row.remote_id, ...own.map(({ remote_id }) => remote_id)],
        skills: profiles.flatMap(({ skills }) => skills.map(({ name }) => name)),
      });
      return [row.id, terms] as const;
    }),
  );
}

/** What is said of a candidate beside their files; null where nobody is. */
export async function knownBeside(db: Db, candidate_id: string): Promise<KnownBeside | null> {
  const row = await db
    .selectFrom('candidates')
    .select(['overrides', 'given_fields'])
    .where('id', '=', candidate_id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const said = [row.overrides, row.given_fields].map((json) => JSON.parse(json) as Contact);
  return {
    names: texts(...said.map(({ full_name }) => full_name)),
    phones: texts(...said.map(({ phone }) => phone)),
  };
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
