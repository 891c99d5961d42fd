import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { computeMissing } from '#service/api/screening/evaluations/compute.ts';
import type { AskedCriterion } from '#service/api/screening/evaluations/schema.ts';
import { saveOutcomes } from '#service/api/screening/evaluations/save.ts';
import { createEvaluator } from '#service/api/screening/evaluations/evaluator.ts';
import { insertCandidate, removeCandidate } from '#service/api/people/candidates/store.ts';
import { saveReading } from '#service/api/intake/readings/store.ts';
import { insertAttachment } from '#service/api/intake/attachments/store.ts';
import { insertCriterion, removeCriterion } from '#service/api/screening/criteria/store.ts';
import type { Backend } from '#service/db/backend.ts';
import { openTestBackend } from '../../helpers/engine.ts';
import { EngineFailure, type EngineFailureReason } from '#service/engine/failure.ts';
import type { CriterionAnswer } from '#service/intelligence/criteria/answer.ts';

/** What becomes of answers the engine cannot give, and of records that go while it thinks. */
const VERSIONS = { reader: '1', model: 'none', chunker: '1' };
const PROFILE = { contact: {}, skills: [], work: [], education: [] };
const YES: CriterionAnswer = {
  state: 'EVALUATED',
  is_criterion_met: true,
  finding: 'met',
  rests_on_silence: false,
  only_listed: false,
  engine: 'rules',
  confidence_score: 0.9,
  explanation: 'It says so.',
  understood_as: 'whatever was asked',
  evidence: [],
  told: { explanation: [], understood_as: [] },
  not_understood: [],
};

let folder: string;
let opened: Backend;
let candidate_id: string;
let attachment_id: string;
let criteria: AskedCriterion[];
const logged: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'longlist-evaluations-'));
  opened = await openTestBackend(folder);
});
afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  logged.length = 0;
  await opened.write(async (trx) => {
    candidate_id = await insertCandidate(trx, { full_name: 'Ida Stone' });
    attachment_id = await insertAttachment(trx, {
      candidate_id,
      type: 'resume',
      file_name: 'ida.txt',
      media_type: 'text/plain',
      byte_size: 3,
      sha256: 'a'.repeat(64),
    });
    await read(trx, 'first text');
    criteria = [];
    for (const prompt_text of ['good', 'bad', 'fine']) {
      const id = await insertCriterion(trx, { scope_type: 'organization' }, { prompt_text });
      criteria.push({ id, prompt_text, job_id: null });
    }
  });
});

async function read(db: Parameters<typeof saveReading>[0], text_hash: string): Promise<void> {
  const reading = {
    ok: true as const,
    document_json: '{"text":"","pages":[],"notices":[]}',
    profile: PROFILE as never,
    text_hash,
    page_count: null,
    vectors: null,
  };
  await saveReading(db, attachment_id, reading, VERSIONS);
}

/** An engine that fails at calls with these prompts, and says yes to all others. */
function engineFailingAt(reason: EngineFailureReason, ...failing: string[]) {
  const calls: string[][] = [];
  return {
    calls,
    evaluate: async (resumes: readonly { readonly prompts: readonly string[] }[]) => {
      const prompts = resumes.flatMap((resume) => resume.prompts);
      calls.push(prompts);
      if (prompts.some((prompt) => failing.includes(prompt))) throw new EngineFailure(reason, 'It ended.');
      return resumes.map((resume) => resume.prompts.map(() => YES));
    },
  };
}

async function stored(): Promise<Record<string, string>> {
  const rows = await opened.db
    .selectFrom('evaluations')
    .innerJoin('criteria', 'criteria.id', 'evaluations.criterion_id')
    .select(['prompt_text', 'state', 'failure_reason'])
    .where('candidate_id', '=', candidate_id)
    .execute();
  return Object.fromEntries(
    rows.map(({ prompt_text, state, failure_reason }) => [prompt_text, failure_reason ?? state]),
  );
}

async function evaluate(engine: ReturnType<typeof engineFailingAt>): Promise<void> {
  const outcomes = await computeMissing({ db: opened.db, engine }, [candidate_id], criteria, 'background');
  await opened.write((trx) => saveOutcomes(trx, outcomes));
}

const evaluator = (engine: ReturnType<typeof engineFailingAt>) =>
  createEvaluator(
    { ...opened, options: { log: ({ message }: { message: string }) => void logged.push(message) } as never },
    engine,
  );

test('all criteria are one call', async () => {
  const engine = engineFailingAt('CRASHED');
  await evaluate(engine);
  expect(engine.calls).toEqual([['good', 'bad', 'fine']]);
  await evaluate(engine);
  expect(engine.calls).toHaveLength(1);
});

test.each(['CRASHED', 'TIMED_OUT', 'TOO_LARGE', 'ERROR'] as const)(
  'a call that ends with %s: each is asked alone, and one fails alone',
  async (reason) => {
    await evaluate(engineFailingAt(reason, 'bad'));
    expect(await stored()).toEqual({ good: 'EVALUATED', bad: 'ENGINE_ERROR', fine: 'EVALUATED' });
  },
);

test.each(['UNAVAILABLE', 'CLOSED'] as const)(
  'an engine that is %s says nothing against them',
  async (reason) => {
    await expect(evaluate(engineFailingAt(reason, 'bad'))).rejects.toThrow('It ended.');
    expect(await stored()).toEqual({});
  },
);

test('somebody who waits gets what is done; the failure is logged', async () => {
  const waiting = evaluator(engineFailingAt('UNAVAILABLE', 'bad'));
  await waiting.evaluateMissing([candidate_id], criteria, performance.now() + 2000);
  expect(await stored()).toEqual({});
  expect(logged).toEqual([expect.stringContaining('It ended.')]);
  await evaluator(engineFailingAt('CRASHED')).evaluateMissing(
    [candidate_id],
    criteria,
    performance.now() + 2000,
  );
  expect(Object.keys(await stored())).toHaveLength(3);
});

test('many who wait for the same are one call; after the deadline nobody waits', async () => {
  const engine = engineFailingAt('CRASHED');
  const waiting = evaluator(engine);
  const soon = performance.now() + 2000;
  await Promise.all(Array.from({ length: 8 }, () => waiting.evaluateMissing([candidate_id], criteria, soon)));
  expect(engine.calls).toHaveLength(1);

  await opened.write((trx) => read(trx, 'second text'));
  const { promise, resolve } = Promise.withResolvers<CriterionAnswer[][]>();
  const slow = evaluator({ ...engine, evaluate: () => promise });
  await slow.evaluateMissing([candidate_id], criteria, performance.now() + 20);
  expect((await currentHashes()).size).toBe(1);
  resolve([[YES, YES, YES]]);
  await slow.close();
  expect([...(await currentHashes())]).toEqual(['second text']);
});

async function currentHashes(): Promise<Set<string | null>> {
  const rows = await opened.db
    .selectFrom('evaluations')
    .select('text_hash')
    .where('candidate_id', '=', candidate_id)
    .execute();
  return new Set(rows.map(({ text_hash }) => text_hash));
}

test.each([
  ['the candidate', () => opened.write((trx) => removeCandidate(trx, candidate_id)), []],
  ['a criterion', () => opened.write((trx) => removeCriterion(trx, criteria[1]!.id)), ['fine', 'good']],
  ['the text', () => opened.write((trx) => read(trx, 'another text')), []],
])('%s goes while the engine thinks', async (_, change, left) => {
  const outcomes = await computeMissing(
    { db: opened.db, engine: engineFailingAt('CRASHED') },
    [candidate_id],
    criteria,
    'background',
  );
  await change();
  await opened.write((trx) => saveOutcomes(trx, outcomes));
  expect(Object.keys(await stored()).toSorted()).toEqual(left);
});

test('two who evaluated the same store it once', async () => {
  const engine = engineFailingAt('CRASHED');
  const [first, second] = await Promise.all(
    [1, 2].map(() => computeMissing({ db: opened.db, engine }, [candidate_id], criteria, 'background')),
  );
  const events = async (): Promise<number> =>
    (await opened.db.selectFrom('events').select('id').where('resource_id', '=', candidate_id).execute())
      .length;
  await opened.write((trx) => saveOutcomes(trx, first!));
  const before = await events();
  await opened.write((trx) => saveOutcomes(trx, second!));
  expect(before).toBe(1);
  expect(await events()).toBe(1);
});
