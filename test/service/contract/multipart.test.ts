import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#service/ids.ts';
import { testService } from '../../helpers/service.ts';
import type { TestService } from '../../helpers/service.ts';

/** Forms as no library makes them: each is taken as it is meant, or refused with a reason. */

let service: TestService;
beforeAll(async () => {
  service = await testService({ keep: true, children: 0 });
});
afterAll(() => service.close());

const TEXT = 'Experience\nShift lead, 2019 to 2024\n';
const END = '--sep--\r\n';
const part = (head: string, body: string): string => `--sep\r\n${head}\r\n\r\n${body}\r\n`;
const field = (name: string, value: string): string =>
  part(`Content-Disposition: form-data; name="${name}"`, value);
const file = (more = '; filename="cv.txt"', name = 'file'): string =>
  part(`Content-Disposition: form-data; name="${name}"${more}`, TEXT);
const fields = (): string => field('remote_id', `r-${newId()}`) + field('type', 'resume');

it.each<[name: string, body: () => string, status: number, path?: string]>([
  ['nothing at all', () => '', 422, 'body.file'],
  ['an end and nothing before it', () => END, 422, 'body.file'],
  ['a beginning and nothing after it', () => '--sep', 400],
  [
    'a file that is cut off',
    () => `${fields()}--sep\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc`,
    400,
  ],
  ['no end', () => fields() + file(), 400],
  ['bare line feeds', () => (fields() + file() + END).replaceAll('\r\n', '\n'), 400],
  ['two files', () => fields() + file() + file() + END, 422, 'body.file'],
  ['the file as a text field', () => fields() + field('file', TEXT) + END, 422, 'body.file'],
  ['a file without a file name, which is a text field', () => fields() + file('') + END, 422, 'body.file'],
  ['a file with an empty name', () => fields() + file('; filename=""') + END, 201],
  [
    'a file under another name',
    () => fields() + file('; filename="cv.txt"', 'resume') + END,
    422,
    'body.file',
  ],
  [
    'one more file that nobody asked for',
    () => fields() + file() + file('; filename="b"', 'other') + END,
    201,
  ],
  [
    'a text field as a file',
    () => file('; filename="x"', 'remote_id') + field('type', 'resume') + file() + END,
    422,
    'body.remote_id',
  ],
  ['a field twice', () => fields() + field('type', 'about') + file() + END, 422, 'body.type'],
  ['a part without a disposition', () => part('X-A: b', 'v') + fields() + file() + END, 201],
  ['a part without a name', () => part('Content-Disposition: form-data', 'v') + fields() + file() + END, 201],
  ['text before and after', () => `hello\r\n${fields()}${file()}${END}bye`, 201],
  [
    'names of Object',
    () => field('__proto__', 'x') + field('constructor', 'y') + fields() + file() + END,
    201,
  ],
  [
    '3,000 fields',
    () => Array.from({ length: 3000 }, (_, index) => field(`x${index}`, 'y')).join('') + END,
    400,
  ],
  ['a name of 100,000 characters', () => field('n'.repeat(100_000), 'v') + fields() + file() + END, 201],
  [
    'a remote_id of 2,000,000 characters',
    () => field('remote_id', 'r'.repeat(2_000_000)) + field('type', 'resume') + file() + END,
    422,
    'body.remote_id',
  ],
])('%s', async (_name, body, status, path) => {
  const reply = await service.api('POST', '/api/v1/attachments', new TextEncoder().encode(body()), {
    headers: { 'content-type': 'multipart/form-data; boundary=sep' },
  });
  expect(reply.status, JSON.stringify(reply.body).slice(0, 500)).toBe(status);
  if (path !== undefined) {
    expect(reply.body.error.details.map((detail: { path: string }) => detail.path)).toContain(path);
  }
  expect(service.problems).toEqual([]);
});

it.each<[written: string, name: string | null]>([
  ['filename="../../cv.txt"', 'cv.txt'],
  ['filename="C:\\\\people\\\\cv.txt"', 'cv.txt'],
  ["filename*=UTF-8''cv%20%e2%82%ac.txt", 'cv €.txt'],
  ['filename="résumé 履歴書.txt"', 'résumé 履歴書.txt'],
])('a file sent as %s is named %s', async (written, name) => {
  const body = fields() + file(`; ${written}`) + END;
  const made = await service.api('POST', '/api/v1/attachments', new TextEncoder().encode(body), {
    headers: { 'content-type': 'multipart/form-data; boundary=sep' },
  });
  const { result } = (await service.api('GET', `/api/v1/attachments/${made.body.result.id}`)).body;
  expect(result.file_name).toBe(name);
});
