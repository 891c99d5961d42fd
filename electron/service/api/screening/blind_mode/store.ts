import type { Db } from '../../../db/schema.ts';
import { masker } from '../../../intelligence/blind/mask.ts';
import { identityTerms } from '../../../intelligence/blind/terms.ts';
import type { Profile } from '../../../intelligence/profile.ts';
import { pairOf } from '../../summary_ids.ts';
import { maskOfNobody } from '../masks/store.ts';
import type { Mask } from '#service/intelligence/blind/mask.ts';

/**
 * Whom an answer is about: each record is a candidate, the id in the path names a record of theirs, or the records
 * say so.
 */
export type About =
  | 'records'
  | 'candidate'
  | 'nomination'
  | 'summary'
  | 'attachment'
  | 'what they name'
  | 'anybody';

/** Ids of a path, as routes have checked them: some take a reference by another system's id, too. */
export type Params = {
  readonly id?: string | { readonly id?: string | undefined };
  readonly candidate_id?: string;
};

/** The candidate that the path of a request names; null where it names none. */
export async function candidateOf(db: Db, about: About, params: Params): Promise<string | null> {
  const id = params.candidate_id ?? (typeof params.id === 'object' ? params.id.id : params.id);
  if (id === undefined || about === 'what they name' || about === 'anybody') return null;
  if (about === 'candidate' || about === 'records') return id;
  if (about === 'nomination') return (await candidatesOfNominations(db, [id])).get(id) ?? null;
  const table = about === 'summary' ? 'summaries' : 'attachments';
  const row = await db.selectFrom(table).select('candidate_id').where('id', '=', id).executeTakeFirst();
  if (row === undefined && about === 'summary') return (await pairOf(db, id))?.candidate_id ?? null;
  return row?.candidate_id ?? null;
}

/** Candidates by the nominations that name them. */
export async function candidatesOfNominations(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('nominations')
    .select(['id', 'candidate_id'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, candidate_id }) => [id, candidate_id]));
}

/** The mask of whoever a file without a candidate is about, by what was read from it. */
export async function maskOfAttachment(db: Db, params: Params): Promise<Mask> {
  const id = typeof params.id === 'object' ? params.id.id : params.id;
  if (id === undefined) return maskOfNobody;
  const row = await db
    .selectFrom('documents')
    .select('profile')
    .where('attachment_id', '=', id)
    .executeTakeFirst();
  if (row === undefined || row.profile === null) return maskOfNobody;
  const { name, emails, phones, links, education, skills } = JSON.parse(row.profile) as Profile;
  return masker(
    identityTerms({
      names: name === null ? [] : [name],
      emails,
      phones,
      links,
      schools: education.flatMap(({ school }) => (school === null ? [] : [school])),
      remote_ids: [],
      skills: skills.map((skill) => skill.name),
    }),
  );
}

/** Hides the names of all candidates, for words that may be about anybody. */
export async function maskOfAnybody(db: Db): Promise<Mask> {
  const rows = await db.selectFrom('candidates').select('full_name').execute();
  const names = rows.map(({ full_name }) => full_name);
  return masker(
    identityTerms({ names, emails: [], phones: [], links: [], schools: [], remote_ids: [], skills: [] }),
  );
}
