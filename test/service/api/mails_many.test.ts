import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { fileForm, idOf, jobInput } from '../../helpers/factories.ts';
import { makeMail, makeMbox, resumeText } from '../../helpers/mail.ts';
import { temporaryFolder, testService, type Reply } from '../../helpers/service.ts';
import { openOffice, type Office } from './private_jobs/office.ts';

/** Mails that come in numbers, by themselves, or with the name of a job that is not everybody's. */

type Row = Reply['body'];
const cvOf = (name: string) => ({ name: 'cv.txt', bytes: resumeText(name, null) });
/** A name of letters alone for each number. */
const nameOf = (i: number): string =>
  `Rae ${[...String(i).padStart(3, '0')].map((digit) => 'bcdfghjklm'[Number(digit)]!).join('a')}son`.replace(
    / ./,
    (first) => first.toUpperCase(),
  );

const as = (token: string): { readonly token: string } => ({ token });

async function until(check: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 300; turn += 1) {
    if (await check()) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('It did not come about within a minute.');
}

it('400 mails sent at once: each is answered, and each brings one person', async () => {
  const service = await testService();
  const replies = await Promise.all(
    Array.from({ length: 400 }, (_, i) =>
      service.api(
        'POST',
        '/api/v1/imports',
        fileForm(
          makeMail({ subject: 'Application', text: 'Dear team', parts: [cvOf(nameOf(i))] }),
          `${i}.eml`,
        ),
      ),
    ),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(replies.map(({ body }) => body.result.candidate_id)).size).toBe(400);
  await service.idle();
  const { body } = await service.api('GET', '/api/v1/imports/progress');
  expect(body.result).toMatchObject({ queued: 0, reading: 0, read: 400, failed: 0, joined: 0 });
  expect(service.problems).toEqual([]);
}, 300_000);

it('a watched folder brings what is attached to mails and mailboxes in it, once', async () => {
  const service = await testService();
  const folder = path.join(temporaryFolder(), 'Post');
  mkdirSync(folder);
  const mail = makeMail({ subject: 'First', text: 'Dear team', parts: [cvOf('Ana Prado')] });
  writeFileSync(path.join(folder, 'one.eml'), mail);
  const made = await service.api('POST', '/api/v1/watched_folders', { path: folder });
  expect(made.status).toBe(201);
  const box = [mail, ...['Bo Lind', 'Cy Wolf'].map((name) => makeMail({ parts: [cvOf(name)] }))];
  writeFileSync(path.join(folder, 'box.mbox'), makeMbox(box));
  const rows = async (): Promise<Row[]> => (await service.api('GET', '/api/v1/imports')).body.results;
  const seen = async (): Promise<number> =>
    (await service.api('GET', '/api/v1/watched_folders')).body.results[0].imported;
  await until(async () => (await seen()) === 2);
  await service.idle();
  const names = async (): Promise<string[]> =>
    (await rows()).map(({ candidate_name }) => candidate_name as string).toSorted();
  expect(await names()).toEqual(['Ana Prado', 'Bo Lind', 'Cy Wolf']);
  expect((await rows()).map(({ file_name }) => file_name as string).toSorted()[0]).toMatch(
    /^Post\/.*\/cv\.txt$/,
  );
  writeFileSync(path.join(folder, 'copy.eml'), mail);
  await until(async () => (await seen()) === 3);
  expect(await names()).toHaveLength(3);
}, 300_000);

describe('a private job that the subject of a mail names', () => {
  let office: Office | null = null;
  afterEach(() => office?.service.close());

  it('is filed to for whose it is, and for nobody else; nobody else learns of it', async () => {
    office = await openOffice();
    const { service, ada, jonas, mira, program } = office;
    const title = 'Quayside Treasurer';
    const job = idOf(await service.api('POST', '/api/v1/jobs', jobInput({ title }), as(ada.token)));
    const path_to = `/api/v1/jobs/${job}/visibility`;
    const hidden = await service.api('PUT', path_to, { is_private: true }, as(ada.token));
    expect(hidden.status).toBe(200);
    const send = async (name: string, token: string): Promise<Row> => {
      const mail = makeMail({ subject: `Application as ${title}`, parts: [cvOf(name)] });
      const reply = await service.api('POST', '/api/v1/imports', fileForm(mail, `${name}.eml`), as(token));
      expect(reply.status).toBe(201);
      return reply.body.result;
    };
    for (const [name, token] of [
      ['Bo Lind', jonas.token],
      ['Cy Wolf', mira.token],
      ['Di Frost', program],
    ] as const) {
      const row = await send(name, token);
      expect(row).toMatchObject({ job_id: null, nomination_id: null, mail: { job_ids: [] } });
      // not even by asking for it
      const asked = `/api/v1/imports/${row.id}/job`;
      const told = await service.api('PUT', asked, { job_id: job }, as(token));
      expect([name, told.status]).toEqual([name, 422]);
    }
    const own = await send('Ed Moor', ada.token);
    expect(own).toMatchObject({ job_id: job, mail: { job_ids: [job] } });
    const nominations = async (token: string): Promise<Row[]> =>
      (await service.api('GET', `/api/v1/nominations?job_id=${job}`, undefined, as(token))).body.results ??
      [];
    expect((await nominations(ada.token)).map(({ candidate_id }) => candidate_id)).toEqual([
      own.candidate_id,
    ]);
    for (const { token } of [jonas, mira]) {
      const lists = ['/api/v1/imports', `/api/v1/mails?candidate_id=${own.candidate_id}`, `/api/v1/activity`];
      for (const list of lists) {
        const reply = await service.api('GET', list, undefined, as(token));
        expect([list, JSON.stringify(reply.body).includes(job)]).toEqual([list, false]);
      }
    }
  });
});
