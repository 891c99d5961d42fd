import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCandidate, buildJob, fileForm, TAKEN_IN } from '../../helpers/factories.ts';
import { makeMail, makeMbox, resumeText, type MailWords } from '../../helpers/mail.ts';
import { makeMsg } from '../../helpers/msg.ts';
import { makeTnef } from '../../helpers/tnef.ts';
import { testService, type Reply, type TestService } from '../../helpers/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService({ keep: true });
});
afterAll(() => service.close());

const LETTER = 'Dear team,\n\nI read about you in the trade journal.\n\nKind regards';
type Row = Reply['body'];
const get = async (path: string): Promise<Row> => (await service.api('GET', `/api/v1${path}`)).body;
const drop = (
  bytes: Uint8Array | string,
  name = 'mail.eml',
  fields: Record<string, string> = {},
): Promise<Reply> => service.api('POST', '/api/v1/imports', fileForm(bytes, name, fields));
const dropped = async (words: MailWords, fields: Record<string, string> = {}): Promise<Row> =>
  (await drop(makeMail(words), 'mail.eml', fields)).body.result;
const cvOf = (name: string, email: string | null = null) => ({
  name: 'cv.txt',
  bytes: resumeText(name, email),
});
const attachmentsOf = async (id: string): Promise<Row[]> =>
  (await get(`/attachments?candidate_id=${id}`)).results;

describe('a mail with a resume', () => {
  test('becomes a candidate with the resume and the letter, and says who sent it', async () => {
    const { result: row, events } = await service.recorded(() =>
      dropped({ from: 'Ana Ruiz <ana@example.com>', text: LETTER, parts: [cvOf('Ana Ruiz')] }),
    );
    expect(row).toMatchObject({
      state: expect.stringMatching(TAKEN_IN),
      file_name: 'mail.eml/cv.txt',
      mail: {
        candidate_id: row.candidate_id,
        from_name: 'Ana Ruiz',
        from_email: 'ana@example.com',
        forwarded_by: null,
        subject: 'Application',
        sent_at: '2026-11-23T08:12:44.000Z',
        left_out: [],
      },
    });
    expect(events.slice(0, 5)).toEqual([
      'candidate.created',
      'mail.created',
      'attachment.created',
      'attachment.created',
      'import.created',
    ]);
    await service.idle();
    const files = await attachmentsOf(row.candidate_id);
    expect(files.map(({ type, file_name }) => [type, file_name])).toEqual([
      ['resume', 'cv.txt'],
      ['about', 'E-mail 2026-11-23.txt'],
    ]);
    expect(files[1].id).toBe(row.mail.letter_id);
    const letter = await get(`/attachments/${row.mail.letter_id}/document`);
    expect(JSON.stringify(letter)).toContain('I read about you in the trade journal.');
    expect((await get(`/mails/${row.mail.id}`)).result).toEqual(row.mail);
    expect((await get(`/mails?candidate_id=${row.candidate_id}`)).results).toEqual([row.mail]);
    // nobody and no resume said otherwise, and the name agrees
    expect((await get(`/candidates/${row.candidate_id}`)).result).toMatchObject({
      full_name: 'Ana Ruiz',
      email: 'ana@example.com',
    });
    const activity = await get(`/activity?candidate_id=${row.candidate_id}`);
    expect(activity.results.map(({ detail }: Row) => detail.subject)).toContain('Application');
  });

  test.each<readonly [string, MailWords, string | null]>([
    [
      'the resume says otherwise',
      { from: 'Bea Holm <bea@work.example.com>', parts: [cvOf('Bea Holm', 'bea@example.com')] },
      'bea@example.com',
    ],
    [
      'a colleague sent it on',
      { from: 'Bo Lind <bo@agency.example.com>', parts: [cvOf('Cleo Marsh')] },
      null,
    ],
    [
      'a board sent it',
      { from: 'Dee Park via Board <x1@board.example.com>', parts: [cvOf('Dee Park')] },
      null,
    ],
    [
      'a list sent it',
      { from: 'Eve Stone <eve@list.example.com>', head: ['List-Id: jobs'], parts: [cvOf('Eve Stone')] },
      null,
    ],
    ['no reply is wanted', { from: 'Fay Dunn <noreply@example.com>', parts: [cvOf('Fay Dunn')] }, null],
  ])('whose address is whose: %s', async (_what, words, email) => {
    const row = await dropped(words);
    await service.idle();
    expect((await get(`/candidates/${row.candidate_id}`)).result.email).toBe(email);
  });

  test('twice is once', async () => {
    const mail = makeMail({ text: 'Once is enough.', parts: [cvOf('Gil Ray')] });
    const first = (await drop(mail)).body.result;
    const second = (await drop(mail, 'again.eml')).body.result;
    // another program saves the same mail in other bytes
    const third = (await drop(mail.toString().replace('To: Jobs', 'X-Saved: yes\r\nTo: Jobs'), 'saved.eml'))
      .body.result;
    for (const row of [second, third]) {
      expect(row).toMatchObject({
        state: 'duplicate',
        candidate_id: first.candidate_id,
        duplicate_of: first.id,
      });
    }
    expect(await attachmentsOf(first.candidate_id)).toHaveLength(2);
  });

  test('the same resume in another mail brings the new letter to the same candidate, and takes it back', async () => {
    const cv = cvOf('Hal Webb');
    const first = await dropped({ subject: 'One', text: 'The first letter.', parts: [cv] });
    await service.idle();
    const second = await dropped({ subject: 'Two', text: 'The second letter.', parts: [cv] });
    await service.idle();
    expect(second).toMatchObject({
      candidate_id: first.candidate_id,
      duplicate_of: first.id,
      mail: { subject: 'Two' },
    });
    expect(await attachmentsOf(first.candidate_id)).toHaveLength(3);
    await service.api('DELETE', `/api/v1/imports/${second.id}`);
    expect(await attachmentsOf(first.candidate_id)).toHaveLength(2);
    expect((await get(`/mails?candidate_id=${first.candidate_id}`)).results).toHaveLength(1);
    await service.api('DELETE', `/api/v1/imports/${first.id}`);
    expect((await service.api('GET', `/api/v1/candidates/${first.candidate_id}`)).status).toBe(404);
    expect((await service.api('GET', `/api/v1/mails/${first.mail.id}`)).status).toBe(404);
  });

  test('two people are two candidates, and the letter about both is in nobody’s files', async () => {
    const parts = [
      { ...cvOf('Ina Vogt'), name: 'ina.txt' },
      { ...cvOf('Jon Asher'), name: 'jon.txt' },
    ];
    const row = await dropped({ subject: 'Two people', text: 'Ina Vogt and Jon Asher are looking.', parts });
    const rows = (await get('/imports')).results.filter((one: Row) => one.mail?.subject === 'Two people');
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map((one: Row) => one.candidate_id)).size).toBe(2);
    expect(row.mail).toMatchObject({
      letter_id: null,
      left_out: [{ file_name: '', reason: 'LETTER_OF_SEVERAL' }],
    });
    await service.api('DELETE', `/api/v1/candidates/${rows[0].candidate_id}`);
    expect((await service.api('GET', `/api/v1/mails/${rows[0].mail.id}`)).status).toBe(404);
    expect((await service.api('GET', `/api/v1/mails/${rows[1].mail.id}`)).status).toBe(200);
  });

  test('Outlook’s own file, whatever it is called', async () => {
    const files = [{ name: 'Kim Abe.txt', bytes: Buffer.from(resumeText('Kim Abe')) }];
    const { body } = await drop(
      makeMsg({ name: 'Kim Abe', address: 'kim@example.com', text: LETTER, files }),
      'message',
    );
    expect(body.result).toMatchObject({
      file_name: 'message/Kim Abe.txt',
      mail: { from_email: 'kim@example.com' },
    });
  });
});

const reasonOf = async (bytes: Uint8Array | string, name?: string): Promise<unknown> => {
  const { body } = await drop(bytes, name);
  expect(body.result).toMatchObject({ state: 'refused', candidate_id: null });
  expect(body.result.message).toMatch(/\.$/);
  return body.result.reason;
};

describe('a row that says why', () => {
  test.each([
    ['no resume', makeMail({ text: 'See you on Monday.' }), 'mail.eml', 'NO_RESUME'],
    [
      'sealed',
      'From: a@example.com\nDate: x\nContent-Type: application/pkcs7-mime\n\nAAAA',
      'mail.eml',
      'MAIL_SEALED',
    ],
    ['no mail, by its name one', 'Hello there', 'mail.eml', 'NOT_A_MAIL'],
    ['damaged', makeMsg({ text: LETTER }).fill(0, 30, 32), 'mail.msg', 'CORRUPT'],
    [
      'too large',
      Buffer.concat([makeMail(), Buffer.alloc(65 * 1024 * 1024, 'a\n')]),
      'mail.eml',
      'TOO_LARGE',
    ],
  ])('%s', async (_what, bytes, name, reason) => {
    expect(await reasonOf(bytes, name)).toBe(reason);
  });
  test('a winmail.dat that somebody saved brings its files', async () => {
    const { bytes } = cvOf('Uma Vale', 'uma@example.com');
    const wrapped = makeTnef({ files: [{ name: 'uma.txt', bytes: Buffer.from(bytes) }] });
    const row = (await drop(wrapped, 'winmail.dat')).body.result;
    expect(row).toMatchObject({ state: expect.stringMatching(TAKEN_IN), file_name: 'winmail.dat/uma.txt' });
    expect(row.mail).toMatchObject({ from_email: null, subject: null, left_out: [] });
    await service.idle();
    expect((await get(`/candidates/${row.candidate_id}`)).result.full_name).toBe('Uma Vale');
  });
  test('a mail of 50 MB is read', async () => {
    const big = { name: 'video.bin', bytes: Buffer.alloc(36 * 1024 * 1024, 'video') };
    const row = await dropped({ parts: [cvOf('Lea Moss'), big] });
    expect(row.mail).toMatchObject({ left_out: [{ file_name: 'video.bin', reason: 'TOO_LARGE' }] });
    await service.idle();
    expect((await get(`/candidates/${row.candidate_id}`)).result.full_name).toBe('Lea Moss');
  });
  test('what was left out is told, and what is kept of the mail goes with its row', async () => {
    const row = await dropped({
      parts: [{ name: 'invite.ics', type: 'text/calendar', bytes: 'BEGIN:VCALENDAR\n' }],
    });
    expect(row.mail).toMatchObject({
      candidate_id: null,
      left_out: [{ file_name: 'invite.ics', reason: 'CALENDAR' }],
    });
    await service.api('DELETE', `/api/v1/imports/${row.id}`);
    expect((await service.api('GET', `/api/v1/mails/${row.mail.id}`)).status).toBe(404);
  });
});

describe('the job that a mail is for', () => {
  test('is the one open job that its subject names: they applied on its day', async () => {
    const job_id = await buildJob(service, { title: 'Harbour Pilot' });
    await buildJob(service, { title: 'Closed Harbour Job', status: 'closed' });
    const row = await dropped({ subject: 'Application as Harbour Pilot', parts: [cvOf('Mia Noor')] });
    expect(row).toMatchObject({ job_id, mail: { job_ids: [job_id] } });
    expect((await get(`/nominations/${row.nomination_id}`)).result).toMatchObject({
      job_id,
      candidate_id: row.candidate_id,
      applied_at: '2026-11-23T08:12:44.000Z',
    });
    const closed = await dropped({ subject: 'Closed Harbour Job', parts: [cvOf('Nia Orr')] });
    expect(closed).toMatchObject({ job_id: null, nomination_id: null, mail: { job_ids: [] } });
  });
  test('is the one that was chosen, whatever the subject says', async () => {
    const [chosen, named] = [
      await buildJob(service, { title: 'Crane Driver' }),
      await buildJob(service, { title: 'Welder' }),
    ];
    const row = await dropped({ subject: 'Welder', parts: [cvOf('Ole Punt')] }, { job_id: chosen });
    expect(row).toMatchObject({ job_id: chosen, mail: { job_ids: [named] } });
  });
  test('is offered where two have the name, and taken when it is said', async () => {
    const two = [await buildJob(service, { title: 'Bosun' }), await buildJob(service, { title: 'Bosun' })];
    const row = await dropped({ subject: 'Bosun', parts: [cvOf('Pia Quist')] });
    expect(row).toMatchObject({ job_id: null, nomination_id: null });
    expect(row.mail.job_ids.toSorted()).toEqual(two.toSorted());
    expect((await service.api('PUT', `/api/v1/imports/${row.id}/job`, { job_id: two[1] })).status).toBe(200);
    const now = (await get('/imports')).results.find(({ id }: Row) => id === row.id);
    expect(now).toMatchObject({ job_id: two[1], candidate_id: row.candidate_id });
    expect((await get(`/nominations/${now.nomination_id}`)).result.applied_at).toBe(
      '2026-11-23T08:12:44.000Z',
    );
    const none = await dropped({ text: 'Nothing here.' });
    expect((await service.api('PUT', `/api/v1/imports/${none.id}/job`, { job_id: two[0] })).status).toBe(422);
  });
});

describe('a mailbox', () => {
  test('of many mails: each is taken in, and one that is broken stops none', async () => {
    const people = Array.from({ length: 12 }, (_, i) => `Rae ${'ABCDEFGHIJKL'[i]!.repeat(4)}son`);
    const mails = people.map((name) =>
      makeMail({ subject: `Box ${name}`, text: LETTER, parts: [cvOf(name)] }),
    );
    mails.splice(
      5,
      0,
      Buffer.from(
        `From: a@example.com\nDate: x\nContent-Type: multipart/mixed; boundary="b"\n\n${'--b\nContent-Type: multipart/mixed; boundary="b"\n\n'.repeat(80)}`,
      ),
    );
    const { status } = await drop(makeMbox(mails), 'box.mbox');
    expect(status).toBe(201);
    await service.idle();
    const rows = (await get('/imports?limit=100')).results.filter(({ file_name }: Row) =>
      file_name.startsWith('box.mbox'),
    );
    expect(rows.map(({ state }: Row) => state).toSorted()).toEqual([...people.map(() => 'read'), 'refused']);
    expect(
      rows
        .filter(({ state }: Row) => state === 'read')
        .map((row: Row) => row.candidate_name)
        .toSorted(),
    ).toEqual(people.toSorted());
  });
  test('of nothing', async () => {
    const { body } = await drop(
      'From x@example.com Mon Nov 23 2026\nFrom: a@example.com\nDate: x',
      'box.mbox',
    );
    expect(body.result).toMatchObject({ state: 'refused', reason: 'NO_RESUME' });
  });
});

test('erasure takes the mail along, and mails of theirs that brought nothing', async () => {
  const from = 'Sid Toller <sid.toller@example.com>';
  const row = await dropped({ from, text: LETTER, parts: [cvOf('Sid Toller', 'sid.toller@example.com')] });
  const question = await dropped({ from, text: 'Did you get my resume?' });
  const other = await buildCandidate(service);
  await service.idle();
  await service.api('DELETE', `/api/v1/candidates/${row.candidate_id}`);
  for (const { mail } of [row, question]) {
    expect((await service.api('GET', `/api/v1/mails/${mail.id}`)).status).toBe(404);
  }
  expect((await service.api('GET', `/api/v1/candidates/${other}`)).status).toBe(200);
});
