import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { databaseOf, overwrite } from '../../helpers/damage.ts';
import { HAS_NO_DATA_FOLDER, IS_ON_POSTGRES } from '../../helpers/engine.ts';
import { buildJob } from '../../helpers/factories.ts';
import { temporaryFolder, testService } from '../../helpers/service.ts';

const FOLDER = '/api/v1/data_folder';
const SNAPSHOTS = `${FOLDER}/snapshots`;
const RESTORE = `${FOLDER}/restore`;

function form(name: string, text: string): FormData {
  const data = new FormData();
  data.set('file', new Blob([text]), name);
  return data;
}

describe.skipIf(HAS_NO_DATA_FOLDER)('the data folder', () => {
  it('says where it is and how large, and makes backups', async () => {
    const service = await testService({ children: 0 });
    const text = 'Ada Example\n\nExperience\nPotter, Clay House, 2019 – 2023\n';
    await service.api('POST', '/api/v1/imports', form('ada.txt', text));
    const made = await service.api('POST', SNAPSHOTS);
    expect(made.status).toBe(201);
    expect(made.body.result).toMatchObject({ reason: 'ASKED' });
    const { result } = (await service.api('GET', FOLDER)).body;
    expect(result).toMatchObject({
      path: path.resolve(service.data_dir),
      file_count: 1,
      file_bytes: Buffer.byteLength(text),
      snapshots: [made.body.result],
      restore: null,
    });
    expect(result.database_bytes).toBeGreaterThan(4096);
    expect(readdirSync(path.join(service.data_dir, 'snapshots'))).toEqual([made.body.result.name, 'files']);
  });

  it('puts a backup in place at the next start, and can be taken back with files and all', async () => {
    const data_dir = temporaryFolder();
    let service = await testService({ data_dir, children: 0 });
    const before = await buildJob(service);
    const { name } = (await service.api('POST', SNAPSHOTS)).body.result;
    const after = await buildJob(service);
    const imported = await service.api(
      'POST',
      '/api/v1/imports',
      form('ben.txt', 'Ben Example\n\nSkills\nKafka\n'),
    );
    expect(imported.status).toBe(201);
    expect((await service.api('PUT', RESTORE, { name })).body.result).toEqual({ name });
    expect((await service.api('GET', FOLDER)).body.result.restore).toBe(name);
    expect((await service.api('GET', `/api/v1/jobs/${after}`)).status).toBe(200);
    await service.close();

    service = await testService({ data_dir, children: 0 });
    expect((await service.api('GET', `/api/v1/jobs/${before}`)).status).toBe(200);
    expect((await service.api('GET', `/api/v1/jobs/${after}`)).status).toBe(404);
    const { result } = (await service.api('GET', FOLDER)).body;
    expect(result.restore).toBeNull();
    expect(result.file_count).toBe(0);
    const back = result.snapshots.find(({ reason }: { reason: string }) => reason === 'BEFORE_RESTORE');
    await service.api('PUT', RESTORE, { name: back.name });
    await service.close();

    service = await testService({ data_dir, children: 0 });
    expect((await service.api('GET', `/api/v1/jobs/${after}`)).status).toBe(200);
    const [file] = (await service.api('GET', '/api/v1/attachments')).body.results;
    expect((await fetch(file.ephemeral_url)).status).toBe(200);
  });

  it('brings people back with their files, and says how large backups are', async () => {
    const data_dir = temporaryFolder();
    let service = await testService({ data_dir, children: 0 });
    const text = 'Ada Example\n\nExperience\nPotter, Clay House, 2019 – 2023\n';
    const imported = await service.api('POST', '/api/v1/imports', form('ada.txt', text));
    const { name, bytes } = (await service.api('POST', SNAPSHOTS)).body.result;
    expect((await service.api('GET', FOLDER)).body.result.backup_bytes).toBe(bytes + Buffer.byteLength(text));
    await service.api('PUT', RESTORE, { name });
    await service.close();
    rmSync(path.join(data_dir, 'files'), { recursive: true });

    service = await testService({ data_dir, children: 0 });
    const { attachment_id } = imported.body.result;
    const { ephemeral_url } = (await service.api('GET', `/api/v1/attachments/${attachment_id}`)).body.result;
    const file = await fetch(ephemeral_url);
    expect(await file.text()).toBe(text);
  });

  it('names files that are gone, puts back what a backup has, and takes the others again', async () => {
    const data_dir = temporaryFolder();
    let service = await testService({ data_dir, children: 0 });
    const MISSING = `${FOLDER}/missing_files`;
    const ben = 'Ben Example\n\nSkills\nKafka\n';
    await service.api('POST', '/api/v1/imports', form('ada.txt', 'Ada Example\n\nSkills\nClay\n'));
    await service.api('POST', SNAPSHOTS);
    await service.api('POST', '/api/v1/imports', form('ben.txt', ben));
    expect((await service.api('GET', MISSING)).body.result).toEqual({ count: 0, in_backup: 0, files: [] });
    await service.close();
    rmSync(path.join(data_dir, 'files'), { recursive: true });

    service = await testService({ data_dir, children: 0 });
    await service.idle();
    expect(service.problems).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('2 files of candidates are missing') }),
    );
    const { result } = (await service.api('GET', MISSING)).body;
    expect(result).toMatchObject({
      count: 2,
      in_backup: 1,
      files: [
        { file_name: 'ben.txt', candidate_name: 'ben', is_in_backup: false },
        { file_name: 'ada.txt', candidate_name: 'ada', is_in_backup: true },
      ],
    });
    const client = await service.api('POST', '/api/v1/clients', { name: 'Blind', is_blind: true });
    const blind = { token: await service.tokenFor(client.body.result) };
    expect((await service.api('GET', MISSING, undefined, blind)).status).toBe(403);
    const after = await service.api('POST', `${MISSING}/restore`);
    expect(after.body.result).toMatchObject({ count: 1, in_backup: 0, files: [{ file_name: 'ben.txt' }] });
    await service.api('POST', '/api/v1/imports', form('ben.txt', ben));
    expect((await service.api('GET', MISSING)).body.result.count).toBe(0);
  });

  it('takes where the data shall move, tells of it, and refuses what is no place for it', async () => {
    const service = await testService({ children: 0 });
    const to = path.join(temporaryFolder(), 'elsewhere');
    const move = (at: string | null) => service.api('PUT', `${FOLDER}/move`, { path: at });
    const folder = async () => (await service.api('GET', FOLDER)).body.result;
    expect(await folder()).toMatchObject({ move_to: null, old_copy: null });
    expect((await move(to)).body.result).toEqual({ path: to });
    expect(await folder()).toMatchObject({ move_to: to });
    expect((await move(null)).body.result).toEqual({ path: null });
    expect(await folder()).toMatchObject({ move_to: null });
    const refused = await move(path.join(service.data_dir, 'inside'));
    expect(refused.status).toBe(422);
    expect(refused.body.error.details[0].message).toMatch(/lies in the present folder/u);
    // nothing has moved: there is no old copy to delete
    expect((await service.api('DELETE', `${FOLDER}/old_copy`)).status).toBe(200);
    expect((await service.api('GET', FOLDER)).status).toBe(200);
  });

  it('restores no access: who was signed out or revoked since stays out, who came since stays', async () => {
    const data_dir = temporaryFolder();
    let service = await testService({ data_dir, children: 0 });
    const session = (body: object) => service.api('POST', '/ui/session', body, { token: null });
    const entered = async ({ client_id, client_secret }: { client_id: string; client_secret: string }) => {
      const asked = { grant_type: 'client_credentials', client_id, client_secret };
      return (await service.api('POST', '/api/v1/auth/tokens', asked, { token: null })).status;
    };
    const add = async (name: string) => (await service.api('POST', '/api/v1/clients', { name })).body.result;
    const opened = (await session({ code: service.createSessionCode() })).body;
    const [revoked, kept] = [await add('Calendar'), await add('Mail')];
    const hook = { url: 'http://127.0.0.1:9/hook', event_types: ['candidate.created'] };
    const webhook = (await service.api('POST', '/api/v1/webhooks', hook)).body.result;
    const { name } = (await service.api('POST', SNAPSHOTS)).body.result;
    await service.api('DELETE', `/ui/sessions/${opened.session_id}`, undefined, {
      token: opened.access_token,
    });
    await service.api('DELETE', `/api/v1/clients/${revoked.client_id}`);
    await service.api('DELETE', `/api/v1/webhooks/${webhook.id}`);
    const later = await add('Payroll');
    const { token } = service;
    await service.api('PUT', RESTORE, { name });
    await service.close();

    service = await testService({ data_dir, children: 0 });
    expect((await session({ session: opened.session })).status).toBe(401);
    expect((await service.api('GET', FOLDER, undefined, { token })).status).toBe(401);
    expect(await entered(revoked)).toBe(401);
    expect(await entered(kept)).toBe(200);
    expect(await entered(later)).toBe(200);
    expect((await service.api('GET', `/api/v1/webhooks/${webhook.id}`)).body.result.state).toBe('PAUSED');
    expect(service.problems).toEqual([]);
    await service.close();

    // what was there cannot say who was revoked
    overwrite(databaseOf(data_dir), 0, 4096);
    service = await testService({ data_dir, children: 0, restore: name });
    expect(service.problems).toMatchObject([{ message: expect.stringContaining('Look through them') }]);
    expect((await session({ session: opened.session })).status).toBe(401);
  });

  it('restores nothing that is no backup, and nothing after all', async () => {
    const service = await testService({ children: 0 });
    const { name } = (await service.api('POST', SNAPSHOTS)).body.result;
    const folder = path.join(service.data_dir, 'snapshots');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'daily-damaged.db'), 'no database'.repeat(1000));
    for (const wrong of ['../longlist.db', 'longlist.db', '', 'daily-damaged.db', `${name}.unfinished`]) {
      const refused = await service.api('PUT', RESTORE, { name: wrong });
      expect(refused.status).toBe(422);
      expect(refused.body.error.details[0].path).toBe('body.name');
    }
    expect(existsSync(path.join(service.data_dir, 'restore.json'))).toBe(false);
    await service.api('PUT', RESTORE, { name });
    expect((await service.api('PUT', RESTORE, { name: null })).body.result).toEqual({ name: null });
    expect((await service.api('GET', FOLDER)).body.result.restore).toBeNull();
  });

  it('goes out as one file and comes in again at the next start, with those erased since left out', async () => {
    const data_dir = temporaryFolder();
    let service = await testService({ data_dir, children: 0 });
    const target = temporaryFolder();
    const EXPORTS = `${FOLDER}/exports`;
    const IMPORTS = `${FOLDER}/imports`;
    for (const [wrong, message] of [
      [data_dir, /lies in the data folder/u],
      ['relative', /no full path/u],
      [path.join(target, 'nowhere'), /no folder/u],
    ] as const) {
      const refused = await service.api('POST', EXPORTS, { path: wrong });
      expect(refused.status).toBe(422);
      expect(refused.body.error.details[0]).toMatchObject({
        path: 'body.path',
        message: expect.stringMatching(message),
      });
    }
    await service.api('POST', '/api/v1/imports', form('ada.txt', 'Ada Example\n\nSkills\nClay\n'));
    const ben = await service.api(
      'POST',
      '/api/v1/imports',
      form('ben.txt', 'Ben Example\n\nSkills\nKafka\n'),
    );
    const made = await service.api('POST', EXPORTS, { path: target });
    expect(service.problems).toEqual([]);
    expect(made.status).toBe(201);
    expect(made.body.result).toMatchObject({ candidates: 2, files: 2, missing: 0 });
    expect(path.dirname(made.body.result.path)).toBe(target);

    await service.api('DELETE', `/api/v1/candidates/${ben.body.result.candidate_id}`);
    await service.idle();
    const broken = path.join(target, 'broken.tar');
    writeFileSync(broken, 'no export');
    const refused = await service.api('POST', IMPORTS, { path: broken });
    expect(refused.status).toBe(422);
    expect(refused.body.error.details[0].message).toMatch(/is no export of Longlist\. Nothing was changed/u);
    const taken = await service.api('POST', IMPORTS, { path: made.body.result.path });
    expect(taken.body.result).toMatchObject({ candidates: 2, files: 2, erased_since: 1 });
    const { result } = (await service.api('GET', FOLDER)).body;
    expect(result.restore).toBe(taken.body.result.name);
    // dated by its import, it is older than the deletion all the same
    expect(result.snapshots).toMatchObject([{ reason: 'IMPORTED', erased_since: 1 }]);
    expect(result.newest).toBeNull();
    await service.close();

    service = await testService({ data_dir, children: 0 });
    const people = await service.api('GET', '/api/v1/candidates');
    expect(people.body.results.map((one: { full_name: string }) => one.full_name)).toEqual(['ada']);
    const [file] = (await service.api('GET', '/api/v1/attachments')).body.results;
    expect(await (await fetch(file.ephemeral_url)).text()).toContain('Ada Example');
  });
});

it('is the owner’s alone', async () => {
  const service = await testService({ children: 0 });
  const made = await service.api('POST', '/api/v1/clients', { name: 'Calendar' });
  const { client_id, client_secret } = made.body.result;
  const token = await service.tokenFor({ client_id, client_secret });
  for (const [method, at, body] of [
    ['GET', FOLDER, undefined],
    ['POST', SNAPSHOTS, undefined],
    ['PUT', RESTORE, { name: null }],
    ['GET', `${FOLDER}/missing_files`, undefined],
    ['POST', `${FOLDER}/exports`, { path: '/' }],
    ['POST', `${FOLDER}/imports`, { path: '/' }],
    ['POST', `${FOLDER}/missing_files/restore`, undefined],
  ] as const) {
    const refused = await service.api(method, at, body, { token });
    expect(refused.status).toBe(403);
    expect(refused.body.error.type).toBe('INSUFFICIENT_SCOPE');
  }
  expect(existsSync(path.join(service.data_dir, 'snapshots'))).toBe(false);
});

describe.runIf(IS_ON_POSTGRES)('where a server has the data', () => {
  it('there is no folder: whoever asks hears how a server is backed up', async () => {
    const { api } = await testService({ children: 0 });
    const out = temporaryFolder();
    const asked = [
      ['GET', ''],
      ['POST', '/snapshots'],
      ['GET', '/missing_files'],
      ['POST', '/missing_files/restore'],
      ['PUT', '/restore', { name: null }],
      ['PUT', '/move', { path: null }],
      ['DELETE', '/old_copy'],
      ['POST', '/exports', { path: out }],
      ['POST', '/imports', { path: path.join(out, 'longlist.tar') }],
    ] as const;
    for (const [method, url, body] of asked) {
      const reply = await api(method, `/api/v1/data_folder${url}`, body);
      expect([url, reply.status, reply.body.error.type]).toEqual([url, 409, 'CONFLICT']);
      expect(reply.body.error.message).toContain('pg_dump');
    }
    expect(readdirSync(out)).toEqual([]);
  });
});
