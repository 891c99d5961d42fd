import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { insertCriterion } from '#service/api/screening/criteria/store.ts';
import { criterionHash, hashFor, subjectsOf } from '#service/api/screening/subjects/store.ts';
import { insertJob } from '#service/api/hiring/jobs/store.ts';
import { candidateIdsAfter } from '#service/api/screening/rankings/store.ts';
import { openDatabase } from '#service/db/sqlite/open.ts';
import { timestamp } from '#service/ids.ts';
import { CRITERIA_ENGINE } from '#service/intelligence/criteria/answer.ts';

/** Criteria of the job. */
export const CRITERIA = 14;
const EXPLANATION = 'The resume says so in its own words. '.repeat(4);
const SLICE = 500;

/** A job whose criteria everybody in a data folder has answers to, of every kind; returns its id. */
export async function fillAnswers(data_dir: string): Promise<string> {
  const { db, write, close } = await openDatabase(data_dir);
  const file = new Sqlite(path.join(data_dir, 'longlist.db'));
  try {
    const job_id = await write((trx) =>
      insertJob(trx, {
        remote_id: 'asked',
        title: 'Dispatcher',
        description: 'Plans routes and crews for a fleet of vans.',
        status: 'open',
        job_posting_urls: [],
        auto_evaluation_behavior: null,
        default_nomination_stage_id: null,
      }),
    );
    const criteria: { id: string; hash: string }[] = [];
    for (let i = 0; i < CRITERIA; i++) {
      const asked = {
        prompt_text: `Has done the work number ${i}`,
        weight: i < 9 ? 'must' : 'nice',
      } as const;
      const id = await write((trx) => insertCriterion(trx, { scope_type: 'job', job_id }, asked));
      criteria.push({ id, hash: criterionHash(asked) });
    }
    file.pragma('synchronous = OFF');
    const answer = file.prepare(
      `INSERT INTO evaluations (candidate_id, criterion_id, state, is_criterion_met, finding, rests_on_silence,
        confidence_score, evaluated_at, engine, engine_version, criterion_hash, input_hash, explanation)
       VALUES (?, ?, 'EVALUATED', ?, ?, ?, ?, ?, 'rules', ?, ?, ?, ?)`,
    );
    const now = timestamp();
    for (let after: string | null = null; ;) {
      const ids: string[] = await candidateIdsAfter(db, after, SLICE);
      if (ids.length === 0) return job_id;
      const subjects = await subjectsOf(db, ids);
      file.transaction(() => {
        for (const [at, id] of ids.entries()) {
          const subject = subjects.get(id);
          if (subject === undefined || subject.state === 'PENDING') throw new Error(`${id} was not read`);
          const input_hash = hashFor(subject, 'rules');
          for (const [i, criterion] of criteria.entries()) {
            const [finding, met, silent] = KINDS[(at * 7 + i * 3 + Math.floor(at / 9)) % KINDS.length]!;
            const confidence = (51 + ((at * 13 + i * 5) % 49)) / 100;
            const version = CRITERIA_ENGINE.version;
            const about = [version, criterion.hash, input_hash, EXPLANATION];
            answer.run(id, criterion.id, met, finding, silent, confidence, now, ...about);
          }
        }
      })();
      after = ids.at(-1) ?? null;
    }
  } finally {
    file.close();
    await close();
  }
}

const KINDS = [
  ['met', 1, 0],
  ['not_met', 0, 1],
  ['not_met', 0, 0],
  ['not_stated', 0, 1],
  ['met', 1, 0],
] as const;
