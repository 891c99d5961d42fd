import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { masker, type Mask } from '../../../intelligence/blind/mask.ts';
import { identityTerms, type IdentityTerms } from '../../../intelligence/blind/terms.ts';
import type { KnownBeside } from '../../../intelligence/embedding/identity.ts';
import type { Profile } from '../../../intelligence/profile.ts';
import type { Contact } from '../../contact.ts';
import { maskPlace } from '../../../intelligence/blind/location.ts';
import type { ResumeDocument } from '../../../intelligence/document.ts';

export type Known = { readonly stamp: string; readonly terms: IdentityTerms; readonly mask: Mask };

/** By candidate id, which no two databases share. The stamp changes with everything a mask is made of. */
const masks = new Map<string, Known>();
/** More than any list is long; a mask is a few kilobytes. */
const CACHE_SIZE = 20_000;
/** Ids of one statement; a statement's variables are limited. */
const BATCH_SIZE = 500;

/** Masks of these candidates, by id; one that does not exist has none. */
export async function masksOf(db: Db, candidate_ids: readonly string[]): Promise<Map<string, Mask>> {
  const found = await identitiesOf(db, candidate_ids);
  return new Map([...found].map(([id, { mask }]) => [id, mask]));
}

/** Masks with what they are made of, by candidate id. */
export async function identitiesOf(db: Db, candidate_ids: readonly string[]): Promise<Map<string, Known>> {
  const ids = [...new Set(candidate_ids)];
  const found = new Map<string, Known>();
  for (let at = 0; at < ids.length; at += BATCH_SIZE) {
    const some = ids.slice(at, at + BATCH_SIZE);
    const stamps = await stampsOf(db, some);
    const stale = [...stamps].filter(([id, stamp]) => masks.get(id)?.stamp !== stamp).map(([id]) => id);
    if (masks.size + stale.length > CACHE_SIZE) masks.clear();
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

type Resume = { readonly document: ResumeDocument; readonly profile: Profile };

/** What a blind caller may read of a resume: the text with bars of the same length, and a profile without identity. */
export function blindReading({ document, profile }: Resume, mask: Mask): Resume {
  const text = mask(document.text);
  const pages = document.pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => ({
      ...line,
      text:
        document.text.slice(line.start, line.end) === line.text
          ? text.slice(line.start, line.end)
          : mask(line.text),
    })),
  }));
  return { document: { ...document, text, pages }, profile: blindProfile(profile, mask) };
}

/** Masks of these candidates for `blindReading`; of one that is gone, what hides contact and birth. */
export async function readingMasks(
  db: Db,
  candidate_ids: readonly string[],
): Promise<(candidate_id: string) => Mask> {
  const known = await masksOf(db, candidate_ids);
  return (candidate_id) => known.get(candidate_id) ?? maskOfNobody;
}

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

function blindProfile(profile: Profile, mask: Mask): Profile {
  // masked as one text, which keeps its length: hundreds of short ones would take many times as long
  const words: string[] = [];
  map(profile as unknown as Json, (text) => {
    words.push(text);
    return text;
  });
  const whole = mask(words.join(BETWEEN));
  let at = 0;
  const hidden = map(profile as unknown as Json, (text) => {
    const own = whole.slice(at, at + text.length);
    at += text.length + BETWEEN.length;
    return own;
  }) as unknown as Profile;
  const { location } = profile;
  return {
    ...hidden,
    name: null,
    emails: [],
    phones: [],
    links: [],
    education: hidden.education.map((entry) => ({ ...entry, school: null })),
    location: location === null ? null : maskPlace(location, mask),
  };
}

/** No name and no date goes on over an empty line. */
const BETWEEN = '\n\n';

function map(value: Json, change: (text: string) => string): Json {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item: Json) => map(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, map(inner, change)]));
}

/** Removes the answers to what blind callers asked of a candidate, from whom an identity is hidden that has changed. */
export async function forgetBlindAnswers(db: Db, candidate_id: string): Promise<void> {
  await db
    .deleteFrom('evaluations')
    .where('candidate_id', '=', candidate_id)
    .where('criterion_id', 'in', (select) => select.selectFrom('written_blind').select('id'))
    .execute();
}
