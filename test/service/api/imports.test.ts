import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  attachmentForm,
  buildCandidate,
  buildJob,
  buildNomination,
  buildStage,
  fileForm,
  TAKEN_IN,
} from '../../helpers/factories.ts';
import { makePdf } from '../../helpers/pdf.ts';
import { testService, type Reply, type TestService } from '../../helpers/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService({ keep: true });
});
afterAll(() => service.close());

const RESUME =
  'Ines Okafor\nines.okafor@example.com\n\nExperience\nShift lead, Harbour Logistics, 2019 to 2023\n- Led nine people\n';

function drop(
  file: string | Uint8Array,
  file_name: string,
  fields: Record<string, string> = {},
): Promise<Reply> {
  return service.api('POST', '/api/v1/imports', fileForm(file, file_name, fields));
}
const get = async (id: string): Promise<Record<string, unknown>> => {
  const { body } = await service.api('GET', '/api/v1/imports');
  return body.results.find((row: { id: string }) => row.id === id);
};

describe('a dropped file', () => {
  test('becomes a candidate, nominated at the first stage of the job, and is read', async () => {
    const job_id = await buildJob(service);
    const {
      result: reply,
      events,
      tasks,
    } = await service.recorded(() =>
      drop(`${RESUME}1`, 'ines_okafor-2024.txt', { job_id, file_name: 'inbox/ines_okafor-2024.txt' }),
    );
    expect(reply.status).toBe(201);
    const row = reply.body.result;
    expect(row).toMatchObject({
      state: expect.stringMatching(TAKEN_IN),
      file_name: 'inbox/ines_okafor-2024.txt',
      candidate_name: 'ines okafor-2024',
      reason: null,
      pages: null,
      job_id,
    });
    expect(events.slice(0, 4)).toEqual([
      'candidate.created',
      'attachment.created',
      'nomination.created',
      'import.created',
    ]);
    expect(tasks).toEqual(['read_attachment']);
    const nomination = (await service.api('GET', `/api/v1/nominations/${row.nomination_id}`)).body.result;
    const stages = (await service.api('GET', '/api/v1/nomination_stages')).body.results;
    expect(nomination).toMatchObject({
      job_id,
      candidate_id: row.candidate_id,
      current_nomination_stage_id: stages[0].id,
    });
    expect(nomination.applied_at).not.toBeNull();

    await service.idle();
    expect(await get(row.id)).toMatchObject({
      state: 'read',
      candidate_name: 'Ines Okafor',
      candidate_title: 'Shift lead',
      message: null,
    });
    const candidate = (await service.api('GET', `/api/v1/candidates/${row.candidate_id}`)).body.result;
    expect(candidate).toMatchObject({
      full_name: 'Ines Okafor',
      email: 'ines.okafor@example.com',
      current_title: 'Shift lead',
    });
    expect(
      (await service.api('GET', '/api/v1/candidates?q=harbour logist')).body.results.map(
        ({ id }: { id: string }) => id,
      ),
    ).toEqual([row.candidate_id]);
  });

  test('begins in the first active stage of the job where it has its own', async () => {
    const job_id = await buildJob(service);
    await buildStage(service, { job_id, name: 'Dropped out', category: 'rejected', position: 0 });
    const own = await buildStage(service, { job_id, name: 'Inbox', position: 1 });
    const { body } = await drop(`${RESUME}2`, 'a.txt', { job_id });
    const nomination = (await service.api('GET', `/api/v1/nominations/${body.result.nomination_id}`)).body
      .result;
    expect(nomination.current_nomination_stage_id).toBe(own);
  });

  test('with the same bytes is noted once: no second candidate, but a nomination for another job', async () => {
    const first = (await drop(`${RESUME}3`, 'first.txt')).body.result;
    const job_id = await buildJob(service);
    const second = (await drop(`${RESUME}3`, 'second.txt', { job_id })).body.result;
    expect(second).toMatchObject({
      state: 'duplicate',
      duplicate_of: first.id,
      candidate_id: first.candidate_id,
      attachment_id: first.attachment_id,
      job_id,
    });
    expect((await service.api('GET', `/api/v1/nominations?job_id=${job_id}`)).body.results).toHaveLength(1);
    const third = (await drop(`${RESUME}3`, 'third.txt', { job_id })).body.result;
    expect(third.nomination_id).toBe(second.nomination_id);
  });

  test('at the same time ten times is one candidate', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, i) => drop(`${RESUME}4`, `copy ${i}.txt`)),
    );
    const rows = replies.map(({ body }) => body.result);
    expect(new Set(rows.map(({ candidate_id }) => candidate_id)).size).toBe(1);
    expect(rows.filter(({ state }) => state === 'duplicate')).toHaveLength(9);
  });

  test.each([
    ['empty', '', 'EMPTY_FILE', /0 bytes/],
    ['of an unknown kind', Uint8Array.of(0, 1, 2, 3, 0, 255), 'UNSUPPORTED', /cannot be read/],
    ['too large', new Uint8Array(26 * 1024 * 1024), 'TOO_LARGE', /larger than/],
  ])('that is %s is refused, and its row says why', async (_name, bytes, reason, message) => {
    const { status, body } = await drop(bytes, 'odd.bin');
    expect(status).toBe(201);
    expect(body.result).toMatchObject({ state: 'refused', reason, candidate_id: null, attachment_id: null });
    expect(body.result.message).toMatch(message);
    expect((await get(body.result.id))['state']).toBe('refused');
    expect((await service.api('POST', `/api/v1/imports/${body.result.id}/retry`)).status).toBe(422);
  });

  test('that is not what its name says is refused in words about that', async () => {
    const { status, body } = await drop(Uint8Array.of(0x50, 0x4b, 3, 4, 0x14, 0), 'Ada Example.docx');
    expect(status).toBe(201);
    expect(body.result).toMatchObject({ state: 'refused', reason: 'NOT_AS_NAMED', candidate_id: null });
    expect(body.result.message).toMatch(/damaged or cut off.+or is something else\. Ask for it again/);
  });

  test.each([
    ['text named as a program', 'Ada Example', 'setup.exe'],
    ['a PDF named as a program', makePdf([{ items: [] }]), 'cv.pdf.exe'],
    ['a program', Uint8Array.of(0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0), 'setup.exe'],
    ['text named as a script', 'alert(1)', 'cv.js'],
    ['text named as an archive', 'Ada Example', 'cv.zip'],
    ['text named as a picture', 'Ada Example', 'photo.png'],
  ])('that is %s is refused as what its name says', async (_name, bytes, file_name) => {
    const { status, body } = await drop(bytes, file_name);
    expect(status).toBe(201);
    expect(body.result).toMatchObject({ state: 'refused', reason: 'NOT_A_DOCUMENT', candidate_id: null });
    expect(body.result.message).toMatch(/name.+import it again/);
  });

  test.each([
    ['Ada Prefixed', 'ada'],
    ['Ada Textual', 'ada.text'],
    ['Ada Dated', 'ada.2026'],
    ['Ada Marked', 'ada.md'],
    ['Ada Wordless', 'ada.doc'],
  ])('of text, %s, called %s is taken', async (text, file_name) => {
    expect((await drop(text, file_name)).body.result.state).toMatch(TAKEN_IN);
  });

  test('with a path in its name stays inside the data folder', async () => {
    const { body } = await drop(`${RESUME}5`, 'x.txt', { file_name: '../../../etc/passwd\u0000.txt' });
    expect(body.result.state).toMatch(TAKEN_IN);
    expect(
      existsSync(path.join(service.data_dir, '../../../etc/passwd\u0000.txt'.replace('\u0000', ''))),
    ).toBe(false);
    expect((await service.api('GET', `/api/v1/attachments/${body.result.attachment_id}`)).status).toBe(200);
  });

  test.each([
    [
      'no file',
      () =>
        service.api(
          'POST',
          '/api/v1/imports',
          (() => {
            const form = new FormData();
            form.set('job_id', '');
            return form;
          })(),
        ),
      422,
    ],
    ['an unknown job', () => drop('x', 'x.txt', { job_id: '01a1fd8d-0000-7000-8000-000000000000' }), 422],
    ['JSON', () => service.api('POST', '/api/v1/imports', { file: 'x' }), 415],
  ])('%s is an error', async (_name, send, status) => {
    expect((await send()).status).toBe(status);
  });
});

describe('a file that cannot be read', () => {
  test('fails alone, with a reason, and can be tried again', async () => {
    const row = (await drop('%PDF-1.7\nbroken', 'broken.pdf')).body.result;
    const good = (await drop(`${RESUME}6`, 'good.txt')).body.result;
    await service.idle();
    expect(await get(row.id)).toMatchObject({ state: 'failed', reason: 'CORRUPT', candidate_name: 'broken' });
    expect((await get(row.id))['message']).toMatch(/damaged/);
    expect(await get(good.id)).toMatchObject({ state: 'read' });
    expect((await service.api('POST', `/api/v1/imports/${row.id}/retry`)).status).toBe(202);
    await service.idle();
    expect(await get(row.id)).toMatchObject({ state: 'failed', reason: 'CORRUPT' });
    expect(
      (await service.api('POST', '/api/v1/imports/01a1fd8d-0000-7000-8000-000000000000/retry')).status,
    ).toBe(404);
  });
});

describe('taking an import back', () => {
  test('takes the candidate, the nomination and the bytes along', async () => {
    const job_id = await buildJob(service);
    const row = (await drop(`${RESUME}7`, 'gone.txt', { job_id })).body.result;
    await service.idle();
    expect((await service.api('DELETE', `/api/v1/imports/${row.id}`)).status).toBe(200);
    expect((await service.api('GET', `/api/v1/candidates/${row.candidate_id}`)).status).toBe(404);
    expect((await service.api('GET', `/api/v1/attachments/${row.attachment_id}`)).status).toBe(404);
    expect((await service.api('DELETE', `/api/v1/imports/${row.id}`)).status).toBe(404);
    const again = (await drop(`${RESUME}7`, 'again.txt')).body.result;
    expect(again.duplicate_of).toBeNull();
  });

  test('leaves a candidate that something else holds', async () => {
    const nominated = (await drop(`${RESUME}8`, 'nominated.txt')).body.result;
    await buildNomination(service, { candidate_id: nominated.candidate_id });
    const doubled = (await drop(`${RESUME}9`, 'doubled.txt')).body.result;
    const copy = (await drop(`${RESUME}9`, 'copy.txt')).body.result;
    const with_file = (await drop(`${RESUME}10`, 'with file.txt')).body.result;
    await service.api(
      'POST',
      '/api/v1/attachments',
      attachmentForm({ candidate_id: with_file.candidate_id, type: 'about' }),
    );
    for (const row of [nominated, doubled, with_file]) {
      expect((await service.api('DELETE', `/api/v1/imports/${row.id}`)).status).toBe(200);
      expect((await service.api('GET', `/api/v1/candidates/${row.candidate_id}`)).status).toBe(200);
    }
    expect((await service.api('DELETE', `/api/v1/imports/${copy.id}`)).status).toBe(200);
    expect((await service.api('GET', `/api/v1/candidates/${doubled.candidate_id}`)).status).toBe(404);
  });
});

describe('lists', () => {
  test('are paged, newest first, and by job; progress adds up', async () => {
    const job_id = await buildJob(service);
    const dropped: string[] = [];
    for (const letter of 'abc') {
      dropped.push((await drop(`${RESUME}${letter}`, `${letter}.txt`, { job_id })).body.result.id);
    }
    const first = await service.api('GET', `/api/v1/imports?job_id=${job_id}&limit=2`);
    expect(first.headers.get('x-total-count')).toBe('3');
    const next = new URL(/<(.+)>/.exec(first.headers.get('link') ?? '')![1]!);
    const second = await service.api('GET', next.pathname + next.search);
    expect([...first.body.results, ...second.body.results].map(({ id }) => id)).toEqual(dropped.reverse());

    await service.idle();
    const { body } = await service.api('GET', '/api/v1/imports/progress');
    const all = await service.api('GET', '/api/v1/imports?limit=1');
    const { queued, reading, read, failed, duplicate, refused, rate_per_second, seconds_left } = body.result;
    expect(queued + reading + read + failed + duplicate + refused).toBe(
      Number(all.headers.get('x-total-count')),
    );
    expect({ queued, reading, failed, seconds_left }).toEqual({
      queued: 0,
      reading: 0,
      failed: 1,
      seconds_left: null,
    });
    expect(rate_per_second).toBeGreaterThan(0);
  });

  test('by state hold what progress counts, and nothing of another state', async () => {
    const progress = (await service.api('GET', '/api/v1/imports/progress')).body.result;
    expect(progress).toMatchObject({ queued: 0, reading: 0 });
    for (const state of ['queued', 'reading', 'read', 'failed', 'duplicate', 'refused']) {
      const { body, headers } = await service.api('GET', `/api/v1/imports?state=${state}`);
      expect({ state, total: headers.get('x-total-count') }).toEqual({
        state,
        total: String(progress[state]),
      });
      expect(body.results.every((row: { state: string }) => row.state === state)).toBe(true);
    }
    expect((await service.api('GET', '/api/v1/imports?state=gone')).status).toBe(422);
  });
});

test('the samples can be tried twice and are there once', async () => {
  const { status, body } = await service.api('POST', '/api/v1/imports/samples');
  expect(status).toBe(201);
  expect(body.result.imports).toBe(24);
  const again = await service.api('POST', '/api/v1/imports/samples');
  expect(again.body.result).toEqual({ job_id: body.result.job_id, imports: 0 });
  expect(
    (await service.api('GET', `/api/v1/imports?job_id=${body.result.job_id}`)).headers.get('x-total-count'),
  ).toBe('24');
  await buildCandidate(service);
  await service.idle();
});
