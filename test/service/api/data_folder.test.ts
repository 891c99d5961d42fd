import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
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

describe('the data folder', () => {
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
    expect(readdirSync(path.join(service.data_dir, 'snapshots'))).toEqual([made.body.result.name]);
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
  }, 60_000);

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

  it('is the owner’s alone', async () => {
    const service = await testService({ children: 0 });
    const made = await service.api('POST', '/api/v1/clients', { name: 'Calendar' });
    const { client_id, client_secret } = made.body.result;
    const token = await service.tokenFor({ client_id, client_secret });
    for (const [method, at, body] of [
      ['GET', FOLDER, undefined],
      ['POST', SNAPSHOTS, undefined],
      ['PUT', RESTORE, { name: null }],
    ] as const) {
      const refused = await service.api(method, at, body, { token });
      expect(refused.status).toBe(403);
      expect(refused.body.error.type).toBe('INSUFFICIENT_SCOPE');
    }
    expect(existsSync(path.join(service.data_dir, 'snapshots'))).toBe(false);
  });
});
