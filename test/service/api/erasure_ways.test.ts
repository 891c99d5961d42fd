import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { resolveDataFolder } from '#service/db/sqlite/transfer/move.ts';
import { HAS_NO_DATA_FOLDER, foundInTables, IS_ON_POSTGRES } from '../../helpers/engine.ts';
import { attachmentForm, buildCandidate, fileForm, idOf } from '../../helpers/factories.ts';
import { cleanedUp, isLeft } from '../../helpers/erasure.ts';
import { filesBelow, foundBelow } from '../../helpers/leftovers.ts';
import { temporaryFolder, testService, type TestService } from '../../helpers/service.ts';

/*
 * Each way in which somebody comes into the program, taken alone, so that nothing another way does hides what this one
 * leaves: they are deleted, and stand in no byte of the folder, of backups and exports of before, between and after,
 * and of what was logged.
 */

const API = '/api/v1';
const [NAME, EMAIL, REMARK, FILE] = ['Vqorlumptik', 'qzanthiveron', 'bdulfrimoxat', 'jkydrostapel'];
const GONE = [NAME, EMAIL, REMARK, FILE];
const RESUME = `${NAME} Example\n${EMAIL}@example.com\n\nExperience\n${REMARK} Clerk, Clay, 2019 to 2023\n`;
const SHEET = `Name,E-mail,Remarks\n${NAME} Example,${EMAIL}@example.com,${REMARK}\nStays Other,stays@example.com,x\n`;
const PLAN = {
  mapping: [
    { column: 0, field: 'full_name' },
    { column: 1, field: 'email' },
    { column: 2, field: 'notes' },
  ],
  on_duplicate: 'skip',
};
const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

const snapshot = async ({ api }: TestService): Promise<string> => {
  if (IS_ON_POSTGRES) return 'none'; // nobody but a server's own programs backs it up
  const { status, body } = await api('POST', `${API}/data_folder/snapshots`);
  expect(status).toBe(201);
  return body.result.name as string;
};

async function personNamed({ api }: TestService, name: string): Promise<string> {
  const { results } = (await api('GET', `${API}/candidates?limit=100`)).body;
  const found = (results as { id: string; full_name: string }[]).find(({ full_name }) =>
    full_name.startsWith(name),
  );
  return found?.id ?? 'nobody';
}

/** Deletes somebody, with a backup and an export at once and after the clean-up, and looks for them everywhere. */
async function deleteAndLook(service: TestService, id: string): Promise<void> {
  const { api, data_dir } = service;
  const out = temporaryFolder();
  expect((await api('DELETE', `${API}/candidates/${id}`)).status).toBe(200);
  if (!IS_ON_POSTGRES) {
    const at_once = readFileSync(path.join(data_dir, 'erased.json'), 'utf8');
    expect(at_once, 'noted before the answer').toContain(id);
  }
  for (const when of ['at once', 'after the clean-up']) {
    await snapshot(service);
    if (!IS_ON_POSTGRES) {
      expect((await api('POST', `${API}/data_folder/exports`, { path: out })).status).toBe(201);
    }
    await cleanedUp(service);
    expect(await foundInTables(service, GONE), when).toEqual([]);
    expect(foundBelow(data_dir, GONE).filter(isLeft), when).toEqual([]);
    expect(foundBelow(out, GONE), when).toEqual([]);
  }
  await service.close();
  expect(foundBelow(data_dir, GONE)).toEqual([]);
  const logged = JSON.stringify(service.problems).toLowerCase();
  expect(GONE.filter((text) => logged.includes(text.toLowerCase()))).toEqual([]);
}

it('dropped under a key, and written of under keys', async () => {
  const service = await testService({ data_dir: temporaryFolder() });
  const { api } = service;
  const dropped = await api('POST', `${API}/imports`, fileForm(RESUME, `${FILE}.txt`), keyed('a'));
  await service.idle();
  const { candidate_id } = dropped.body.result;
  await api('POST', `${API}/notes`, { candidate_id, text: REMARK }, keyed('b'));
  const path_of = `${API}/candidates/${candidate_id}`;
  const operations = [{ method: 'PATCH', path: path_of, body: { source: REMARK } }];
  expect((await api('POST', `${API}/batch`, { operations }, keyed('c'))).status).toBe(200);
  await snapshot(service);
  // somebody else's answer is made again
  const other = await api('POST', `${API}/imports`, fileForm('Stays Other\nBoston', 'b.txt'), keyed('d'));
  await service.idle();
  expect((await api('DELETE', `${API}/candidates/${candidate_id}`)).status).toBe(200);
  const again = await api('POST', `${API}/imports`, fileForm('Stays Other\nBoston', 'b.txt'), keyed('d'));
  expect(again.status).toBe(201);
  expect(again.body.result.id).toBe(other.body.result.id);
  const id = await buildCandidate(service, { full_name: `${NAME} Example`, email: `${EMAIL}@example.com` });
  await deleteAndLook(service, id);
});

it('in a spreadsheet that was uploaded, looked at and brought in under keys', async () => {
  const service = await testService({ data_dir: temporaryFolder() });
  const { api } = service;
  const uploaded = await api('POST', `${API}/candidate_tables`, fileForm(SHEET, 'people.csv'), keyed('a'));
  const table = `${API}/candidate_tables/${uploaded.body.result.id}`;
  expect((await api('POST', `${table}/preview`, PLAN, keyed('b'))).status).toBe(200);
  // a backup in which nothing says whose the row is
  await snapshot(service);
  expect((await api('POST', `${table}/import`, PLAN, keyed('c'))).status).toBe(202);
  await service.idle();
  await snapshot(service);
  const id = await personNamed(service, NAME);
  const repeated = async (): Promise<number> =>
    (await api('POST', `${API}/candidate_tables`, fileForm(SHEET, 'people.csv'), keyed('a'))).status;
  expect(await repeated()).toBe(201);
  expect((await api('DELETE', `${API}/candidates/${await personNamed(service, 'Stays')}`)).status).toBe(200);
  expect(await repeated()).toBe(409);
  await deleteAndLook(service, id);
});

it('in a watched folder, with other bytes since', async () => {
  const data_dir = temporaryFolder();
  const inbox = temporaryFolder();
  writeFileSync(path.join(inbox, `${FILE}.txt`), RESUME);
  const service = await testService({ data_dir });
  const { api } = service;
  expect((await api('POST', `${API}/watched_folders`, { path: inbox })).status).toBe(201);
  const seen = async (): Promise<string> => personNamed(service, NAME);
  await expect.poll(seen).not.toBe('nobody');
  await service.idle();
  const id = await seen();
  const [attached] = (await api('GET', `${API}/attachments?candidate_id=${id}`)).body.results;
  const better = attachmentForm({ candidate_id: id }, RESUME.replace('2023', '2024'), `${FILE}2.txt`);
  expect((await api('PUT', `${API}/attachments/${attached.id}`, better)).status).toBe(200);
  await service.idle();
  await deleteAndLook(service, id);

  const next = await testService({ data_dir });
  writeFileSync(path.join(inbox, 'a-later-one.txt'), 'Stays Other\nBoston');
  await expect.poll(() => personNamed(next, '')).not.toBe('nobody');
  expect(await personNamed(next, NAME)).toBe('nobody');
  await next.close();
  expect(foundBelow(data_dir, GONE)).toEqual([]);
});

it.skipIf(HAS_NO_DATA_FOLDER)('with a file that a restore left to the backup made before it', async () => {
  const data_dir = temporaryFolder();
  let service = await testService({ data_dir });
  const { candidate_id } = (await service.api('POST', `${API}/imports`, fileForm(RESUME, `${FILE}.txt`))).body
    .result;
  await service.idle();
  const name = await snapshot(service);
  const added = attachmentForm({ candidate_id, remote_id: 'added' }, `Certificate, ${REMARK}`);
  idOf(await service.api('POST', `${API}/attachments`, added));
  await service.idle();
  expect((await service.api('PUT', `${API}/data_folder/restore`, { name })).status).toBe(200);
  await service.close();

  service = await testService({ data_dir });
  expect(filesBelow(path.join(data_dir, 'files'))).toHaveLength(2);
  await deleteAndLook(service, candidate_id);
  expect(filesBelow(path.join(data_dir, 'files'))).toEqual([]);
});

it('merged, and edited by hand', async () => {
  const service = await testService({ data_dir: temporaryFolder() });
  const { api } = service;
  const id = await buildCandidate(service, { full_name: `${NAME} Example` });
  const dropped = await api('POST', `${API}/imports`, fileForm(RESUME, `${FILE}.txt`), keyed('a'));
  await service.idle();
  const other_id = dropped.body.result.candidate_id;
  const edits = [{ field: 'skills', was: null, value: { name: REMARK } }];
  expect((await api('PUT', `${API}/candidates/${other_id}/profile/edits`, { edits })).status).toBe(200);
  await api('PATCH', `${API}/candidates/${other_id}`, { overrides: { full_name: `${NAME} Else` } });
  await snapshot(service);
  expect((await api('POST', `${API}/candidates/${id}/merge`, { other_id }, keyed('b'))).status).toBe(200);
  await service.idle();
  await deleteAndLook(service, id);
});

it.skipIf(HAS_NO_DATA_FOLDER)('moved with the folder twice, which leaves two old ones', async () => {
  const first = temporaryFolder();
  let service = await testService({ data_dir: first });
  const dropped = await service.api('POST', `${API}/imports`, fileForm(RESUME, `${FILE}.txt`));
  await service.idle();
  await snapshot(service);
  const folders = [first];
  for (const name of ['second', 'third']) {
    const to = path.join(temporaryFolder(), name);
    expect((await service.api('PUT', `${API}/data_folder/move`, { path: to })).status).toBe(200);
    await service.close();
    expect(resolveDataFolder(first)).toBe(to);
    folders.unshift(to);
    service = await testService({ data_dir: to });
  }
  for (const folder of folders) expect(foundBelow(folder, GONE), folder).not.toEqual([]);
  await deleteAndLook(service, dropped.body.result.candidate_id);
  for (const folder of folders) expect(foundBelow(folder, GONE), folder).toEqual([]);
});

it.skipIf(HAS_NO_DATA_FOLDER)(
  'a spreadsheet that is not brought in is no part of a backup: uploaded again, it is there',
  async () => {
    const data_dir = temporaryFolder();
    const service = await testService({ data_dir });
    const tables = async ({ api }: TestService): Promise<unknown[]> =>
      (await api('GET', `${API}/candidate_tables`)).body.results;
    await service.api('POST', `${API}/candidate_tables`, fileForm(SHEET, 'people.csv'));
    const name = await snapshot(service);
    expect(await tables(service)).toHaveLength(1);
    await service.api('PUT', `${API}/data_folder/restore`, { name });
    await service.close();
    expect(foundBelow(path.join(data_dir, 'snapshots'), GONE)).toEqual([]);
    const next = await testService({ data_dir });
    expect(await tables(next)).toEqual([]);
  },
);
