import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attachmentForm, idOf } from '../../helpers/factories.ts';
import { makeScan } from '../../helpers/scan.ts';
import { testService, type Reply, type TestService } from '../../helpers/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService({ keep: true });
});
afterAll(() => service.close());

const LANGUAGES = '/api/v1/ocr_languages';
const upload = (bytes: Uint8Array, name: string, code?: string, token?: string): Promise<Reply> => {
  const form = new FormData();
  form.set('file', new Blob([bytes as BlobPart]), name);
  if (code !== undefined) form.set('code', code);
  return service.api('POST', LANGUAGES, form, token === undefined ? {} : { token });
};
const codes = async (): Promise<string[]> =>
  (await service.api('GET', LANGUAGES)).body.results.map((language: { code: string }) => language.code);

/** English under another name: data that the recognition can use. */
const packed = readFileSync(
  createRequire(import.meta.url).resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
);

/** A table of parts whose neural one begins at `at`, and nothing after it. */
function table(at: bigint): Uint8Array {
  const bytes = Buffer.alloc(2000);
  bytes.writeInt32LE(24, 0);
  for (let part = 0; part < 24; part++) bytes.writeBigInt64LE(part === 17 ? at : -1n, 4 + 8 * part);
  return bytes;
}

describe('a language of text recognition', () => {
  it('is added, has the scans read again, and is deleted', async () => {
    const scan = makeScan([{ text: 'Ada Example, bookkeeper', x: 20, y: 40, size: 14 }], {
      width: 240,
      height: 60,
    });
    const id = idOf(await service.api('POST', '/api/v1/attachments', attachmentForm({}, scan, 'scan.png')));
    await service.idle();
    const text = async () =>
      (await service.api('GET', `/api/v1/attachments/${id}/document`)).body.result.pages[0].lines[0].text;
    expect(await text()).toBe('Ada Example, bookkeeper');

    const added = await service.recorded(async () => {
      const reply = await upload(packed, 'qaa.traineddata.gz');
      await service.idle();
      return reply;
    });
    expect(added.tasks).toContain('read_attachment');
    expect(added.result).toMatchObject({
      status: 201,
      body: { result: { code: 'qaa', is_built_in: false, byte_size: packed.length } },
    });
    expect(await codes()).toEqual(['eng', 'qaa']);
    expect(await text()).toBe('Ada Example, bookkeeper');

    expect((await service.api('DELETE', `${LANGUAGES}/qaa`)).status).toBe(200);
    await service.idle();
    expect(await codes()).toEqual(['eng']);
    expect((await service.api('DELETE', `${LANGUAGES}/qaa`)).status).toBe(404);
  });

  it('is taken plain as well, and a second file of one code replaces the first', async () => {
    expect((await upload(packed, 'qab.traineddata.gz')).status).toBe(201);
    const plain = gunzipSync(packed);
    const reply = await upload(plain, 'anything.bin', 'qab');
    expect(reply).toMatchObject({ status: 201, body: { result: { code: 'qab', byte_size: plain.length } } });
    expect(await codes()).toEqual(['eng', 'qab']);
    await service.api('DELETE', `${LANGUAGES}/qab`);
  });

  it.each<[string, () => Promise<Reply>, number, RegExp]>([
    ['a name without a code', () => upload(packed, 'German.traineddata'), 422, /body\.code/],
    ['a path as its code', () => upload(packed, 'x', '../../deu'), 422, /body\.code/],
    ['English', () => upload(packed, 'eng.traineddata.gz'), 409, /built in/],
    ['text', () => upload(Buffer.from('no data '.repeat(500)), 'deu.traineddata'), 422, /body\.file/],
    ['parts beyond the end', () => upload(table(9_000n), 'deu.traineddata'), 422, /body\.file/],
    ['data of the old engine alone', () => upload(table(-1n), 'deu.traineddata'), 422, /body\.file/],
    ['a damaged gzip', () => upload(packed.subarray(0, 9000), 'deu.traineddata.gz'), 422, /body\.file/],
    ['25 MiB', () => upload(new Uint8Array(24.5 * 1024 * 1024), 'deu.traineddata'), 413, /24 MiB/],
    ['the deletion of English', () => service.api('DELETE', `${LANGUAGES}/eng`), 409, /built in/],
  ])('%s is refused', async (_, send, status, told) => {
    const reply = await send();
    expect(reply.status).toBe(status);
    expect(JSON.stringify(reply.body.error)).toMatch(told);
    expect(await codes()).toEqual(['eng']);
  });

  it('is listed for ordinary clients, but not theirs to add or delete', async () => {
    const made = await service.api('POST', '/api/v1/clients', { name: 'Calendar' });
    const { id, client_secret } = made.body.result;
    const token = await service.tokenFor({ client_id: id, client_secret });
    const refused = { status: 403, body: { error: { type: 'INSUFFICIENT_SCOPE' } } };
    expect(await upload(packed, 'deu.traineddata.gz', undefined, token)).toMatchObject(refused);
    expect(await service.api('DELETE', `${LANGUAGES}/deu`, undefined, { token })).toMatchObject(refused);
    expect((await service.api('GET', LANGUAGES, undefined, { token })).status).toBe(200);
  });
});
