import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  HAS_NO_DATA_FOLDER,
  changeRows,
  foundInTables,
  IS_ON_POSTGRES,
  storedFiles,
} from '../../helpers/engine.ts';
import {
  fileForm,
  attachmentForm,
  buildCandidate,
  buildJob,
  buildTag,
  idOf,
} from '../../helpers/factories.ts';
import { cleanedUp, isLeft } from '../../helpers/erasure.ts';
import { filesBelow, foundBelow } from '../../helpers/leftovers.ts';
import { temporaryFolder, testService, type TestService } from '../../helpers/service.ts';

const API = '/api/v1';
/** Each stands in one place of what is known of the one who goes; none begins like another, or like anybody else's. */
const TEXTS = {
  name: 'Vqorlumptik',
  email: 'qzanthiveron',
  domain: 'xuvtrolamsek',
  phone: '5550199731',
  employer: 'Wyxbrundalfo',
  skill: 'zhgrimvultane',
  file_name: 'jkydrostapel',
  old_employer: 'Hjubtranvolix',
  attached: 'Ygmelquastor',
  note: 'uoxpilmanterq',
  reason: 'kwendrosilph',
  headline: 'tzarmolquipen',
  override: 'Nxibrolantu',
  source: 'pvekturlomar',
  location: 'Ocqlistramune',
  link: 'rfolmintaqub',
  other_name: 'Lwazquintorb',
  other_email: 'gxemplitarno',
  sheet: 'bdulfrimoxat',
  remote: 'iyquaspelton',
  keep_longer: 'mzorvintelqa',
  failed: 'ewstralimoqu',
} as const;
const GONE = Object.values(TEXTS);
const STAYS = 'Sabrentovilq';

const resume = `${TEXTS.name} Example
${TEXTS.email}@${TEXTS.domain}.example.com  (555) 019-9731

Experience
Shift lead, ${TEXTS.employer}, 2019 to present
- Led a team of nine with ${TEXTS.skill} and Python

Education
BSc Supply Chain Management, 2015
`;

/** Where something of the one who goes stands in the data folder. */
const found = (service: Pick<TestService, 'data_dir'>): string[] => foundBelow(service.data_dir, GONE);

/** Somebody with something in every place there is; and somebody else, who is merged into them. */
async function buildWhole(service: TestService, inbox: string): Promise<string> {
  const { api } = service;
  const key = { headers: { 'idempotency-key': 'dropped-once' } };
  const job_id = await buildJob(service);
  const criteria = `${API}/jobs/${job_id}/criteria`;
  await api('POST', criteria, { prompt_text: `Has worked with ${STAYS} or Python` });
  const dropped = await api(
    'POST',
    `${API}/imports`,
    fileForm(resume, `${TEXTS.file_name}.txt`, { job_id }),
    key,
  );
  expect(dropped.status).toBe(201);
  await service.idle();
  const { candidate_id, nomination_id } = dropped.body.result;
  const at = `${API}/candidates/${candidate_id}`;
  await api('PATCH', at, {
    location: TEXTS.location,
    source: TEXTS.source,
    links: [`https://example.com/${TEXTS.link}`],
  });
  await api('PATCH', at, { overrides: { full_name: `${TEXTS.override} Example` } });
  await api('PUT', `${API}/candidates/remote.${TEXTS.remote}`, { full_name: 'Somebody Else' });
  const older = resume.replace(TEXTS.employer, TEXTS.old_employer);
  const attached = idOf(await api('POST', `${API}/attachments`, attachmentForm({ candidate_id }, older)));
  const newer = attachmentForm({ candidate_id }, `${TEXTS.attached} Clerk, 2015`, `${TEXTS.attached}.txt`);
  expect((await api('PUT', `${API}/attachments/${attached}`, newer)).status).toBe(200);
  await service.idle();

  expect((await api('POST', `${API}/notes`, { candidate_id, text: TEXTS.note })).status).toBe(201);
  const spotlight = { nomination_id, headline: TEXTS.headline, note: TEXTS.note };
  expect((await api('POST', `${API}/spotlights`, spotlight)).status).toBe(201);
  const stages = (await api('GET', `${API}/nomination_stages`)).body.results;
  const to_stage_id = stages.find(({ name }: { name: string }) => name === 'Interview').id;
  const moved = { to_stage_id, reason: TEXTS.reason };
  expect((await api('POST', `${API}/nominations/${nomination_id}/move`, moved)).status).toBe(200);
  const keep_until = new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString().slice(0, 10);
  const longer = { candidate_id, keep_until, reason: TEXTS.keep_longer };
  expect((await api('POST', `${API}/retention_extensions`, longer)).status).toBeLessThan(300);
  const tag_id = await buildTag(service);
  const link = { candidate_id, tag_id, creation_method: 'selected_by_organization' };
  expect((await api('POST', `${API}/candidate_tags`, link)).status).toBe(201);
  await api('POST', `${API}/nominations/${nomination_id}/criterion_evaluations/`);
  await service.idle();
  await api('GET', `${API}/nominations/${nomination_id}/criterion_evaluations/?include=evidence`);
  await api('GET', `${API}/candidates?q=${TEXTS.skill}`);

  const email = `${TEXTS.email}@${TEXTS.domain}.example.com`;
  expect((await api('PATCH', at, { email })).status).toBe(200);
  // a spreadsheet, in which they are known again, and a second one that nobody brought in
  for (const bring of [true, false]) {
    // an address alone is not a person: they are known by their name, too
    const { full_name } = (await api('GET', at)).body.result;
    const row = `${full_name},${email},${TEXTS.sheet}`;
    const sheet = `Name,E-mail,Remarks\n${row}\n${STAYS} Sheet,stays@example.com,x\n`;
    const { body } = await api('POST', `${API}/candidate_tables`, fileForm(sheet, 'people.csv'));
    const mapping = body.result.columns.flatMap(
      ({ suggested_field: field }: { suggested_field: string | null }, column: number) =>
        field === null ? [] : [{ column, field }],
    );
    if (!bring) continue;
    const plan = { mapping, on_duplicate: 'fill_empty' };
    expect((await api('POST', `${API}/candidate_tables/${body.result.id}/import`, plan)).status).toBe(202);
    await service.idle();
    const { progress } = (await api('GET', `${API}/candidate_tables/${body.result.id}`)).body.result;
    expect(progress).toMatchObject({ created: 1, filled: 1 });
  }

  // the same file, in a folder that is watched
  mkdirSync(inbox, { recursive: true });
  writeFileSync(path.join(inbox, `${TEXTS.file_name} again.txt`), resume);
  expect((await api('POST', `${API}/watched_folders`, { path: inbox })).status).toBe(201);
  await expect
    .poll(async () => (await api('GET', `${API}/watched_folders`)).body.results[0].imported, {
      timeout: 30_000,
    })
    .toBe(1);

  const other = await buildCandidate(service, {
    full_name: `${TEXTS.other_name} Example`,
    email: `${TEXTS.other_email}@example.com`,
  });
  expect((await api('POST', `${at}/merge`, { other_id: other })).status).toBe(200);
  await service.idle();
  return candidate_id;
}

describe('who is deleted is nowhere any more', () => {
  it.skipIf(HAS_NO_DATA_FOLDER)(
    'in no byte of the data folder, the backups of before and after, and what was logged',
    async () => {
      const data_dir = temporaryFolder();
      const inbox = path.join(temporaryFolder(), 'Inbox');
      const service = await testService({ data_dir });
      const stays = await buildCandidate(service, { full_name: `${STAYS} Example` });
      const candidate_id = await buildWhole(service, inbox);
      const theirs = 'UPDATE tasks SET error = ? WHERE payload LIKE ?';
      await changeRows(service, theirs, TEXTS.failed, `%${candidate_id}%`);
      expect((await service.api('POST', `${API}/data_folder/snapshots`)).status).toBe(201);
      const [backup] = (await service.api('GET', `${API}/data_folder`)).body.result.snapshots;
      const snapshots = path.join(data_dir, 'snapshots');
      writeFileSync(path.join(snapshots, 'damaged-before-restore-20260101T000000000Z.db'), resume);
      writeFileSync(path.join(snapshots, 'asked-20260101T000000000Z.db.unfinished'), resume);
      const before = new Set(found(service).map((line) => line.split(': ')[1]));
      // what was replaced is overwritten already
      const there = GONE.filter((text) => text !== TEXTS.old_employer);
      expect(there.filter((text) => !before.has(text))).toEqual([]);

      const remote = await service.api('GET', `${API}/candidates/remote.${TEXTS.remote}`);
      for (const id of [candidate_id, remote.body.result.id]) {
        expect((await service.api('DELETE', `${API}/candidates/${id}`)).status).toBe(200);
      }
      await cleanedUp(service);
      expect(found(service).filter(isLeft)).toEqual([]);
      const told = (await service.api('GET', `${API}/data_folder`)).body.result.snapshots;
      expect(told).toMatchObject([{ name: backup.name, erased_since: 0 }]);
      // made while the database is at work and was not written anew yet
      expect((await service.api('POST', `${API}/data_folder/snapshots`)).status).toBe(201);
      expect(found(service).filter(isLeft)).toEqual([]);
      expect(existsSync(path.join(snapshots, 'damaged-before-restore-20260101T000000000Z.db'))).toBe(false);

      // the answer to what was dropped is not known any more; nothing is made a second time
      const [job_id = ''] = await jobs(service);
      const again = fileForm(resume, `${TEXTS.file_name}.txt`, { job_id });
      const key = { headers: { 'idempotency-key': 'dropped-once' } };
      expect((await service.api('POST', `${API}/imports`, again, key)).status).toBe(409);
      await service.close();
      const logged = JSON.stringify(service.problems).toLowerCase();
      expect(GONE.filter((text) => logged.includes(text.toLowerCase()))).toEqual([]);

      // a next start: what was cut off is swept; the folder that is watched brings nobody back
      let next = await testService({ data_dir });
      await new Promise((resolve) => setTimeout(resolve, 3000));
      expect((await next.api('GET', `${API}/candidates`)).body.results).toHaveLength(2);
      await next.api('PUT', `${API}/data_folder/restore`, { name: backup.name });
      await next.close();
      expect(found(next)).toEqual([]);

      next = await testService({ data_dir });
      const { results } = (await next.api('GET', `${API}/candidates`)).body;
      expect(results.map(({ id }: { id: string }) => id)).toContain(stays);
      expect(results.map(({ id }: { id: string }) => id)).not.toContain(candidate_id);
      await cleanedUp(next);
      await next.close();
      expect(found(next)).toEqual([]);
      // the others are where they were
      expect(foundBelow(data_dir, [STAYS]).length).toBeGreaterThan(2);
    },
  );

  it('in no row, and in no file', async () => {
    const service = await testService();
    const inbox = path.join(temporaryFolder(), 'Inbox');
    const stays = await buildCandidate(service, { full_name: `${STAYS} Example` });
    const candidate_id = await buildWhole(service, inbox);
    const theirs = 'UPDATE tasks SET error = ? WHERE payload LIKE ?';
    await changeRows(service, theirs, TEXTS.failed, `%${candidate_id}%`);
    const remote = await service.api('GET', `${API}/candidates/remote.${TEXTS.remote}`);
    for (const id of [candidate_id, remote.body.result.id]) {
      expect((await service.api('DELETE', `${API}/candidates/${id}`)).status).toBe(200);
    }
    await cleanedUp(service);
    expect(await foundInTables(service, GONE)).toEqual([]);
    expect(found(service).filter(isLeft)).toEqual([]);
    const { results } = (await service.api('GET', `${API}/candidates`)).body;
    expect(results.map(({ id }: { id: string }) => id)).toContain(stays);
  });

  it('nor is a file that was deleted alone, or replaced', async () => {
    const service = await testService();
    const candidate_id = await buildCandidate(service, { full_name: `${STAYS} Example` });
    const attach = async (text: string): Promise<string> =>
      idOf(
        await service.api(
          'POST',
          `${API}/attachments`,
          attachmentForm({ candidate_id }, text, `${TEXTS.file_name}.txt`),
        ),
      );
    const id = await attach(resume);
    await service.idle();
    if (!IS_ON_POSTGRES) {
      expect((await service.api('POST', `${API}/data_folder/snapshots`)).status).toBe(201);
    }
    expect((await service.api('DELETE', `${API}/attachments/${id}`)).status).toBe(200);
    await service.idle();
    await cleanedUp(service);
    expect(await foundInTables(service, GONE)).toEqual([]);
    const data_dir = service.data_dir;
    expect(found(service).filter((line) => !line.startsWith('longlist.db:'))).toEqual([]);
    expect(await storedFiles(service)).toEqual([]);
    if (IS_ON_POSTGRES) return;
    expect(filesBelow(path.join(data_dir, 'snapshots', 'files'))).toEqual([]);
    expect(readdirSync(path.join(data_dir, 'snapshots')).filter((name) => name.endsWith('.db'))).toHaveLength(
      1,
    );
  });
});

async function jobs(service: TestService): Promise<string[]> {
  return (await service.api('GET', `${API}/jobs`)).body.results.map(({ id }: { id: string }) => id);
}
