import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Half of the time a token is good for: some measurements take longer than that. */
const TOKEN_USED_MS = 30 * 60_000;

/** The service as people run it: a process of its own with the real model, reached over HTTP. */
export type ServiceProcess = {
  readonly pid: number;
  readonly url: string;
  /** What a client of its own sends as its access token. */
  readonly token: string;
  /** Signs its client in once more. */
  newToken(): Promise<string>;
  /** Milliseconds from the start of the process to its first answered request. */
  readonly start_ms: number;
  /** The response and how long it took, in ms. */
  call(
    method: string,
    url: string,
    body?: FormData | object,
  ): Promise<{ readonly body: never; readonly ms: number; readonly status: number }>;
  /** After a full collection, or as it is without one; of a `measured` service. */
  memory(collected?: boolean): Promise<NodeJS.MemoryUsage>;
  /** Writes the heap of a `measured` service to a file, as V8's snapshots are. */
  writeHeap(file: string): Promise<void>;
  stop(): Promise<void>;
};

export function temporaryData(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'longlist-bench-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Starts `electron/headless.ts` on a data folder, or on a server's `database`, and signs in; `measured` can tell its heap
 * after a collection.
 */
export async function startService(
  data_dir: string,
  { measured = false, database }: { readonly measured?: boolean; readonly database?: string } = {},
): Promise<ServiceProcess> {
  const client = { client_id: randomUUID(), client_secret: randomUUID() };
  const begun = performance.now();
  const entry = measured ? 'bench/api-service.ts' : 'electron/headless.ts';
  const child = fork(path.join(ROOT, entry), ['--data', data_dir, '--port', '0'], {
    execArgv: measured ? ['--expose-gc'] : [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      LONGLIST_CLIENT_ID: client.client_id,
      LONGLIST_CLIENT_SECRET: client.client_secret,
      ...(database !== undefined && { LONGLIST_DATABASE: database }),
    },
  });
  const url = await firstAnswer(child, data_dir);
  const start_ms = performance.now() - begun;
  const signIn = async (): Promise<string> => {
    const reply = await fetch(`${url}/api/v1/auth/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...client, grant_type: 'client_credentials' }),
    });
    return ((await reply.json()) as { access_token: string }).access_token;
  };
  let token = await signIn();
  let signed_in_at = performance.now();
  const ask = async (message: string | object): Promise<NodeJS.MemoryUsage> => {
    child.send(message);
    const [usage] = (await once(child, 'message')) as [NodeJS.MemoryUsage];
    return usage;
  };

  return {
    pid: child.pid ?? 0,
    url,
    get token() {
      return token;
    },
    newToken: signIn,
    start_ms,
    memory: (collected = true) => ask(collected ? 'memory' : 'as it is'),
    writeHeap: async (heap_to) => {
      await ask({ heap_to });
    },
    async call(method, route, body) {
      if (performance.now() - signed_in_at > TOKEN_USED_MS) {
        signed_in_at = performance.now();
        token = await signIn();
      }
      const init: RequestInit = { method, headers: { authorization: `Bearer ${token}` } };
      if (body instanceof FormData) init.body = body;
      else if (body !== undefined) {
        init.body = JSON.stringify(body);
        init.headers = { ...init.headers, 'content-type': 'application/json' };
      }
      const at = performance.now();
      const answer = await fetch(`${url}/api/v1${route}`, init);
      const text = await answer.text();
      const ms = performance.now() - at;
      if (answer.status >= 400) throw new Error(`${method} ${route}: ${answer.status} ${text.slice(0, 300)}`);
      const is_json = answer.headers.get('content-type')?.startsWith('application/json') === true;
      return { body: (is_json ? JSON.parse(text) : text) as never, ms, status: answer.status };
    },
    async stop() {
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('exit', resolve));
    },
  };
}

/** Looks for the discovery file and asks until the service answers. */
async function firstAnswer(child: ChildProcess, data_dir: string): Promise<string> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('The service ended while starting.');
    try {
      const { base_url, pid } = JSON.parse(readFileSync(path.join(data_dir, 'service.json'), 'utf8')) as {
        base_url: string;
        pid: number;
      };
      if (pid === child.pid && (await fetch(`${base_url}/health`)).ok) return base_url;
    } catch {
      // not there yet
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Resident memory of a process in MB, its children not counted; NaN where the system has no /proc. */
export function residentMb(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

const TICKS_PER_SECOND = 100;

/**
 * CPU seconds used so far by a process, and by its children together; NaN where the system has no /proc.
 * Unlike elapsed time this does not depend on what else the machine does.
 */
export function cpuSeconds(pid: number): { readonly own: number; readonly children: number } {
  let own = Number.NaN;
  let children = 0;
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      const seconds = (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
      if (name === String(pid)) own = seconds;
      else if (fields[1] === String(pid)) children += seconds;
    } catch {
      // ended between the two looks
    }
  }
  return { own, children };
}
