import { sql } from 'kysely';
import { dialectOf } from '../../../db/dialect.ts';
import { inPassing } from '../../../db/in_passing.ts';
import { RECORDS } from '../../../db/records.ts';
import type { Db } from '../../../db/schema.ts';

/** Where a record says which candidate and job it is about: what the log joins, and what it takes from there. */
type Place = { readonly join: string; readonly candidate_id: string; readonly job_id: string };

const CANDIDATE = 'r.candidate_id';
const JOB = 'r.job_id';
const NONE = 'NULL';

function inTable(table: string, candidate_id: string, job_id: string): Place {
  return { join: `LEFT JOIN ${table} r ON r.id = e.id`, candidate_id, job_id };
}

const ITSELF: Place = { join: '', candidate_id: 'e.id', job_id: NONE };
const NOBODY: Place = { join: '', candidate_id: NONE, job_id: NONE };

/** By resource. Those that are not here are about nobody: tags, clients, webhooks and the like. */
const PLACES: Readonly<Record<string, Place>> = {
  candidate: ITSELF,
  ranking: ITSELF,
  job: { join: '', candidate_id: NONE, job_id: 'e.id' },
  ...Object.fromEntries(
    Object.entries(RECORDS).map(([kind, { table, about }]) => {
      const subjects: readonly string[] = about;
      const candidate_id = subjects.includes('candidate') ? CANDIDATE : NONE;
      return [kind, inTable(table, candidate_id, subjects.includes('job') ? JOB : NONE)];
    }),
  ),
  spotlight: {
    join: 'LEFT JOIN spotlights s ON s.id = e.id LEFT JOIN nominations r ON r.id = s.nomination_id',
    candidate_id: CANDIDATE,
    job_id: JOB,
  },
  // named by the nomination, or where there is none by the candidate
  evaluation: inTable('nominations', 'coalesce(r.candidate_id, e.id)', JOB),
};

/** An event that is to be added, of one resource. */
export type NewEvent = readonly [
  event_id: string,
  type: string,
  resource_id: string,
  at: string,
  client_id: string | null,
  detail: string | null,
];

/**
 * Adds any number of events of one resource in one statement, with the candidate and job they are about, read from the
 * database now: an event of a deletion is recorded before the row goes.
 */
export async function addEvents(db: Db, resource: string, events: readonly NewEvent[]): Promise<void> {
  const { join, candidate_id, job_id } = PLACES[resource] ?? NOBODY;
  const insert = sql`INSERT INTO events (id, type, resource_type, resource_id, created_at, client_id, detail, candidate_id, job_id)
    SELECT e.event_id, e.type, ${sql.lit(resource)}, e.id, e.at, e.client_id, e.detail, ${sql.raw(candidate_id)}, ${sql.raw(job_id)}
    FROM (SELECT key, value ->> 0 AS event_id, value ->> 1 AS type, value ->> 2 AS id, value ->> 3 AS at,
      value ->> 4 AS client_id, value ->> 5 AS detail FROM ${dialectOf(db).jsonList(JSON.stringify(events))}) e
    ${sql.raw(join)} ORDER BY e.key`;
  await inPassing(db, insert.compile(db));
}
