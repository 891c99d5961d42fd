import { afterAll, beforeAll, expect, it } from 'vitest';
import { idOf, stageNamed } from '../../../helpers/factories.ts';
import type { Reply } from '../../../helpers/service.ts';
import { openOffice, WORD, type Office } from './office.ts';

/** What was said in the call for somebody's private job stands in no pack of others, also where one person is in both. */

let office: Office;
let private_job: string;

const ask = async (method: string, path: string, token: string, body?: unknown): Promise<Reply> => {
  const reply = await office.service.api(method, `/api/v1${path}`, body, { token });
  if (reply.status >= 300) {
    throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
  }
  return reply;
};
const packPath = (job: string): string =>
  `/jobs/${job}/client_pack?said=true&unmet=true&availability=true&salary=true&own_fields=true`;

/** Puts somebody forward for a job, and says in the call what is known of these criteria. */
async function putForward(job: string, token: string, said: Readonly<Record<string, string>>): Promise<void> {
  const { candidate, service } = office;
  const there = await ask('GET', `/nominations?job_id=${job}&candidate_id=${candidate}`, token);
  const known = there.body.results[0]?.id as string | undefined;
  const nomination =
    known ??
    idOf(
      await ask('POST', '/nominations', token, {
        job_id: job,
        candidate_id: candidate,
        current_nomination_stage_id: await stageNamed(service, 'New'),
        remote_id: `${WORD} call`,
      }),
    );
  await ask('POST', '/spotlights', token, { nomination_id: nomination, headline: 'Look', evidence: [] });
  for (const [criterion, answer] of Object.entries(said)) {
    const body = { answer, is_criterion_met: true, score: 5, said_at: '2026-11-23T09:30:00Z' };
    await ask('PUT', `/nominations/${nomination}/call_answers/${criterion}`, token, body);
  }
}

beforeAll(async () => {
  office = await openOffice();
  const { ada, jonas, job } = office;
  private_job = idOf(
    await ask('POST', '/jobs', ada.token, {
      title: 'Quiet search',
      description: 'Works at night.',
      status: 'open',
      remote_id: `${WORD}-2`,
    }),
  );
  await ask('PUT', `/jobs/${private_job}/visibility`, ada.token, { is_private: true });
  const own = idOf(
    await ask('POST', `/jobs/${private_job}/criteria`, ada.token, { prompt_text: 'Has led a team' }),
  );
  await putForward(private_job, ada.token, { [own]: `${WORD} led nine people` });
  await putForward(job, jonas.token, {});
  await office.service.idle();
});
afterAll(async () => {
  expect(office.service.problems).toEqual([]);
  await office.service.close();
});

it('whose job it is reads all of it in its pack', async () => {
  const text = JSON.stringify((await ask('GET', packPath(private_job), office.ada.token)).body);
  expect(text).toContain(`${WORD} led nine people`);
});

it.each(['ada', 'mira', 'jonas', 'program'] as const)(
  'the pack of the other job has nothing of it, as %s has it',
  async (who) => {
    const token = who === 'program' ? office.program : office[who].token;
    const { candidates } = (await ask('GET', packPath(office.job), token)).body.result;
    expect(candidates).toHaveLength(1);
    // the same question is there, and what was said about it elsewhere is not
    const marks = candidates[0].marks as { said: object | null }[];
    expect(marks.map(({ said }) => said)).toEqual([null]);
    expect(JSON.stringify(candidates)).not.toContain(WORD);
  },
);

it.each(['mira', 'jonas', 'program'] as const)(
  'there is no pack of it for %s, in any format',
  async (who) => {
    const token = who === 'program' ? office.program : office[who].token;
    for (const format of [
      '',
      '&format=pdf',
      '&format=csv',
      '&format=xlsx',
      '&format=pdf&with_resumes=true',
    ]) {
      const { status, body } = await office.service.api(
        'GET',
        `/api/v1${packPath(private_job)}${format}`,
        undefined,
        { token },
      );
      expect(status).toBe(404);
      expect(JSON.stringify(body)).not.toContain(WORD);
    }
  },
);
