import { expect, it, vi } from 'vitest';
import { newId } from '#service/ids.ts';
import { changeRows, refuseChange, rowsOf, storedFiles, valuesOf } from '../../helpers/engine.ts';
import { buildAttachment, buildCandidate, buildNomination, idOf } from '../../helpers/factories.ts';
import { interfaceToken } from '../../helpers/interface.ts';
import { temporaryFolder, testService, type TestService } from '../../helpers/service.ts';

const ALL = '/api/v1/candidate_deletions';

const isThere = async (service: TestService, id: string): Promise<boolean> =>
  (await service.api('GET', `/api/v1/candidates/${id}`)).status === 200;
const amount = async (service: TestService): Promise<string | null> =>
  (await service.api('GET', '/api/v1/candidates?limit=1')).headers.get('x-total-count');

const people = (service: TestService, count: number): Promise<string[]> =>
  Promise.all(
    Array.from({ length: count }, (_, at) => buildCandidate(service, { full_name: `Ada ${at} Example` })),
  );

async function decide(service: TestService, ids: readonly string[]): Promise<string> {
  const { status, body } = await service.api('POST', ALL, { ids });
  expect(status).toBe(201);
  return body.result.id as string;
}

it('nobody is deleted before it is carried out; then all of them are, files included, by whoever decided it', async () => {
  const service = await testService({ children: 0 });
  const ids = await people(service, 110);
  const stays = await buildCandidate(service, { full_name: 'Ben Example' });
  await buildAttachment(service, { candidate_id: ids[0]!, remote_id: 'resume' }, 'Ada reads maps');
  const before = Date.now();
  const { body } = await service.api('POST', ALL, { ids: [...ids, newId(), ids[0]] });
  const { id, due_at } = body.result as { id: string; due_at: string };
  expect(Date.parse(due_at) - before).toBeGreaterThan(50_000);
  expect(await isThere(service, ids[0]!)).toBe(true);

  expect((await service.api('POST', `${ALL}/${id}/carry_out`)).body.result).toEqual({ id });
  await vi.waitFor(async () => expect(await amount(service)).toBe('1'), 120_000);
  expect(await isThere(service, stays)).toBe(true);
  await vi.waitFor(async () => expect(await storedFiles(service)).toEqual([]), 120_000);
  // to say it again changes nothing, and it is too late to withdraw it
  expect((await service.api('POST', `${ALL}/${id}/carry_out`)).status).toBe(200);
  expect((await service.api('DELETE', `${ALL}/${id}`)).body.error.type).toBe('CONFLICT');
  const { results } = (await service.api('GET', '/api/v1/activity?limit=100')).body;
  const deleted = (results as { type: string; actor: { kind: string } }[]).filter(
    ({ type }) => type === 'candidate.deleted',
  );
  expect(deleted.length).toBeGreaterThan(0);
  expect(new Set(deleted.map(({ actor }) => actor.kind))).toEqual(new Set(['program']));
});

it('nominations and notes go with them', async () => {
  const service = await testService({ children: 0 });
  const [ada, ben] = (await people(service, 2)) as [string, string];
  const made: string[] = [];
  for (const candidate_id of [ada, ben]) {
    made.push(`/api/v1/nominations/${await buildNomination(service, { candidate_id })}`);
    await service.api('POST', '/api/v1/notes', { candidate_id, text: `Called ${candidate_id}` });
  }
  const id = await decide(service, [ada]);
  await service.api('POST', `${ALL}/${id}/carry_out`);
  await vi.waitFor(async () => expect(await amount(service)).toBe('1'), 120_000);
  const left = await Promise.all(made.map(async (url) => (await service.api('GET', url)).status));
  expect(left).toEqual([404, 200]);
  expect(await valuesOf(service, 'SELECT text FROM notes')).toEqual([`Called ${ben}`]);
});

it('two that overlap: each deletes its own, and withdrawing one keeps nobody the other names', async () => {
  const service = await testService({ children: 0 });
  const ids = await people(service, 9);
  const carried = await decide(service, ids.slice(0, 4));
  const also_carried = await decide(service, ids.slice(2, 6));
  const withdrawn = await decide(service, ids.slice(5, 8));
  expect((await service.api('DELETE', `${ALL}/${withdrawn}`)).status).toBe(200);
  for (const id of [carried, also_carried]) await service.api('POST', `${ALL}/${id}/carry_out`);
  await vi.waitFor(async () => expect(await amount(service)).toBe('3'), 120_000);
  expect(await Promise.all(ids.slice(6).map((id) => isThere(service, id)))).toEqual([true, true, true]);
  expect(service.problems).toEqual([]);
});

it('one who cannot be deleted stays and is told of; all the others go', async () => {
  const service = await testService({ children: 0 });
  const ids = await people(service, 7);
  const stuck = ids[3]!;
  const free = await refuseChange(service, { delete_from: 'candidates', id: stuck }, 'cannot go');
  const id = await decide(service, ids);
  await vi.waitFor(
    async () => {
      // each attempt is the last one, and the pauses between them are over
      const last = "attempts = 4, failures = 4, run_after = '2026-01-01T00:00:00.000Z'";
      await changeRows(service, `UPDATE tasks SET ${last} WHERE state = 'QUEUED'`);
      await service.api('POST', `${ALL}/${id}/carry_out`);
      expect(await amount(service)).toBe('1');
      expect(await valuesOf(service, "SELECT id FROM tasks WHERE state = 'QUEUED'")).toEqual([]);
    },
    { timeout: 120_000, interval: 200 },
  );
  expect(await isThere(service, stuck)).toBe(true);
  const all = "SELECT payload, error FROM tasks WHERE state = 'FAILED' ORDER BY id";
  const failed = await rowsOf<{ payload: string; error: string }>(service, all);
  const { payload, error } = failed.at(-1)!;
  expect(error).toContain('cannot go');
  expect(JSON.parse(payload)).toMatchObject({ ids: [stuck] });
  expect(service.problems.at(-1)).toMatchObject({
    level: 'error',
    message: expect.stringContaining('cannot go'),
  });
  // seen again, and deleted another time
  await free();
  await service.api('POST', `${ALL}/${await decide(service, [stuck])}/carry_out`);
  await vi.waitFor(async () => expect(await amount(service)).toBe('0'), 120_000);
});

it('whoever waits to be deleted is not merged with anybody', async () => {
  const service = await testService({ children: 0 });
  const [goes, stays] = (await people(service, 2)) as [string, string];
  const id = await decide(service, [goes]);
  const merge = (one: string, other_id: string) =>
    service.api('POST', `/api/v1/candidates/${one}/merge`, { other_id });
  for (const reply of [await merge(goes, stays), await merge(stays, goes)]) {
    expect(reply).toMatchObject({ status: 409, body: { error: { type: 'CONFLICT' } } });
    expect(reply.body.error.message).toContain('waits to be deleted');
  }
  await service.api('DELETE', `${ALL}/${id}`);
  expect((await merge(stays, goes)).status).toBe(200);
});

it('what was withdrawn does not happen', async () => {
  const service = await testService({ children: 0 });
  const ids = await people(service, 2);
  const id = await decide(service, ids);
  expect((await service.api('DELETE', `${ALL}/${id}`)).body.result).toEqual({ id });
  expect((await service.api('POST', `${ALL}/${id}/carry_out`)).status).toBe(404);
  expect((await service.api('DELETE', `${ALL}/${id}`)).status).toBe(404);
  expect(await amount(service)).toBe('2');
});

it('it is carried out by itself when nobody says so, also after the program was ended meanwhile', async () => {
  const data_dir = temporaryFolder();
  const first = await testService({ children: 0, data_dir });
  const ids = await people(first, 60);
  const id = await decide(first, ids);
  const { credentials } = first;
  await first.close();
  // the minute has passed
  await changeRows(first, "UPDATE tasks SET run_after = '2026-01-01T00:00:00.000Z' WHERE id = ?", id);
  const again = await testService({ children: 0, data_dir });
  const token = await again.tokenFor(credentials!);
  const send = async (method: string, url: string) => again.api(method, url, undefined, { token });
  await vi.waitFor(
    async () => expect((await send('GET', '/api/v1/candidates')).body.results).toEqual([]),
    20_000,
  );
  expect((await send('DELETE', `${ALL}/${id}`)).status).toBe(409);
});

it('one whose decision was damaged deletes nobody, and takes no overview of the jobs down', async () => {
  const service = await testService({ children: 0 });
  const ids = await people(service, 2);
  const id = await decide(service, [ids[0]!]);
  await changeRows(service, "UPDATE tasks SET payload = '{' WHERE id = ?", id);
  for (const url of ['job_overviews', 'duplicates', 'duplicates/people']) {
    expect([url, (await service.api('GET', `/api/v1/${url}`)).status]).toEqual([url, 200]);
  }
  // nobody knows whose it was
  expect((await service.api('DELETE', `${ALL}/${id}`)).status).toBe(404);
  expect(await amount(service)).toBe('2');
});

it('nobody else carries it out or withdraws it, and a wrong request decides nothing', async () => {
  const service = await testService({ children: 0 });
  const ids = await people(service, 1);
  const id = await decide(service, ids);
  const { result } = (await service.api('POST', '/api/v1/clients', { name: 'Another program' })).body;
  const send = { token: await service.tokenFor(result) };
  expect((await service.api('DELETE', `${ALL}/${id}`, undefined, send)).status).toBe(404);
  expect((await service.api('POST', `${ALL}/${id}/carry_out`, undefined, send)).status).toBe(404);
  for (const wrong of [[], [ids[0], 'nobody'], undefined]) {
    expect((await service.api('POST', ALL, { ids: wrong })).status).toBe(422);
  }
  expect(await isThere(service, ids[0]!)).toBe(true);
});

it('a blind client deletes whom it cannot see, and is told nothing of them', async () => {
  const service = await testService({ children: 0 });
  const ids = await people(service, 3);
  const made = await service.api('POST', '/api/v1/clients', { name: 'Scores', is_blind: true });
  const send = { token: await service.tokenFor(made.body.result) };
  const { status, body } = await service.api('POST', ALL, { ids: ids.slice(1) }, send);
  expect(status).toBe(201);
  expect(Object.keys(body.result).sort()).toEqual(['due_at', 'id']);
  expect((await service.api('POST', `${ALL}/${body.result.id}/carry_out`, undefined, send)).status).toBe(200);
  await vi.waitFor(async () => expect(await amount(service)).toBe('1'), 120_000);
  expect(await isThere(service, ids[0]!)).toBe(true);
});

it('outlives the access of the client that decided it; a person in the window can withdraw it', async () => {
  const service = await testService({ children: 0 });
  const [one, two] = (await people(service, 2)) as [string, string];
  const made = await service.api('POST', '/api/v1/clients', { name: 'Another program' });
  const client = `/api/v1/clients/${idOf(made)}`;
  const send = { token: await service.tokenFor(made.body.result) };
  const withdrawn = idOf(await service.api('POST', ALL, { ids: [one] }, send));
  const carried = idOf(await service.api('POST', ALL, { ids: [two] }, send));
  expect((await service.api('POST', `${ALL}/${carried}/carry_out`, undefined, send)).status).toBe(200);
  expect((await service.api('DELETE', client)).status).toBe(200);
  const person = { token: await interfaceToken(service) };
  expect((await service.api('DELETE', `${ALL}/${withdrawn}`)).status).toBe(404); // a client, not a person
  expect((await service.api('DELETE', `${ALL}/${withdrawn}`, undefined, person)).status).toBe(200);
  await vi.waitFor(async () => expect(await isThere(service, two)).toBe(false), 120_000);
  expect((await service.api('DELETE', `${ALL}/${carried}`, undefined, person)).status).toBe(409);
  expect(await isThere(service, one)).toBe(true);
});
