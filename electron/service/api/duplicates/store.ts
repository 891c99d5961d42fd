import type { Db } from '../../db/schema.ts';
import type { KeyKind } from '../../intelligence/duplicates/keys.ts';
import { PROBABLY, SAME, STRENGTH, together } from '../../intelligence/duplicates/strength.ts';
import type { Duplicate, DuplicateReason } from './schema.ts';

/** What more candidates than this have in common says nothing: an agency's address, a switchboard's number. */
const MAX_HOLDERS = 20;

/** Candidates that are probably the same person, the likeliest first. */
export async function duplicatesOf(db: Db, candidate_id: string): Promise<Duplicate[]> {
  const found = new Map<string, DuplicateReason[]>();
  const note = (id: string, type: DuplicateReason['type'], value: string): void => {
    const reasons = found.get(id) ?? [];
    found.set(id, reasons);
    reasons.push({ type, value, strength: STRENGTH[type] });
  };
  for (const { kind, key } of await keysOf(db, candidate_id)) {
    const holders = await holdersOf(db, kind, key);
    if (holders.length > MAX_HOLDERS) continue;
    for (const id of holders) if (id !== candidate_id) note(id, SAME[kind as KeyKind], key);
  }
  for (const { id, file_name } of await holdersOfSameFiles(db, candidate_id)) {
    note(id, 'same_file', file_name ?? '');
  }
  const names = await namesOf(db, [...found.keys()]);
  return [...found]
    .flatMap(([id, reasons]): Duplicate[] => {
      const full_name = names.get(id);
      const strength = together(strongestOfEach(reasons));
      if (full_name === undefined || strength < PROBABLY) return [];
      reasons.sort((a, b) => b.strength - a.strength || (a.value < b.value ? -1 : 1));
      return [{ candidate_id: id, full_name, strength, reasons }];
    })
    .sort((a, b) => b.strength - a.strength || (a.candidate_id < b.candidate_id ? -1 : 1));
}

/** Three employers in common are one reason: they come from one resume. */
function strongestOfEach(reasons: readonly DuplicateReason[]): number[] {
  return [...new Map(reasons.map(({ type, strength }) => [type, strength])).values()];
}

async function keysOf(db: Db, candidate_id: string): Promise<{ kind: string; key: string }[]> {
  return db
    .selectFrom('candidate_keys')
    .select(['kind', 'key'])
    .where('candidate_id', '=', candidate_id)
    .execute();
}

/** One more than count at most. */
async function holdersOf(db: Db, kind: string, key: string): Promise<string[]> {
  const rows = await db
    .selectFrom('candidate_keys')
    .select('candidate_id')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .limit(MAX_HOLDERS + 1)
    .execute();
  return rows.map((row) => row.candidate_id);
}

/** Other candidates with an attachment of the same bytes, each once. */
async function holdersOfSameFiles(
  db: Db,
  candidate_id: string,
): Promise<{ id: string; file_name: string | null }[]> {
  const rows = await db
    .selectFrom('attachments as own')
    .innerJoin('attachments as theirs', 'theirs.sha256', 'own.sha256')
    .select(['theirs.candidate_id', 'own.file_name', 'own.sha256'])
    .where('own.candidate_id', '=', candidate_id)
    .where('theirs.candidate_id', '!=', candidate_id)
    .orderBy('own.id')
    .limit(MAX_FILES)
    .execute();
  const once = new Map(rows.map((row) => [`${row.candidate_id} ${row.sha256}`, row]));
  return [...once.values()].flatMap(({ candidate_id: id, file_name }) =>
    id === null ? [] : [{ id, file_name }],
  );
}

/** The same letter attached to everybody must not make everybody's list. */
const MAX_FILES = 200;

async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('candidates').select(['id', 'full_name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, full_name }) => [id, full_name]));
}
