import { randomBytes } from 'node:crypto';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { spawnNodeChild } from '#service/engine/fork.ts';
import { changeRows, loseFile, valuesOf } from '../../helpers/engine.ts';
import { attachmentForm, buildCandidate, fileForm } from '../../helpers/factories.ts';
import { makePdf } from '../../helpers/pdf.ts';
import { temporaryFolder, testService, type TestService } from '../../helpers/service.ts';

const resume = (name: string): string =>
  `${name}\n\nExperience\nClerk, ${name} Ltd, 2019 to 2023\n- Filed ${name} papers\n`;
const page = (text: string) => ({
  items: [
    { text, x: 50, y: 80 },
    { text: 'Experience', x: 50, y: 110 },
    { text: 'Clerk, 2019 to 2023', x: 50, y: 130 },
  ],
});
const jpeg = Uint8Array.of(
  0xff,
  0xd8,
  0xff,
  0xe0,
  0,
  16,
  0x4a,
  0x46,
  0x49,
  0x46,
  0,
  1,
  1,
  0,
  0,
  1,
  0,
  1,
  0,
  0,
  0xff,
  0xd9,
);

/** A zip whose document part unpacks to 150 MB of spaces. */
function bomb(): Uint8Array {
  const types =
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';
  return zipSync(
    {
      '[Content_Types].xml': Buffer.from(types),
      'word/document.xml': new Uint8Array(150 * 1024 * 1024).fill(0x20),
    },
    { level: 1 },
  );
}

async function drop(service: TestService, file: string | Uint8Array, file_name: string) {
  return (await service.api('POST', '/api/v1/imports', fileForm(file, file_name))).body.result as {
    id: string;
    attachment_id: string;
  };
}
type Row = { id: string; file_name: string; state: string; reason: string | null; message: string | null };
const rows = async (service: TestService): Promise<Row[]> =>
  (await service.api('GET', '/api/v1/imports')).body.results;

describe('hostile files among good ones', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await testService({ keep: true, children: 2 });
  });
  afterAll(() => service.close());

  test('each fails alone with a reason a person understands; the others are read', async () => {
    const whole = Buffer.from(makePdf([page('Whole Person')]));
    const files: [string, string | Uint8Array, string, RegExp | null][] = [
      ['good 1.txt', resume('Good One'), 'read', null],
      [
        'encrypted.pdf',
        makePdf([page('Locked')], { user_password: 'secret', owner_password: 'owner' }),
        'ENCRYPTED',
        /password/,
      ],
      ['truncated.pdf', whole.subarray(0, Math.floor(whole.length / 3)), 'CORRUPT', /damaged/],
      ['zero.pdf', '', 'EMPTY_FILE', /empty/],
      ['2000 pages.pdf', makePdf(Array.from({ length: 2000 }, (_, i) => page(`Page ${i}`))), 'read', null],
      ['scan.pdf', makePdf([{ items: [{ image: [0, 0, 595, 842] }] }]), 'SCAN', /pictures?/],
      ['photo.pdf', jpeg, 'CORRUPT', /damaged/],
      ['bomb.docx', bomb(), 'TOO_LARGE', /size|large/],
      ['noise.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(5000)]), 'CORRUPT', /damaged/],
      ['good 2.pdf', makePdf([page('Good Two')]), 'read', null],
    ];
    for (const [name, bytes] of files) await drop(service, bytes, name);
    await service.idle();
    const found = new Map((await rows(service)).map((row) => [row.file_name, row]));
    const outcomes = Object.fromEntries(
      files.map(([name]) => [name, found.get(name)?.reason ?? found.get(name)?.state]),
    );
    expect(outcomes).toEqual(Object.fromEntries(files.map(([name, , outcome]) => [name, outcome])));
    for (const [name, , , message] of files) {
      if (message !== null) expect(found.get(name)?.message).toMatch(message);
    }
  });
});

describe('a child that is killed in the middle of a batch', () => {
  test('costs nothing: its file is tried once more, all are read, none twice', async () => {
    const children: number[] = [];
    const service = await testService({
      children: 2,
      spawn: (entry, options) => {
        const child = spawnNodeChild(entry, options);
        if (
          options.env['LONGLIST_ENGINE_CHILD']?.includes('"niceness":10') === true &&
          child.pid !== undefined
        ) {
          children.push(child.pid);
        }
        return child;
      },
    });
    for (let i = 0; i < 30; i++) await drop(service, resume(`Person ${i}`), `${i}.txt`);
    await expect
      .poll(async () => (await rows(service)).filter(({ state }) => state === 'read').length, {
        timeout: 20_000,
      })
      .toBeGreaterThan(3);
    process.kill(children[0]!, 'SIGKILL');
    await service.idle();
    expect(new Set((await rows(service)).map(({ state }) => state))).toEqual(new Set(['read']));
    const ready = "SELECT id FROM events WHERE type = 'attachment.document_ready'";
    expect(await valuesOf(service, ready)).toHaveLength(30);
    expect(children.length).toBeGreaterThan(2);
  });
});

describe('what happens meanwhile', () => {
  test('other bytes took the place of those being read: only the last ones count', async () => {
    const service = await testService();
    const candidate_id = await buildCandidate(service);
    const put = async (text: string): Promise<void> => {
      const { status } = await service.api(
        'PUT',
        '/api/v1/attachments/remote.cv',
        attachmentForm({ remote_id: 'cv', candidate_id }, text),
      );
      expect([200, 201]).toContain(status);
    };
    for (const name of ['Alpha', 'Beta', 'Gamma']) await put(resume(name));
    await service.idle();
    const { body } = await service.api('GET', '/api/v1/attachments/remote.cv');
    const document = await service.api('GET', `/api/v1/attachments/${body.result.id}/document`);
    expect(JSON.stringify(document.body.result.pages)).toContain('Gamma');
    expect(JSON.stringify(document.body.result.pages)).not.toContain('Alpha');
  });

  test('the attachment was deleted, or its file removed by hand', async () => {
    const data_dir = temporaryFolder();
    const service = await testService({ children: 0, data_dir });
    const gone = await drop(service, resume('Gone'), 'gone.txt');
    const lost = await drop(service, resume('Lost'), 'lost.txt');
    await service.api('DELETE', `/api/v1/attachments/${gone.attachment_id}`);
    const [sha256 = ''] = await valuesOf(service, 'SELECT sha256 FROM attachments');
    await loseFile(service, sha256);
    await service.close();
    const again = await testService({ data_dir });
    await again.idle();
    expect(await rows(again)).toEqual([
      expect.objectContaining({ id: lost.id, state: 'failed', message: expect.stringContaining('gone') }),
    ]);
  });
});

describe('a service that is closed in the middle of an import', () => {
  test('goes on at the next start', async () => {
    const data_dir = temporaryFolder();
    const first = await testService({ data_dir });
    for (let i = 0; i < 12; i++) await drop(first, resume(`Person ${i}`), `${i}.txt`);
    await expect
      .poll(async () => (await rows(first)).filter(({ state }) => state === 'read').length, {
        timeout: 30_000,
        interval: 10,
      })
      .toBeGreaterThan(1);
    await first.close();
    const second = await testService({ data_dir });
    await second.idle();
    expect((await rows(second)).map(({ state }) => state)).toEqual(Array(12).fill('read'));
    expect(second.problems).toEqual([]);
  });
});

describe('readings of an earlier version', () => {
  test('are made again at the next start, without losing sight of anybody', async () => {
    const data_dir = temporaryFolder();
    const first = await testService({ data_dir });
    await drop(first, resume('Old Version'), 'old.txt');
    await drop(first, resume('Old Model'), 'model.txt');
    await drop(first, resume('Current'), 'current.txt');
    await first.idle();
    await first.close();
    const [old, model] = await valuesOf(first, 'SELECT attachment_id FROM documents ORDER BY attachment_id');
    await changeRows(first, "UPDATE documents SET reader_version = 'older' WHERE attachment_id = ?", old);
    await changeRows(first, "UPDATE document_vectors SET model = 'another' WHERE attachment_id = ?", model);
    const [newest] = await valuesOf(first, 'SELECT id FROM events ORDER BY id DESC LIMIT 1');

    const second = await testService({ data_dir });
    await second.idle();
    const { body } = await second.api('GET', `/api/v1/events?after=${newest}`);
    const ready = body.results.filter(({ type }: { type: string }) => type === 'attachment.document_ready');
    expect(ready.map(({ resource_id }: { resource_id: string }) => resource_id).sort()).toEqual(
      [old, model].sort(),
    );
    const ranking = await second.api('GET', '/api/v1/candidate_rankings?q=filed papers');
    for (const { score } of ranking.body.results) expect(score).toBeGreaterThan(0.1);
  });
});
