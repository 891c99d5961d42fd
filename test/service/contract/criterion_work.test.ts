import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#service/ids.ts';
import { rowsOf } from '../../helpers/engine.ts';
import { buildAttachment, buildCandidate, buildJob, buildNomination, idOf } from '../../helpers/factories.ts';
import { testService, type TestService } from '../../helpers/service.ts';

/** Runs, marks and previews over HTTP, and that the order of a run changes no answer. */

const PROMPTS = [
  'Knows Python',
  'At least 3 years of experience',
  'Speaks German',
  'Is used to talking to customers under pressure',
  'Is younger than 30 years',
];
const TEXTS = [
  'Ada Reed\n\nExperience\nAnalyst, Northpier, 2015 to 2023\n- Wrote reports in Python\n- Talked to customers every day\n\nSkills\nPython, SQL\n\nLanguages\nGerman (fluent)\n',
  'Bo Lind\n\nExperience\nPotter, Kiln Works, 2022 to 2023\n- Glazed stoneware\n\nSkills\nGlazing\n',
  'Cy Moor\n\nExperience\nShift lead, Depot 9, 2012 to 2020\n- Calmed angry customers on busy days\n\nLanguages\nEnglish\n',
];

let service: TestService;
let job: string;
const candidates: string[] = [];
const criteria: string[] = [];
const run = (of = job): string => `/api/v1/jobs/${of}/evaluation_run`;
const understood = (prompt_text: string) =>
  service.api('POST', '/api/v1/criteria/understood', { prompt_text });
const marksOf = (ids: readonly string[], of = job): string =>
  `/api/v1/jobs/${of}/criterion_marks?${ids.map((id) => `candidate_id=${id}`).join('&')}`;

async function finished(of = job): Promise<Record<string, unknown>> {
  await expect.poll(async () => (await service.api('GET', run(of))).body.result.state).toBe('DONE');
  return (await service.api('GET', run(of))).body.result;
}

beforeAll(async () => {
  service = await testService({ keep: true });
  job = await buildJob(service);
  for (const [i, text] of TEXTS.entries()) {
    const candidate_id = await buildCandidate(service, { full_name: `Person ${i}` });
    await buildAttachment(service, { candidate_id }, text, `${i}.txt`);
    await buildNomination(service, { job_id: job, candidate_id });
    candidates.push(candidate_id);
  }
  for (const prompt_text of PROMPTS) {
    criteria.push(idOf(await service.api('POST', `/api/v1/jobs/${job}/criteria`, { prompt_text })));
  }
  await service.idle();
});
afterAll(() => service.close());

describe('evaluation_run', () => {
  it('IDLE, then 202 and RUNNING, then DONE with everything answered', async () => {
    expect((await service.api('GET', run())).body.result).toEqual({
      state: 'IDLE',
      total: 3,
      done: 0,
      started_at: null,
      finished_at: null,
    });
    const { status, body } = await service.api('POST', run());
    expect([status, body.result.state, body.result.total]).toEqual([202, 'RUNNING', 3]);
    expect(await finished()).toMatchObject({ total: 3, done: 3, finished_at: expect.any(String) });
    const { body: marks } = await service.api('GET', marksOf(candidates));
    expect(JSON.stringify(marks.results)).not.toContain('in_progress');
  });

  it('stopping where nothing goes on changes nothing; a job that is not there is 404', async () => {
    await finished();
    const { status, body } = await service.api('DELETE', run());
    expect([status, body.result.state]).toEqual([200, 'DONE']);
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect((await service.api(method, run(newId()))).status).toBe(404);
    }
  });

  it('a job that evaluates by itself has a run of its own accord, one for several criteria', async () => {
    const own = await buildJob(service, { auto_evaluation_behavior: 'auto_evaluate_nominations' });
    for (const candidate_id of candidates) await buildNomination(service, { job_id: own, candidate_id });
    await service.idle();
    for (const prompt_text of PROMPTS) {
      await service.api('POST', `/api/v1/jobs/${own}/criteria`, { prompt_text });
    }
    expect((await service.api('GET', run(own))).body.result).toMatchObject({ total: 3 });
    expect(await finished(own)).toMatchObject({ total: 3, done: 3 });
    await service.idle();
    const { body } = await service.api('GET', marksOf(candidates, own));
    expect(JSON.stringify(body.results)).not.toContain('in_progress');
  });
});

describe('criterion_marks', () => {
  it('is a word for each criterion, with the answer of a person; who is not there is left out', async () => {
    await service.api('POST', run());
    await finished();
    const [first] = candidates;
    const { body: nominations } = await service.api('GET', `/api/v1/nominations?job_id=${job}`);
    const nomination = (nominations.results as { id: string; candidate_id: string }[]).find(
      ({ candidate_id }) => candidate_id === first,
    )!.id;
    const override = `/api/v1/nominations/${nomination}/criterion_evaluations/${criteria[2]}/override`;
    await service.api('PUT', override, { is_criterion_met: false });
    const { status, body } = await service.api('GET', marksOf([first!, newId()]));
    await service.api('DELETE', override);
    expect(status).toBe(200);
    expect(body.results).toHaveLength(1);
    expect(body.results[0].candidate_id).toBe(first);
    expect(body.results[0].marks).toMatchObject([
      { criterion_id: criteria[0], finding: 'met', override: null },
      { criterion_id: criteria[1], finding: 'met' },
      { criterion_id: criteria[2], finding: 'met', override: false },
      { criterion_id: criteria[3] },
      { criterion_id: criteria[4], finding: 'failed' },
    ]);
  });

  it('what is missing is in_progress and queued, once', async () => {
    const other = await buildJob(service);
    await service.api('POST', `/api/v1/jobs/${other}/criteria`, { prompt_text: 'Knows SQL' });
    const { body } = await service.api('GET', marksOf(candidates, other));
    expect((body.results as { marks: object[] }[]).flatMap(({ marks }) => marks)).toMatchObject(
      candidates.map(() => ({ finding: 'in_progress' })),
    );
    await expect
      .poll(async () => JSON.stringify((await service.api('GET', marksOf(candidates, other))).body), {
        timeout: 20_000,
      })
      .not.toContain('in_progress');
  });

  it('says what is met by a list of skills alone, here and beside the evidence', async () => {
    const other = await buildJob(service);
    const ada = candidates[0]!;
    for (const prompt_text of ['Knows SQL', 'Knows Python']) {
      await service.api('POST', `/api/v1/jobs/${other}/criteria`, { prompt_text });
    }
    const listed = [
      { finding: 'met', only_listed: true },
      { finding: 'met', only_listed: false },
    ];
    await expect
      .poll(async () => (await service.api('GET', marksOf([ada], other))).body.results[0].marks, {
        timeout: 20_000,
      })
      .toMatchObject(listed);
    const { body } = await service.api(
      'GET',
      `/api/v1/candidates/${ada}/jobs/${other}/criterion_evaluations?include=evidence`,
    );
    expect(body.results).toMatchObject(listed);
  });

  it('none, more than 100, or something else than ids is 422', async () => {
    const many = Array.from({ length: 101 }, newId);
    for (const wrong of [`/api/v1/jobs/${job}/criterion_marks`, marksOf(many), marksOf(['x'])]) {
      expect((await service.api('GET', wrong)).status, wrong.slice(0, 120)).toBe(422);
    }
  });
});

describe('criterion_counts', () => {
  it('counts whoever meets each criterion, by a person’s answer where there is one', async () => {
    await service.api('POST', run());
    await finished();
    const counts = async (): Promise<{ criterion_id: string; met: number; answered: number }[]> =>
      (await service.api('GET', `/api/v1/jobs/${job}/criterion_counts`)).body.results;
    const marks = (await service.api('GET', marksOf(candidates))).body.results as {
      marks: { criterion_id: string; finding: string }[];
    }[];
    const found = marks.flatMap((one) => one.marks);
    const before = await counts();
    expect(before).toEqual(
      criteria.map((criterion_id) => {
        const some = found.filter((one) => one.criterion_id === criterion_id);
        const answered = some.filter(({ finding }) => finding !== 'failed');
        return {
          criterion_id,
          met: some.filter(({ finding }) => finding === 'met').length,
          answered: answered.length,
        };
      }),
    );
    expect(before[2]!.met).toBeGreaterThan(0);
    const { body: nominations } = await service.api('GET', `/api/v1/nominations?job_id=${job}`);
    const { id } = (nominations.results as { id: string; candidate_id: string }[]).find(
      // the one who speaks German
      ({ candidate_id }) => candidate_id === candidates[0],
    )!;
    const override = `/api/v1/nominations/${id}/criterion_evaluations/${criteria[2]}/override`;
    await service.api('PUT', override, { is_criterion_met: false });
    const after = await counts();
    await service.api('DELETE', override);
    expect(after[2]).toEqual({ ...before[2], met: before[2]!.met - 1 });
    expect((await service.api('GET', `/api/v1/jobs/${newId()}/criterion_counts`)).status).toBe(404);
  });
});

describe('a criterion before it is made', () => {
  it('understood: how it is read, or why it is refused', async () => {
    expect((await understood('Knows Python')).body.result).toEqual({
      understood_as: expect.stringContaining('Python'),
      engine: 'rules',
      refusal: null,
      refusal_told: null,
      not_understood: [],
      corrected: [],
      told: [{ code: 'asks.skill', args: expect.objectContaining({ name: 'Python' }) }],
    });
    expect((await understood('Speaks German glorbingly')).body.result).toMatchObject({
      engine: 'meaning',
      not_understood: expect.arrayContaining([expect.any(String)]),
      told: [{ code: expect.any(String) }],
    });
    expect((await understood('Is younger than 30 years')).body.result.refusal).toEqual(expect.any(String));
    expect((await understood(' ')).status).toBe(422);
  });

  it('preview: counts that add up, nothing stored, over a job or everybody', async () => {
    const preview = async (body: object) => {
      const reply = await service.recorded(() => service.api('POST', '/api/v1/criteria/preview', body));
      expect(reply.events).toEqual([]);
      return reply.result;
    };
    await expect
      .poll(async () => (await preview({ prompt_text: 'Knows Python', job_id: job })).body.result, {
        timeout: 20_000,
      })
      .toMatchObject({ met: 1, failed: 0, examined: 3, total: 3, engine: 'rules', refusal: null });
    await buildCandidate(service, { full_name: 'Nobody Read' });
    const { body } = await preview({ prompt_text: 'Knows Python' });
    const { met, not_met, not_stated, failed, examined, total } = body.result;
    expect([met, failed, examined, total]).toEqual([1, 1, 4, 4]);
    expect(met + not_met + not_stated + failed).toBe(examined);
    const refused = await preview({ prompt_text: 'Is younger than 30 years' });
    expect(refused.body.result).toMatchObject({ refusal: expect.any(String), examined: 0 });
    const nowhere = await preview({ prompt_text: 'Knows Python', job_id: newId() });
    expect(nowhere.status).toBe(422);
  });
});

describe('determinism', () => {
  it('the same run in another order gives the same bytes', async () => {
    const answersTo = async (ids: readonly string[]): Promise<unknown[]> => {
      const of_one = `SELECT candidate_id, state, finding, is_criterion_met, confidence_score, failure_reason,
        explanation, understood_as, evidence, engine, input_hash
        FROM evaluations WHERE criterion_id = ? ORDER BY candidate_id`;
      return (await Promise.all(ids.map((id) => rowsOf(service, of_one, id)))).flat();
    };
    await service.api('POST', run());
    await finished();
    const other = await buildJob(service);
    // the other way round, one after the other, some read by hand and the rest in a run
    const backwards: string[] = [];
    for (const prompt_text of PROMPTS.toReversed()) {
      backwards.push(idOf(await service.api('POST', `/api/v1/jobs/${other}/criteria`, { prompt_text })));
      const nominated = candidates[candidates.length - backwards.length];
      if (nominated === undefined) continue;
      const nomination = await buildNomination(service, { job_id: other, candidate_id: nominated });
      await service.api('GET', `/api/v1/nominations/${nomination}/criterion_evaluations/`);
    }
    await service.api('POST', run(other));
    await finished(other);
    const first = await answersTo(criteria);
    expect(first).toHaveLength(PROMPTS.length * TEXTS.length);
    expect(JSON.stringify(await answersTo(backwards.toReversed()))).toBe(JSON.stringify(first));
  });
});
