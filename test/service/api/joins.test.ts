import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCandidate, buildJob, fileForm, idOf, stageNamed } from '../../helpers/factories.ts';
import { interfaceToken } from '../../helpers/interface.ts';
import { testService, type Reply, type TestService } from '../../helpers/service.ts';

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await testService({ keep: true });
  token = await interfaceToken(service);
});
afterAll(() => service.close());

type Row = Reply['body'];
let files = 0;
const resume = (name: string, contact: string, employer = 'Harbour Logistics'): string =>
  `${name}\n${contact}\n\nExperience\nShift lead, ${employer}, 2019 to 2023\n- Led nine people, file ${++files}\n`;

/** As somebody drops a file in the window; an API client with `by`. */
async function drop(text: string, fields: Record<string, string> = {}, by = token): Promise<Row> {
  const form = fileForm(text, `file-${files}.txt`, fields);
  return (await service.api('POST', '/api/v1/imports', form, { token: by })).body.result;
}
const pause = (is_paused: boolean): Promise<Reply> =>
  service.api('PUT', '/api/v1/imports/reading', { is_paused });
async function dropAll(texts: readonly string[]): Promise<Row[]> {
  const rows = [];
  // as a folder that is dropped at once
  await pause(true);
  for (const text of texts) rows.push(await drop(text));
  await pause(false);
  await service.idle();
  return rows;
}
const get = async (path: string): Promise<Row> => (await service.api('GET', `/api/v1${path}`)).body.result;
const post = (path: string, body?: unknown): Promise<Reply> =>
  service.api('POST', `/api/v1${path}`, body, { token });
const row = async (id: string): Promise<Row> =>
  (await service.api('GET', '/api/v1/imports?limit=100')).body.results.find((found: Row) => found.id === id);
/** Of each dropped file, whose it is now, as the number of the first file of that candidate. */
async function owners(rows: readonly Row[]): Promise<number[]> {
  const ids: string[] = [];
  for (const { id } of rows) ids.push((await row(id)).candidate_id as string);
  return ids.map((id) => ids.indexOf(id));
}
const undo = (merge_id: string): Promise<Reply> => post(`/merges/${merge_id}/undo`);

describe('files of one person', () => {
  const joined: readonly [string, readonly string[], readonly number[]][] = [
    ['the same e-mail and name', ['Ada Muster\nada@example.com', 'ADA MUSTER\nAda@Example.com'], [0, 0]],
    ['the same phone and name', ['Bo Lindqvist\n+1 212 555 0101', 'BO LINDQVIST\n+1 (212) 555-0101'], [0, 0]],
    [
      'a chain: the second shares something with each',
      [
        'Cy Okafor\ncy@example.com',
        'Cy Okafor\ncy@example.com +1 212 555 0102',
        'Cy Okafor\ncy2@example.com +1 212 555 0102',
      ],
      [0, 0, 0],
    ],
    ['a family with one address', ['Dora Ruiz\nruiz@example.com', 'Dario Ruiz\nruiz@example.com'], [0, 1]],
    [
      'namesakes with e-mails and phones of their own',
      ['Eva Novak\neva1@example.com +1 212 555 0103', 'Eva Novak\neva2@example.com +1 212 555 0104'],
      [0, 1],
    ],
    [
      'an initial that both could have',
      ['Finn A. Berg\nfinn@example.com', 'Finn B. Berg\nfinn@example.com', 'Finn Berg\nfinn@example.com'],
      [0, 1, 2],
    ],
    [
      'an initial for a name, by e-mail',
      ['Ines O.\nines@example.com', 'Ines Okafor\nines@example.com'],
      [0, 0],
    ],
    [
      'an initial for a name, by phone',
      ['I. Okoro\n+1 212 555 0177', 'Ijeoma Okoro\n+1 212 555 0177'],
      [0, 0],
    ],
    ['initials of two', ['A. Smith\nsmith@example.com', 'B. Smith\nsmith@example.com'], [0, 1]],
    [
      'an initial that is either of a couple',
      ['J. Stone\nstone@example.com', 'John Stone\nstone@example.com', 'Jane Stone\nstone@example.com'],
      [0, 1, 2],
    ],
    ['father and son', ['Gus Hale Jr.\nhale@example.com', 'Gus Hale\nhale@example.com'], [0, 1]],
    ['a name of one word', ['Hildegard\nhil@example.com', 'Hildegard\nhil@example.com'], [0, 1]],
  ];
  it.each(joined)('%s', async (_name, people, expected) => {
    for (const order of [people, people.toReversed()]) {
      const marked = order.map((lines) => lines.replaceAll('@', order === people ? '@' : '@b.'));
      const unlike = order === people ? marked : marked.map((lines) => lines.replace('212', '646'));
      const rows = await dropAll(unlike.map((lines) => resume(...(lines.split('\n') as [string, string]))));
      const found = await owners(rows);
      expect(new Set(found).size).toBe(new Set(expected).size);
      if (order === people) expect(found).toEqual(expected);
    }
  });

  it('nothing by an address that many strangers have, whichever are read first', async () => {
    const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eli', 'Fay'].map(
      (name, at) => `${name} Stranger${'abcdef'[at]}`,
    );
    const footer = 'recruiter@agency.example.com';
    const rows = await dropAll([
      resume('Ida Namesake', `ida1@example.com\n${footer}`),
      resume('Ida Namesake', `ida2@example.com\n${footer}`),
      ...names.map((name) => resume(name, footer)),
    ]);
    expect(await owners(rows)).toEqual(rows.map((_, at) => at));
  });

  it('are told as one: on rows, in the progress, by an event of the service; the newest file counts', async () => {
    const before = (await get('/imports/progress')).joined;
    const [first, second] = await dropAll([
      resume('Jo Pereira', 'jo@example.com', 'Old Harbour'),
      resume('Jo Pereira', 'jo@example.com +1 212 555 0105', 'New Harbour'),
    ]);
    expect(await row(first.id)).toMatchObject({ joined: null, file_count: 2 });
    expect(await row(second.id)).toMatchObject({
      candidate_id: first.candidate_id,
      joined: { same: ['same_email'] },
      same_person_as: [],
    });
    expect((await get('/imports/progress')).joined).toBe(before + 1);
    expect(await get(`/candidates/${first.candidate_id}`)).toMatchObject({
      current_employer: 'New Harbour',
      phone: expect.stringContaining('555'),
      source: 'Imported file',
    });
    const { body } = await service.api('GET', `/api/v1/activity?candidate_id=${first.candidate_id}`);
    const merged = body.results.find(({ type }: Row) => type === 'candidate.merged');
    expect(merged.actor.kind).toBe('service');
  });
});

describe('undo', () => {
  it('of the first of two leaves the second where it was, and neither is joined again', async () => {
    const rows = await dropAll([1, 2, 3].map(() => resume('Kim Adler', 'kim@example.com')));
    expect(await owners(rows)).toEqual([0, 0, 0]);
    const merge_id = (await row(rows[1].id)).joined.merge_id as string;
    expect((await undo(merge_id)).status).toBe(200);
    expect(await owners(rows)).toEqual([0, 1, 0]);
    expect((await row(rows[1].id)).joined).toBeNull();
    const [fourth] = await dropAll([resume('Kim Adler', 'kim@example.com')]);
    // it may be either of two that somebody told apart
    expect(await owners([...rows, fourth])).toEqual([0, 1, 0, 3]);
  });

  it('after thirty later changes says what stays where', async () => {
    const job_id = await buildJob(service);
    const [first, second] = await dropAll([1, 2].map(() => resume('Lea Simon', 'lea@example.com')));
    const id = first.candidate_id as string;
    const { merge_id } = (await row(second.id)).joined;
    for (let at = 0; at < 20; at++) await post('/notes', { candidate_id: id, text: `Note ${at}` });
    const stages = [await stageNamed(service, 'New'), await stageNamed(service, 'Interview')];
    const nomination_id = idOf(
      await post('/nominations', {
        candidate_id: id,
        job_id,
        current_nomination_stage_id: stages[0],
        remote_id: 'of-lea',
      }),
    );
    for (let at = 0; at < 9; at++) {
      const moved = await post(`/nominations/${nomination_id}/move`, { to_stage_id: stages[(at + 1) % 2] });
      expect(moved.status).toBe(200);
    }
    await service.api('PATCH', `/api/v1/candidates/${id}`, { overrides: { location: 'Porto' } });
    const { status, body } = await undo(merge_id);
    expect(status).toBe(200);
    expect(body.result.stayed).toEqual({ attachments: 0, nominations: 1, candidate_tags: 0, notes: 20 });
    expect(await get(`/candidates/${id}`)).toMatchObject({ location: 'Porto' });
    expect(await get(`/candidates/${second.candidate_id}`)).toMatchObject({
      full_name: 'Lea Simon',
      location: null,
    });
    expect((await row(second.id)).candidate_id).toBe(second.candidate_id);
  });
});

describe('what another program knows', () => {
  it('stays: the dropped file becomes part of it, though it was first', async () => {
    const dropped = await drop(resume('Mia Torres', 'mia@example.com'));
    await service.idle();
    const id = await buildCandidate(service, {
      full_name: 'Mia Torres',
      email: 'mia@example.com',
      remote_id: 'ats-1',
      source: 'Careers page',
    });
    expect((await row(dropped.id)).candidate_id).toBe(dropped.candidate_id);
    const again = await drop(resume('Mia Torres', 'mia@example.com'));
    await service.idle();
    expect([(await row(dropped.id)).candidate_id, (await row(again.id)).candidate_id]).toEqual([id, id]);
    expect(await get(`/candidates/${id}`)).toMatchObject({ remote_id: 'ats-1', source: 'Careers page' });
  });

  it('two such ones are only offered', async () => {
    const ids = [await drop(resume('Noa Weiss', 'noa@example.com'), {}, service.token)];
    ids.push(await drop(resume('Noa Weiss', 'noa@example.com'), {}, service.token));
    await service.idle();
    expect(await owners(ids)).toEqual([0, 1]);
    expect((await row(ids[0].id)).same_person_as).toHaveLength(1);
  });
});

describe('what people decided', () => {
  it('of one record stays, whichever of the two is older', async () => {
    const job_id = await buildJob(service);
    const older = await drop(resume('Ola Brandt', 'ola@example.com'), { job_id });
    const decided = await drop(resume('Ola Brandt', 'ola-new@example.com'), { job_id });
    await service.idle();
    const stage_id = await stageNamed(service, 'Interview');
    await post(`/nominations/${decided.nomination_id}/move`, { to_stage_id: stage_id });
    const both = await drop(resume('Ola Brandt', 'ola@example.com ola-new@example.com'));
    await service.idle();
    const ids = [older, decided, both];
    expect(await owners(ids)).toEqual([0, 0, 0]);
    const { candidate_id } = await row(both.id);
    const { body } = await service.api('GET', `/api/v1/nominations?candidate_id=${candidate_id}`);
    expect(body.results).toMatchObject([{ current_nomination_stage_id: stage_id }]);
  });

  it('in conflict about one job keeps both apart', async () => {
    const job_id = await buildJob(service);
    const rows = [];
    for (const stage of ['Interview', 'Rejected']) {
      const one = await drop(resume('Pia Conti', `pia-${stage.toLowerCase()}@example.com`), { job_id });
      await service.idle();
      await post(`/nominations/${one.nomination_id}/move`, { to_stage_id: await stageNamed(service, stage) });
      rows.push(one);
    }
    rows.push(await drop(resume('Pia Conti', 'pia-interview@example.com pia-rejected@example.com')));
    await service.idle();
    expect(new Set(await owners(rows)).size).toBe(2);
  });
});

describe('a blind client', () => {
  it('learns nothing by a file of its own', async () => {
    const [known] = await dropAll([resume('Rosa Quint', 'rosa@example.com')]);
    const client = await service.api('POST', '/api/v1/clients', { name: 'Blind', is_blind: true });
    const blind = await service.tokenFor(client.body.result);
    const own = await drop(resume('Rosa Quint', 'rosa@example.com'), {}, blind);
    await service.idle();
    const rows = (await service.api('GET', '/api/v1/imports', undefined, { token: blind })).body.results;
    expect(rows.find(({ id }: Row) => id === own.id).candidate_id).toBe(own.candidate_id);
    expect((await row(known.id)).candidate_id).toBe(known.candidate_id);
    for (const shown of rows) expect(shown.joined).toBeNull();
  });
});
