import type { Db } from '../../../db/schema.ts';
import type { SuggestedTag } from '../../../intelligence/tags/suggest.ts';
import { insertCandidateTag, removeCandidateTag } from '../candidate_tags/store.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import type { Tag } from '../tags/schema.ts';
import { insertTag, sameTag, toTag } from '../tags/store.ts';
import type { TagCount } from './schema.ts';

/** Remembers that a tag was taken off a candidate. */
export async function refuseTag(trx: Db, candidate_id: string, tag_id: string): Promise<void> {
  await trx
    .insertInto('refused_tags')
    .values({ candidate_id, tag_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Forgets that a tag was taken off: it was given again. Says whether it was. */
export async function takeRefusalBack(trx: Db, candidate_id: string, tag_id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('refused_tags')
    .where((where) => where.and({ candidate_id, tag_id }))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Tags that were taken off a candidate, by name. */
export async function refusedTags(db: Db, candidate_id: string): Promise<Tag[]> {
  const rows = await db
    .selectFrom('tags')
    .innerJoin('refused_tags', 'refused_tags.tag_id', 'tags.id')
    .selectAll('tags')
    .where('refused_tags.candidate_id', '=', candidate_id)
    .orderBy('tags.name')
    .execute();
  return rows.map(toTag);
}

type Standard = Pick<Tag, 'tag_type' | 'name'>;

function keyOf({ tag_type, name }: Standard): string {
  return `${tag_type} ${name}`;
}

/** Remembers that a standard tag was deleted. */
export async function withholdTag(trx: Db, { tag_type, name }: Standard): Promise<void> {
  await trx
    .insertInto('withheld_tags')
    .values({ tag_type, name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A standard tag that was deleted is there again. */
export async function allowTag(trx: Db, { tag_type, name }: Standard): Promise<void> {
  await trx.deleteFrom('withheld_tags').where('tag_type', '=', tag_type).where('name', '=', name).execute();
}

/** How many candidates have each tag that is used. */
export async function tagCounts(db: Db): Promise<TagCount[]> {
  const rows = await db
    .selectFrom('candidate_tags')
    .select(['tag_id', 'candidate_id'])
    .select((select) =>
      select.fn
        .max<number>(
          select.case().when('creation_method', '=', 'auto_generated_by_service').then(0).else(1).end(),
        )
        .as('is_given'),
    )
    .groupBy(['tag_id', 'candidate_id'])
    .execute();
  const counts = new Map<string, TagCount>();
  for (const { tag_id, is_given } of rows) {
    const count = counts.get(tag_id) ?? { tag_id, candidates: 0, suggested: 0 };
    count.candidates += 1;
    if (is_given === 0) count.suggested += 1;
    counts.set(tag_id, count);
  }
  return [...counts.values()];
}

/**
 * Makes the tags the service itself gave a candidate exactly these, as far as nobody refused them or gave them
 * already. What people and programs gave stays. Call it in the transaction of the task.
 */
export async function applySuggestions(
  trx: Db,
  candidate_id: string,
  suggestions: readonly SuggestedTag[],
): Promise<void> {
  const linked = await trx
    .selectFrom('candidate_tags')
    .innerJoin('tags', 'tags.id', 'candidate_tags.tag_id')
    .leftJoin('suggested_tags', 'suggested_tags.candidate_tag_id', 'candidate_tags.id')
    .select(['candidate_tags.id', 'tag_id', 'tag_type', 'name', 'is_standardized', 'candidate_tag_id as own'])
    .where('candidate_id', '=', candidate_id)
    .execute();
  const wanted = new Set(suggestions.map(keyOf));
  for (const link of linked) {
    if (link.own === null || wanted.has(keyOf(link))) continue;
    await recordEvent(trx, 'candidate_tag.deleted', link.id, { tag_id: link.tag_id });
    await removeCandidateTag(trx, link.id);
  }
  const has = new Set(linked.filter((link) => link.is_standardized === 1).map(keyOf));
  const refused = new Set((await refusedTags(trx, candidate_id)).map(keyOf));
  for (const suggestion of suggestions) {
    const key = keyOf(suggestion);
    if (has.has(key) || refused.has(key)) continue;
    has.add(key);
    const tag_id = await standardTag(trx, suggestion);
    if (tag_id === null) continue;
    const id = await insertCandidateTag(trx, {
      candidate_id,
      tag_id,
      creation_method: 'auto_generated_by_service',
    });
    await trx.insertInto('suggested_tags').values({ candidate_tag_id: id }).execute();
    await recordEvent(trx, 'candidate_tag.created', id, { tag_id });
  }
}

/** The standard tag, made where it is missing; null for one that was deleted. */
async function standardTag(trx: Db, { tag_type, name }: SuggestedTag): Promise<string | null> {
  const input = { tag_type, name, is_standardized: true };
  const known = await sameTag(trx, input);
  if (known !== null) return known;
  const withheld = await trx
    .selectFrom('withheld_tags')
    .select('name')
    .where((where) => where.and({ tag_type, name }))
    .executeTakeFirst();
  if (withheld !== undefined) return null;
  const id = await insertTag(trx, input);
  await recordEvent(trx, 'tag.created', id);
  return id;
}
