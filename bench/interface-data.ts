import { openDatabase } from '#service/db/sqlite/open.ts';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { newId, timestamp } from '#service/ids.ts';
import { fillWithResumes } from './evaluation-pool.ts';
import { startService } from './service-process.ts';

const SAMPLE = path.resolve(import.meta.dirname, '../resources/samples/resumes/tomasz-wieczorek.pdf');

/** What candidates of a bench do, where they did it, and where they live. */
export const ROLES = [
  'Data Engineer',
  'Nurse',
  'Site Manager',
  'Accountant',
  'Backend Developer',
  'Welder',
  'Buyer',
];
export const EMPLOYERS = ['Harbour Freight', 'Linden Clinic', 'Quarry & Sons', 'Northgate', 'Parcelwise'];
export const PLACES = ['Hamburg', 'Leeds', 'Milwaukee', 'Porto', 'Lyon', 'Gdańsk'];
const CRITERIA = ['At least 5 years of experience', 'Knows SQL', 'Holds a degree', 'Speaks German'];

/**
 * A data folder as an agency has it after years: candidates who are all nominated for one job, over its stages, with
 * answers to four criteria, and one PDF that is everybody's page.
 * @returns the id of the job.
 */
export async function fillAgency(data_dir: string, candidates: number): Promise<string> {
  await fillWithResumes(data_dir, candidates);
  const bytes = readFileSync(SAMPLE);
  const opened = await openDatabase(data_dir);
  await opened.files.keep([bytes], async () => undefined);
  await opened.close();
  addFacts(data_dir, createHash('sha256').update(bytes).digest('hex'), bytes.length);
  const service = await startService(data_dir);
  try {
    const { body } = await service.call('POST', '/jobs', {
      title: 'Senior Data Engineer',
      description: 'We need Python, SQL, Kafka and cloud platforms, and people who explain what they build.',
      status: 'open',
      remote_id: 'bench',
    });
    const job_id = (body as { result: { id: string } }).result.id;
    for (const prompt_text of CRITERIA) {
      await service.call('POST', `/jobs/${job_id}/criteria`, { prompt_text });
    }
    const stages = (await service.call('GET', '/nomination_stages')).body as { results: { id: string }[] };
    nominateAll(
      data_dir,
      job_id,
      stages.results.map(({ id }) => id),
    );
    await service.call('POST', `/jobs/${job_id}/evaluation_run`);
    for (;;) {
      const run = (await service.call('GET', `/jobs/${job_id}/evaluation_run`)).body as {
        result: { state: string };
      };
      if (run.result.state === 'DONE') return job_id;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  } finally {
    await service.stop();
    endTagging(data_dir);
  }
}

/** Tags were suggested long ago: a pile that is being read is measured elsewhere. */
function endTagging(data_dir: string): void {
  const file = new Sqlite(path.join(data_dir, 'longlist.db'));
  file.prepare("DELETE FROM tasks WHERE name = 'suggest_tags'").run();
  file.close();
}

/** What lists show of a candidate, and a file that can be drawn. */
function addFacts(data_dir: string, sha256: string, byte_size: number): void {
  const file = new Sqlite(path.join(data_dir, 'longlist.db'));
  const ids = file.prepare('SELECT id FROM candidates ORDER BY id').pluck().all() as string[];
  const set = file.prepare(
    'UPDATE candidates SET full_name = ?, current_title = ?, current_employer = ?, location = ?, months_experience = ? WHERE id = ?',
  );
  file.transaction(() => {
    for (const [i, id] of ids.entries()) {
      const one = <T>(list: readonly T[]): T => list[i % list.length]!;
      set.run(`Candidate ${i + 1}`, one(ROLES), one(EMPLOYERS), one(PLACES), 12 + ((i * 7) % 240), id);
    }
    file.prepare('UPDATE attachments SET sha256 = ?, byte_size = ?').run(sha256, byte_size);
  })();
  file.close();
}

/** Most are new, as in any pile: each further stage has half of those before it. */
function nominateAll(data_dir: string, job_id: string, stages: readonly string[]): void {
  const file = new Sqlite(path.join(data_dir, 'longlist.db'));
  file.pragma('busy_timeout = 5000');
  const ids = file.prepare('SELECT id FROM candidates ORDER BY id').pluck().all() as string[];
  const insert = file.prepare(
    'INSERT INTO nominations (id, remote_id, job_id, candidate_id, current_nomination_stage_id, applied_at, created_at, modified_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const now = timestamp();
  file.transaction(() => {
    for (const [i, candidate_id] of ids.entries()) {
      const id = newId();
      const stage = stages[Math.min(stages.length - 1, Math.clz32(((i * 2_654_435_761) >>> 0) | 1))]!;
      insert.run(id, id, job_id, candidate_id, stage, now, now, now);
    }
  })();
  file.close();
}
