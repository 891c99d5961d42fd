import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEDIA_TYPES } from '#service/intelligence/text/media_types.ts';
import { Longlist } from '../../../resources/client/longlist.ts';
import { IS_ON_POSTGRES } from '../../helpers/engine.ts';
import {
  attachmentForm,
  buildCandidate,
  buildJob,
  buildNomination,
  buildSpotlight,
  idOf,
} from '../../helpers/factories.ts';
import { operationsOf } from '../../helpers/openapi.ts';
import type { NamedOperation } from '../../helpers/openapi.ts';
import { testService } from '../../helpers/service.ts';
import type { TestService } from '../../helpers/service.ts';

/** What the document says of each answer is what the service sends, and what the client makes of it. */

let service: TestService;
let operations: NamedOperation[];
let longlist: Longlist;
let job = '';
let letters: readonly string[] = [];
beforeAll(async () => {
  service = await testService({ keep: true, children: 0 });
  operations = operationsOf((await service.api('GET', '/openapi.json')).body);
  longlist = new Longlist({ base_url: service.url, token: async () => service.token });
  job = await buildJob(service);
  const people = [await buildCandidate(service), await buildCandidate(service)];
  letters = (await longlist.prepareLetters({ subject: 'A call', body: 'Hi', candidate_ids: people })).ids;
  await buildSpotlight(service, { nomination_id: await buildNomination(service, { job_id: job }) });
});
afterAll(async () => {
  expect(service.problems).toEqual([]);
  await service.close();
});

const JSON_TYPE = 'application/json';
const TABLE = {
  file_name: 'People',
  columns: [{ key: 'a', title: 'Näme', type: 'text' as const }],
  rows: [{ a: 'Ines' }],
};

/** An answer as the client gives it, and the media type it came with. */
type Asked = { readonly type: string; readonly answer: unknown };
type Ask = (onAnswer: (answer: { headers: Headers }) => void) => Promise<unknown>;

async function ask(call: Ask): Promise<Asked> {
  let type = '';
  const answer = await call(({ headers }) => (type = headers.get('content-type')?.split(';')[0] ?? ''));
  return { type, answer };
}

const text = expect.stringContaining('Näme') as unknown;
const CASES: readonly (readonly [operation: string, type: string, call: Ask, answer: unknown])[] = [
  [
    'getClientPack',
    JSON_TYPE,
    (onAnswer) => longlist.getClientPack(job, {}, { onAnswer }),
    { candidates: [{}] },
  ],
  [
    'getClientPack',
    'application/pdf',
    (onAnswer) => longlist.getClientPack(job, { format: 'pdf' }, { onAnswer }),
    '%PDF-',
  ],
  [
    'getClientPack',
    XLSX(),
    (onAnswer) => longlist.getClientPack(job, { format: 'xlsx' }, { onAnswer }),
    'PK',
  ],
  [
    'getClientPack',
    'text/csv',
    (onAnswer) => longlist.getClientPack(job, { format: 'csv' }, { onAnswer }),
    expect.stringContaining('Ran the night shift of a port'),
  ],
  [
    'getClientPack',
    'application/zip',
    (onAnswer) => longlist.getClientPack(job, { format: 'csv', with_resumes: 'true' }, { onAnswer }),
    'PK',
  ],
  [
    'exportTable',
    'text/csv',
    (onAnswer) => longlist.exportTable({ ...TABLE, format: 'csv' }, { onAnswer }),
    text,
  ],
  [
    'getLetterFiles',
    'message/rfc822',
    (onAnswer) => longlist.getLetterFiles({ ids: letters.slice(0, 1) }, { onAnswer }),
    'X-Unsent: 1\r\n',
  ],
  [
    'getLetterFiles',
    'application/zip',
    (onAnswer) => longlist.getLetterFiles({ ids: letters }, { onAnswer }),
    'PK',
  ],
  [
    'exportTable',
    XLSX(),
    (onAnswer) => longlist.exportTable({ ...TABLE, format: 'xlsx' }, { onAnswer }),
    'PK',
  ],
];

function XLSX(): string {
  return 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
}

/** Files of each kind, as far as the service looks at them when they come in. */
const FILES: Readonly<Record<string, readonly [name: string, bytes: string]>> = {
  [MEDIA_TYPES.pdf]: ['a.pdf', '%PDF-1.7\n'],
  [MEDIA_TYPES.docx]: ['a.docx', 'PK\x03\x04word/document.xml'],
  [MEDIA_TYPES.doc]: ['a.doc', `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${[...'WordDocument'].join('\0')}\0`],
  [MEDIA_TYPES.odt]: ['a.odt', `PK\x03\x04${'.'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.text`],
  [MEDIA_TYPES.rtf]: ['a.rtf', '{\\rtf1 Ines}'],
  [MEDIA_TYPES.html]: ['a.html', '<!doctype html><html><body>Ines</body></html>'],
  [MEDIA_TYPES.txt]: ['a.txt', 'Ines Okafor'],
  [MEDIA_TYPES.md]: ['a.md', '# Ines Okafor'],
  [MEDIA_TYPES.json]: [
    'a.json',
    '{"basics":{"name":"Ines Okafor"},"work":[{"name":"Harbour","position":"Lead"}]}',
  ],
  [MEDIA_TYPES.png]: ['a.png', '\x89PNG\r\n\x1a\n'],
  [MEDIA_TYPES.jpeg]: ['a.jpg', '\xff\xd8\xff'],
  [MEDIA_TYPES.tiff]: ['a.tif', 'II*\0'],
  [MEDIA_TYPES.webp]: ['a.webp', 'RIFF....WEBP'],
};

const contentOf = ({ operation }: NamedOperation): string[] =>
  Object.entries(operation.responses).flatMap(([status, { content = {} }]) =>
    status.startsWith('2') ? Object.keys(content) : [],
  );

const json = (each: string): boolean => each.endsWith(` ${JSON_TYPE}`) && !each.startsWith('downloadFile ');

it('every media type of every operation is tried', () => {
  const unusual = operations.flatMap((each) =>
    contentOf(each).map((type) => `${each.operation.operationId} ${type}`),
  );
  const tried = new Set([
    ...CASES.map(([id, type]) => `${id} ${type}`),
    ...Object.keys(FILES).map((type) => `downloadFile ${type}`),
    'streamEvents text/event-stream',
  ]);
  expect(unusual.filter((each) => !json(each)).filter((each) => !tried.has(each))).toEqual([]);
  expect([...tried].filter((each) => !unusual.includes(each))).toEqual([]);
});

it.each(CASES)('%s gives %s, as what it is', async (_id, type, call, expected) => {
  const asked = await ask(call);
  expect(asked.type).toBe(type);
  if (typeof expected === 'string') {
    expect(asked.answer).toBeInstanceOf(Blob);
    const start = Buffer.from(await (asked.answer as Blob).arrayBuffer()).toString('latin1');
    expect(start.startsWith(expected)).toBe(true);
  } else if (type === JSON_TYPE) expect(asked.answer).toMatchObject(expected as object);
  else expect(asked.answer).toEqual(expected);
});

it.each(Object.entries(FILES))('a file that is %s comes back as its bytes', async (type, [name, content]) => {
  const bytes = Buffer.from(content, 'latin1');
  const id = idOf(await service.api('POST', '/api/v1/attachments', attachmentForm({}, bytes, name)));
  const blob = await longlist.download(id);
  expect(blob.type.split(';')[0]).toBe(type);
  expect(Buffer.from(await blob.arrayBuffer()).equals(bytes)).toBe(true);
});

it('the stream of events comes as events', async () => {
  const stop = new AbortController();
  let type = '';
  const onAnswer = ({ headers }: { headers: Headers }): void =>
    void (type = headers.get('content-type') ?? '');
  const listening = (async () => {
    for await (const event of longlist.events({}, { signal: stop.signal, onAnswer })) return event;
    return null;
  })();
  await expect.poll(() => type).toContain('text/event-stream');
  const made = await buildJob(service);
  expect(await listening).toMatchObject({ type: 'job.created', resource_id: made });
  stop.abort();
});

describe('JSON', () => {
  it('of every operation without an id comes as what stands in its envelope', async () => {
    for (const { method, path, operation } of operations) {
      const is_plain = method === 'GET' && !path.includes('{') && !path.endsWith('/stream');
      const needs = operation.parameters.some(({ required }) => required === true);
      // the owner's client, and what is for the interface alone
      const is_open = !/owner_client|access_requests|sessions|\/ui\/me|candidate_rankings|criterion/.test(
        path,
      );
      const is_nowhere = IS_ON_POSTGRES && path.includes('/data_folder');
      if (!is_plain || needs || !is_open || is_nowhere) continue;
      const call = (longlist as unknown as Record<string, () => unknown>)[operation.operationId];
      const found = await Promise.resolve(call?.call(longlist));
      const answer = found !== null && typeof found === 'object' && 'page' in found ? 'pages' : typeof found;
      expect([path, ['object', 'pages'].includes(answer)]).toEqual([path, true]);
      expect(found).not.toBeInstanceOf(Blob);
    }
  });
});
