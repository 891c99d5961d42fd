import type { Db } from '#service/db/schema.ts';
import { nominatedFor } from './store.ts';

export type JobFilter = { readonly job_id: string; readonly which: 'applied' | 'any' };

/** Positions of an order that a filter keeps, in the same order: filtering never reorders people. */
export type Filters = {
  keep(
    db: Db,
    candidate_ids: readonly string[],
    filter: JobFilter,
    nominations_revision: number,
  ): Promise<Uint32Array>;
};

/** Positions are kept per order, so that a further page of a filtered ranking is a look-up, too. */
export function createFilters(): Filters {
  const kept = new WeakMap<
    readonly string[],
    Map<string, { revision: number; positions: Promise<Uint32Array> }>
  >();

  return {
    keep(db, candidate_ids, filter, revision) {
      const of_order =
        kept.get(candidate_ids) ?? new Map<string, { revision: number; positions: Promise<Uint32Array> }>();
      kept.set(candidate_ids, of_order);
      const key = `${filter.job_id} ${filter.which}`;
      const known = of_order.get(key);
      if (known?.revision === revision) return known.positions;
      const positions = positionsOf(db, candidate_ids, filter);
      of_order.set(key, { revision, positions });
      positions.catch(() => of_order.delete(key));
      return positions;
    },
  };
}

async function positionsOf(
  db: Db,
  candidate_ids: readonly string[],
  { job_id, which }: JobFilter,
): Promise<Uint32Array> {
  const nominated = await nominatedFor(db, job_id, which);
  const positions = new Uint32Array(nominated.size);
  let count = 0;
  for (const [position, id] of candidate_ids.entries()) {
    if (nominated.has(id)) positions[count++] = position;
  }
  return positions.subarray(0, count);
}
