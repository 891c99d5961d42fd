import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RouteContext } from '../api/context.ts';
import { createHash } from 'node:crypto';
import { enqueueOnce } from '../tasks/queue.ts';
import { recordEvent } from '../api/feeds/events/store.ts';
import { findJob, insertJob } from '../api/hiring/jobs/store.ts';
import { findNominationOf } from '../api/hiring/nominations/store.ts';
import { findImportOfBytes } from './same_bytes.ts';
import { importFile } from './import_file.ts';

/** By this the sample job is found again: trying the samples twice makes nothing twice. */
const SAMPLE_JOB = 'longlist.sample-job';

/** Imports the sample resumes for the sample job. @returns the job, and how many files were new to it. */
export async function importSamples(
  context: Pick<RouteContext, 'db' | 'write' | 'files' | 'engine' | 'options'>,
): Promise<{ job_id: string; imports: number }> {
  const folder = path.join(context.options.resources_dir, 'samples');
  const job_id = await sampleJob(context, await readFile(path.join(folder, 'job.txt'), 'utf8'));
  const names = (await readdir(path.join(folder, 'resumes'))).filter((name) => !name.startsWith('.')).sort();
  let imports = 0;
  for (const name of names) {
    const bytes = await readFile(path.join(folder, 'resumes', name));
    if (await isThere(context, bytes, job_id)) continue;
    await importFile(context, { bytes, file_name: name, job_id });
    imports += 1;
  }
  return { job_id, imports };
}

async function sampleJob({ write }: Pick<RouteContext, 'write'>, text: string): Promise<string> {
  const [title = '', ...rest] = text.trim().split('\n');
  return write(async (trx) => {
    const known = await findJob(trx, { remote_id: SAMPLE_JOB });
    if (known !== null) return known.id;
    const id = await insertJob(trx, {
      remote_id: SAMPLE_JOB,
      title: title.trim(),
      description: rest.join('\n').trim(),
      status: 'open',
      job_posting_urls: [],
      auto_evaluation_behavior: null,
      default_nomination_stage_id: null,
    });
    await recordEvent(trx, 'job.created', id);
    await enqueueOnce(trx, 'embed_job', { job_id: id }, { priority: 'urgent' });
    return id;
  });
}

async function isThere(
  { db }: Pick<RouteContext, 'db'>,
  bytes: Uint8Array,
  job_id: string,
): Promise<boolean> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const earlier = await findImportOfBytes(db, sha256);
  return (
    earlier !== null && (await findNominationOf(db, { job_id, candidate_id: earlier.candidate_id })) !== null
  );
}
