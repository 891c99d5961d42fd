import type { Db } from '#service/db/schema.ts';
import type { SamePerson } from '#service/exports/pack.ts';
import { duplicatesOfAll } from '../../people/duplicates/store.ts';

/** Somebody put forward: the record, and its owner. */
export type PutForward = { readonly spotlight_id: string; readonly candidate_id: string };

/**
 * Who is in a pack more than once: records that are probably one person and that nobody told apart, and one record
 * that was put forward twice. Of each person all of them together, in the order of the pack.
 */
export async function samePeople(db: Db, people: readonly PutForward[]): Promise<SamePerson[]> {
  const ids = [...new Set(people.map(({ candidate_id }) => candidate_id))];
  const others_of = await duplicatesOfAll(db, ids);
  const left = new Set(ids);
  const groups: SamePerson[] = [];
  for (const first of ids) {
    if (!left.delete(first)) continue;
    const members = new Set([first]);
    const reasons = new Set<SamePerson['reasons'][number]>();
    // a set grows while it is walked: whoever is found brings those who are the same person as they are
    for (const id of members) {
      for (const { candidate_id: other, reasons: said } of others_of.get(id) ?? []) {
        if (!members.has(other) && !left.delete(other)) continue; // not in the pack
        members.add(other);
        for (const { type } of said) reasons.add(type);
      }
    }
    const spotlight_ids = people
      .filter(({ candidate_id }) => members.has(candidate_id))
      .map(({ spotlight_id }) => spotlight_id);
    if (spotlight_ids.length === 1) continue;
    if (spotlight_ids.length > members.size) reasons.add('same_record');
    groups.push({ spotlight_ids, reasons: [...reasons] });
  }
  return groups;
}
