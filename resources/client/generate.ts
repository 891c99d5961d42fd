/**
 * Writes longlist.ts beside this file, and the table of docs/events.md: `npm run client`. A client of the whole API in one file without dependencies,
 * from the OpenAPI document of the service and runtime.ts. A test compares; run it after every change of a route.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EVENT_TYPES } from '#service/api/feeds/events/schema.ts';
import { spawnNodeChild } from '#service/engine/fork.ts';
import { createService } from '#service/index.ts';
import { comment, objectType, typeOf } from './types.ts';
import type { Schema } from './types.ts';

type Parameter = { readonly $ref?: string; readonly name: string; readonly in: string; readonly required?: boolean; readonly schema: Schema; readonly description?: string };
type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly security: readonly unknown[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, { readonly headers?: object; readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>>;
};
export type ApiDocument = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

/** Operations the client does in its own way, or that belong to the pages of the service. */
const OWN_WAY = new Set(['createToken', 'openSession', 'downloadFile', 'streamEvents']);

const HEAD = `/*
 * A client of the Longlist API. Generated from its OpenAPI document by \`npm run client\`: do not edit.
 * One file, no dependencies, for Node 20 or newer, Deno, Bun and browsers. Copy it into your project. MIT licence.
 *
 *   const longlist = new Longlist({ base_url: 'http://127.0.0.1:7788', client_id, client_secret });
 *   const { id } = await longlist.createJob({ remote_id: 'job-1042', title, description, status: 'open' });
 *   for await (const entry of longlist.listRankings({ target_resource_id: id })) console.log(entry.score);
 *
 * It asks for tokens and renews them, sends a request again after a lost connection, 429 or 503 (POST carries an
 * Idempotency-Key, so nothing is created twice), and throws LonglistError for everything that is no success.
 */
/* oxlint-disable */
`;

/** The text of the client for this document. */
export function clientSource(document: ApiDocument): string {
  const runtime = readFileSync(path.join(import.meta.dirname, 'runtime.ts'), 'utf8');
  const operations = Object.entries(document.paths).flatMap(([at, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ at, method: method.toUpperCase(), operation })),
  );
  const schemas = Object.entries(document.components.schemas)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) => `${comment(schema.description, '')}export type ${name} = ${typeOf(schema)};\n`);
  const bodies = operations.flatMap(({ operation }) => inputTypes(operation));
  const methods = operations
    .filter(({ operation }) => !OWN_WAY.has(operation.operationId))
    .map(({ at, method, operation }) => methodOf(at, method, operation));
  return [
    HEAD,
    runtime,
    '/* Records, as the service gives them. */\n',
    ...schemas,
    '/* What operations take. */\n',
    ...bodies,
    `/** Every operation of the API as a method. Ids may be in remote form where the description says so. */\nexport class Longlist extends Connection {\n${methods.join('\n')}${OWN_METHODS}}\n`,
  ].join('\n');
}

/** What no description of one operation says. */
const OWN_METHODS = `
  /** Every change as it happens, for as long as somebody listens; after a break it goes on where it was. */
  events(query: StreamEventsQuery = {}, options?: CallOptions): AsyncGenerator<Event> {
    return this.stream('/api/v1/events/stream', query, options);
  }

  /** The bytes of an attachment. */
  async download(attachment_id: string, options?: CallOptions): Promise<Blob> {
    const { ephemeral_url } = await this.getAttachment(attachment_id, options);
    const { pathname, search } = new URL(ephemeral_url);
    return (await this.request('GET', pathname + search, { token: false }, options)).blob();
  }

  /** Waits until a file has been read, by looking again and again, at most \`timeout_ms\`. */
  async untilRead(attachment_id: string, timeout_ms = 120_000, options?: CallOptions): Promise<AttachmentDocument> {
    const until = Date.now() + timeout_ms;
    for (;;) {
      const document = await this.getAttachmentDocument(attachment_id, options);
      if (document.state !== 'IN_PROGRESS' || Date.now() > until) return document;
      await pause(250, options?.signal);
    }
  }
`;

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The types of an operation's query and body, under names of their own. */
function inputTypes(operation: Operation): string[] {
  const { operationId: id } = operation;
  if (OWN_WAY.has(id) && id !== 'streamEvents') return [];
  const name = pascal(id);
  const found: string[] = [];
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  if (query.length > 0) {
    const properties = Object.fromEntries(query.map(({ name: field, schema, description }) => [field, { ...schema, ...(description !== undefined && { description }) }]));
    const required = query.filter((parameter) => parameter.required === true).map((parameter) => parameter.name);
    found.push(`export type ${name}Query = ${objectType({ properties, required })};\n`);
  }
  const content = Object.values(operation.requestBody?.content ?? {});
  if (content.length > 0) {
    found.push(`export type ${name}Body = ${content.map(({ schema }) => typeOf(schema, '', 'readonly ')).join(' | ')};\n`);
  }
  return found;
}

function methodOf(at: string, method: string, operation: Operation): string {
  const { operationId: id, parameters, requestBody } = operation;
  const name = pascal(id);
  const in_path = parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name);
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const needs_query = query.some((parameter) => parameter.required === true);
  const takes = [
    ...in_path.map((field) => `${field}: string`),
    ...(requestBody === undefined ? [] : [`body: ${name}Body`]),
    ...(query.length === 0 ? [] : [`query: ${name}Query${needs_query ? '' : ' = {}'}`]),
    'options?: CallOptions',
  ];
  const address = in_path.length === 0 ? `'${at}'` : `\`${at.replace(/\{(\w+)\}/g, '${encodeURIComponent($1)}')}\``;
  const parts = [
    ...(requestBody === undefined ? [] : ['body']),
    ...(query.length === 0 ? [] : ['query']),
    ...(operation.security.length === 0 ? ['token: false'] : []),
  ];
  const given = `{${parts.length === 0 ? '' : ` ${parts.join(', ')} `}}`;
  const answer = answerOf(operation);
  const call =
    answer.kind === 'pages'
      ? `return this.pages(${address}, ${given}, options);`
      : `return this.${answer.kind}('${method}', ${address}, ${given}, options);`;
  if (id in BY_INPUT) {
    const json = answer.kind === 'one' ? answer.type : null;
    const of = json === null ? 'string | Blob' : `${json} | string | Blob`;
    const told = comment([operation.summary, operation.description].filter((part) => part !== undefined).join('. '), '  ');
    return `${told}${overloads(id, takes, json)}  ${id}(${takes.join(', ')}): Promise<${of}> {\n    return this.any('${method}', ${address}, ${given}, options);\n  }\n`;
  }
  const result = answer.kind === 'pages' ? `Pages<${answer.type}>` : `Promise<${answer.type}>`;
  const text = [operation.summary, operation.description].filter((part) => part !== undefined).join('. ');
  return `${comment(text, '  ')}  ${id}(${takes.join(', ')}): ${result} {\n    ${call}\n  }\n`;
}

/** Operations whose answer is of another kind by what is asked for: of which field, and what then comes. */
const BY_INPUT: Readonly<Record<string, readonly (readonly [asked: string, answer: 'json' | 'string' | 'Blob'])[]>> = {
  getClientPack: [
    ["{ format?: 'json' | undefined }", 'json'],
    ["{ format: 'csv'; with_resumes?: 'false' | undefined }", 'string'],
    ["({ format: 'pdf' | 'xlsx' } | { format: 'csv'; with_resumes: 'true' })", 'Blob'],
  ],
  exportTable: [
    ["{ format: 'csv' }", 'string'],
    ["{ format: 'xlsx' }", 'Blob'],
  ],
};

/** The signatures of such an operation, each with what it gives; the last one takes everything. */
function overloads(id: string, takes: readonly string[], json: string | null): string {
  const name = pascal(id);
  const input = new RegExp(`${name}(?:Query|Body)(?: = \\{\\})?`);
  const kinds = BY_INPUT[id] ?? [];
  const written = kinds.map(([asked, answer], index) => {
    const given = takes.map((one) =>
      one.replace(input, (found) => `${found.replace(' = {}', '')} & ${asked}`).replace(/^query:/, index === 0 ? 'query?:' : 'query:'),
    );
    return `  ${id}(${given.join(', ')}): Promise<${answer === 'json' ? json : answer}>;\n`;
  });
  const all = takes.map((one) => one.replace(' = {}', ''));
  return `${written.join('')}  ${id}(${all.join(', ')}): Promise<${json === null ? '' : `${json} | `}string | Blob>;\n`;
}

/** How an answer is taken out of its envelope, and what is in it. */
function answerOf(operation: Operation): { readonly kind: 'one' | 'many' | 'pages' | 'body' | 'file'; readonly type: string } {
  const [, response] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? [];
  const schema = response?.content?.['application/json']?.schema;
  if (schema === undefined && response?.content !== undefined) return { kind: 'file', type: 'Blob' };
  const { result, results } = schema?.properties ?? {};
  if (result !== undefined) return { kind: 'one', type: typeOf(result, '  ') };
  if (results?.items !== undefined) {
    const type = typeOf(results.items, '  ');
    if ('Link' in (response?.headers ?? {})) return { kind: 'pages', type };
    return { kind: 'many', type: `${/[|\s]/.test(type) ? `(${type})` : type}[]` };
  }
  return { kind: 'body', type: typeOf(schema ?? {}, '  ') };
}

/** The document of a service that is started for it and ends at once. */
export async function currentDocument(): Promise<ApiDocument> {
  const data_dir = mkdtempSync(path.join(tmpdir(), 'longlist-client-'));
  const root = path.resolve(import.meta.dirname, '../..');
  const service = await createService({
    data_dir,
    resources_dir: path.join(root, 'resources'),
    interface_dir: null,
    child_entry: path.join(root, 'electron/service/engine/child.ts'),
    spawn: spawnNodeChild,
    version: '0.0.0',
    port: 0,
    children: 0,
    fake_embedder: true,
  });
  try {
    return (await (await fetch(`${service.url}/openapi.json`)).json()) as ApiDocument;
  } finally {
    await service.close();
    rmSync(data_dir, { recursive: true, force: true });
  }
}

/** Where the client is kept, and served from. */
export const CLIENT_FILE = path.join(import.meta.dirname, 'longlist.ts');

/** The page about events with every kind there is. */
function withEventTable(page: string): string {
  const rows = Object.entries(EVENT_TYPES).map(([type, words]) => `| \`${type}\` | ${words.join(' | ')} |\n`);
  return page.replace(/(?<=\| when \|.*\n\|---.*\n)(?:\|.*\n)+/, () => rows.join(''));
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(CLIENT_FILE, clientSource(await currentDocument()));
  const events = path.resolve(import.meta.dirname, '../../docs/events.md');
  writeFileSync(events, withEventTable(readFileSync(events, 'utf8')));
  console.log(`Written: ${[CLIENT_FILE, events].map((file) => path.relative(process.cwd(), file)).join(', ')}`);
}
