import { sql } from 'kysely';
import { dialectOf } from '../db/dialect.ts';
import type { Db } from '../db/schema.ts';
import { haveWordInCommon, isSameName } from '../intelligence/duplicates/same_name.ts';
import { SAME } from '../intelligence/duplicates/strength.ts';
import { WITH } from '../api/feeds/events/store.ts';
import { isToBeDeleted } from '../api/people/candidate_deletions/store.ts';
import { mergedInto } from '../api/people/merges/store.ts';
import type { DuplicateReason } from '../api/people/duplicates/schema.ts';
import { dismissedOf, MAX_HOLDERS } from '../api/people/duplicates/store.ts';

/** Records that are certainly of one person; the first one is to stay. */
export type CertainGroup = {
  readonly ids: readonly string[];
  /** Whether another program made or named the first, which must not vanish then. */
  readonly is_known: boolean;
  readonly same: readonly DuplicateReason['type'][];
};

type Person = {
  readonly id: string;
  readonly names: readonly string[];
  readonly is_known: boolean;
  /** The blind client that brought all of it; '' for nobody blind. */
  readonly blind_client: string;
};

/** Strangers who have an address, so that it is an agency's or a switchboard's. */
const STRANGERS = 2;

/**
 * Everybody who is certainly the same person as a candidate: the same name and an address or a number that no strangers
 * share, from one to the next. Null where there is nobody, and where anything about them is in doubt: names that are
 * not all one, two that somebody told apart, two that other programs know, one that waits to be deleted.
 */
export async function certainGroup(db: Db, candidate_id: string): Promise<CertainGroup | null> {
  const first = await personOf(db, candidate_id);
  if (first === null) return null;
  const people = [first];
  const same = new Set<DuplicateReason['type']>();
  for (const one of people) {
    for (const { other, type } of await sharedBy(db, one)) {
      if (people.some(({ id }) => id === other)) continue;
      const person = await personOf(db, other);
      if (person === null || person.blind_client !== one.blind_client) continue;
      if (!isOneName([one, person])) continue;
      if ((await dismissedOf(db, [one.id])).get(one.id)?.has(other) === true) continue;
      same.add(type);
      people.push(person);
    }
    if (people.length > MAX_HOLDERS) return null;
  }
  if (people.length < 2 || !isOneName(people)) return null;
  const ids = people.map(({ id }) => id);
  const apart = await dismissedOf(db, ids);
  if (ids.some((id) => ids.some((other) => apart.get(id)?.has(other) === true))) return null;
  const known = people.filter(({ is_known }) => is_known);
  if (known.length > 1 || (await isToBeDeleted(db, ids))) return null;
  const order = [
    ...known,
    ...people.filter(({ is_known }) => !is_known).sort((a, b) => (a.id < b.id ? -1 : 1)),
  ];
  return { ids: order.map(({ id }) => id), is_known: known.length > 0, same: [...same].sort() };
}

/** Whether two records are certainly of one person, whatever is known of others. */
export async function isCertainly(db: Db, one_id: string, other_id: string): Promise<boolean> {
  const [one, other] = [await personOf(db, one_id), await personOf(db, other_id)];
  if (one === null || other === null || !isOneName([one, other])) return false;
  if ((await dismissedOf(db, [one_id])).get(one_id)?.has(other_id) === true) return false;
  return (await sharedBy(db, one)).some((shared) => shared.other === other_id);
}

/** Whether somebody else has an address or a number of theirs: a look before anything is decided. */
export async function sharesAddress(db: Db, candidate_id: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM candidate_keys AS own
    JOIN candidate_keys AS theirs
      ON theirs.kind = own.kind AND theirs.key = own.key AND theirs.candidate_id != own.candidate_id
    WHERE own.candidate_id = ${candidate_id} AND own.kind IN ('email', 'phone') LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** Every name of each is certainly every name of the others. */
function isOneName(people: readonly Person[]): boolean {
  return people.every((one, at) =>
    people
      .slice(at + 1)
      .every((other) => one.names.every((name) => other.names.every((their) => isSameName(name, their)))),
  );
}

/** Whom an address or a number of theirs leads to; none that strangers have, too. */
async function sharedBy(
  db: Db,
  { id, names }: Person,
): Promise<{ readonly other: string; readonly type: DuplicateReason['type'] }[]> {
  const { rows } = await sql<{ kind: 'email' | 'phone'; key: string; other: string; name: string | null }>`
    SELECT own.kind, own.key, theirs.candidate_id AS other,
      CASE candidates.name_from_file WHEN 0 THEN candidates.full_name END AS name
    FROM candidate_keys AS own
    JOIN candidate_keys AS theirs
      ON theirs.kind = own.kind AND theirs.key = own.key AND theirs.candidate_id != own.candidate_id
    JOIN candidates ON candidates.id = theirs.candidate_id
    WHERE own.candidate_id = ${id} AND own.kind IN ('email', 'phone')
      AND (SELECT count(*) FROM (SELECT 1 FROM candidate_keys AS held
        WHERE held.kind = own.kind AND held.key = own.key LIMIT ${MAX_HOLDERS + 1}) AS holders) <= ${MAX_HOLDERS}
    ORDER BY own.kind, own.key, theirs.candidate_id`.execute(db);
  const strangers = new Map<string, Set<string>>();
  for (const { kind, key, name } of rows) {
    if (name === null || names.some((own) => haveWordInCommon(own, name))) continue;
    const address = `${kind} ${key}`;
    strangers.set(address, (strangers.get(address) ?? new Set()).add(name.toLowerCase()));
  }
  return rows
    .filter(({ kind, key }) => (strangers.get(`${kind} ${key}`)?.size ?? 0) < STRANGERS)
    .map(({ kind, other }) => ({ other, type: SAME[kind] }));
}

/** What decides whether somebody may be joined; null for whoever is not to be, or has no name that was read. */
async function personOf(db: Db, id: string): Promise<Person | null> {
  const row = await db
    .selectFrom('candidates')
    .select(['remote_id', 'full_name', 'name_from_file', 'overrides'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined || row.name_from_file === 1) return null;
  const read = await db
    .selectFrom('attachments')
    .innerJoin('documents', 'documents.attachment_id', 'attachments.id')
    .select([dialectOf(db).jsonText('profile', ['name']).as('name')])
    .where('attachments.candidate_id', '=', id)
    .where('attachments.type', '=', 'resume')
    .where('documents.profile', 'is not', null)
    .execute();
  // who was given a name by a person has that one
  const is_said = 'full_name' in (JSON.parse(row.overrides) as object);
  const names = [row.full_name, ...(is_said ? [] : read.map(({ name }) => name))].filter(
    (name) => name !== null,
  );
  const made = await makersOf(db, id);
  if (made === null) return null;
  return {
    id,
    names: [...new Set(names)],
    is_known: row.remote_id !== id || made.by_program,
    blind_client: made.blind_client,
  };
}

/**
 * Who brought a candidate and their files. What a blind client brought is joined with nothing that others did: else it
 * could learn by a file of its own who somebody is. Null for a mixture of both, which is joined with nothing at all.
 */
async function makersOf(
  db: Db,
  candidate_id: string,
): Promise<{ readonly by_program: boolean; readonly blind_client: string } | null> {
  const rows = await db
    .selectFrom('events')
    .leftJoin('clients', 'clients.id', 'events.client_id')
    .select(['events.type', 'events.client_id', 'events.detail', 'clients.kind', 'clients.is_blind'])
    .where('events.candidate_id', 'in', [candidate_id, ...(await mergedInto(db, candidate_id))])
    .where('events.type', 'in', ['candidate.created', 'attachment.created', 'attachment.updated'])
    // what an undone merge brought back was not made then
    .where((where) =>
      where.or([where('detail', 'is', null), where('detail', '!=', JSON.stringify(WITH.merge))]),
    )
    .execute();
  const made = rows.filter(({ type }) => type === 'candidate.created');
  // a log that does not tell who made it leaves that open
  const by_program =
    made.length === 0 || made.some(({ client_id, kind }) => client_id !== null && kind !== 'interface');
  const blind = new Set(rows.map(({ client_id, is_blind }) => (is_blind === 1 ? (client_id ?? '') : '')));
  if (blind.size > 1) return null;
  return { by_program, blind_client: [...blind][0] ?? '' };
}
