import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { App } from '../api/slice.ts';
import type { ServiceOptions } from '../context.ts';
import { readSetting, writeSetting } from '../db/settings.ts';
import type { Db } from '../db/schema.ts';
import { timestamp } from '../ids.ts';
import { THIS_COMPUTER, type Reach } from './reach.ts';

const FIRST_PORT = 7788;
const PORTS = 20;
const SETTING = 'port';

/**
 * Binds and returns the port. On the loopback address that is the one asked for or the next free of twenty; when none
 * is asked for, the one used last time comes first, so that clients find the service where it was. Other computers
 * and proxies are told one port, so there it is that one.
 */
export async function listen(app: App, db: Db, reach: Reach, wanted: number | undefined): Promise<number> {
  if (reach !== THIS_COMPUTER) return bindOnly(app, reach.host, wanted ?? FIRST_PORT);
  const remembered = wanted ?? Number((await readSetting(db, SETTING)) ?? FIRST_PORT);
  const used = await bind(app, wanted, remembered);
  if (wanted === undefined) await writeSetting(db, SETTING, String(used));
  return used;
}

/** Binds to the port asked for or the next free of twenty; where none is asked for, `first` comes first of all. */
export async function bind(
  app: Pick<App, 'listen'>,
  wanted: number | undefined,
  first = FIRST_PORT,
): Promise<number> {
  const from = wanted ?? FIRST_PORT;
  const ports =
    wanted === 0
      ? [0]
      : [...new Set([first, ...Array.from({ length: PORTS }, (_, step) => from + step)])].filter(
          (port) => port < 65_536,
        );
  for (const port of ports) {
    try {
      const address = await app.listen({ host: '127.0.0.1', port });
      return Number(new URL(address).port);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    }
  }
  throw new Error(
    `None of the ports ${ports[0]} to ${ports.at(-1)} on 127.0.0.1 is free. Close what uses them, or ` +
      'choose another with --port.',
  );
}

async function bindOnly(app: App, host: string, port: number): Promise<number> {
  try {
    return Number(new URL(await app.listen({ host, port })).port || port);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const problem = {
      EADDRINUSE: `Port ${port} is in use already. Close what uses it, or choose another with --port.`,
      EACCES:
        `This account may not open port ${port}. Choose one from 1024 on with --port and let a ` +
        'proxy have this one, or give it the right to (docs/office.md).',
      EADDRNOTAVAIL: `This computer does not have the address ${host}. --host 0.0.0.0 stands for all that it has.`,
    }[code];
    throw problem === undefined ? error : new Error(problem, { cause: error });
  }
}

/** Writes service.json, by which programs on this machine find the service; the result removes it again. */
export function announce(options: ServiceOptions, base_url: string, port: number): () => void {
  const file = path.join(options.data_dir, 'service.json');
  const note = { base_url, port, pid: process.pid, version: options.version, started_at: timestamp() };
  // in one step: nobody reads half of it, or the one a killed run left behind with this one's rights
  rmSync(`${file}.new`, { force: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return () => rmSync(file, { force: true });
}
