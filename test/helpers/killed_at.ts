import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect } from 'vitest';

const script = path.resolve(import.meta.dirname, '../fixtures/service/killed_open.ts');

/** Before each change to a file in `npm run kills`; before every third one otherwise: each is a process of its own. */
export const NEXT_KILL = process.env['LONGLIST_KILLS'] === 'all' ? 1 : 3;

/** Works on a data folder in a process that is killed just before that change; false when there are fewer changes. */
export async function killedAt(folder: string, change: number, work: 'open' | 'erase'): Promise<boolean> {
  const child = spawn(process.execPath, [script, folder, String(change), work], { stdio: 'inherit' });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (signal === null) expect(code).toBe(0);
  return signal === 'SIGKILL';
}
