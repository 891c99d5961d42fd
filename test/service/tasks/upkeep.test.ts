import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openTestBackend } from '../../helpers/engine.ts';
import { startUpkeep } from '#service/tasks/upkeep.ts';

test('upkeep that fails is told of, and keeps nothing from being closed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'longlist-upkeep-'));
  const opened = await openTestBackend(folder);
  await opened.close(); // whatever it asks now fails
  const log: string[] = [];
  const unhandled: unknown[] = [];
  const hear = (error: unknown): void => void unhandled.push(error);
  process.on('unhandledRejection', hear);
  try {
    const options = { log: ({ message }: { message: string }) => void log.push(message) };
    const parts = { pool: { start: () => undefined }, engine: { children: 0 }, versions: {}, skills: {} };
    const upkeep = startUpkeep({ ...opened, options } as never, parts as never, 0);
    await upkeep.done();
    await upkeep.stop();
    await new Promise((resolve) => setImmediate(resolve));
  } finally {
    process.off('unhandledRejection', hear);
    rmSync(folder, { recursive: true });
  }
  expect(log.length).toBeGreaterThan(0);
  for (const message of log) expect(message).toMatch(/could not be/u);
  expect(unhandled).toEqual([]);
});
