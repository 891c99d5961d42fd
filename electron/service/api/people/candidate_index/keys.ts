import type { Db } from '../../../db/schema.ts';
import type { IdentityKey } from '../../../intelligence/duplicates/keys.ts';
import type { Profile } from '../../../intelligence/profile.ts';
import type { ShownContact, Contact } from '../../contact.ts';

/**
 * Brings the keys by which other records of the same person are found up to date.
 * @returns whether they were others
 */
export async function saveKeys(
  db: Db,
  candidate_id: string,
  known: {
    readonly shown: ShownContact;
    readonly said: readonly Contact[];
    readonly profile: Profile | null;
    /** What their other resumes say: an address they had before is theirs, too. */
    readonly others: readonly Profile[];
  },
): Promise<boolean> {
  // an index takes no longer ones, and nobody is known by an address of a thousand letters
  const keys = (await keysOf(known)).filter(({ key }) => key.length <= MAX_KEY);
  const before = await db
    .selectFrom('candidate_keys')
    .select(['kind', 'key'])
    .where('candidate_id', '=', candidate_id)
    .execute();
  const kept = new Set(keys.map(named));
  const gone = before.filter((row) => !kept.has(named(row)));
  for (const { kind, key } of gone) {
    await db
      .deleteFrom('candidate_keys')
      .where((where) => where.and({ kind, key, candidate_id }))
      .execute();
  }
  const there = new Set(before.map(named));
  const added = keys.filter((key) => !there.has(named(key)));
  if (added.length > 0) {
    await db
      .insertInto('candidate_keys')
      .values(added.map(({ kind, key }) => ({ kind, key, candidate_id })))
      .execute();
  }
  return added.length + gone.length > 0;
}

const MAX_KEY = 500;

async function keysOf({
  shown,
  said,
  profile,
  others,
}: Parameters<typeof saveKeys>[2]): Promise<IdentityKey[]> {
  // loaded when first needed: the tables of the world's telephone numbers are not small
  const { identityKeys } = await import('../../../intelligence/duplicates/keys.ts');
  const read = [...(profile === null ? [] : [profile]), ...others];
  return identityKeys({
    names: texts(shown.full_name, ...read.map(({ name }) => name), ...said.map(({ full_name }) => full_name)),
    emails: texts(shown.email, ...read.flatMap(({ emails }) => emails), ...said.map(({ email }) => email)),
    phones: texts(shown.phone, ...read.flatMap(({ phones }) => phones), ...said.map(({ phone }) => phone)),
    links: [
      ...shown.links,
      ...read.flatMap(({ links }) => links),
      ...said.flatMap(({ links }) => links ?? []),
    ],
    country: read.find(({ location }) => location !== null)?.location?.country ?? null,
    employers: texts(...read.flatMap(({ work }) => work.map(({ employer }) => employer))),
    schools: texts(...read.flatMap(({ education }) => education.map(({ school }) => school))),
  }).slice(0, MAX_KEYS);
}

/** A resume of 200 employers does not fill the table. */
const MAX_KEYS = 200;

function named({ kind, key }: { readonly kind: string; readonly key: string }): string {
  return `${kind} ${key}`;
}

function texts(...values: readonly (string | null | undefined)[]): string[] {
  return values.filter((value) => value !== null && value !== undefined).filter((value) => value !== '');
}
