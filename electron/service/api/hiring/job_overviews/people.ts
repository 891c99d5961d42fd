import { sql, type RawBuilder } from 'kysely';
import { dialectOf } from '../../../db/dialect.ts';
import type { Db } from '../../../db/schema.ts';
import { furthestOf } from '../../../words/furthest_stage.ts';
import type { PersonOfSeveral } from '../../people/same_people/schema.ts';
import type { pipelinesOf } from '../nomination_stages/store.ts';

/** Everybody of whom there are several candidates, see same_people/store.ts. */
export type People = readonly PersonOfSeveral[];

/** How many more candidates than people are counted, of each of the counts of a job. */
export type Beyond = {
  readonly in_stages: ReadonlyMap<string, number>;
  readonly total: number;
  readonly new: number;
  readonly unread: number;
  readonly to_call: number;
};
export const NOBODY_TWICE: Beyond = { in_stages: new Map(), total: 0, new: 0, unread: 0, to_call: 0 };

type Flags = Readonly<Record<'is_new' | 'is_unread' | 'is_to_call', number>>;
type Nomination = Flags & {
  readonly job_id: string;
  readonly candidate_id: string;
  readonly stage_id: string;
};
type Pipelines = Awaited<ReturnType<typeof pipelinesOf>>;

/**
 * What to take from counts of candidates so that they are of people, by job. A person stands where the furthest of
 * their candidates does; is new, unread or to be called where that is so of all of them who count for it.
 */
export async function beyondPeople(
  db: Db,
  pipelines: Pipelines,
  { client_id, people }: { readonly client_id: string; readonly people: People },
  conditions: Readonly<Record<keyof Flags, RawBuilder<boolean>>>,
): Promise<ReadonlyMap<string, Beyond>> {
  if (people.length === 0 || pipelines.size === 0) return new Map();
  const person_of = new Map(
    people.flatMap(({ candidate_ids }, at) => candidate_ids.map((id) => [id, at] as const)),
  );
  const flags = (['is_new', 'is_unread', 'is_to_call'] as const).map(
    (flag) => sql`CASE WHEN ${conditions[flag]} THEN 1 ELSE 0 END AS ${sql.ref(flag)}`,
  );
  const { isOneOf } = dialectOf(db);
  const { rows } = await sql<Nomination>`
    SELECT n.job_id, n.candidate_id, n.current_nomination_stage_id AS stage_id, ${sql.join(flags)}
    FROM nominations AS n LEFT JOIN job_looks AS l ON l.job_id = n.job_id AND l.client_id = ${client_id}
    WHERE ${isOneOf('n.job_id', [...pipelines.keys()])} AND ${isOneOf('n.candidate_id', [...person_of.keys()])}
    ORDER BY n.candidate_id`.execute(db);
  const by_job = Map.groupBy(rows, ({ job_id }) => job_id);
  return new Map(
    [...by_job].map(([job_id, of_job]) => {
      const by_person = Map.groupBy(of_job, ({ candidate_id }) => person_of.get(candidate_id));
      const several = [...by_person.values()].filter(({ length }) => length > 1);
      return [job_id, beyondOf(several, pipelines.get(job_id)!)];
    }),
  );
}

/** @param several the nominations of each person of whom there are more than one */
function beyondOf(
  several: readonly (readonly Nomination[])[],
  { stages, first, shortlist }: NonNullable<ReturnType<Pipelines['get']>>,
): Beyond {
  const in_stages = new Map<string, number>();
  const add = (stage_id: string, by: number): void => {
    in_stages.set(stage_id, (in_stages.get(stage_id) ?? 0) + by);
  };
  const beyond = { total: 0, new: 0, unread: 0, to_call: 0 };
  for (const nominations of several) {
    const stands = furthestOf(nominations, ({ stage_id }) => stage_id, stages)?.stage_id ?? '';
    for (const { stage_id } of nominations) add(stage_id, 1);
    add(stands, -1);
    beyond.total += nominations.length - 1;
    beyond.new += surplus(nominations, 'is_new');
    const at = (stage: string | null) => nominations.filter(({ stage_id }) => stage_id === stage);
    beyond.unread += surplus(at(first), 'is_unread', stands === first);
    beyond.to_call += surplus(at(shortlist), 'is_to_call', stands === shortlist);
  }
  return { in_stages, ...beyond };
}

/** How many more candidates count than people: one where all of theirs do, none where they stand elsewhere. */
function surplus(nominations: readonly Nomination[], flag: keyof Flags, counts = true): number {
  const amount = nominations.filter((one) => one[flag] === 1).length;
  return amount - (counts && amount > 0 && amount === nominations.length ? 1 : 0);
}
