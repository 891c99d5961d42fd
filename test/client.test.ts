import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Longlist, LonglistError, isSigned, remote } from '../resources/client/longlist.ts';
import type { CriterionEvaluation, Event } from '../resources/client/longlist.ts';
import { HEADLESS, ROOT, runProgram } from './helpers/program.ts';
import type { Running } from './helpers/program.ts';

/** The generated client as a third party would use it, against the real program in a process of its own. */
const CREDENTIALS = {
  client_id: '5b0d9a52-6c7e-4f6a-9a53-1f0c3f6f2b11',
  client_secret: 'a secret of the test',
};
const SECRET = 'a secret the receiver shares';

const folder = mkdtempSync(path.join(tmpdir(), 'longlist-client-'));
const received: { signature: string | undefined; body: string }[] = [];
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const signature = request.headers['longlist-signature'];
    received.push({ signature: String(signature), body: Buffer.concat(chunks).toString() });
    response.end();
  });
});

let program: Running;
let base_url: string;
let longlist: Longlist;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    receiver.listen(0, '127.0.0.1', resolve);
  });
  program = runProgram(HEADLESS, ['--data', folder, '--port', '0'], {
    LONGLIST_CLIENT_ID: CREDENTIALS.client_id,
    LONGLIST_CLIENT_SECRET: CREDENTIALS.client_secret,
  });
  const [, url = ''] = await program.printed(/answers at (http:\/\/127\.0\.0\.1:\d+)/);
  base_url = url;
  longlist = new Longlist({ base_url, ...CREDENTIALS });
});
afterAll(async () => {
  program.child.kill('SIGTERM');
  await program.finished;
  receiver.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the whole flow', () => {
  const job = {
    remote_id: 'job 1/ä',
    status: 'open' as const,
    title: 'Senior Backend Engineer',
    description: 'Must have: Python, PostgreSQL, Apache Kafka, Kubernetes. Nice to have: Terraform, Rust.',
  };
  const ids = { job: '', candidate: '', attachment: '', nomination: '' };

  it('tells a receiver of its own, signed', async () => {
    const { port } = receiver.address() as AddressInfo;
    const { secret } = await longlist.createWebhook({
      url: `http://127.0.0.1:${port}/hook`,
      event_types: ['job.*'],
      secret: SECRET,
    });
    expect(secret).toBe(SECRET);
  });

  it('a job by the id of another system, created once and then replaced', async () => {
    const statuses: number[] = [];
    const onAnswer = ({ status }: { status: number }): unknown => statuses.push(status);
    const { id } = await longlist.replaceJob(remote(job.remote_id), job, { onAnswer });
    expect(await longlist.replaceJob(remote(job.remote_id), job, { onAnswer })).toEqual({ id });
    expect(statuses).toEqual([201, 200]);
    expect((await longlist.getJob(remote(job.remote_id))).title).toBe(job.title);
    ids.job = id;
  });

  it('criteria, a candidate, their resume', async () => {
    await longlist.createJobCriterion(ids.job, {
      prompt_text: 'Has worked with Apache Kafka',
      weight: 'must',
    });
    await longlist.createJobCriterion(remote(job.remote_id), {
      prompt_text: 'Knows Rust',
      remote_id: 'rust',
    });
    expect(await longlist.listJobCriteria(ids.job)).toHaveLength(2);
    const candidate = await longlist.createCandidate({ remote_id: 'c-1', full_name: 'Amara Okonjo' });
    const bytes = readFileSync(path.join(ROOT, 'resources/samples/resumes/amara-okonjo.pdf'));
    const attachment = await longlist.createAttachment({
      candidate_id: candidate.id,
      remote_id: 'resume-1',
      type: 'resume',
      file: new File([bytes], 'amara-okonjo.pdf'),
    });
    const document = await longlist.untilRead(attachment.id);
    expect(document.state).toBe('READY');
    expect(Buffer.from(await (await longlist.download(attachment.id)).arrayBuffer()).equals(bytes)).toBe(
      true,
    );
    Object.assign(ids, { candidate: candidate.id, attachment: attachment.id });
  });

  it('an application, a ranking, a summary', async () => {
    const [stage] = await longlist.listNominationStages().all();
    const nomination = await longlist.createNomination({
      remote_id: 'application-1',
      job_id: ids.job,
      candidate_id: ids.candidate,
      current_nomination_stage_id: stage?.id ?? '',
      applied_at: '2026-03-02',
    });
    ids.nomination = nomination.id;
    const ranking = await longlist
      .listRankings({ target_resource_id: ids.job, filter_job_id: ids.job })
      .all();
    expect(ranking).toMatchObject([{ candidate_id: ids.candidate, nomination_id: nomination.id }]);
    const summary = await longlist.getSummary(ranking[0]?.summary_id ?? '');
    expect(summary.matching_skills.map((skill) => skill.s)).toContain('Python');
  });

  it('evaluations, and the ranking by them', async () => {
    let items: CriterionEvaluation[] = [];
    for (let look = 0; look < 60; look += 1) {
      items = await longlist.listNominationEvaluations(ids.nomination);
      if (items.every(({ evaluation }) => evaluation.state !== 'IN_PROGRESS')) break;
    }
    expect(
      items.map(({ criterion, evaluation }) => [criterion.prompt_text, evaluation.result?.is_criterion_met]),
    ).toEqual(
      expect.arrayContaining([
        ['Has worked with Apache Kafka', true],
        ['Knows Rust', false],
      ]),
    );
    const entry = await longlist.getRanking(ids.candidate, { filter_job_id: ids.job });
    expect(entry.score).toBe(0.5);
  });

  it('tags of candidates and jobs', async () => {
    const tag = { tag_type: 'specialty_name', is_standardized: true, name: 'Streaming' } as const;
    const { id } = await longlist.createTag(tag);
    await longlist.createCandidateTag({
      candidate_id: ids.candidate,
      tag_id: id,
      creation_method: 'selected_by_organization',
    });
    await longlist.createJobTag({ job_id: ids.job, tag_id: id });
    const again = await longlist.createTag(tag).catch((error: unknown) => error);
    expect(again).toBeInstanceOf(LonglistError);
    expect(again).toMatchObject({ status: 409, type: 'CONFLICT', details: [{ existing_id: id }] });
    const tagged = await longlist.listCandidates({ tag_id: id }).all();
    expect(tagged.map((candidate) => candidate.id)).toEqual([ids.candidate]);
  });

  it('pages of any size hold the same records', async () => {
    for (const number of [2, 3, 4, 5]) {
      await longlist.createCandidate({ remote_id: `c-${number}`, full_name: `Ines Okafor ${number}` });
    }
    const whole = await longlist.listCandidates().all();
    expect(whole).toHaveLength(5);
    expect(await longlist.listCandidates({ limit: 2 }).all()).toEqual(whole);
    expect((await longlist.listCandidates({ limit: 2 }).page()).total).toBe(5);
    const ranked = await longlist.listRankings({ q: 'kafka', limit: 2 }).all();
    expect(new Set(ranked.map((entry) => entry.candidate_id)).size).toBe(5);
  });

  it('events as they happen', async () => {
    const stopping = new AbortController();
    const seen: Event[] = [];
    const listening = (async () => {
      for await (const event of longlist.events({}, { signal: stopping.signal })) {
        seen.push(event);
        if (seen.some(({ type }) => type === 'job.updated')) stopping.abort();
      }
    })().catch((error: unknown) => error);
    for (let change = 1; seen.length === 0; change += 1) {
      await longlist.changeJob(ids.job, { title: `${job.title} (${change})` });
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
    await listening;
    expect(seen.map(({ resource_id }) => resource_id)).toContain(ids.job);
  });

  it('what the receiver got was signed by who knows the secret', async () => {
    for (let look = 0; look < 100 && received.length < 2; look += 1) {
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    }
    const [first] = received;
    expect(await isSigned(first?.signature, first?.body ?? '', SECRET)).toBe(true);
    expect(await isSigned(first?.signature, `${first?.body} `, SECRET)).toBe(false);
    expect(await isSigned(first?.signature, first?.body ?? '', 'another secret of the test')).toBe(false);
    expect(first?.body).toContain('job.created');
  });
});

describe('what goes wrong', () => {
  it('names every violation', async () => {
    const error = await longlist
      .createJob({ remote_id: '', title: '', description: 'x', status: 'open' })
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      status: 422,
      type: 'VALIDATION_FAILED',
      details: expect.arrayContaining([expect.objectContaining({ path: 'body.title' })]) as unknown,
    });
  });

  it('sends a create again after a lost connection, and it happens once', async () => {
    let lost = 0;
    const unsteady = new Longlist({
      base_url,
      ...CREDENTIALS,
      fetch: async (address, init) => {
        const response = await fetch(address, init);
        if (init?.method !== 'POST' || !String(address).endsWith('/jobs') || lost > 0) return response;
        lost += 1;
        throw new TypeError('the answer never came');
      },
    });
    const { id } = await unsteady.createJob({
      remote_id: 'unsteady',
      title: 'Driver',
      description: 'Drives.',
      status: 'open',
    });
    expect(lost).toBe(1);
    expect((await longlist.getJob(remote('unsteady'))).id).toBe(id);
  });

  it('asks for another token when one is refused, and gives up when the secret is wrong', async () => {
    let asked = 0;
    const renewing = new Longlist({
      base_url,
      token: async (renew) => {
        asked += 1;
        return renew || asked > 1 ? longlist.token() : 'a token that has ended';
      },
    });
    expect((await renewing.listJobs().page()).total).toBe(2);
    const stranger = new Longlist({ base_url, ...CREDENTIALS, client_secret: 'wrong' });
    await expect(stranger.listJobs().all()).rejects.toMatchObject({ status: 401, type: 'INVALID_CLIENT' });
  });

  it('changes nothing that somebody else changed meanwhile', async () => {
    let tag = '';
    const onAnswer = ({ headers }: { headers: Headers }): void => void (tag = headers.get('etag') ?? '');
    const { id } = await longlist.getJob(remote('unsteady'), { onAnswer });
    await longlist.changeJob(id, { title: 'Courier' });
    await expect(longlist.changeJob(id, { title: 'Pilot' }, { if_match: tag })).rejects.toMatchObject({
      status: 412,
    });
  });

  it('says that nobody is there', async () => {
    const nowhere = new Longlist({ base_url: 'http://127.0.0.1:9', ...CREDENTIALS, retries: 0 });
    await expect(nowhere.getHealth()).rejects.toMatchObject({
      status: 0,
      type: 'UNREACHABLE',
      message: expect.stringContaining('http://127.0.0.1:9') as unknown,
    });
  });

  it('says what it needs when it got no credentials', async () => {
    await expect(new Longlist({ base_url }).listJobs().all()).rejects.toThrow('client_secret');
  });

  it('goes on behind the last event when the service was away for longer than it retries', async () => {
    const asked_after: (string | null)[] = [];
    const flaky = new Longlist({
      base_url,
      token: async () => 'any',
      retries: 0,
      fetch: async (_address, init) => {
        asked_after.push(new Headers(init?.headers).get('Last-Event-ID'));
        if (asked_after.length === 2) throw new TypeError('nobody is there');
        return new Response(`data: {"id":"event-${asked_after.length}"}\n\n`);
      },
    });
    const seen: string[] = [];
    for await (const { id } of flaky.events()) if (seen.push(id) === 2) break;
    expect(seen).toEqual(['event-1', 'event-3']);
    expect(asked_after).toEqual([null, 'event-1', 'event-1']);
  });
});
