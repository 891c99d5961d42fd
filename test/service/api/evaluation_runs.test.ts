import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertCandidate } from '#service/api/people/candidates/store.ts';
import { insertCriterion } from '#service/api/screening/criteria/store.ts';
import { cancelRun, ensureRun, readRun, startRun } from '#service/api/screening/evaluation_runs/store.ts';
import { insertJob } from '#service/api/hiring/jobs/store.ts';
import { firstStageOf, seedStages } from '#service/api/hiring/nomination_stages/store.ts';
import { insertNomination } from '#service/api/hiring/nominations/store.ts';
import type { Backend } from '#service/db/backend.ts';
import { openTestBackend } from '../../helpers/engine.ts';
import { evaluateJobTask } from '#service/tasks/evaluate.ts';
import type { TaskPayloads } from '#service/tasks/queue.ts';

/** Runs step by step, without a runner: each step may be lost before it is written, or come too late. */

type Step = TaskPayloads['evaluate_job'];

const NOMINATED = 100;
const engine = { evaluate: async () => [] }; // nobody has a file
let folder: string;
let opened: Backend;
let job_id: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'longlist-runs-'));
  opened = await openTestBackend(folder);
  await opened.write(seedStages);
});
afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  job_id = await opened.write(async (trx) => {
    const id = await insertJob(trx, {
      title: 'Shift lead',
      description: 'Leads shifts.',
      status: 'open',
      remote_id: crypto.randomUUID(),
      job_posting_urls: [],
      auto_evaluation_behavior: null,
      default_nomination_stage_id: null,
    });
    const current_nomination_stage_id = (await firstStageOf(trx, id))!;
    for (let i = 0; i < NOMINATED; i += 1) {
      const candidate_id = await insertCandidate(trx, { full_name: `Person ${i}` });
      const parts = { job_id: id, candidate_id, current_nomination_stage_id, applied_at: null };
      await insertNomination(trx, parts);
    }
    await insertCriterion(trx, { scope_type: 'job', job_id: id }, { prompt_text: 'Knows Python' });
    return id;
  });
});

async function queued(): Promise<Step[]> {
  const rows = await opened.db
    .selectFrom('tasks')
    .select('payload')
    .where('name', '=', 'evaluate_job')
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => JSON.parse(payload) as Step).filter((step) => step.job_id === job_id);
}
const start = (): Promise<void> => opened.write((trx) => startRun(trx, job_id));
const stateOf = () => readRun(opened.db, job_id);
const work = (step: Step) => evaluateJobTask(opened, engine).run(step);
/** Does a step as the runner does: its effect and its end in one transaction. */
async function finish(step: Step): Promise<void> {
  const effect = await work(step);
  await opened.write(async (trx) => {
    await effect(trx);
    const payload = JSON.stringify(step);
    await trx.deleteFrom('tasks').where('payload', '=', payload).execute();
  });
}
async function answers(): Promise<number> {
  const { count } = await opened.db
    .selectFrom('evaluations')
    .innerJoin('criteria', 'criteria.id', 'evaluations.criterion_id')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('criteria.job_id', '=', job_id)
    .executeTakeFirstOrThrow();
  return count;
}

describe('a run', () => {
  test('goes from nomination to nomination, and ends', async () => {
    expect(await stateOf()).toMatchObject({ state: 'IDLE', total: NOMINATED, done: 0, started_at: null });
    await start();
    expect(await stateOf()).toMatchObject({ state: 'RUNNING', total: NOMINATED, done: 0, finished_at: null });
    const seen: number[] = [];
    for (let [step] = await queued(); step !== undefined; [step] = await queued()) {
      await finish(step);
      const { done, total } = await stateOf();
      expect(total).toBe(NOMINATED);
      expect(await answers()).toBe(done);
      seen.push(done);
    }
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.length).toBeGreaterThan(2);
    const { finished_at, ...end } = await stateOf();
    expect(end).toMatchObject({ state: 'DONE', total: NOMINATED, done: NOMINATED });
    expect(finished_at).toMatch(/Z$/);
  });

  test('a step that is lost before it is written is done again, and counted once', async () => {
    await start();
    const [step] = await queued();
    await work(step!);
    expect((await stateOf()).done).toBe(0);
    await finish(step!);
    const { done } = await stateOf();
    expect(done).toBeGreaterThan(0);
    expect(await answers()).toBe(done);
    expect(await queued()).toHaveLength(1);
  });

  test('stopped: the step at work stores what it has, and none follows', async () => {
    await start();
    const [first] = await queued();
    await finish(first!);
    const [second] = await queued();
    const effect = await work(second!);
    await opened.write((trx) => cancelRun(trx, job_id));
    expect(await queued()).toEqual([]);
    await opened.write(effect);
    const { state, done } = await stateOf();
    expect(state).toBe('CANCELLED');
    expect(await answers()).toBeGreaterThan(done);
    expect(await queued()).toEqual([]);
    // a step that was claimed but had not begun does nothing
    await opened.write(await work({ ...second!, after: null }));
    expect((await stateOf()).done).toBe(done);

    await opened.write((trx) => ensureRun(trx, job_id));
    expect((await stateOf()).state, 'a list that is read starts nothing a person stopped').toBe('CANCELLED');
    await start();
    expect(await stateOf()).toMatchObject({ state: 'RUNNING', done: 0 });
  });

  test('begun anew: one chain goes on, and the steps of the other count for nothing', async () => {
    await start();
    const [old] = await queued();
    const effect = await work(old!);
    await start();
    const [now, ...others] = await queued();
    expect(others).toEqual([]);
    expect(now?.run_id).not.toBe(old?.run_id);
    await opened.write(effect);
    expect((await stateOf()).done).toBe(0);
    expect(await answers()).toBeGreaterThan(0);
    expect(await queued()).toEqual([now]);
  });

  test('nominations that come and go meanwhile are in the counts', async () => {
    await start();
    const [first] = await queued();
    await finish(first!);
    const { done } = await stateOf();
    await opened.write(async (trx) => {
      const last = await trx
        .selectFrom('nominations')
        .select('id')
        .where('job_id', '=', job_id)
        .orderBy('candidate_id', 'desc')
        .limit(5)
        .execute();
      const ids = last.map(({ id }) => id);
      await trx.deleteFrom('nominations').where('id', 'in', ids).execute();
    });
    for (let [step] = await queued(); step !== undefined; [step] = await queued()) await finish(step);
    expect(done).toBeLessThan(NOMINATED - 5);
    expect(await stateOf()).toMatchObject({ state: 'DONE', total: NOMINATED - 5, done: NOMINATED - 5 });
  });

  test('given up, it goes on no more; one that an older version queued begins', async () => {
    await start();
    const [step] = await queued();
    await opened.write(
      evaluateJobTask(opened, engine).giveUp(step!, new Error('The engine does not start.')),
    );
    expect((await stateOf()).state).toBe('CANCELLED');
    await opened.write(await work({ job_id, after: null }));
    expect((await stateOf()).state).toBe('RUNNING');
  });
});
