import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildJob } from '../../helpers/factories.ts';
import { temporaryFolder, testService, type Reply, type TestService } from '../../helpers/service.ts';

const FOLDERS = '/api/v1/watched_folders';
const resume = (name: string): string => `${name}\n\nExperience\nPotter, Clay House, 2019 – 2023\n`;
const list = async (service: TestService): Promise<Reply['body'][]> =>
  (await service.api('GET', FOLDERS)).body.results;
const imports = async (service: TestService): Promise<string[]> =>
  (await service.api('GET', '/api/v1/imports')).body.results
    .map(({ file_name }: { file_name: string }) => file_name)
    .toSorted();

async function until(check: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 300; turn += 1) {
    if (await check()) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('It did not come about within a minute.');
}

describe('a watched folder', () => {
  it('brings what is there and what comes, once, for its job, over restarts', async () => {
    const job_options = { children: 0 };
    const data_dir = temporaryFolder();
    const folder = path.join(temporaryFolder(), 'Inbox');
    mkdirSync(path.join(folder, 'May'), { recursive: true });
    writeFileSync(path.join(folder, 'ada.txt'), resume('Ada Example'));
    writeFileSync(path.join(folder, 'May', 'ben.txt'), resume('Ben Example'));
    for (const name of ['.hidden.txt', '~$ada.docx', 'half.pdf.crdownload', 'tool.exe']) {
      writeFileSync(path.join(folder, name), 'x');
    }
    symlinkSync(folder, path.join(folder, 'loop'));
    let service = await testService({ data_dir, ...job_options });
    const job_id = await buildJob(service);
    const made = await service.api('POST', FOLDERS, { path: folder, job_id });
    expect(made.status).toBe(201);
    const { id } = made.body.result;
    await until(async () => (await imports(service)).length === 2);
    expect(await imports(service)).toEqual(['Inbox/May/ben.txt', 'Inbox/ada.txt']);
    expect((await service.api('GET', `/api/v1/nominations?job_id=${job_id}`)).body.results).toHaveLength(2);
    await until(async () => (await list(service))[0].imported === 2);
    expect((await list(service))[0]).toMatchObject({
      id,
      state: 'ACTIVE',
      problem: null,
      with_subfolders: true,
    });

    writeFileSync(path.join(folder, 'copy of ada.txt'), resume('Ada Example'));
    writeFileSync(path.join(folder, 'cleo.txt'), resume('Cleo Example'));
    await until(async () => (await list(service))[0].imported === 4);
    expect(await imports(service)).toHaveLength(3); // the same bytes are noted once
    await service.close();

    writeFileSync(path.join(folder, 'dora.txt'), resume('Dora Example'));
    service = await testService({ data_dir, ...job_options });
    await until(async () => (await list(service))[0].imported === 5);
    expect(await imports(service)).toHaveLength(4);

    await service.api('PATCH', `${FOLDERS}/${id}`, { state: 'PAUSED' });
    writeFileSync(path.join(folder, 'eve.txt'), resume('Eve Example'));
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect(await imports(service)).toHaveLength(4);
    await service.api('PATCH', `${FOLDERS}/${id}`, { state: 'ACTIVE' });
    await until(async () => (await imports(service)).length === 5);
    expect((await service.api('DELETE', `${FOLDERS}/${id}`)).status).toBe(200);
    expect(await list(service)).toEqual([]);
  });

  it('passes over what was there where that was not asked for; says when it is gone, and goes on when it is back', async () => {
    const service = await testService({ children: 0 });
    const folder = path.join(temporaryFolder(), 'Inbox');
    mkdirSync(path.join(folder, 'Inner'), { recursive: true });
    writeFileSync(path.join(folder, 'old.txt'), resume('Ada Example'));
    await service.api('POST', FOLDERS, { path: folder, import_existing: false, with_subfolders: false });
    await until(async () => (await list(service))[0].skipped === 1);
    renameSync(folder, `${folder} away`);
    await until(async () => (await list(service))[0].problem === 'GONE');
    expect((await list(service))[0].message).toMatch(/not there.*automatically/);
    writeFileSync(path.join(`${folder} away`, 'new.txt'), resume('Ben Example'));
    writeFileSync(path.join(`${folder} away`, 'Inner', 'inner.txt'), resume('Cleo Example'));
    renameSync(`${folder} away`, folder);
    await until(async () => (await list(service))[0].problem === null);
    await until(async () => (await list(service))[0].imported === 1);
    expect(await imports(service)).toEqual(['Inbox/new.txt']);
    rmSync(folder, { recursive: true });
  });

  it('is named by its owner alone, as a whole path of a folder that is not the program’s own', async () => {
    const service = await testService({ children: 0 });
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'file.txt'), 'x');
    const refusal = async (at: string): Promise<string> => {
      const reply = await service.api('POST', FOLDERS, { path: at });
      expect(reply.status).toBe(422);
      return reply.body.error.details[0].message as string;
    };
    expect(await refusal('Inbox')).toContain('whole path');
    expect(await refusal(path.join(folder, 'nowhere'))).toContain('no folder');
    expect(await refusal(path.join(folder, 'file.txt'))).toContain('a file');
    expect(await refusal(service.data_dir)).toContain('data folder');
    expect(await refusal(path.join(service.data_dir, 'files'))).toMatch(/data folder|no folder/);
    expect((await service.api('POST', FOLDERS, { path: folder })).status).toBe(201);
    expect((await service.api('POST', FOLDERS, { path: folder })).status).toBe(409);

    const { body } = await service.api('POST', '/api/v1/clients', {
      name: 'Other',
      scopes: ['all:read', 'all:write'],
    });
    const token = await service.tokenFor(body.result);
    for (const [method, url] of [
      ['GET', FOLDERS],
      ['POST', FOLDERS],
    ] as const) {
      const sent = method === 'POST' ? { path: folder } : undefined;
      expect((await service.api(method, url, sent, { token })).status).toBe(403);
    }
  });
});
