import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

type Told = { readonly url: string; readonly credentials: { client_id: string; client_secret: string } };

/** The request went out and no answer came back. */
export class Unanswered extends Error {}

/** The real service in a process of its own, to be killed. */
export type Killable = {
  readonly child: ChildProcess;
  /** @throws Unanswered when the service ended before it answered; Error when it refused. */
  call(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<never>;
  /** SIGKILL, and waits until it is gone. */
  kill(): Promise<void>;
};

/**
 * Starts it on a data folder.
 * @param kill_after_ms ends it so long after its start, ready or not
 * @returns null when it was killed before it was ready
 */
export async function startKillable(
  data_dir: string,
  kill_after_ms: number | null = null,
): Promise<Killable | null> {
  const child = fork(path.join(import.meta.dirname, 'service.ts'), [data_dir]);
  const exited = once(child, 'exit');
  const killing = kill_after_ms === null ? undefined : setTimeout(() => child.kill('SIGKILL'), kill_after_ms);
  const told = await new Promise<Told | null>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Told));
    child.once('exit', (code, signal) => {
      if (kill_after_ms === null) reject(new Error(`The service did not start (${signal ?? code}).`));
      else resolve(null);
    });
  });
  clearTimeout(killing);
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await exited;
  };
  if (told === null || kill_after_ms !== null) {
    await kill();
    return null;
  }
  const { url, credentials } = told;
  let token = '';
  const call: Killable['call'] = async (method, route, body, headers = {}) => {
    const is_form = body instanceof FormData;
    let status: number;
    let text: string;
    try {
      const reply = await fetch(`${url}/api/v1${route}`, {
        method,
        headers: {
          ...(token !== '' && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && !is_form && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: is_form ? body : JSON.stringify(body) }),
      });
      status = reply.status;
      text = await reply.text();
    } catch (error) {
      throw new Unanswered(`${method} ${route}: ${String(error)}`);
    }
    if (status >= 400) {
      throw new Error(`${method} ${route} was answered with ${status}: ${text.slice(0, 300)}`);
    }
    return JSON.parse(text) as never;
  };
  const grant = { ...credentials, grant_type: 'client_credentials' };
  token = ((await call('POST', '/auth/tokens', grant)) as { access_token: string }).access_token;
  return { child, call, kill };
}
