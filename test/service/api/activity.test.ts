import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActivityEntry } from '#service/api/feeds/activity/schema.ts';
import { newId } from '#service/ids.ts';
import { buildCandidate, buildJob, buildNomination, buildTag, stageNamed } from '../../helpers/factories.ts';
import { interfaceToken } from '../../helpers/interface.ts';
import { testService } from '../../helpers/service.ts';
import type { Reply, TestService } from '../../helpers/service.ts';

let service: TestService;
/** Tokens of the window of Longlist and of a program. */
let person: string;
let program: string;
let program_id: string;
beforeAll(async () => {
  service = await testService({ keep: true });
  person = await interfaceToken(service);
  const { result } = (await service.api('POST', '/api/v1/clients', { name: 'Careers page' })).body;
  program_id = result.client_id;
  program = await service.tokenFor(result);
});
afterAll(() => service.close());

const ok = async (method: string, url: string, body?: unknown, token = service.token): Promise<Reply> => {
  const reply = await service.api(method, `/api/v1${url}`, body, { token });
  if (reply.status >= 300) throw new Error(`${method} ${url}: ${reply.status} ${JSON.stringify(reply.body)}`);
  return reply;
};
const activity = async (query: Record<string, string>): Promise<ActivityEntry[]> =>
  (await ok('GET', `/activity?${new URLSearchParams(query)}`)).body.results;
const drop = async (name: string, token: string, job_id?: string): Promise<string> => {
  const form = new FormData();
  form.set('file', new Blob([`${name}\n\nExperience\nClerk, Harbour Office, 2019 to 2023\n`]), `${name}.txt`);
  if (job_id !== undefined) form.set('job_id', job_id);
  return (await ok('POST', '/imports', form, token)).body.result.id;
};

describe('who did it', () => {
  it('is right for each of many writes of one commit', async () => {
    const stage = await stageNamed(service, 'New');
    const job_id = await buildJob(service);
    const made = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const token = [person, program, service.token][index % 3]!;
        const { id } = (await ok('POST', '/candidates', { full_name: `Person ${index}` }, token)).body.result;
        await ok(
          'POST',
          '/nominations',
          { job_id, candidate_id: id, current_nomination_stage_id: stage, remote_id: newId() },
          token,
        );
        return {
          id,
          kind: index % 3 === 0 ? 'person' : 'program',
          name: index % 3 === 1 ? 'Careers page' : undefined,
        };
      }),
    );
    const entries = [...(await activity({ job_id, folded: 'false', limit: '100' }))];
    expect(entries).toHaveLength(40 + 1); // the job itself
    for (const { id, kind, name } of made) {
      const mine = entries.filter((entry) => entry.candidate_id === id);
      expect(mine.map(({ type, actor }) => [type, actor.kind])).toEqual([['nomination.created', kind]]);
      if (name !== undefined) expect(mine[0]!.actor).toMatchObject({ name, client_id: program_id });
      expect(mine[0]!.job).toMatchObject({ id: job_id });
    }
  });

  it('is known with an Idempotency-Key, too, and for files', async () => {
    const { body } = await service.api(
      'POST',
      '/api/v1/candidates',
      { full_name: 'Ada Keyed' },
      { token: program, headers: { 'idempotency-key': newId() } },
    );
    expect((await activity({ candidate_id: body.result.id }))[0]!.actor).toMatchObject({
      name: 'Careers page',
    });
    const import_id = await drop('Bela Filed', person);
    const [dropped] = await activity({ type: 'import.created', limit: '1' });
    expect(dropped).toMatchObject({ resource_id: import_id, actor: { kind: 'person', name: null } });
  });

  it('is the service for what follows by itself', async () => {
    const job_id = await buildJob(service);
    await ok('POST', `/jobs/${job_id}/criteria`, { prompt_text: 'Knows filing', remote_id: newId() });
    await drop('Cara Checked', person, job_id);
    await service.idle();
    const nomination = (await ok('GET', `/nominations?job_id=${job_id}`)).body.results[0].id;
    await ok('POST', `/nominations/${nomination}/criterion_evaluations/`, {}, person);
    await service.idle();
    const results = await activity({ job_id, kinds: 'results' });
    expect(results[0]).toMatchObject({
      type: 'evaluation.completed',
      actor: { kind: 'service', client_id: null, name: null },
    });
    expect(await activity({ job_id, actor: 'person' })).toMatchObject([{ type: 'import.created', count: 1 }]);
  });
});

describe('what is shown', () => {
  it('is filtered by candidate, job, kind, who and client, and paged without a gap', async () => {
    const job_id = await buildJob(service, { title: 'Tower crane operator' });
    const candidate_id = await buildCandidate(service, { full_name: 'Dana <b>Lind</b>' });
    const nomination = await buildNomination(service, { job_id, candidate_id });
    const [interview, rejected] = [
      await stageNamed(service, 'Interview'),
      await stageNamed(service, 'Rejected'),
    ];
    const move = (to: string, token: string, reason?: string): Promise<Reply> =>
      ok('PUT', `/nominations/${nomination}`, { current_nomination_stage_id: to, reason }, token);
    await move(interview, program);
    await move(rejected, person, 'Lives too far away');
    const tag_id = await buildTag(service, { name: 'Night shifts' });
    const link = { candidate_id, tag_id, creation_method: 'selected_by_organization' };
    await ok('POST', '/candidate_tags', link, person);
    await ok('POST', '/notes', { candidate_id, job_id, text: 'Called on Tuesday' }, person);

    const all = await activity({ candidate_id });
    expect(all.map(({ type, actor }) => `${type} ${actor.kind}`)).toEqual([
      'note.created person',
      'candidate_tag.created person',
      'nomination.stage_changed person',
      'nomination.stage_changed program',
      'nomination.created program',
      'candidate.created program',
    ]);
    expect(all[0]).toMatchObject({
      candidate: { full_name: 'Dana <b>Lind</b>' },
      job: { title: 'Tower crane operator' },
      detail: { note: 'Called on Tuesday' },
    });
    expect(all[1]!.detail.tag).toBe('Night shifts');
    expect(all[2]!.detail).toMatchObject({
      from_stage: 'Interview',
      to_stage: 'Rejected',
      said_reason: 'Lives too far away',
    });
    const types = async (query: Record<string, string>): Promise<string[]> =>
      (await activity({ candidate_id, ...query })).map(({ type }) => type);
    expect(await types({ kinds: 'notes,tags' })).toEqual(['note.created', 'candidate_tag.created']);
    expect(await types({ client_id: program_id })).toEqual(['nomination.stage_changed']);
    expect(await types({ actor: 'service' })).toEqual([]);
    expect(await types({ job_id })).toEqual([
      'note.created',
      'nomination.stage_changed',
      'nomination.stage_changed',
      'nomination.created',
    ]);
    const paged: string[] = [];
    let next: string | null = `/activity?candidate_id=${candidate_id}&limit=2`;
    while (next !== null) {
      const page = await ok('GET', next);
      paged.push(...page.body.results.map(({ id }: ActivityEntry) => id));
      const link_to = /<http:\/\/[^/]+\/api\/v1([^>]+)>/.exec(page.headers.get('link') ?? '');
      next = link_to?.[1] ?? null;
    }
    expect(paged).toEqual(all.map(({ id }) => id));
    for (const wrong of ['kinds=gossip', 'actor=nobody', 'candidate_id=x', 'cursor=zzzz', 'limit=0']) {
      expect((await service.api('GET', `/api/v1/activity?${wrong}`)).status).toBe(422);
    }
  });

  it('says from what to what: an answer, a status, and which fields', async () => {
    const job_id = await buildJob(service, { status: 'open' });
    const candidate_id = await buildCandidate(service, { full_name: 'Edda Falk', phone: '555-0101' });
    const nomination = await buildNomination(service, { job_id, candidate_id });
    const criterion = (await ok('POST', `/jobs/${job_id}/criteria`, { prompt_text: 'Knows cranes' })).body
      .result;
    const answer = `/nominations/${nomination}/criterion_evaluations/${criterion.id}/override`;
    await ok('PUT', answer, { is_criterion_met: false });
    await ok('PUT', answer, { is_criterion_met: true });
    await ok('DELETE', answer);
    await ok('PATCH', `/jobs/${job_id}`, { title: 'Crane operator, nights', status: 'closed' });
    await ok('PATCH', `/jobs/${job_id}/details`, { location: 'Halden' });
    await ok('PATCH', `/candidates/${candidate_id}`, { overrides: { phone: '555-0102' } });
    await ok('PATCH', `/candidates/${candidate_id}/availability`, {
      notice_period: { value: { amount: 3, unit: 'month', to_end_of: null } },
    });
    const told = async (type: string): Promise<unknown[]> =>
      (await activity({ type, folded: 'false', limit: '5' }))
        .filter((entry) => entry.job_id === job_id || entry.candidate_id === candidate_id)
        .map(({ detail: { was, finding, fields, from_status, to_status, fact } }) =>
          type === 'evaluation.overridden' ? { was, finding } : { fields, from_status, to_status, fact },
        );
    expect(await told('evaluation.overridden')).toEqual([
      { was: 'met', finding: null },
      { was: 'not_met', finding: 'met' },
      { was: null, finding: 'not_met' },
    ]);
    const nothing = { fields: [], from_status: null, to_status: null, fact: null };
    expect(await told('job.updated')).toEqual([
      { ...nothing, fields: ['location'] },
      { ...nothing, fields: ['title', 'status'], from_status: 'open', to_status: 'closed' },
    ]);
    expect(await told('candidate.updated')).toContainEqual({ ...nothing, fields: ['phone'] });
    expect(await told('availability_fact.created')).toEqual([{ ...nothing, fact: 'notice_period' }]);
    expect(JSON.stringify(await activity({ candidate_id }))).not.toMatch(/555-010|Halden/);
  });

  it('says what was said in a call once, with the answer it gave', async () => {
    const job_id = await buildJob(service);
    const candidate_id = await buildCandidate(service);
    const nomination = await buildNomination(service, { job_id, candidate_id });
    const criterion = (await ok('POST', `/jobs/${job_id}/criteria`, { prompt_text: 'Knows cranes' })).body
      .result;
    const said = { answer: 'Nine years', is_criterion_met: true, score: null };
    await ok('PUT', `/nominations/${nomination}/call_answers/${criterion.id}`, said, person);
    const [call, ...others] = await activity({ candidate_id, actor: 'person' });
    expect(others).toEqual([]);
    expect(call).toMatchObject({
      type: 'call_answer.created',
      detail: { criterion: 'Knows cranes', finding: 'met' },
    });
  });

  it('begins where somebody asks it to', async () => {
    const candidate_id = await buildCandidate(service);
    const [{ created_at }] = (await activity({ candidate_id })) as [ActivityEntry];
    expect(await activity({ candidate_id, from: created_at })).toHaveLength(1);
    const later = new Date(Date.parse(created_at) + 1).toISOString();
    expect(await activity({ candidate_id, from: later })).toEqual([]);
    expect((await service.api('GET', '/api/v1/activity?from=monday')).status).toBe(422);
  });

  it('can be undone as long as nothing came after it', async () => {
    const job_id = await buildJob(service);
    const candidate_id = await buildCandidate(service);
    const nomination = await buildNomination(service, { job_id, candidate_id });
    const stages = await Promise.all(
      ['New', 'Interview', 'Rejected'].map((name) => stageNamed(service, name)),
    );
    const [fresh, interview, rejected] = stages as [string, string, string];
    const move = (to: string): Promise<Reply> =>
      ok('POST', `/nominations/${nomination}/move`, { to_stage_id: to }, person);
    const undos = async (type: string) =>
      (await activity({ candidate_id, type, folded: 'false' })).map(({ undo }) => undo);

    await move(interview);
    expect(await undos('nomination.stage_changed')).toEqual([{ kind: 'move', id: fresh }]);
    await move(rejected);
    expect(await undos('nomination.stage_changed')).toEqual([{ kind: 'move', id: interview }, null]);
    expect(await undos('nomination.created')).toEqual([null]);

    const tag_id = await buildTag(service);
    const link = { candidate_id, tag_id, creation_method: 'selected_by_organization' };
    const { id } = (await ok('POST', '/candidate_tags', link, person)).body.result;
    expect(await undos('candidate_tag.created')).toEqual([{ kind: 'tag', id }]);
    await ok('DELETE', `/candidate_tags/${id}`);
    expect(await undos('candidate_tag.created')).toEqual([null]);

    const shown = (await ok('POST', '/spotlights', { nomination_id: nomination, headline: 'Sees far' })).body
      .result;
    expect(await undos('spotlight.created')).toEqual([{ kind: 'spotlight', id: shown.id }]);
    const text = { subject: 'Thank you', body: 'We will write again.', candidate_ids: [candidate_id] };
    const { ids } = (await ok('POST', '/letters', { ...text, job_id })).body.result;
    expect(await undos('letter.created')).toEqual([{ kind: 'letter', id: ids[0] }]);

    const other_id = await buildCandidate(service);
    const { merge_id } = (await ok('POST', `/candidates/${candidate_id}/merge`, { other_id }, person)).body
      .result;
    expect(await undos('candidate.merged')).toEqual([{ kind: 'merge', id: merge_id }]);
    await ok('POST', `/merges/${merge_id}/undo`, {}, person);
    expect(await undos('candidate.merged')).toEqual([null]);
  });

  it('many dropped files are one line, which opens', async () => {
    const job_id = await buildJob(service);
    const names = Array.from({ length: 12 }, (_, index) => `Bulk ${index} ${newId()}`);
    for (const name of names) await drop(name, person, job_id);
    await service.idle();
    const entries = await activity({ job_id, actor: 'person' });
    expect(entries).toMatchObject([{ type: 'import.created', count: 12, candidate: null }]);
    const { id, oldest_id, type } = entries[0]!;
    const opened = await activity({ job_id, type, since: oldest_id, until: id, folded: 'false' });
    expect(opened.map(({ detail }) => detail.file_name)).toEqual(
      names.toReversed().map((name) => `${name}.txt`),
    );
    expect(opened.every(({ candidate }) => candidate !== null)).toBe(true);
  });

  it('leaves no name, note or reason of a deleted candidate', async () => {
    const full_name = `Zuzana ${newId()}`;
    const candidate_id = await buildCandidate(service, { full_name });
    const nomination = await buildNomination(service, { candidate_id });
    const current_nomination_stage_id = await stageNamed(service, 'Rejected');
    await ok('PUT', `/nominations/${nomination}`, { current_nomination_stage_id, reason: 'Secret reason' });
    await ok('POST', '/notes', { candidate_id, text: 'Secret note' });
    await ok('DELETE', `/candidates/${candidate_id}`, undefined, person);
    const left = await activity({ candidate_id });
    expect(left[0]).toMatchObject({ type: 'candidate.deleted', actor: { kind: 'person' }, candidate: null });
    expect(left.map(({ type }) => type)).toEqual([
      'candidate.deleted',
      'note.created',
      'nomination.stage_changed',
      'nomination.created',
      'candidate.created',
    ]);
    expect(JSON.stringify(left)).not.toMatch(/Zuzana|Secret/);
  });

  it('attributes everything of a merged candidate to the survivor', async () => {
    const [kept, other] = [await buildCandidate(service), await buildCandidate(service)];
    await ok('POST', '/notes', { candidate_id: other, text: 'Before the merge' });
    const { merge_id } = (await ok('POST', `/candidates/${kept}/merge`, { other_id: other }, person)).body
      .result;
    expect((await ok('GET', `/notes?candidate_id=${kept}`)).body.results).toMatchObject([
      { text: 'Before the merge' },
    ]);
    expect((await activity({ candidate_id: kept })).map(({ type }) => type)).toEqual([
      'candidate.merged',
      'note.created',
      'candidate.created',
    ]);
    await ok('POST', `/merges/${merge_id}/undo`, {}, person);
    expect((await ok('GET', `/notes?candidate_id=${other}`)).body.results).toHaveLength(1);
    expect((await activity({ candidate_id: kept })).map(({ type }) => type)).toEqual([
      'candidate.unmerged',
      'candidate.merged',
      'candidate.created',
    ]);
  });
});

it('the log and webhooks tell what they always told, and no more', async () => {
  await buildCandidate(service);
  const { results } = (await ok('GET', '/events?types=candidate.created&limit=1')).body;
  expect(Object.keys(results[0])).toEqual(['id', 'type', 'resource_type', 'resource_id', 'created_at']);
});

it('a switch for everyone is told with what it became, and on and off are two lines', async () => {
  for (const is_on of [true, false]) await ok('PUT', '/blind_mode', { is_on });
  for (const is_paused of [true, false]) await ok('PUT', '/imports/reading', { is_paused });
  const entries = await activity({ limit: '4' });
  expect(entries.map(({ detail }) => [detail.setting, detail.setting_state])).toEqual([
    ['reading', 'on'],
    ['reading', 'off'],
    ['blind_mode', 'off'],
    ['blind_mode', 'on'],
  ]);
});
