import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#service/ids.ts';
import { attachmentForm, buildAttachment, buildCandidate } from '../../helpers/factories.ts';
import { testService } from '../../helpers/service.ts';
import type { Reply, TestService } from '../../helpers/service.ts';

/** Both ways to send a file, putting and deleting. */

const TEXT = 'Experience\nShift lead at Harbour Logistics, 2019 to 2024\n';
const web = createServer((_request, response) => response.end(TEXT));
let service: TestService;
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(web.address() as AddressInfo).port}/cv.txt`;
  service = await testService({ keep: true, children: 0, downloads: 'any' });
});
afterAll(async () => {
  await service.close();
  web.closeAllConnections();
  web.close();
});

const read = async (id: string): Promise<Record<string, unknown>> =>
  (await service.api('GET', `/api/v1/attachments/${id}`)).body.result;
const bytesOf = async (id: string): Promise<string> =>
  (await fetch((await read(id))['ephemeral_url'] as string)).text();
const sendBare = (method: string, path: string, boundary = 'sep'): Promise<Reply> => {
  const part = (name: string, value: string): string =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const body = `${part('remote_id', `r-${newId()}`)}${part('type', 'resume')}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="cv.txt"\r\n\r\n${TEXT}\r\n--${boundary}--\r\n`;
  return service.api(method, path, new TextEncoder().encode(body));
};

describe('bodies', () => {
  it('without a Content-Type are multipart, in POST and PUT', async () => {
    const made = await sendBare('POST', '/api/v1/attachments');
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const id = made.body.result.id as string;
    expect(await bytesOf(id)).toBe(TEXT);
    expect((await sendBare('PUT', `/api/v1/attachments/${id}`, 'other')).status).toBe(200);
  });
  it('in JSON name a file that the service fetches, in POST and PUT', async () => {
    const input = { remote_id: `r-${newId()}`, type: 'resume', public_file_url: url };
    const made = await service.api('POST', '/api/v1/attachments', input);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(await read(made.body.result.id)).toMatchObject({ file_name: 'cv.txt', candidate_id: null });
    expect(await bytesOf(made.body.result.id)).toBe(TEXT);
    const id = await buildAttachment(service);
    const put = await service.api('PUT', `/api/v1/attachments/${id}`, { ...input, file_name: 'named.txt' });
    expect([put.status, put.body.result?.id]).toEqual([200, id]);
    expect(await read(id)).toMatchObject({ file_name: 'named.txt' });
    expect(await bytesOf(id)).toBe(TEXT);
  });
  it('of other content types are 415, in POST and PUT', async () => {
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'application/pdf']) {
      for (const [method, path] of [
        ['POST', '/api/v1/attachments'],
        ['PUT', '/api/v1/attachments/remote.x'],
      ] as const) {
        const reply = await service.api(method, path, 'remote_id=1', { headers: { 'content-type': type } });
        expect([method, type, reply.status]).toEqual([method, type, 415]);
      }
    }
  });
});

describe('putting', () => {
  it('in remote form creates, then changes, the same attachment', async () => {
    const path = '/api/v1/attachments/remote.upserted';
    const first = await service.api('PUT', path, attachmentForm({ remote_id: 'upserted' }));
    const second = await service.api('PUT', path, attachmentForm({ remote_id: 'upserted' }));
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body.result.id).toBe(first.body.result.id);
  });
  it('leaves out candidate_id: it stays; file_name: that of the new file', async () => {
    const candidate_id = await buildCandidate(service);
    const id = await buildAttachment(service, { candidate_id, file_name: 'old.txt' });
    await service.api('PUT', `/api/v1/attachments/${id}`, attachmentForm({}, TEXT, 'new.txt'));
    expect(await read(id)).toMatchObject({ candidate_id, file_name: 'new.txt' });
  });
  it('in remote form twenty times at once makes one', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        service.api('PUT', '/api/v1/attachments/remote.raced', attachmentForm({ remote_id: 'raced' })),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([...Array<number>(19).fill(200), 201]);
    expect(new Set(replies.map(({ body }) => body.result.id as string)).size).toBe(1);
  });
});

it('deleting removes record and bytes: the link that was given leads nowhere', async () => {
  const id = await buildAttachment(service, {}, `${TEXT}${newId()}`);
  const link = (await read(id))['ephemeral_url'] as string;
  expect((await fetch(link)).status).toBe(200);
  const reply = await service.api('DELETE', `/api/v1/attachments/${id}`);
  expect(reply.body).toEqual({ is_error: false, result: { id } });
  expect((await service.api('GET', `/api/v1/attachments/${id}`)).status).toBe(404);
  expect((await fetch(link)).status).toBe(404);
});

it('a link that is changed in any part is refused', async () => {
  const id = await buildAttachment(service);
  const link = new URL((await read(id))['ephemeral_url'] as string);
  const changed: ((to: URL) => unknown)[] = [
    (to) => to.searchParams.set('expires', String(Number(to.searchParams.get('expires')) + 1)),
    (to) => to.searchParams.set('expires', '1'),
    (to) => to.searchParams.set('signature', 'x'),
    (to) => to.searchParams.delete('signature'),
    (to) => to.searchParams.delete('expires'),
    (to) => (to.pathname = `/files/${newId()}`),
  ];
  for (const change of changed) {
    const other = new URL(link);
    change(other);
    const reply = await fetch(other);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
  }
});
