import type { Db } from '#service/db/schema.ts';
import type { Criterion } from '../criteria/schema.ts';
import { criteriaOfJob } from '../criteria/store.ts';
import { candidatesBehind, metCounts } from '../evaluations/store.ts';
import { isAbout, subjectsOf } from '../evaluations/subject.ts';
import type { MetRatios } from './order.ts';
import { candidateIdsAfter, nominatedFor } from './store.ts';

/** Who meets how many of a job's criteria, at one moment. */
export type Board = {
  /** Another one whenever a ratio is another. */
  readonly key: string;
  readonly criteria: readonly Criterion[];
  /** Met ÷ all criteria of the job, rounded to 6 places, by candidate; who is missing has 0. */
  readonly ratios: MetRatios;
  /** Candidates with a current answer to every criterion. */
  readonly complete: ReadonlySet<string>;
  /** Nominated candidates without, who can be evaluated now: some of them, or none when there are none. */
  readonly waiting: readonly string[];
};

const SLICE = 500;

/** Score of version 2; like every score it is rounded to 6 places. */
export function metRatio(met: number, criteria: number): number {
  return Math.round((met / criteria) * 1_000_000) / 1_000_000;
}

const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
let made = 0;

/** A board made from what is stored. Reads in slices, so that requests are answered meanwhile. */
export async function makeBoard(db: Db, job_id: string): Promise<Board> {
  const criteria = await criteriaOfJob(db, job_id);
  const ratios = new Map<string, number>();
  const complete = new Set<string>();
  let after: string | null = null;
  while (criteria.length > 0) {
    const ids: string[] = await candidateIdsAfter(db, after, SLICE);
    if (ids.length === 0) break;
    await count(db, criteria, ids, ratios, complete);
    after = ids.at(-1) ?? null;
    await breathe();
  }
  return {
    key: keyOf(job_id),
    criteria,
    ratios,
    complete,
    waiting: await waitingFor(db, job_id, criteria, complete),
  };
}

/** The board after changes of these candidates or nominations; criteria are still the same. */
export async function followBoard(
  db: Db,
  job_id: string,
  before: Board,
  changed: readonly string[],
): Promise<Board> {
  const { criteria } = before;
  if (criteria.length === 0) return before;
  const ratios = new Map(before.ratios);
  const complete = new Set(before.complete);
  const ids = await candidatesBehind(db, [...new Set(changed)]);
  for (let at = 0; at < ids.length; at += SLICE) {
    await count(db, criteria, ids.slice(at, at + SLICE), ratios, complete);
    await breathe();
  }
  const same = ids.every((id) => ratios.get(id) === before.ratios.get(id));
  return {
    key: same ? before.key : keyOf(job_id),
    criteria,
    ratios: same ? before.ratios : ratios,
    complete,
    waiting: await waitingFor(db, job_id, criteria, complete),
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
  ratios: Map<string, number>,
  complete: Set<string>,
): Promise<void> {
  for (const id of ids) {
    ratios.delete(id);
    complete.delete(id);
  }
  const criterion_ids = criteria.map(({ id }) => id);
  const counts = await metCounts(db, criterion_ids, ids);
  const subjects = await subjectsOf(db, [...new Set(counts.map(({ candidate_id }) => candidate_id))]);
  // answers by rules and by meaning are counted apart
  const sums = new Map<string, { readonly answers: number; readonly met: number }>();
  for (const { candidate_id, input_hash, answers, met } of counts) {
    const subject = subjects.get(candidate_id);
    if (subject === undefined || !isAbout(subject, input_hash)) continue;
    const known = sums.get(candidate_id) ?? { answers: 0, met: 0 };
    sums.set(candidate_id, { answers: known.answers + answers, met: known.met + met });
  }
  for (const [candidate_id, { answers, met }] of sums) {
    if (met > 0) ratios.set(candidate_id, metRatio(met, criteria.length));
    if (answers === criteria.length) complete.add(candidate_id);
  }
}

async function waitingFor(
  db: Db,
  job_id: string,
  criteria: readonly Criterion[],
  complete: ReadonlySet<string>,
): Promise<string[]> {
  if (criteria.length === 0) return [];
  const nominated = await nominatedFor(db, job_id, 'any');
  const incomplete = [...nominated].filter((id) => !complete.has(id));
  // more than a slice is not evaluated in the time a request waits
  for (let at = 0; at < incomplete.length; at += SLICE) {
    const slice = incomplete.slice(at, at + SLICE);
    const subjects = await subjectsOf(db, slice);
    const waiting = slice.filter((id) => subjects.get(id)?.state !== 'PENDING');
    if (waiting.length > 0) return waiting;
    await breathe();
  }
  return [];
}
