import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Client, Pool, types, type QueryResult } from 'pg';
import type { ServiceOptions } from '../../context.ts';
import { BoundedMap } from '#service/intelligence/bounded_map.ts';
import { toldProblem } from './problem.ts';
import { fromStored, toStored } from './texts.ts';

/** What a query gives, or an error that says when the server is away. */
export async function told<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw toldProblem(error);
  }
}

/** Who comes back from a call is not to wait for a connection that is made and has nothing prepared. */
const KEPT_OPEN_MS = 10 * 60_000;
/** Statements that each connection keeps prepared. */
const KEPT = 200;
/** How often one is asked for before it is kept: lists of ids make many that never come again. */
const OFTEN = 4;

/** Names for statements that come again and again: to parse and plan one costs more than most of their answers. */
function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const seen = new BoundedMap<string, number>(5 * KEPT);
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size === KEPT) return known;
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    if (times < OFTEN) return undefined;
    const name = `longlist_${names.size}`;
    names.set(text, name);
    return name;
  };
}

/** What the server says of a kept statement when its tables were changed since. */
const CHANGED_SINCE = '0A000';

/** A pool whose errors say when the server is away, see `ServerAway`, and which keeps statements prepared. */
export function tellingWhenAway(pool: Pool): PostgresPool {
  const nameOf = statementNames();
  return {
    options: pool.options as PostgresPool['options'],
    end: () => pool.end(),
    connect: async () => {
      const client = await told(pool.connect());
      let is_stale = false;
      const ask = async (text: string, given: readonly unknown[]) => {
        const values = [...given];
        // without values it may be several statements, or one that is only said
        const name = values.length === 0 ? undefined : nameOf(text);
        try {
          return await told(client.query({ text, values, ...(name !== undefined && { name }) }));
        } catch (error) {
          if (name === undefined || (error as { code?: unknown }).code !== CHANGED_SINCE) throw error;
          is_stale = true;
          // within a transaction that is taken back by now
          return told(client.query(text, values));
        }
      };
      const query = inFewerTrips(ask);
      return { query, release: () => client.release(is_stale) } as unknown as PostgresPoolClient;
    },
  };
}

/** Begins a statement without values that is of interest only with the commit: it goes along with that. */
export const WITH_COMMIT = '/* with the commit */';
const UNSAID: Pick<QueryResult, 'command' | 'rowCount' | 'rows'> = { command: '', rowCount: 0, rows: [] };

/**
 * The beginning of a transaction goes along with its first statement where that has no values, and what goes with the
 * commit along with that: while a transaction waits for the way there and back, no other instance writes.
 */
function inFewerTrips(
  ask: (text: string, values: readonly unknown[]) => Promise<typeof UNSAID>,
): (text: string, values: readonly unknown[]) => Promise<typeof UNSAID> {
  /** Statements that were asked for and not said yet. */
  let unsaid: readonly string[] = [];
  return async (text, values) => {
    if (text === 'begin' || text.startsWith(WITH_COMMIT)) {
      unsaid = [...unsaid, text];
      return UNSAID;
    }
    const before = unsaid;
    unsaid = [];
    if (before.length === 0) return ask(text, values);
    // one that was not begun ends with nothing said
    if (before[0] === 'begin' && (text === 'commit' || text === 'rollback')) return UNSAID;
    if (text === 'rollback') return ask(text, values);
    if (values.length > 0) {
      for (const one of before) await ask(one, []);
      return ask(text, values);
    }
    const results: unknown = await ask([...before, text].join('; '), values);
    return (results as (typeof UNSAID)[]).at(-1) ?? UNSAID;
  };
}

/** Whole numbers come as numbers: none of ours is greater than a double holds. */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [types.builtins.INT8]: Number,
  [types.builtins.NUMERIC]: Number,
  [types.builtins.TEXT]: fromStored,
};

/** How values of the server are read. */
export const READ_TYPES = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    PARSERS[oid] ?? types.getTypeParser(oid, format),
};

/** A connection whose texts may hold every character. */
export class TextKeepingClient extends Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- the library has nine ways of asking; only values are changed
  override query(query: any, values?: any, ...more: any[]): any {
    const asked = Array.isArray(query?.values) ? { ...query, values: query.values.map(toStored) } : query;
    return super.query(asked, Array.isArray(values) ? values.map(toStored) : values, ...(more as []));
  }
}

/** Makes connections to one database. */
export type ConnectionsTo = {
  /** One that is not connected yet. */
  readonly client: () => Client;
  readonly pool: (max: number) => Pool;
};

/** @param url `postgres://user:password@host:port/database` */
export function connectionsTo(url: string, log: ServiceOptions['log']): ConnectionsTo {
  const config = {
    connectionString: url,
    application_name: 'longlist',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // by default a server takes two hours to notice that a machine lost its power
    options:
      '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=30000',
    // an instance that is frozen while it writes must not hold up all others
    idle_in_transaction_session_timeout: 60_000,
    types: READ_TYPES,
  };
  return {
    client: () => {
      const made = new Client(config);
      // one that is lost tells whoever asked; without a listener it would end the process as well
      made.on('error', () => undefined);
      return made;
    },
    pool: (max) => {
      const made = new Pool({ ...config, max, idleTimeoutMillis: KEPT_OPEN_MS, Client: TextKeepingClient });
      made.on('connect', (client) => client.on('error', () => undefined));
      made.on('error', (error) =>
        log?.({ level: 'warn', message: `A connection to the database was lost: ${error.message}` }),
      );
      return made;
    },
  };
}
