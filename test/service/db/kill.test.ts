import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fileForm, jobInput } from '../../helpers/factories.ts';
import { temporaryFolder, testService } from '../../helpers/service.ts';

type Started = { url: string; credentials: { client_id: string; client_secret: string } };

/** A service in a process of its own, which ends with the test. */
async function startChild(data_dir: string): Promise<Started & { child: ChildProcess }> {
  const child = fork(path.resolve(import.meta.dirname, '../../helpers/service-process.ts'), [data_dir], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [started] = (await once(child, 'message')) as [Started];
  return { ...started, child };
}

it('killed while it writes, it has lost nothing it answered, and starts again at once', async () => {
  const data_dir = temporaryFolder();
  const { child, url, credentials } = await startChild(data_dir);
  const send = async (at: string, body: unknown, token = ''): Promise<Record<string, never>> => {
    const response = await fetch(url + at, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, never>;
  };
  const { access_token } = await send('/api/v1/auth/tokens', {
    ...credentials,
    grant_type: 'client_credentials',
  });

  const answered: string[] = [];
  const write = async (): Promise<void> => {
    while (child.signalCode === null) {
      try {
        const reply: { result?: { id: string } } = await send('/api/v1/jobs', jobInput(), access_token);
        if (reply.result !== undefined) answered.push(reply.result.id);
      } catch {
        return;
      }
    }
  };
  const writers = [write(), write(), write(), write()];
  await expect.poll(() => answered.length).toBeGreaterThan(40);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await Promise.all(writers);

  expect(existsSync(path.join(data_dir, 'lock.json'))).toBe(true);
  const again = await testService({ data_dir, children: 0 });
  for (const id of answered) expect((await again.api('GET', `/api/v1/jobs/${id}`)).status).toBe(200);
  expect((await again.api('GET', '/api/v1/jobs', undefined, { token: String(access_token) })).status).toBe(
    200,
  );
});

/** Each sent under its own key; one that is done twice would be a conflict, or a second row of the same file. */
const SENT = {
  'a record': ['/api/v1/jobs', (key: string) => jobInput({ remote_id: key })],
  'a file': ['/api/v1/imports', (key: string) => fileForm(`${key}: Ines Okafor, baker`, `${key}.txt`)],
} as const;

it.each(Object.entries(SENT))(
  'killed between a change and its answer, it repeats the answer to the same Idempotency-Key: %s',
  async (_what, [at, bodyOf]) => {
    const data_dir = temporaryFolder();
    const { child, url, credentials } = await startChild(data_dir);
    const post = async (
      to: string,
      body: unknown,
      headers: Record<string, string>,
    ): Promise<{ access_token?: string; result?: { id: string } }> => {
      const response = await fetch(url + to, {
        method: 'POST',
        ...(body instanceof FormData
          ? { headers, body }
          : { headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }),
      });
      return (await response.json()) as { result?: { id: string } };
    };
    const grant = { ...credentials, grant_type: 'client_credentials' };
    const authorization = `Bearer ${(await post('/api/v1/auth/tokens', grant, {})).access_token}`;

    const sent: string[] = [];
    const answered = new Map<string, string>();
    const write = async (): Promise<void> => {
      while (child.signalCode === null) {
        const key = `key-${sent.length}`;
        sent.push(key);
        const headers = { authorization, 'idempotency-key': key };
        try {
          const { result } = await post(at, bodyOf(key), headers);
          if (result !== undefined) answered.set(key, result.id);
        } catch {
          return;
        }
      }
    };
    const writers = Array.from({ length: 8 }, write);
    await expect.poll(() => answered.size).toBeGreaterThan(40);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await Promise.all(writers);
    expect(sent.length).toBeGreaterThan(answered.size);

    const again = await testService({ data_dir, children: 0 });
    for (const key of sent) {
      const headers = { 'idempotency-key': key };
      const reply = await again.api('POST', at, bodyOf(key), { headers });
      expect(reply.status).toBe(201);
      expect(reply.body.result.id).toBe(answered.get(key) ?? reply.body.result.id);
    }
    const { headers } = await again.api('GET', at);
    expect(headers.get('x-total-count')).toBe(String(sent.length));
  },
  60_000,
);
