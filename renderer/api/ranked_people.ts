import { memoize } from '../lib/memoize.ts';
import { useSamePeople } from './duplicates.ts';
import type { RankedList } from './ranked_list.ts';

type Ids = readonly string[];

/** The people of a ranking that holds several resumes of some: each counts once, where the highest of theirs stands. */
export type RankedPeople = {
  /** Their place among people, from 1, by candidate: all resumes of one person have the same. */
  readonly places: ReadonlyMap<string, number>;
  /** Everybody of whom there is more than one: all of theirs, from above to below. */
  readonly several: readonly Ids[];
  /** How many more resumes there are than people. */
  readonly folded: number;
};

const peopleBy = memoize((groups: ReadonlyMap<string, string>) =>
  memoize((order: Ids): RankedPeople | null => {
    const known = Map.groupBy(order, (id) => groups.get(id) ?? id);
    const folded = order.length - known.size;
    if (folded === 0) return null;
    const all = [...known.values()];
    return {
      places: new Map(all.flatMap((ids, index) => ids.map((id) => [id, index + 1] as const))),
      several: all.filter(({ length }) => length > 1),
      folded,
    };
  }),
);

/**
 * The people of a ranking; null where nobody is in it twice, and as long as that is not known.
 * @param order ids of the whole ranking, whatever its filters
 */
export function peopleOf(order: Ids, groups: ReadonlyMap<string, string> | undefined): RankedPeople | null {
  return groups === undefined ? null : peopleBy(groups)(order);
}

/** The people of a list, as `peopleOf` has them. */
export function useRankedPeople({ order }: RankedList): RankedPeople | null {
  return peopleOf(order, useSamePeople());
}

/** Places among people by their text alone; undefined where each resume is somebody else's. */
export function useTextPlaces({ by_text }: RankedList): RankedPeople['places'] | undefined {
  return peopleOf(by_text, useSamePeople())?.places;
}

const firstsBy = memoize(({ places }: RankedPeople) =>
  memoize((ids: Ids): Ids => {
    const seen = new Set<number | undefined>();
    return ids.filter((id) => {
      const place = places.get(id);
      return !seen.has(place) && seen.add(place);
    });
  }),
);

/**
 * One of each person in a list: the highest, but for `candidate_id`, who stands for their own person. The same list
 * where nobody is in it twice.
 */
export function oneOfEach(ids: Ids, people: RankedPeople | null, candidate_id?: string): Ids {
  if (people === null) return ids;
  const firsts = firstsBy(people)(ids);
  const own = candidate_id === undefined ? undefined : people.places.get(candidate_id);
  if (own === undefined || firsts.includes(candidate_id!)) return firsts;
  return firsts.map((id) => (people.places.get(id) === own ? candidate_id! : id));
}
