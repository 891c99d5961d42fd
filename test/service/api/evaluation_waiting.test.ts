import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { saveReading } from '#service/api/intake/readings/store.ts';
import { insertAttachment } from '#service/api/intake/attachments/store.ts';
import { erase } from '#service/db/erase.ts';
import { textOfCandidateChanged } from '#service/workflows/candidate_text_changed.ts';
import { insertCandidate } from '#service/api/people/candidates/store.ts';
import { insertCriterion } from '#service/api/screening/criteria/store.ts';
import { addedCriterion, automateNomination } from '#service/workflows/auto_evaluation.ts';
import { cancelRun, ensureRun, readRun, startRun } from '#service/api/screening/evaluation_runs/store.ts';
import { insertJob } from '#service/api/hiring/jobs/store.ts';
import { firstStageOf, seedStages } from '#service/api/hiring/nomination_stages/store.ts';
import { insertNomination } from '#service/api/hiring/nominations/store.ts';
import type { Db } from '#service/db/schema.ts';
import type { Backend } from '#service/db/backend.ts';
import { openTestBackend } from '../../helpers/engine.ts';
import { evaluateJobTask, evaluateTask } from '#service/tasks/evaluate.ts';
import type { TaskPayloads } from '#service/tasks/queue.ts';

/** Files that are still being read when a run comes to them, in a job that does nothing by itself; step by step. */

const engine = { evaluate: async () => [] }; // nobody's file can be read
const versions = { reader: 'r', model: 'm', chunker: 'c' };
let folder: string;
let opened: Backend;
let job_id: string;
let waiting: { candidate_id: string; attachment_id: string }[];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'longlist-waiting-'));
  opened = await openTestBackend(folder);
  await opened.write(seedStages);
});
afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await opened.write(async (trx) => {
    await trx.deleteFrom('tasks').execute();
    job_id = await insertJob(trx, {
      title: 'Shift lead',
      description: 'Leads shifts.',
      status: 'open',
      remote_id: crypto.randomUUID(),
      job_posting_urls: [],
      auto_evaluation_behavior: null,
      default_nomination_stage_id: null,
    });
    await insertCriterion(trx, { scope_type: 'job', job_id }, { prompt_text: 'Knows Python' });
    await nominate(trx, await insertCandidate(trx, { full_name: 'No File' }));
    waiting = [];
    for (let i = 0; i < 3; i += 1) {
      const candidate_id = await insertCandidate(trx, { full_name: `Person ${i}` });
      waiting.push({ candidate_id, attachment_id: await addFile(trx, candidate_id) });
      await nominate(trx, candidate_id);
    }
  });
});

const nominate = async (trx: Db, candidate_id: string): Promise<string> => {
  const current_nomination_stage_id = (await firstStageOf(trx, job_id))!;
  return insertNomination(trx, { job_id, candidate_id, current_nomination_stage_id, applied_at: null });
};
const addFile = (trx: Db, candidate_id: string): Promise<string> =>
  insertAttachment(trx, {
    candidate_id,
    type: 'resume',
    file_name: 'a.pdf',
    media_type: 'application/pdf',
    byte_size: 1,
    sha256: crypto.randomUUID(),
  });
const stateOf = () => readRun(opened.db, job_id);
const start = (): Promise<void> => opened.write((trx) => startRun(trx, job_id));
/** The file turns out to be unreadable, which answers the criteria, too. */
const read = ({ candidate_id, attachment_id }: (typeof waiting)[number]): Promise<void> =>
  opened.write(async (trx) => {
    const reading = { ok: false, reason: 'CORRUPT', message: 'It is damaged.' } as const;
    await saveReading(trx, attachment_id, reading, versions);
    await textOfCandidateChanged(trx, candidate_id);
  });

/** Does all evaluations that are queued; gives how many tasks there were. */
async function work(): Promise<number> {
  for (let count = 0; ; count += 1) {
    const task = await opened.db
      .selectFrom('tasks')
      .selectAll()
      .where('name', 'in', ['evaluate', 'evaluate_job'])
      .orderBy('id')
      .executeTakeFirst();
    if (task === undefined) return count;
    const payload: unknown = JSON.parse(task.payload);
    const effect = await (task.name === 'evaluate'
      ? evaluateTask(opened, engine).run(payload as TaskPayloads['evaluate'])
      : evaluateJobTask(opened, engine).run(payload as TaskPayloads['evaluate_job']));
    await opened.write(async (trx) => {
      await effect(trx);
      await trx.deleteFrom('tasks').where('id', '=', task.id).execute();
    });
  }
}
async function answers(): Promise<number> {
  const rows = await opened.db
    .selectFrom('evaluations')
    .innerJoin('criteria', 'criteria.id', 'evaluations.criterion_id')
    .select('evaluations.candidate_id')
    .where('criteria.job_id', '=', job_id)
    .execute();
  return rows.length;
}

describe('a run that comes to files which are still being read', () => {
  test('goes on until the last of them was read and evaluated', async () => {
    await start();
    await work();
    expect(await stateOf()).toMatchObject({ state: 'RUNNING', total: 4, done: 1, finished_at: null });
    for (const [i, file] of waiting.entries()) {
      await read(file);
      expect(await work()).toBe(1);
      expect((await stateOf()).done).toBe(2 + i);
    }
    expect(await stateOf()).toMatchObject({ state: 'DONE', total: 4, done: 4 });
    expect((await stateOf()).finished_at).toMatch(/Z$/);
    expect(await answers()).toBe(4);
  });

  test('a ranking that is read meanwhile begins no other one', async () => {
    await start();
    await work();
    await opened.write((trx) => ensureRun(trx, job_id));
    expect(await work()).toBe(0);
  });

  test('stopped, they are not evaluated', async () => {
    await start();
    await work();
    await opened.write((trx) => cancelRun(trx, job_id));
    await read(waiting[0]!);
    expect(await work()).toBe(0);
    expect(await stateOf()).toMatchObject({ state: 'CANCELLED', total: 4, done: 1 });
  });

  test('whoever is deleted, or gives their file back, is not waited for', async () => {
    await start();
    await work();
    const [first, second, third] = waiting;
    await opened.write((trx) => trx.deleteFrom('candidates').where('id', '=', first!.candidate_id).execute());
    await opened.write((trx) =>
      trx.deleteFrom('nominations').where('candidate_id', '=', second!.candidate_id).execute(),
    );
    expect((await stateOf()).state).toBe('RUNNING');
    await opened.write(async (trx) => {
      await erase(trx, { attachments: [third!.attachment_id] });
      await textOfCandidateChanged(trx, third!.candidate_id);
    });
    expect(await work()).toBe(1);
    expect((await stateOf()).state).toBe('DONE');
    expect(await answers()).toBe(2);
  });

  test('read between the look at them and the end of the step: evaluated at once', async () => {
    await start();
    const [task] = await opened.db
      .selectFrom('tasks')
      .selectAll()
      .where('name', '=', 'evaluate_job')
      .execute();
    const effect = await evaluateJobTask(opened, engine).run(
      JSON.parse(task!.payload) as TaskPayloads['evaluate_job'],
    );
    for (const file of waiting) await read(file);
    await opened.write(async (trx) => {
      await effect(trx);
      await trx.deleteFrom('tasks').where('id', '=', task!.id).execute();
    });
    expect(await stateOf()).toMatchObject({ state: 'RUNNING', done: 1 });
    expect(await work()).toBe(1);
    expect(await stateOf()).toMatchObject({ state: 'DONE', total: 4, done: 4 });
    expect(await answers()).toBe(4);
  });

  test('a nomination or a criterion that is added meanwhile is part of it', async () => {
    await start();
    await work();
    await opened.write(async (trx) => {
      const candidate_id = await insertCandidate(trx, { full_name: 'Late Comer' });
      await nominate(trx, candidate_id);
      await automateNomination(trx, job_id, candidate_id);
    });
    expect(await stateOf()).toMatchObject({ state: 'RUNNING', total: 5, done: 1 });
    await work();
    expect(await stateOf()).toMatchObject({ state: 'RUNNING', total: 5, done: 2 });
    await opened.write(async (trx) => {
      await insertCriterion(trx, { scope_type: 'job', job_id }, { prompt_text: 'Knows Java' });
      await addedCriterion(trx, job_id);
    });
    for (const file of waiting) await read(file);
    await work();
    expect(await stateOf()).toMatchObject({ state: 'DONE', total: 5, done: 5 });
    expect(await answers()).toBe(10);
  });

  test('where no run goes on, neither is evaluated by itself', async () => {
    await opened.write(async (trx) => {
      const candidate_id = await insertCandidate(trx, { full_name: 'Early Bird' });
      await nominate(trx, candidate_id);
      await automateNomination(trx, job_id, candidate_id);
      await addedCriterion(trx, job_id);
    });
    await read(waiting[0]!);
    expect(await work()).toBe(0);
    expect(await stateOf()).toMatchObject({ state: 'IDLE', total: 5, done: 0 });
  });
});
