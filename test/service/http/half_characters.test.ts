import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorBody } from '#service/api/fields.ts';
import { buildJob, jobInput } from '../../helpers/factories.ts';
import { raw, requestText } from '../../helpers/raw.ts';
import { testService } from '../../helpers/service.ts';
import type { TestService } from '../../helpers/service.ts';

/** Half of a surrogate pair is no character: to put another one in its place would change what was sent. */

let service: TestService;
let job: string;
beforeAll(async () => {
  service = await testService({ keep: true, children: 0 });
  job = await buildJob(service, { remote_id: 'whole' });
});
afterAll(async () => {
  expect(service.problems).toEqual([]);
  await service.close();
});

async function send(
  line: string,
  headers: Record<string, string> = {},
  body: string | Buffer = '',
): Promise<{ status: number; paths: string[] }> {
  const all = { authorization: `Bearer ${service.token}`, ...headers };
  const answer = await raw(service, requestText(service, line, all, body));
  const { details } = answer.status < 400 ? { details: [] } : ErrorBody.parse(JSON.parse(answer.body)).error;
  return { status: answer.status, paths: details.map(({ path }) => path).toSorted() };
}

const refused = (...paths: string[]): object => ({ status: 422, paths });
const json = (body: string): Promise<{ status: number; paths: string[] }> =>
  send('POST /api/v1/jobs', { 'content-type': 'application/json' }, body);
const withFields = (fields: string): string => `${JSON.stringify(jobInput()).slice(0, -1)},${fields}}`;

const rows = (row: string): string =>
  `{"format":"csv","file_name":"a","columns":[{"key":"a","title":"A","type":"text"}],"rows":[${row}]}`;

const part = (name: string, value: string | Buffer, file_name?: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`--edge\r\ncontent-disposition: form-data; name="${name}"`),
    ...(file_name === undefined
      ? []
      : [Buffer.from('; filename="'), Buffer.from(file_name), Buffer.from('"')]),
    Buffer.from('\r\n\r\n'),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);

const attach = (...parts: Buffer[]): Promise<{ status: number; paths: string[] }> =>
  send(
    'POST /api/v1/attachments',
    { 'content-type': 'multipart/form-data; boundary=edge' },
    Buffer.concat([...parts, part('type', 'resume'), Buffer.from('--edge--\r\n')]),
  );

describe('in JSON', () => {
  it.each([
    ['a title', '"title":"cut \\ud83d"', 'body.title'],
    ['the second half', '"title":"\\ude00 cut"', 'body.title'],
    ['in capitals', '"title":"\\uD83D"', 'body.title'],
    ['prose', '"description":"a\\ud800b"', 'body.description'],
    ['an id of another system', '"remote_id":"\\udc00"', 'body.remote_id'],
    [
      'a list',
      '"job_posting_urls":["https://example.com","https://example.com/\\ud800"]',
      'body.job_posting_urls.1',
    ],
    ['one of some words', '"status":"open\\ud800"', 'body.status'],
  ])('in %s is refused', async (_what, fields, path) => {
    expect(await json(withFields(fields))).toEqual(refused(path));
  });

  it('is told with all other violations', async () => {
    expect(await json('{"title":"\\ud800","description":"","status":"open"}')).toEqual(
      refused('body.description', 'body.remote_id', 'body.title'),
    );
  });

  it('is told of keys, and of what is deeper than any stack', async () => {
    const type = { 'content-type': 'application/json' };
    expect(await send('POST /api/v1/exports', type, rows('{"a":"\\ud800"}'))).toEqual(
      refused('body.rows.0.a'),
    );
    expect(await send('POST /api/v1/exports', type, rows('{"\\ud800":"a"}'))).toEqual(refused('body.rows.0'));
    const deep = `{"title":${'['.repeat(50_000)}"\\ud800"${']'.repeat(50_000)}}`;
    expect((await json(deep)).status).toBe(422);
  });

  it('is none of whole pairs, of words that look like an escape, and of fields nobody knows', async () => {
    expect(await json(withFields('"title":"\\ud83d\\ude00"'))).toEqual({ status: 201, paths: [] });
    expect(await json(withFields('"title":"\\\\ud83d is an escape"'))).toEqual({ status: 201, paths: [] });
    expect(await json(withFields('"remark":"\\ud83d"'))).toEqual({ status: 201, paths: [] });
  });
});

describe('percent-encoded', () => {
  it.each(['%ED%A0%80', '%ed%bf%bf', 'a%ED%A0%80b', '%ED%A0%BD%ED%B8%80'])('%s is refused', async (half) => {
    expect(await send(`GET /api/v1/jobs/remote.${half}`)).toEqual(refused('path'));
    expect(await send(`GET /api/v1/jobs/${half}`)).toEqual(refused('path'));
    expect(await send(`GET /api/v1/candidates?q=${half}`)).toEqual(refused('query.q'));
    expect(await send(`GET /api/v1/candidate_rankings?q=${half}`)).toEqual(refused('query.q'));
    expect(await send(`GET /api/v1/candidates?${half}=a`)).toEqual(expect.objectContaining({ status: 422 }));
    const form = { authorization: '', 'content-type': 'application/x-www-form-urlencoded' };
    const fields = `grant_type=client_credentials&client_id=${job}&client_secret=${half}`;
    expect(await send('POST /api/v1/auth/tokens', form, fields)).toEqual(refused('body.client_secret'));
  });

  it('other bytes that are no UTF-8 are not replaced either', async () => {
    expect(await send('GET /api/v1/candidates?q=%FF')).toEqual(refused('query.q'));
    expect(await send('GET /api/v1/candidates?q=caf%C3')).toEqual(refused('query.q'));
    expect(await send('GET /api/v1/candidates?q=caf%C3%A9')).toEqual({ status: 200, paths: [] });
    expect(await send('GET /api/v1/candidates?q=100%')).toEqual({ status: 200, paths: [] });
  });
});

describe('in a form with a file', () => {
  const HALF = Buffer.from([0xed, 0xa0, 0x80]);

  it('a field, or the name of the file', async () => {
    const file = part('file', 'Ines Okafor, shift lead', 'ines.txt');
    expect(await attach(part('remote_id', HALF), file)).toEqual(refused('body.remote_id'));
    expect(
      await attach(
        part('remote_id', 'named'),
        part('file', 'Ines', Buffer.concat([HALF, Buffer.from('.txt')])),
      ),
    ).toEqual(refused('body.file'));
    expect(
      await attach(
        part('remote_id', 'in the file'),
        part('file', Buffer.concat([Buffer.from('Ines '), HALF]), 'a.txt'),
      ),
    ).toEqual({ status: 201, paths: [] });
    expect((await attach(part('remote_id', Buffer.from([0xff])), file)).status).toBe(400);
  });
});
