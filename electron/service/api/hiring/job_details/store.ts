import { hasChangedColumn } from '../../../db/changed_columns.ts';
import { pointRead } from '../../../db/point_read.ts';
import type { Db } from '../../../db/schema.ts';
import type { ErrorDetail } from '../../../errors.ts';
import type { RecordRef } from '../../fields.ts';
import { findJobRow } from '../jobs/store.ts';
import { NO_DETAILS } from './schema.ts';
import type { JobDetails, JobDetailsChanges } from './schema.ts';

const rowOf = pointRead((db, job_id) =>
  db.selectFrom('job_details').selectAll().where('job_id', '=', job_id),
);

/** The details of a job with its id; null where there is no such job. */
export async function findDetails(db: Db, ref: RecordRef): Promise<(JobDetails & { id: string }) | null> {
  const job = await findJobRow(db, ref);
  return job === null ? null : { id: job.id, ...(await detailsOf(db, job.id)) };
}

/** The details of a job that is there. */
export async function detailsOf(db: Db, job_id: string): Promise<JobDetails> {
  const row = await rowOf(db, job_id);
  if (row === null) return NO_DETAILS;
  const { job_id: _, ...details } = row;
  return details;
}

/** What is wrong with details as they would be: their fields agree with each other. */
export function wrongDetails({ salary_min, salary_max }: JobDetails): ErrorDetail[] {
  if (salary_min === null || salary_max === null || salary_min <= salary_max) return [];
  return [
    {
      path: 'body.salary_max',
      message: `is less than salary_min (${salary_max} is less than ${salary_min})`,
    },
  ];
}

/** The details with these changes. */
export function changedDetails(before: JobDetails, changes: JobDetailsChanges): JobDetails {
  const sent = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(sent) };
}

/** Replaces the details of a job. Tells whether that changed anything. */
export async function saveDetails(
  trx: Db,
  job_id: string,
  before: JobDetails,
  now: JobDetails,
): Promise<boolean> {
  if (!hasChangedColumn(before, now)) return false;
  await trx
    .insertInto('job_details')
    .values({ job_id, ...now })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet(now))
    .execute();
  return true;
}
