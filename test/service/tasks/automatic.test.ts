import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeRows } from '../../helpers/engine.ts';
import {
  buildAttachment,
  buildCandidate,
  buildJob,
  buildNomination,
  idOf,
  stageNamed,
} from '../../helpers/factories.ts';
import { temporaryFolder, testService, type TestService } from '../../helpers/service.ts';

const DESCRIPTION = 'Glazing kiln firing porcelain pottery wheel throwing stoneware ceramics studio';
const potter = (name: string): string =>
  `${name}\n\nExperience\nPotter, 2019 to 2023\n- ${DESCRIPTION}\n\nSkills\nPython\n`;
const STRANGER = 'Otto Vale\n\nExperience\nAccountant, 2019 to 2023\n- Audited ledgers\n';

type Nomination = {
  id: string;
  candidate_id: string;
  remote_id: string;
  applied_at: string | null;
  current_nomination_stage_id: string;
};

let service: TestService;
beforeAll(async () => {
  service = await testService({ keep: true });
});
afterAll(async () => {
  expect(service.problems).toEqual([]);
  await service.close();
});

async function addCriterion(job: string, prompt_text: string): Promise<string> {
  return idOf(await service.api('POST', `/api/v1/jobs/${job}/criteria`, { prompt_text }));
}
async function person(name: string, text: string): Promise<string> {
  const candidate_id = await buildCandidate(service, { full_name: name });
  await buildAttachment(service, { candidate_id }, text, `${name}.txt`);
  return candidate_id;
}
/** What reading the evaluations of a nomination finds: their states, and whether any was made only now. */
async function found(nomination: string): Promise<{ states: string[]; made_now: boolean }> {
  const { result, events } = await service.recorded(() =>
    service.api('GET', `/api/v1/nominations/${nomination}/criterion_evaluations/`),
  );
  const items = result.body.results as { evaluation: { state: string } }[];
  return { states: items.map(({ evaluation }) => evaluation.state), made_now: events.length > 0 };
}
const nominationsOf = async (job_id: string): Promise<Nomination[]> =>
  (await service.api('GET', `/api/v1/nominations?job_id=${job_id}`)).body.results;

describe('auto_evaluate_nominations', () => {
  test('a nomination, a criterion and a file are evaluated as they come', async () => {
    const job = await buildJob(service, { auto_evaluation_behavior: 'auto_evaluate_nominations' });
    await addCriterion(job, 'Knows Python');
    const candidate_id = await person('Ann Early', potter('Ann Early'));
    await service.idle();
    const nomination = await buildNomination(service, { job_id: job, candidate_id });
    await service.idle();
    expect(await found(nomination)).toEqual({ states: ['EVALUATED'], made_now: false });

    await addCriterion(job, 'Has worked as a potter');
    await service.idle();
    expect(await found(nomination)).toEqual({ states: ['EVALUATED', 'EVALUATED'], made_now: false });

    const newer = await buildAttachment(service, { candidate_id }, STRANGER, 'newer.txt');
    await service.idle();
    expect((await found(nomination)).made_now).toBe(false);
    await service.api('DELETE', `/api/v1/attachments/${newer}`);
    await service.idle();
    expect((await found(nomination)).made_now).toBe(false);
  });

  test('a candidate without a file fails at once', async () => {
    const job = await buildJob(service, { auto_evaluation_behavior: 'auto_evaluate_nominations' });
    await addCriterion(job, 'Knows Python');
    const nomination = await buildNomination(service, { job_id: job });
    await service.idle();
    expect(await found(nomination)).toEqual({ states: ['FAILED'], made_now: false });
  });

  test('a job that gets the behaviour has all its nominations evaluated, more than one run takes', async () => {
    const job = await buildJob(service);
    await addCriterion(job, 'Knows Python');
    const nominations: string[] = [];
    for (let i = 0; i < 23; i++) nominations.push(await buildNomination(service, { job_id: job }));
    const { tasks } = await service.recorded(() =>
      service.api('PATCH', `/api/v1/jobs/${job}`, {
        auto_evaluation_behavior: 'auto_evaluate_nominations',
      }),
    );
    expect(tasks).toContain('evaluate_job');
    await service.idle();
    for (const nomination of nominations) {
      expect(await found(nomination)).toEqual({ states: ['FAILED'], made_now: false });
    }
  });

  test('without a behaviour nothing is done until somebody reads', async () => {
    const job = await buildJob(service);
    await addCriterion(job, 'Knows Python');
    const { result: nomination, tasks } = await service.recorded(() =>
      buildNomination(service, { job_id: job }),
    );
    expect(tasks).toEqual([]);
    expect(await found(nomination)).toEqual({ states: ['FAILED'], made_now: true });
  });
});

test('another engine makes answers anew: those of automatic jobs by itself, others when they are read', async () => {
  const data_dir = temporaryFolder();
  const first = await testService({ data_dir, keep: true });
  const automatic = await buildJob(first, { auto_evaluation_behavior: 'auto_evaluate_nominations' });
  const plain = await buildJob(first);
  const nominations: string[] = [];
  for (const job_id of [automatic, plain]) {
    await first.api('POST', `/api/v1/jobs/${job_id}/criteria`, { prompt_text: 'Knows Python' });
    const nomination = await buildNomination(first, { job_id });
    await first.api('GET', `/api/v1/nominations/${nomination}/criterion_evaluations/`);
    nominations.push(nomination);
  }
  await first.idle();
  await first.close();

  // as an earlier engine would have left them
  await changeRows(first, "UPDATE settings SET value = 'earlier 0' WHERE key = 'criteria_engine'");
  const earlier = "engine = 'earlier', engine_version = '0', input_hash = 'earlier'";
  await changeRows(first, `UPDATE evaluations SET ${earlier}`);

  const second = await testService({ data_dir });
  await second.idle();
  const read = async (nomination: string | undefined): Promise<string[]> => {
    const url = `/api/v1/nominations/${nomination}/criterion_evaluations/`;
    return (await second.recorded(() => second.api('GET', url))).events;
  };
  expect(await read(nominations[0])).toEqual([]);
  expect(await read(nominations[1])).toEqual(['evaluation.failed']);
});

describe('auto_nominate_and_evaluate_candidates', () => {
  let stage: string;
  let job: string;
  let first: string;
  const nominating = (more: Record<string, unknown> = {}): Promise<string> =>
    buildJob(service, {
      title: 'Potter',
      description: DESCRIPTION,
      auto_evaluation_behavior: 'auto_nominate_and_evaluate_candidates',
      default_nomination_stage_id: stage,
      ...more,
    });

  beforeAll(async () => {
    stage = await stageNamed(service, 'Reviewing');
    for (const { id } of (await service.api('GET', '/api/v1/candidates')).body.results) {
      await service.api('DELETE', `/api/v1/candidates/${id}`);
    }
    first = await person('Bea Clay', potter('Bea Clay'));
    await person('Otto Vale', STRANGER);
    await service.idle();
    job = await nominating();
    await addCriterion(job, 'Knows Python');
    await service.idle();
  });

  test('a new job nominates who reaches the threshold, and evaluates them', async () => {
    const nominations = await nominationsOf(job);
    expect(nominations).toMatchObject([
      {
        candidate_id: first,
        remote_id: `auto.${first}.${job}`,
        applied_at: null,
        current_nomination_stage_id: stage,
      },
    ]);
    expect(await found(nominations[0]!.id)).toEqual({ states: ['EVALUATED'], made_now: false });
  });

  test('a resume that comes later is nominated; many at once are few rankings', async () => {
    const pause = (is_paused: boolean) => service.api('PUT', '/api/v1/imports/reading', { is_paused });
    const { tasks } = await service.recorded(async () => {
      // at once, however long a busy machine takes to send them
      await pause(true);
      for (let i = 0; i < 12; i++) await person(`Cleo ${i}`, potter(`Cleo ${i}`));
      await pause(false);
      await service.idle();
    });
    expect(await nominationsOf(job)).toHaveLength(13);
    // one when the last is being read, one that knows it too
    expect(tasks.filter((name) => name === 'auto_nominate').length).toBeLessThanOrEqual(2);
    expect((await found((await nominationsOf(job))[0]!.id)).made_now).toBe(false);
  });

  test('whom a person took off is never nominated again, nor whom a person had nominated', async () => {
    const [nomination] = await nominationsOf(job);
    await service.api('DELETE', `/api/v1/nominations/${nomination!.id}`);
    const by_hand = await buildCandidate(service, { full_name: 'By Hand' });
    const own = await buildNomination(service, { job_id: job, candidate_id: by_hand });
    await service.api('DELETE', `/api/v1/nominations/${own}`);
    await buildAttachment(service, { candidate_id: by_hand }, potter('By Hand'), 'by-hand.txt');
    await service.api('PATCH', `/api/v1/jobs/${job}`, { title: 'Potter again' });
    await service.idle();
    const nominated = (await nominationsOf(job)).map(({ candidate_id }) => candidate_id);
    expect(nominated).toHaveLength(12);
    expect(nominated).not.toContain(nomination!.candidate_id);
    expect(nominated).not.toContain(by_hand);
  });

  test('a remote_id that is taken already stops nobody', async () => {
    const other = await nominating({ status: 'closed' });
    const elsewhere = await buildNomination(service, {
      job_id: await buildJob(service),
      candidate_id: first,
      remote_id: `auto.${first}.${other}`,
    });
    await service.api('PATCH', `/api/v1/jobs/${other}`, { status: 'open' });
    await service.idle();
    const made = (await nominationsOf(other)).find(({ candidate_id }) => candidate_id === first);
    expect(made).toBeDefined();
    expect(made?.remote_id).toBe(made?.id);
    expect(made?.id).not.toBe(elsewhere);
  });

  test('a nomination a person made stays as it is', async () => {
    const other = await nominating({ status: 'archived' });
    const own = await buildNomination(service, {
      job_id: other,
      candidate_id: first,
      applied_at: '2026-05-01',
      remote_id: 'by a person',
    });
    await service.api('PATCH', `/api/v1/jobs/${other}`, { status: 'open' });
    await service.idle();
    expect((await nominationsOf(other)).find(({ candidate_id }) => candidate_id === first)).toMatchObject({
      id: own,
      remote_id: 'by a person',
      applied_at: '2026-05-01T00:00:00.000Z',
    });
  });

  test('a job that is not open nominates nobody, one that is opened does', async () => {
    const closed = await nominating({ status: 'closed' });
    await service.idle();
    expect(await nominationsOf(closed)).toEqual([]);
    await service.api('PATCH', `/api/v1/jobs/${closed}`, { status: 'open' });
    await service.idle();
    expect((await nominationsOf(closed)).length).toBeGreaterThan(10);
  });

  test('a job that is deleted while it ranks leaves nothing', async () => {
    const short_lived = await nominating();
    await service.api('DELETE', `/api/v1/jobs/${short_lived}`);
    await service.idle();
    expect(await nominationsOf(short_lived)).toEqual([]);
  });
});
