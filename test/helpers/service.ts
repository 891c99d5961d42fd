import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { ErrorBody } from '#service/api/fields.ts';
import type { ServiceOptions } from '#service/context.ts';
import { databaseOf, dropDatabaseOf, openRows } from './engine.ts';
import { inProcessChild } from './in_process_child.ts';
import { CHILD, ROOT } from './program.ts';
import { createService } from '#service/index.ts';
import type { Service } from '#service/index.ts';

export type Reply = {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, else the text. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks into bodies of every shape and asserts what it finds
  readonly body: any;
};

export type Send = {
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  /** Default: a token with both scopes; null sends none. */
  readonly token?: string | null;
};

export type TestService = Service & {
  readonly data_dir: string;
  readonly token: string;
  /** Everything the service logged at warn or error. */
  readonly problems: Record<string, unknown>[];
  /** A request over real HTTP. Objects become JSON; FormData, strings and bytes are sent as they are. */
  api(method: string, path: string, body?: unknown, send?: Send): Promise<Reply>;
  /** What a request wrote to the change log and to the task queue, in order. */
  recorded<T>(work: () => Promise<T>): Promise<{ result: T; events: string[]; tasks: string[] }>;
  tokenFor(credentials: { client_id: string; client_secret: string }): Promise<string>;
};

/** A temporary folder that goes with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'longlist-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function testOptions(overrides: Partial<ServiceOptions> = {}): ServiceOptions {
  return {
    data_dir: overrides.data_dir ?? temporaryFolder(),
    resources_dir: path.join(ROOT, 'resources'),
    interface_dir: null,
    child_entry: CHILD,
    spawn: inProcessChild,
    version: '0.0.0-test',
    port: 0,
    children: 1,
    fake_embedder: true,
    check_responses: true,
    ...overrides,
  };
}

/**
 * A real service on a folder of its own (a copy of one that was started once, see first_start.ts), reached over
 * HTTP, every response checked against its schema; only
 * the embedder is faked. It ends with the test (or hook) that made it, unless `keep` is set.
 */
export async function testService(
  overrides: Partial<ServiceOptions> & { readonly keep?: boolean } = {},
): Promise<TestService> {
  const { keep = false, ...options } = overrides;
  const problems: Record<string, unknown>[] = [];
  const own_folder = options.data_dir === undefined;
  const data_dir = options.data_dir ?? mkdtempSync(path.join(tmpdir(), 'longlist-test-'));
  const first_start = process.env['LONGLIST_FIRST_START'];
  const is_copy = own_folder && first_start !== undefined && options.first_client === undefined;
  if (is_copy) cpSync(first_start, data_dir, { recursive: true });
  const database = await databaseOf(data_dir, is_copy ? 'first start' : 'nothing');
  const service = await createService(
    testOptions({
      log: (entry) => {
        if (entry.level !== 'info') problems.push(entry);
      },
      ...(database !== undefined && { database }),
      ...options,
      data_dir,
    }),
  );
  let closed = false;
  const close = async (): Promise<void> => {
    if (closed) return;
    closed = true;
    await service.close();
    if (!own_folder) return;
    rmSync(data_dir, { recursive: true, force: true });
    await dropDatabaseOf(data_dir);
  };
  if (!keep) onTestFinished(close);

  const tokenFor = async (credentials: { client_id: string; client_secret: string }): Promise<string> => {
    const reply = await call(
      service.url,
      'POST',
      '/api/v1/auth/tokens',
      { ...credentials, grant_type: 'client_credentials' },
      {},
    );
    return reply.body.access_token as string;
  };
  const token = service.credentials === null ? '' : await tokenFor(service.credentials);
  return {
    ...service,
    close,
    data_dir,
    token,
    problems,
    tokenFor,
    api: (method, url, body, send = {}) => call(service.url, method, url, body, { token, ...send }),
    recorded: async (work) => {
      const log = await openRows(data_dir);
      try {
        // one clean-up follows many erasures: whether it is queued by this one is a matter of time
        const lines = {
          events: 'events',
          tasks: "(SELECT * FROM tasks WHERE name <> 'clean_up_erased') AS asked",
        };
        const count = async (table: keyof typeof lines): Promise<number> =>
          (await log.column(`SELECT id FROM ${lines[table]}`)).length;
        const before = { events: await count('events'), tasks: await count('tasks') };
        const result = await work();
        const added = async (column: string, table: 'events' | 'tasks'): Promise<string[]> =>
          (await log.column(`SELECT ${column} FROM ${lines[table]} ORDER BY id`)).slice(before[table]);
        return { result, events: await added('type', 'events'), tasks: await added('name', 'tasks') };
      } finally {
        await log.close();
      }
    },
  };
}

async function call(base: string, method: string, url: string, body: unknown, send: Send): Promise<Reply> {
  const headers: Record<string, string> =
    typeof send.token === 'string' ? { authorization: `Bearer ${send.token}` } : {};
  const init: RequestInit = { method, headers };
  const sent = body ?? send.body;
  if (sent instanceof FormData || typeof sent === 'string' || sent instanceof Uint8Array) {
    init.body = sent as BodyInit;
  } else if (sent !== undefined) {
    init.body = JSON.stringify(sent);
    headers['content-type'] = 'application/json';
  }
  Object.assign(headers, send.headers);
  const response = await fetch(base + url, init);
  const text = await response.text();
  const is_json = response.headers.get('content-type')?.startsWith('application/json') === true;
  const parsed: unknown = is_json && text !== '' ? JSON.parse(text) : text;
  if (response.status >= 400 && method !== 'HEAD') ErrorBody.parse(parsed);
  return { status: response.status, headers: response.headers, body: parsed };
}
