import type { Db } from '#service/db/schema.ts';
import { timestamp } from '#service/ids.ts';

/** Whose summary, and in relation to which job; null for none. */
export type SummaryPair = { readonly candidate_id: string; readonly job_id: string | null };

/**
 * The id of the summary of a candidate for a job: a UUID v8 that says whose it is, so that a ranking can name it
 * without writing anything. It holds the moments both ids begin with (v7; their first digit is 0 until the year 2527)
 * and, as several may be of the same moment, the random ends of both, joined.
 */
export function summaryIdOf({ candidate_id, job_id }: SummaryPair): string {
  const digits =
    momentOf(candidate_id) +
    (job_id === null ? NO_MOMENT : momentOf(job_id)) +
    ((endOf(candidate_id) ^ (job_id === null ? 0 : Math.imul(endOf(job_id), SPREAD))) >>> 0)
      .toString(16)
      .padStart(8, '0');
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(12, 15)}`,
    `8${digits.slice(15, 18)}`,
    digits.slice(18),
  ].join('-');
}

/** The candidate and the job whose summary has this id; null where there are none such. */
export async function pairOf(db: Db, id: string): Promise<SummaryPair | null> {
  if (id[14] !== '8') return null;
  const digits = id.replaceAll('-', '');
  const [of_candidate, of_job] = split(digits.slice(0, 12) + digits.slice(13, 16) + digits.slice(17, 24));
  const candidates = await idsOf(db, 'candidates', of_candidate);
  const jobs = of_job === NO_MOMENT ? [null] : await idsOf(db, 'jobs', of_job);
  for (const candidate_id of candidates) {
    for (const job_id of jobs) {
      const pair = { candidate_id, job_id };
      if (summaryIdOf(pair) === id) return pair;
    }
  }
  return null;
}

/** Since when there are both. */
export function pairedAt({ candidate_id, job_id }: SummaryPair): string {
  const moments = [candidate_id, ...(job_id === null ? [] : [job_id])].map((id) =>
    parseInt(momentOf(id), 16),
  );
  return timestamp(new Date(Math.max(...moments)));
}

/** Odd, so that no two ends become one (Knuth's multiplicative hash): neighbours do not cancel out. */
const SPREAD = 0x9e3779b1;
const NO_MOMENT = '00000000000';
const momentOf = (id: string): string => id.slice(1, 8) + id.slice(9, 13);
const endOf = (id: string): number => parseInt(id.slice(-8), 16);
const split = (digits: string): [string, string] => [digits.slice(0, 11), digits.slice(11, 22)];

/** Ids that were made at a moment. */
async function idsOf(db: Db, table: 'candidates' | 'jobs', moment: string): Promise<string[]> {
  const beginning = `0${moment.slice(0, 7)}-${moment.slice(7)}-`;
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('id', '>=', beginning)
    .where('id', '<', `${beginning}~`)
    .execute();
  return rows.map(({ id }) => id);
}
