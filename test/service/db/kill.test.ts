import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { jobInput } from '../../helpers/factories.ts';
import { temporaryFolder, testService } from '../../helpers/service.ts';

type Started = { url: string; credentials: { client_id: string; client_secret: string } };

it('killed while it writes, it has lost nothing it answered, and starts again at once', async () => {
  const data_dir = temporaryFolder();
  const child = fork(path.resolve(import.meta.dirname, '../../helpers/service-process.ts'), [data_dir], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [{ url, credentials }] = (await once(child, 'message')) as [Started];
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
  await expect.poll(() => answered.length, { timeout: 20_000 }).toBeGreaterThan(40);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await Promise.all(writers);

  expect(existsSync(path.join(data_dir, 'lock.json'))).toBe(true);
  const again = await testService({ data_dir, children: 0 });
  for (const id of answered) expect((await again.api('GET', `/api/v1/jobs/${id}`)).status).toBe(200);
  expect((await again.api('GET', '/api/v1/jobs', undefined, { token: String(access_token) })).status).toBe(
    200,
  );
}, 60_000);
