import path from 'node:path';
import { parseArgs } from 'node:util';
import type { DownloadPolicy, ServiceOptions } from '#service/context.ts';
import { defaultDataDir, programPaths } from './paths.ts';
import { servingOptions, withProxyAddress } from './serving-options.ts';
import { UsageError } from './usage_error.ts';

/** By then the first view stands, or nearly; upkeep must not make it later. */
const HEAD_START_MS = 1500;

const POLICIES: readonly string[] = ['public', 'any', 'off'] satisfies DownloadPolicy[];

/** Whether something names a database on a PostgreSQL server, and not a folder. */
export function isServerAddress(place: string): boolean {
  return /^postgres(?:ql)?:\/\/./u.test(place);
}

export type HostOptions = Omit<ServiceOptions, 'spawn'> & { readonly open: boolean };

/**
 * Reads what every host understands: `--data DIR --port N --downloads public|any|off --restore NAME|newest --open
 * --database URL` and how other computers reach it (serving-options.ts), and LONGLIST_DATABASE, LONGLIST_OPENSEARCH,
 * LONGLIST_CLIENT_ID with LONGLIST_CLIENT_SECRET from the environment.
 * @throws UsageError
 */
export function hostOptions(argv: readonly string[], env: NodeJS.ProcessEnv): HostOptions {
  const { values } = readArguments(argv);
  const port = values.port === undefined ? undefined : Number(values.port);
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port <= 65_535)) {
    throw new UsageError(`--port takes a number from 0 to 65535, not "${values.port}".`);
  }
  const downloads = values.downloads;
  if (downloads !== undefined && !POLICIES.includes(downloads)) {
    throw new UsageError(`--downloads takes public, any or off, not "${downloads}".`);
  }
  const database = values.database ?? env['LONGLIST_DATABASE'];
  if (database !== undefined && !isServerAddress(database)) {
    // not said back: it may hold a password
    throw new UsageError('--database takes the address of a PostgreSQL database: postgres://user@host/name.');
  }
  if (database !== undefined && values.restore !== undefined) {
    throw new UsageError(
      '--restore is for a data folder. A database server has backups of its own: docs/office.md.',
    );
  }
  const opensearch = env['LONGLIST_OPENSEARCH'];
  if (opensearch !== undefined && database === undefined) {
    throw new UsageError(
      'LONGLIST_OPENSEARCH is for an office: it needs LONGLIST_DATABASE (docs/office.md).',
    );
  }
  const client_id = env['LONGLIST_CLIENT_ID'];
  const client_secret = env['LONGLIST_CLIENT_SECRET'];
  if ((client_id === undefined) !== (client_secret === undefined)) {
    throw new UsageError('LONGLIST_CLIENT_ID and LONGLIST_CLIENT_SECRET are set together, or not at all.');
  }
  const serving = servingOptions(values, database);
  const { resources_dir, child_entry, interface_dir, version } = programPaths();
  return {
    data_dir: values.data === undefined ? defaultDataDir() : path.resolve(values.data),
    resources_dir,
    child_entry,
    interface_dir,
    version,
    head_start_ms: HEAD_START_MS,
    ...(port === undefined ? {} : { port }),
    ...(downloads === undefined ? {} : { downloads: downloads as DownloadPolicy }),
    ...(database === undefined ? {} : { database }),
    ...(serving === undefined ? {} : { serving }),
    ...(opensearch === undefined ? {} : { opensearch }),
    ...(values.restore === undefined ? {} : { restore: values.restore }),
    ...(client_id === undefined || client_secret === undefined
      ? {}
      : { first_client: { client_id, client_secret } }),
    open: values.open,
  };
}

function readArguments(argv: readonly string[]) {
  try {
    return parseArgs({
      args: withProxyAddress(argv),
      options: {
        data: { type: 'string' },
        port: { type: 'string' },
        downloads: { type: 'string' },
        restore: { type: 'string' },
        open: { type: 'boolean', default: false },
        database: { type: 'string' },
        host: { type: 'string' },
        'tls-cert': { type: 'string' },
        'tls-key': { type: 'string' },
        'behind-proxy': { type: 'string' },
        'public-url': { type: 'string', multiple: true },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
