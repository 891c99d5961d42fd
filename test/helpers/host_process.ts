import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

const HOST = path.resolve(import.meta.dirname, '../fixtures/service/host.ts');

/** A service in a process of its own, for tests that kill it. It ends with the test. */
export type HostProcess = {
  readonly process: ChildProcess;
  readonly url: string;
  /** Ends it with no warning. */
  kill(): Promise<void>;
  /** Asks below /api/v1; objects become JSON. @throws on any answer that is none of success */
  call<T>(method: string, url: string, body?: unknown): Promise<T>;
  readonly token: string;
};

/**
 * Starts one on a data folder.
 * @param as_interface what another program brings is its own, and joined with less
 * @param database of an office; one in the data folder otherwise
 */
export async function startHost(
  data_dir: string,
  { as_interface = false, database }: { as_interface?: boolean; database?: string | undefined } = {},
): Promise<HostProcess> {
  const child = spawn(process.execPath, [HOST, data_dir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LONGLIST_DATABASE: database },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const { url = '', code, client_id, client_secret } = JSON.parse(line) as Record<string, string>;
  const send = async <T>(method: string, at: string, body: unknown, token?: string): Promise<T> => {
    const reply = await fetch(url + at, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
    return (await reply.json()) as T;
  };
  const credentials = { client_id, client_secret, grant_type: 'client_credentials' };
  const { access_token: token } = await send<{ access_token: string }>(
    'POST',
    as_interface ? '/ui/session' : '/api/v1/auth/tokens',
    as_interface ? { code } : credentials,
  );
  return {
    process: child,
    url,
    token,
    kill: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
    call: (method, at, body) => send(method, `/api/v1${at}`, body, token),
  };
}
