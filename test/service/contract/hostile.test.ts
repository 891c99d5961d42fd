import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorBody } from '#service/api/fields.ts';
import { testService } from '../../helpers/service.ts';
import type { Reply, TestService } from '../../helpers/service.ts';

/** What no client should send, to every operation of the document: never a 5xx, always the shape of an error. */

type Operation = { readonly method: string; readonly path: string; readonly has_json: boolean };

const UUID = '01a1fd8d-0000-7000-8000-000000000000';
/** Never ends; makes people; takes the client of this test away. */
const LEFT_OUT = /events\/stream|imports\/samples|\/clients\//;

let service: TestService;
let operations: Operation[];
beforeAll(async () => {
  service = await testService({ keep: true, children: 0 });
  const { body } = await service.api('GET', '/openapi.json');
  operations = Object.entries(body.paths as Record<string, Record<string, Record<string, unknown>>>)
    .filter(([path]) => !LEFT_OUT.test(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([method]) => /^(get|post|put|patch|delete)$/.test(method))
        .map(([method, { requestBody }]) => ({
          method: method.toUpperCase(),
          path,
          has_json: JSON.stringify(requestBody ?? '').includes('application/json'),
        })),
    );
});
afterAll(() => service.close());

function isRefused(what: string, { status, body }: Reply): void {
  expect([what, status, JSON.stringify(body)], what).toEqual([
    what,
    expect.toSatisfy(isNoFailure),
    expect.anything(),
  ]);
  if (status < 400) return;
  const { error } = ErrorBody.parse(body);
  if (status === 422) expect([what, error.details.length > 0]).toEqual([what, true]);
  for (const { path } of error.details) expect(path).toMatch(/^(body|query|path|header)(\.|$)/);
}
const isNoFailure = (status: unknown): boolean => typeof status === 'number' && status < 500;

describe('ids that are none', () => {
  it.each([
    ['a UUID in braces', `{${UUID}}`],
    ['a UUID without hyphens', UUID.replaceAll('-', '')],
    ['the nil UUID', '00000000-0000-0000-0000-000000000000'],
    ['NUL', '%00'],
    ['NUL in a remote id', 'remote.a%00b'],
    ['half a surrogate pair', 'remote.%ED%A0%80'],
    ['a broken escape', '%zz'],
    ['dot segments', '..%2f..%2f'],
    ['an emoji', '%F0%9F%98%80'],
    ['a number beyond all', '1e400'],
    ['a header', 'x%0d%0aSet-Cookie:%20a=b'],
    ['a remote id that is too long', `remote.${'x'.repeat(1001)}`],
    ['20,000 characters', 'x'.repeat(20_000)],
    ['100,000 characters', 'x'.repeat(100_000)],
  ])('%s', async (_name, id) => {
    for (const { method, path, has_json } of operations.filter((operation) => operation.path.includes('{'))) {
      const url = path.replace(/\{\w+\}/g, id);
      isRefused(`${method} ${path}`, await service.api(method, url, has_json ? '{}' : undefined, JSON_TYPE));
    }
    expect(service.problems).toEqual([]);
  });
});

const JSON_TYPE = { headers: { 'content-type': 'application/json' } };

describe('queries that are none', () => {
  it.each([
    '%FF=1',
    'a=%',
    '__proto__=1',
    '__proto__[x]=1',
    '=1',
    '&&&',
    'unknown=1&unknown=2',
    'limit=%00',
    'limit[]=1',
  ])('%s', async (query) => {
    for (const { method, path } of operations.filter((operation) => operation.method === 'GET')) {
      isRefused(`${method} ${path}`, await service.api(method, `${path.replace(/\{\w+\}/g, UUID)}?${query}`));
    }
    expect(service.problems).toEqual([]);
  });
});

describe('bodies that are none', () => {
  it.each([
    ['nothing', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '1e400'],
    ['half of an object', '{"a":'],
    ['a trailing comma', '{"a":1,}'],
    ['two values', '{}{}'],
    ['a comment', '// x\n{}'],
    ['10,000 lists in each other', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['10,000 objects in each other', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['what would change every object', '{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}'],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0])],
    ['no UTF-8', new Uint8Array([0x7b, 0xc3, 0x28, 0x7d])],
    ['a byte order mark', '\ufeff{}'],
  ])('%s', async (_name, body) => {
    for (const { method, path } of operations.filter((operation) => operation.has_json)) {
      const url = path.replace(/\{\w+\}/g, UUID);
      isRefused(`${method} ${path}`, await service.api(method, url, body, JSON_TYPE));
    }
    expect(({} as Record<string, unknown>)['a']).toBeUndefined();
    expect(service.problems).toEqual([]);
  });
});

describe('values that are none', () => {
  const VALUES = [
    '1e400',
    '-0',
    '123456789012345678901234567890',
    '"\\u0000"',
    '"\\ud800"',
    '[[[]]]',
    '{"a":{}}',
    'true',
    '""',
    '" "',
  ];
  it.each(VALUES)('%s', async (value) => {
    const { body } = await service.api('GET', '/openapi.json');
    for (const { method, path } of operations.filter((operation) => operation.has_json)) {
      const text = JSON.stringify(body.paths[path][method.toLowerCase()].requestBody);
      const names = new Set([...text.matchAll(/"(\w+)":\{/g)].map(([, name]) => name));
      const fields = [
        ...names,
        'title',
        'name',
        'remote_id',
        'full_name',
        'prompt_text',
        'url',
        'position',
        'links',
      ];
      const sent = `{${fields.map((name) => `"${name}":${value}`).join(',')}}`;
      isRefused(
        `${method} ${path}`,
        await service.api(method, path.replace(/\{\w+\}/g, UUID), sent, JSON_TYPE),
      );
    }
    expect(service.problems).toEqual([]);
  });
});
