import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import type { ChildHandle, SpawnChild } from '#service/context.ts';
import { inProcessChild } from '../helpers/in_process_child.ts';
import { temporaryFolder, testService, type TestService } from '../helpers/service.ts';
import { OWNER, filled, newDatabase, rowsIn, seenAt, serviceOn } from './moving.ts';

const AT = '/api/v1/data_folder/office_move';

/** Children that move wait between their connection and their work until `go`. */
function heldBack(): { spawn: SpawnChild; go: () => void; begun: Promise<void>; kill: () => void } {
  const { promise: may_go, resolve: go } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  let mover: ChildHandle | undefined;
  const spawn: SpawnChild = (entry, options) => {
    const child = inProcessChild(entry, options);
    if (!entry.includes('move_child')) return child;
    mover = child;
    return {
      ...child,
      send: (message) => {
        if ((message as { type: string }).type !== 'begin') return child.send(message);
        begin();
        void may_go.then(() => child.send(message));
      },
    };
  };
  return { spawn, go, begun, kill: () => mover?.kill() };
}

/** The state when it is no longer at work. */
async function ended(service: TestService): Promise<Record<string, unknown>> {
  let state: Record<string, unknown> = {};
  await expect
    .poll(async () => (state = (await service.api('GET', AT)).body.result)['state'], { interval: 20 })
    .not.toBe('RUNNING');
  return state;
}

/** An address with a password, which a server that asks for none does not look at; the password; what is shown of it. */
function secretAddress(database: string): { address: string; password: string; shown: string } {
  const url = new URL(database);
  if (url.password === '') url.password = 'hush%2Fnow';
  const address = url.href;
  const { password } = url;
  url.password = '';
  return { address, password: decodeURIComponent(password), shown: url.href };
}

/** A service on a folder whose children are given. */
function serviceWith(data_dir: string, spawn: SpawnChild): Promise<TestService> {
  return testService({
    data_dir,
    first_client: OWNER,
    spawn,
    ...({ database: undefined } as unknown as { database: string }),
  });
}

it('everything moves while the service answers; what would be written meanwhile is refused or waits', async () => {
  const folder = await filled();
  const database = await newDatabase();
  const seen = await seenAt(folder);
  const { spawn, go, begun } = heldBack();
  const service = await serviceWith(folder, spawn);
  await service.idle();
  const [person] = (await service.api('GET', '/api/v1/candidates')).body.results as { id: string }[];
  expect((await service.api('GET', AT)).body.result).toMatchObject({ state: 'NONE', database: null });

  const { address, password, shown } = secretAddress(database);
  const asked = await service.api('PUT', AT, { address }, { headers: { 'idempotency-key': 'once' } });
  expect([asked.status, asked.body.result]).toMatchObject([202, { state: 'RUNNING', database: shown }]);
  await begun;
  const rows = await rowsIn(folder);
  // reading goes on, and people come in
  expect((await service.api('GET', '/api/v1/candidates?q=papers')).body.results).toHaveLength(2);
  const page = await service.api(
    'POST',
    '/ui/session',
    { code: service.createSessionCode() },
    { token: null, headers: { origin: service.url } },
  );
  expect(page.status).toBeLessThan(300);
  expect((await service.tokenFor(OWNER)).length).toBeGreaterThan(10);
  // nothing is written that would be left behind
  const form = new FormData();
  form.set('file', new Blob(['Late Example\n\nExperience\nClerk, 2019 to 2023\n']), 'late.txt');
  for (const [method, url, body] of [
    ['POST', 'candidates', { full_name: 'Late Example' }],
    ['POST', 'notes', { candidate_id: person!.id, text: 'Too late' }],
    ['DELETE', `candidates/${person!.id}`, undefined],
    ['POST', 'imports', form],
    [
      'POST',
      'batch',
      { operations: [{ method: 'POST', path: '/api/v1/tags', body: { name: 'late' } }], atomic: true },
    ],
  ] as const) {
    const refused = await service.api(method, `/api/v1/${url}`, body);
    expect([url, refused.status, refused.body.error.type]).toEqual([url, 503, 'NOT_READY']);
    expect(refused.body.error.message).toMatch(/^Everything is being moved to an office server/);
  }
  const stranger = await service.api('POST', '/access_requests', { name: 'Late' }, { token: null });
  expect(stranger.status).toBe(503);
  expect((await service.api('PUT', AT, { address })).status).toBe(409);
  expect((await service.api('GET', AT)).body.result.state).toBe('RUNNING');
  go();
  const state = await ended(service);
  expect(state).toMatchObject({
    state: 'DONE',
    database: shown,
    candidates: 4,
    missing: 0,
    is_compared: true,
    message: null,
  });
  expect(state['rows']).toBe(
    Object.values(await rowsIn(database)).reduce((sum, lines) => sum + lines.length, 0),
  );

  // the server has what was here, and here everything goes on
  expect(await rowsIn(database)).toEqual({ ...rows, ...pick(await rowsIn(database), UNSTEADY) });
  const added = await service.api('POST', '/api/v1/candidates', { full_name: 'Later Example' });
  expect(added.status).toBe(201);
  expect((await service.api('DELETE', `/api/v1/candidates/${added.body.result.id}`)).status).toBeLessThan(
    300,
  );
  expect((await service.api('PUT', AT, { address })).status).toBe(409);
  const { outgoing_requests, last } = (await service.api('GET', '/api/v1/network')).body.result;
  expect([outgoing_requests, last[0].outcome]).toEqual([1, 'everything moved']);
  await service.idle();
  expect(service.problems).toEqual([]);
  await service.close();
  expect(await seenAt(database)).toEqual(seen);

  // told until it is forgotten, and the password is nowhere
  const again = await serviceOn(folder);
  expect((await again.api('GET', AT)).body.result).toMatchObject({
    state: 'DONE',
    database: shown,
    candidates: 4,
  });
  expect((await again.api('DELETE', AT)).body.result).toMatchObject({ state: 'NONE', database: null });
  await again.close();
  for (const file of readdirSync(folder).filter((name) => /\.(?:json|db|db-wal)$/u.test(name))) {
    const bytes = readFileSync(path.join(folder, file));
    expect([password, new URL(address).password].some((secret) => bytes.includes(secret))).toBe(false);
  }
  expect((await (await serviceOn(folder)).api('GET', AT)).body.result.state).toBe('NONE');
});

/** Rows that a service writes as it ends: when clients were last seen, and what was asked. */
const UNSTEADY = ['clients', 'request_log'];

const pick = <T>(rows: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(rows).filter(([name]) => names.includes(name)));

it('a move that fails says why, and leaves everything usable at once', async () => {
  const folder = await filled();
  const used = await newDatabase();
  const newer = await newDatabase();
  const other = await serviceOn(used);
  await other.api('POST', '/api/v1/candidates', { full_name: 'Known Example' });
  await other.close();
  await (await serviceOn(newer)).close();
  const client = new Client(newer);
  await client.connect();
  await client.query('UPDATE longlist_model SET version = 9999');
  await client.end();
  const service = await serviceWith(folder, inProcessChild);
  const elsewhere = new URL(used);
  elsewhere.pathname = '/no_such_database';
  for (const [address, why] of [
    [`postgres://longlist:hush@127.0.0.1:1/x`, /127\.0\.0\.1:\d+\/x cannot be reached/],
    [secretAddress(elsewhere.href).address, /does not exist/],
    [secretAddress(used).address, /There are data already where everything is to move to/],
    [secretAddress(newer).address, /a newer version of Longlist/],
  ] as const) {
    expect((await service.api('PUT', AT, { address })).status).toBe(202);
    const state = await ended(service);
    expect(state).toMatchObject({ state: 'FAILED', message: expect.stringMatching(why) });
    expect(JSON.stringify(state)).not.toContain(new URL(address).password);
    const made = await service.api('POST', '/api/v1/candidates', { full_name: 'After Example' });
    expect(made.status).toBe(201);
  }
  for (const address of [
    'longlist',
    'https://db.example.com/longlist',
    'postgres://longlist:pa/ss@db.example.com/longlist',
    'postgres://longlist:12/ss@db.example.com/longlist',
    'postgres://longlist:12?ss@db.example.com/longlist',
    'postgres://longlist:12#ss@db.example.com/longlist',
    'postgres://db.example.com/longlist?password=ss',
  ]) {
    const refused = await service.api('PUT', AT, { address });
    expect([address, refused.status]).toEqual([address, 422]);
    expect(JSON.stringify(refused.body)).not.toContain('ss@');
    expect(JSON.stringify(refused.body)).not.toContain('=ss');
  }
  const batch = await service.api('POST', '/api/v1/batch', {
    operations: [{ method: 'PUT', path: AT, body: { address: used } }],
  });
  expect(batch.body.results[0].status).toBe(422);
  expect(service.problems).toEqual([]);
});

it('killed or broken off in the middle, the server is as empty as before and writing goes on', async () => {
  const folder = await filled();
  const database = await newDatabase();
  for (const how of ['kill', 'forget', 'close'] as const) {
    const { spawn, begun, kill } = heldBack();
    const service = await serviceWith(folder, spawn);
    expect((await service.api('PUT', AT, { address: database })).status).toBe(202);
    await begun;
    if (how === 'kill') {
      kill();
      expect(await ended(service)).toMatchObject({
        state: 'FAILED',
        message: expect.stringMatching(/ended early/),
      });
    } else if (how === 'forget') {
      expect((await service.api('DELETE', AT)).body.result.state).toBe('NONE');
    }
    if (how !== 'close') {
      expect((await service.api('POST', '/api/v1/candidates', { full_name: how })).status).toBe(201);
    }
    await service.close();
    expect((await rowsIn(database))['candidates']).toEqual([]);
  }
  const service = await serviceWith(folder, inProcessChild);
  expect((await service.api('PUT', AT, { address: database })).status).toBe(202);
  expect(await ended(service)).toMatchObject({ state: 'DONE', candidates: 4 + 2 });
});

it('is the owner’s alone, and nothing on a server', async () => {
  const service = await serviceWith(temporaryFolder(), inProcessChild);
  const made = await service.api('POST', '/api/v1/clients', { name: 'Calendar' });
  const token = await service.tokenFor(made.body.result);
  for (const [method, body] of [
    ['GET'],
    ['PUT', { address: 'postgres://db.example.com/x' }],
    ['DELETE'],
  ] as const) {
    const refused = await service.api(method, AT, body, { token });
    expect([method, refused.status, refused.body.error.type]).toEqual([method, 403, 'INSUFFICIENT_SCOPE']);
  }
  const database = await newDatabase();
  const office = await serviceOn(database);
  onTestFinished(() => office.close());
  for (const [method, body] of [['GET'], ['PUT', { address: database }], ['DELETE']] as const) {
    const refused = await office.api(method, AT, body);
    expect([method, refused.status, refused.body.error.type]).toEqual([method, 409, 'CONFLICT']);
    expect(refused.body.error.message).toContain('longlist move');
  }
});
