import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveReading } from '#service/api/intake/readings/store.ts';
import { insertAttachment } from '#service/api/intake/attachments/store.ts';
import { insertCandidate, removeCandidate } from '#service/api/people/candidates/store.ts';
import { insertCriterion } from '#service/api/screening/criteria/store.ts';
import type { CriterionAnswer } from '#service/intelligence/criteria/answer.ts';
import { computeMissing } from '#service/api/screening/evaluations/compute.ts';
import type { AskedCriterion } from '#service/api/screening/evaluations/schema.ts';
import { saveOutcomes } from '#service/api/screening/evaluations/save.ts';
import { removeOverride, saveOverride } from '#service/api/screening/evaluations/overrides.ts';
import { insertJob } from '#service/api/hiring/jobs/store.ts';
import { firstStageOf, seedStages } from '#service/api/hiring/nomination_stages/store.ts';
import { insertNomination } from '#service/api/hiring/nominations/store.ts';
import {
  updateCriteriaScores,
  computeCriteriaScores,
  type CriteriaScores,
} from '#service/api/screening/rankings/criteria_scores.ts';
import type { Backend } from '#service/db/backend.ts';
import { openTestBackend } from '../../helpers/engine.ts';

/** A board that follows changes must be the one that is made anew. */
const VERSIONS = { reader: '1', model: 'none', chunker: '1' };
let folder: string;
let opened: Backend;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'longlist-board-'));
  opened = await openTestBackend(folder);
  await opened.write(seedStages);
});
afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

/** Numbers from a seed: the same story every time. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % sides;
  };
}

/** Which change comes how often: candidate, text, answers, nomination, removal, a person's answer. */
const OFTEN = [0, 1, 1, 2, 2, 2, 2, 3, 4, 5, 5];
const ANSWERS = [
  { finding: 'met', is_criterion_met: true, rests_on_silence: false, only_listed: false },
  { finding: 'not_met', is_criterion_met: false, rests_on_silence: false, only_listed: false },
  { finding: 'not_met', is_criterion_met: false, rests_on_silence: true, only_listed: false },
  { finding: 'not_stated', is_criterion_met: false, rests_on_silence: true, only_listed: false },
] as const;
const byId = (board: CriteriaScores) => [...board.standings].toSorted(([a], [b]) => (a < b ? -1 : 1));
const plain = (board: CriteriaScores) => ({
  standings: byId(board),
  waiting: [...board.waiting].toSorted(),
});

test('sixty rounds of changes', async () => {
  const { db, write } = opened;
  const throws = dice(7);
  const job_id = await write((trx) =>
    insertJob(trx, {
      remote_id: 'j',
      title: 'Potter',
      description: 'Throws pots',
      status: 'open',
      job_posting_urls: [],
      auto_evaluation_behavior: null,
      default_nomination_stage_id: null,
    }),
  );
  const stage_id = await firstStageOf(db, job_id);
  const criteria: AskedCriterion[] = [];
  for (const prompt_text of ['one', 'two', 'three']) {
    const asked = { prompt_text, weight: prompt_text === 'three' ? ('nice' as const) : null };
    const id = await write((trx) => insertCriterion(trx, { scope_type: 'job', job_id }, asked));
    criteria.push({ id, prompt_text, job_id });
  }
  // says yes by chance, and fails now and then
  const engine = {
    evaluate: async (resumes: readonly { readonly prompts: readonly string[] }[]) =>
      resumes.map(({ prompts }) => prompts.map(byChance)),
  };
  const byChance = (): CriterionAnswer =>
    throws(5) === 0
      ? ({
          state: 'FAILED',
          reason: 'ENGINE_ERROR',
          message: 'No.',
          told: { explanation: [], understood_as: [] },
        } as const)
      : ({
          ...ANSWERS[throws(ANSWERS.length)]!,
          engine: throws(2) === 0 ? 'rules' : 'meaning',
          state: 'EVALUATED',
          confidence_score: (51 + throws(49)) / 100,
          explanation: 'By chance.',
          understood_as: 'anything',
          evidence: [],
          told: { explanation: [], understood_as: [] },
          not_understood: [],
        } as const);
  const people: { id: string; attachment_id: string }[] = [];
  const read = (attachment_id: string, text_hash: string): Promise<void> => {
    const content = { document_json: '{}', profile: {} as never, page_count: null, vectors: null };
    return write((trx) => saveReading(trx, attachment_id, { ok: true, text_hash, ...content }, VERSIONS));
  };
  const changes: (() => Promise<string>)[] = [
    async () => {
      const id = await write((trx) => insertCandidate(trx, { full_name: 'Somebody' }));
      const attachment_id = await write((trx) =>
        insertAttachment(trx, {
          candidate_id: id,
          type: 'resume',
          file_name: 'x.txt',
          media_type: 'text/plain',
          byte_size: 1,
          sha256: 'a'.repeat(64),
        }),
      );
      // else it stays unread for a while
      if (throws(3) > 0) await read(attachment_id, 'first text');
      people.push({ id, attachment_id });
      return id;
    },
    async () => {
      const { id, attachment_id } = people[throws(people.length)]!;
      if (throws(4) > 0) {
        await read(attachment_id, `text ${throws(3)}`);
        return id;
      }
      const broken = { ok: false, reason: 'CORRUPT', message: 'Broken.' } as const;
      await write((trx) => saveReading(trx, attachment_id, broken, VERSIONS));
      return id;
    },
    async () => {
      const { id } = people[throws(people.length)]!;
      const asked = criteria.slice(0, 1 + throws(3));
      const outcomes = await computeMissing({ db, engine }, [id], asked, 'background');
      await write((trx) => saveOutcomes(trx, outcomes));
      const nomination = await db
        .selectFrom('nominations')
        .select('id')
        .where('candidate_id', '=', id)
        .executeTakeFirst();
      return nomination?.id ?? id;
    },
    async () => {
      const { id } = people[throws(people.length)]!;
      const known = await db
        .selectFrom('nominations')
        .select('id')
        .where('candidate_id', '=', id)
        .executeTakeFirst();
      if (known !== undefined) return known.id;
      return write((trx) =>
        insertNomination(trx, {
          job_id,
          candidate_id: id,
          current_nomination_stage_id: stage_id!,
          applied_at: null,
        }),
      );
    },
    async () => {
      if (people.length < 5 || throws(6) > 0) return people[0]!.id;
      const [gone] = people.splice(throws(people.length), 1);
      await write((trx) => removeCandidate(trx, gone!.id));
      return gone!.id;
    },
  ];

  changes.push(async () => {
    const { id } = people[throws(people.length)]!;
    const { id: criterion_id } = criteria[throws(3)]!;
    const is_criterion_met = throws(2) === 0;
    await write((trx) =>
      throws(3) === 0
        ? removeOverride(trx, id, criterion_id)
        : saveOverride(trx, id, criterion_id, { is_criterion_met, reason: null }),
    );
    return id;
  });

  await changes[0]!();
  let board = await computeCriteriaScores(db, job_id);
  let keys = 0;
  for (let step = 0; step < 60; step++) {
    const changed: string[] = [];
    for (let i = 0; i <= throws(3); i++) changed.push(await changes[OFTEN[throws(OFTEN.length)]!]!());
    const next = await updateCriteriaScores(db, job_id, board, changed);
    expect(plain(next)).toEqual(plain(await computeCriteriaScores(db, job_id)));
    const same = JSON.stringify(byId(next)) === JSON.stringify(byId(board));
    expect(next.key === board.key).toBe(same);
    if (!same) keys += 1;
    board = next;
  }
  expect(keys).toBeGreaterThan(10);
});
