import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsOf, resolved, structuralProblems } from '../../helpers/openapi.ts';
import type { Content, JsonSchema, NamedOperation, OpenApi } from '../../helpers/openapi.ts';
import { CONTRACT, EXTRAS } from '../../helpers/operations.ts';
import { ROOT } from '../../helpers/program.ts';
import { testService } from '../../helpers/service.ts';
import type { TestService } from '../../helpers/service.ts';

/** Pages and files about the API are no part of it. */
// and of what stands in for a service that does not start
const OF_THE_DOCUMENT = / \/(openapi\.json|docs|recovery)/;

const NO_ID = '00000000-0000-4000-8000-000000000000';

let service: TestService;
let document: OpenApi;
let operations: NamedOperation[];
beforeAll(async () => {
  service = await testService({ children: 0, keep: true });
  const reply = await service.api('GET', '/openapi.json', undefined, { token: null });
  expect(reply.status).toBe(200);
  document = reply.body as OpenApi;
  operations = operationsOf(document);
});
afterAll(() => service.close());

const named = ({ method, path: at }: NamedOperation): string => `${method} ${at}`;

describe('the document and the routes', () => {
  it('has every operation of the contract and the design', () => {
    const written = new Set(operations.map(named));
    expect([...CONTRACT, ...EXTRAS].filter((operation) => !written.has(operation))).toEqual([]);
  });

  it('has every path that slices register, with its methods: a wrong method names the others', async () => {
    const by_path = Map.groupBy(operations, ({ path: at }) => at);
    for (const [at, described] of by_path) {
      // no route takes it, and fetch lets it through
      const refused = await service.api('PURGE', at.replaceAll(/\{\w+\}/g, NO_ID));
      const allowed = refused.headers.get('allow')?.split(', ') ?? [];
      expect([at, refused.status, allowed.filter((method) => !['HEAD', 'OPTIONS'].includes(method))]).toEqual(
        [at, 405, described.map(({ method }) => method).toSorted()],
      );
    }
  });

  it('answers each of them with something else than an unknown path', async () => {
    for (const { method, path: at } of operations) {
      if (at.endsWith('/stream')) continue;
      const reply = await service.api(method, at.replaceAll(/\{\w+\}/g, 'remote.'), undefined, {
        token: null,
      });
      const message = String(reply.body?.error?.message ?? '');
      expect(message, `${method} ${at}`).not.toMatch(/^There is nothing at|is not possible here/);
    }
  });

  it('leaves out no route of the source', () => {
    const described = new Set(
      operations.map(
        ({ method, path: at }) => `${method} ${at.replace('/api/v1', '').replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ),
    );
    const written = ['api', 'http'].flatMap((folder) =>
      routesIn(path.join(ROOT, 'electron/service', folder)),
    );
    expect(written.length).toBeGreaterThan(200);
    expect(written.filter((route) => !described.has(route) && !OF_THE_DOCUMENT.test(route))).toEqual([]);
  });
});

describe('OpenAPI 3.1', () => {
  it('is well formed', () => expect(structuralProblems(document)).toEqual([]));

  it('has schemas that are JSON Schema 2020-12, and references that lead somewhere', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const schemas = [...allContent(), ...allParameters()].map(({ schema }) => schema);
    for (const schema of [...schemas, ...Object.values(document.components.schemas)]) {
      expect(ajv.validateSchema(schema), JSON.stringify(schema).slice(0, 300)).toBe(true);
    }
    for (const [, reference = ''] of JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)) {
      expect(resolved(document, { $ref: reference })).toBeDefined();
    }
  });

  it('names each operation once, in its tag, with a summary and sentences', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z][A-Za-z]+$/.test(id))).toEqual([]);
    const tags = document.tags.map(({ name }) => name);
    for (const each of operations) {
      expect(each.operation.summary, named(each)).toMatch(/^[A-Z].+[^.]$/);
      expect(each.operation.description, named(each)).toMatch(/[^ ].+[.:]$/s);
      expect(tags, named(each)).toEqual(expect.arrayContaining([...each.operation.tags]));
    }
  });

  it('describes every parameter, header, status and field', () => {
    const silent: string[] = [];
    const look = (schema: JsonSchema, where: string): void => {
      const { properties, items, anyOf } = schema as {
        properties?: Record<string, JsonSchema>;
        items?: JsonSchema;
        anyOf?: JsonSchema[];
      };
      for (const [name, field] of Object.entries(properties ?? {})) {
        if (typeof field['description'] !== 'string' && where !== 'rule') silent.push(`${where}.${name}`);
        look(field, `${where}.${name}`);
      }
      if (items !== undefined) look(items, where);
      // conditions on fields that are described beside them
      for (const variant of anyOf ?? []) look(variant, properties === undefined ? where : 'rule');
    };
    for (const { schema, where } of allContent()) look(schema, where);
    for (const [name, schema] of Object.entries(document.components.schemas)) look(schema, name);
    for (const { description, where } of allParameters()) {
      if (description === undefined) silent.push(where);
    }
    expect(silent).toEqual([]);
  });

  it('gives an example for every body and every parameter of a path, and each passes its schema', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      ajv.addSchema({ ...alone(schema), $id: `component:${name}` });
    }
    const compiled = new Map<string, ReturnType<typeof ajv.compile>>();
    const passes = (schema: JsonSchema, example: unknown, where: string): void => {
      const key = JSON.stringify(schema);
      const check = compiled.get(key) ?? ajv.compile(alone(schema));
      compiled.set(key, check);
      expect(check(example), `${where}: ${JSON.stringify(example)} ${ajv.errorsText(check.errors)}`).toBe(
        true,
      );
    };
    for (const { schema, examples, where } of allContent()) {
      // bytes have none, nor has a file of whichever kind somebody handed in
      const may_lack = schema['format'] === 'binary' || where.includes('/files/');
      expect(examples.length, where).toBeGreaterThan(may_lack ? -1 : 0);
      for (const example of examples) passes(schema, example, where);
    }
    for (const { schema, example, where, required } of allParameters()) {
      expect(example !== undefined || !required, where).toBe(true);
      if (example !== undefined) passes(schema, example, where);
    }
  });

  it('has examples that were written, not made up from types', () => {
    const lazy: string[] = [];
    const look = (value: unknown, where: string): void => {
      if (value === '') lazy.push(where);
      if (typeof value === 'object' && value !== null) {
        for (const [key, inner] of Object.entries(value)) look(inner, `${where}.${key}`);
      }
    };
    for (const { examples, where } of allContent()) examples.forEach((example) => look(example, where));
    expect(lazy).toEqual([]);
  });
});

describe('what clients rely on', () => {
  it('says which operations need no token, and which scope the others need', () => {
    const open = operations.filter(({ operation }) => operation.security.length === 0).map(named);
    expect(open.toSorted()).toEqual([
      'GET /files/{id}',
      'GET /health',
      'GET /ui/entrance',
      'POST /access_requests',
      'POST /access_requests/{id}/claim',
      'POST /api/v1/auth/tokens',
      'POST /ui/session',
    ]);
    // about whoever asks
    const own = operations
      .filter(({ operation }) => operation.security[0]?.['token'] !== undefined)
      .map(named);
    expect(own.toSorted()).toEqual([
      'DELETE /ui/sessions',
      'DELETE /ui/sessions/{id}',
      'GET /ui/me',
      'GET /ui/sessions',
      'PATCH /api/v1/users/{id}',
      'POST /api/v1/jobs/{id}/look',
      'POST /ui/presence',
      'PUT /api/v1/users/{id}/password',
    ]);
    const others = operations.filter((each) => ![...open, ...own].includes(named(each)));
    for (const { method, operation } of others) {
      expect(operation.security[0]).toEqual({
        client_credentials: [method === 'GET' ? 'all:read' : 'all:write'],
      });
    }
  });

  it('documents bodies as they are checked', () => {
    const post = document.paths['/api/v1/jobs']?.['post'];
    const schema = post?.requestBody?.content['application/json']?.schema;
    expect(schema).toMatchObject({ required: ['title', 'description', 'status', 'remote_id'] });
    expect(Object.keys(document.paths['/api/v1/attachments']?.['post']?.requestBody?.content ?? {})).toEqual([
      'multipart/form-data',
      'application/json',
    ]);
  });

  it.each([
    ['GET', '/api/v1/jobs/{id}', ['200', '304', '400', '401', '403', '404', '422', '429', '500', '503']],
    ['GET', '/health', ['200', '400', '403', '422']],
    ['GET', '/api/v1/events/stream', ['200', '400', '401', '403', '422', '429', '500', '503']],
  ])('%s %s answers only with what it can', (method, at, statuses) => {
    expect(Object.keys(document.paths[at]?.[method.toLowerCase()]?.responses ?? {})).toEqual(statuses);
  });
});

type Described = { readonly schema: JsonSchema; readonly where: string };

function examplesIn(
  content: Content | undefined,
  where: string,
): (Described & { readonly examples: readonly unknown[] })[] {
  return Object.entries(content ?? {}).map(([type, media]) => ({
    schema: media.schema,
    where: `${where} ${type}`,
    examples: [
      ...('example' in media ? [media.example] : []),
      ...Object.values(media.examples ?? {}).map(({ value }) => value),
    ],
  }));
}

function allContent(): (Described & { readonly examples: readonly unknown[] })[] {
  return operations.flatMap((each) => [
    ...examplesIn(each.operation.requestBody?.content, `${named(each)} body`),
    ...Object.entries(each.operation.responses).flatMap(([status, response]) =>
      examplesIn(resolved(document, response).content, `${named(each)} ${status}`),
    ),
  ]);
}

function allParameters(): (Described & {
  readonly example: unknown;
  readonly description: string | undefined;
  readonly required: boolean;
})[] {
  return operations.flatMap((each) =>
    each.operation.parameters
      .map((parameter) => resolved(document, parameter))
      .map((parameter) => ({
        schema: parameter.schema,
        example: parameter.example,
        description: parameter.description,
        required: parameter.required === true,
        where: `${named(each)} ${parameter.name}`,
      })),
  );
}

/** The method of a regular route; others name theirs. */
const METHODS: Readonly<Record<string, string>> = {
  list: 'GET',
  read: 'GET',
  create: 'POST',
  replace: 'PUT',
  change: 'PATCH',
  remove: 'DELETE',
};

/** Routes as the source writes them: routes.get('/jobs/:id', …), routes.act('post', '/jobs/:id/look', …). */
function routesIn(folder: string): string[] {
  const kinds = ['get', 'post', 'put', 'patch', 'delete', 'act', ...Object.keys(METHODS)].join('|');
  const written = new RegExp(
    String.raw`\b(?:app|routes)\.(${kinds})\(\s*(?:'(post|put|patch|delete)',\s*)?['"\`](/[^'"\`]+)`,
    'g',
  );
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      [...readFileSync(path.join(folder, file), 'utf8').matchAll(written)].map(
        ([, kind = '', method = kind, url = '']) => `${METHODS[method] ?? method.toUpperCase()} ${url}`,
      ),
    );
}

/** A schema whose references name components by themselves, so that it can stand outside of the document. */
function alone(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"component:')) as JsonSchema;
}
