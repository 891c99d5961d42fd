import { yieldToEventLoop } from '#service/event_loop.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#service/db/schema.ts';
import type { Criterion } from '../criteria/schema.ts';
import { criteriaOfJob } from '../criteria/store.ts';
import { candidatesBehind } from '../evaluations/store.ts';
import { subjectsOf } from '../subjects/store.ts';
import { standingsOf, type Standing } from './standings.ts';
import { candidateIdsAfter, nominatedFor } from './store.ts';

/** Where everybody stands with a job's criteria, at one moment. */
export type CriteriaScores = {
  /** Another one whenever a standing is another. */
  readonly key: string;
  readonly criteria: readonly Criterion[];
  /** By candidate; whoever is missing has no answers (NO_STANDING). */
  readonly standings: ReadonlyMap<string, Standing>;
  /** Nominated candidates without, who can be evaluated now: some of them, or none when there are none. */
  readonly waiting: readonly string[];
};

const SLICE = 500;

let made = 0;

/** The scores, made from what is stored. Reads in slices, so that requests are answered meanwhile. */
export async function computeCriteriaScores(db: Db, job_id: string): Promise<CriteriaScores> {
  const criteria = await criteriaOfJob(db, job_id);
  const standings = new Map<string, Standing>();
  let after: string | null = null;
  while (criteria.length > 0) {
    const ids: string[] = await candidateIdsAfter(db, after, SLICE);
    if (ids.length === 0) break;
    await count(db, criteria, ids, standings);
    after = ids.at(-1) ?? null;
    await yieldToEventLoop();
  }
  return {
    key: keyOf(job_id),
    criteria,
    standings,
    waiting: await waitingFor(db, job_id, criteria, standings),
  };
}

/** The scores after changes of these candidates or nominations; criteria are still the same. */
export async function updateCriteriaScores(
  db: Db,
  job_id: string,
  before: CriteriaScores,
  changed: readonly string[],
): Promise<CriteriaScores> {
  const { criteria } = before;
  if (criteria.length === 0) return before;
  const standings = new Map(before.standings);
  const ids = await candidatesBehind(db, [...new Set(changed)]);
  for (let at = 0; at < ids.length; at += SLICE) {
    await count(db, criteria, ids.slice(at, at + SLICE), standings);
    await yieldToEventLoop();
  }
  const same = ids.every((id) => isDeepStrictEqual(standings.get(id), before.standings.get(id)));
  return {
    key: same ? before.key : keyOf(job_id),
    criteria,
    standings: same ? before.standings : standings,
    waiting: await waitingFor(db, job_id, criteria, standings),
  };
}

function keyOf(job_id: string): string {
  return `${job_id} ${++made}`;
}

/** Counts anew for some candidates. */
async function count(
  db: Db,
  criteria: readonly Criterion[],
  ids: readonly string[],
  standings: Map<string, Standing>,
): Promise<void> {
  for (const id of ids) standings.delete(id);
  for (const [id, standing] of await standingsOf(db, criteria, ids)) standings.set(id, standing);
}

async function waitingFor(
  db: Db,
  job_id: string,
  criteria: readonly Criterion[],
  standings: ReadonlyMap<string, Standing>,
): Promise<string[]> {
  if (criteria.length === 0) return [];
  const nominated = await nominatedFor(db, job_id, 'any');
  const incomplete = [...nominated].filter((id) => standings.get(id)?.is_complete !== true);
  // more than a slice is not evaluated in the time a request waits
  for (let at = 0; at < incomplete.length; at += SLICE) {
    const slice = incomplete.slice(at, at + SLICE);
    const subjects = await subjectsOf(db, slice);
    const waiting = slice.filter((id) => subjects.get(id)?.state !== 'PENDING');
    if (waiting.length > 0) return waiting;
    await yieldToEventLoop();
  }
  return [];
}
