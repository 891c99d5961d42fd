import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Client, types, type ClientConfig, Pool, type PoolClient, type QueryResult } from 'pg';
import type { ServiceOptions } from '../../context.ts';
import { BoundedMap } from '#service/intelligence/bounded_map.ts';
import { IN_PASSING } from '../in_passing.ts';
import { patient } from './patient_pool.ts';
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

/** A connection that is held by one at a time. */
type Held = {
  readonly ask: Ask;
  readonly stream: PoolClient['connection']['stream'];
  release(): void;
};

/** A pool whose errors say when the server is away, see `ServerAway`, and which keeps statements prepared. */
export function tellingWhenAway(pool: Pool): PostgresPool {
  const nameOf = statementNames();
  const hold = async (): Promise<Held> => {
    const client = await told(pool.connect());
    let is_stale = false;
    const ask: Ask = async (text, given) => {
      const values = [...given];
      // without values it may be one that is only said
      const name = values.length === 0 && !isRead(text) ? undefined : nameOf(text);
      try {
        return await told(client.query({ text, values, ...(name !== undefined && { name }) }));
      } catch (error) {
        if (name === undefined || (error as { code?: unknown }).code !== CHANGED_SINCE) throw error;
        is_stale = true;
        // within a transaction that is taken back by now
        return told(client.query(text, values));
      }
    };
    return { ask, stream: client.connection.stream, release: () => client.release(is_stale) };
  };
  const read = readsTogether(hold);
  return {
    options: pool.options as PostgresPool['options'],
    end: () => pool.end(),
    connect: async () => {
      /** Held from the first statement on that is more than a read. */
      let own: Promise<readonly [Held, Ask]> | null = null;
      const query: Ask = async (text, values) => {
        if (own === null && isRead(text)) return read(text, values);
        own ??= hold().then((held) => [held, inFewerTrips(held)]);
        const [, ask] = await own;
        return ask(text, values);
      };
      const release = (): void => {
        own?.then(([held]) => held.release()).catch(() => undefined); // told to whoever asked
      };
      return { query, release } as unknown as PostgresPoolClient;
    },
  };
}

const isRead = (text: string): boolean => /^\s*select\s/iu.test(text);

/** Reads that go the same way: more of them would wait for each other longer than the way is. */
const TOGETHER = 4;

/** What several parts of a page read at the same moment goes to the server and back together, on one connection. */
function readsTogether(hold: () => Promise<Held>): Ask {
  let next: { readonly held: Promise<Held>; readonly asked: Promise<unknown>[] } | null = null;
  const begin = (): NonNullable<typeof next> => {
    const asked: Promise<unknown>[] = [];
    const close = (): void => {
      if (next?.asked === asked) next = null;
    };
    const held = hold().then(
      (one) => {
        one.stream.cork();
        // once everybody has asked who is about to
        process.nextTick(() => {
          close();
          one.stream.uncork();
          void Promise.allSettled(asked).then(() => one.release());
        });
        return one;
      },
      (error: unknown) => {
        close();
        throw error;
      },
    );
    return { held, asked };
  };
  return (text, values) => {
    if (next === null || next.asked.length === TOGETHER) next = begin();
    const answer = next.held.then(({ ask }) => ask(text, values));
    next.asked.push(answer);
    return answer;
  };
}

type Statement = readonly [text: string, values: readonly unknown[]];
type Answer = Pick<QueryResult, 'command' | 'rowCount' | 'rows'>;
type Ask = (...statement: Statement) => Promise<Answer>;
const UNSAID: Answer = { command: '', rowCount: 0, rows: [] };

/**
 * The beginning of a transaction, and what is said in passing in it, goes along with the next statement: while a
 * transaction waits for the way there and back, no other instance writes.
 */
function inFewerTrips({ ask, stream }: Held): Ask {
  /** Statements that were asked for and not said yet. */
  let unsaid: readonly Statement[] = [];
  let is_transaction = false;
  return async (text, values) => {
    if (text === 'begin') is_transaction = true;
    if (is_transaction && (text === 'begin' || text.startsWith(IN_PASSING))) {
      unsaid = [...unsaid, [text, values]];
      return UNSAID;
    }
    const before = unsaid;
    unsaid = [];
    if (text === 'commit' || text === 'rollback') is_transaction = false;
    if (text === 'rollback' && before.length > 0) {
      // one that was not begun ends with nothing said
      return before[0]?.[0] === 'begin' ? UNSAID : ask(text, values);
    }
    if (before.length === 0) return ask(text, values);
    stream.cork();
    const asked = [...before, [text, values] as const].map((one) => ask(...one));
    stream.uncork();
    const outcomes = await Promise.allSettled(asked);
    const last = outcomes.at(-1);
    // nothing is done after a failure but to go back to a savepoint, which takes that back, too
    const outcome = text.startsWith('rollback to') ? last : (outcomes.find(isFailure) ?? last);
    if (outcome === undefined) return UNSAID;
    if (isFailure(outcome)) throw outcome.reason;
    return outcome.value;
  };
}

function isFailure<T>(outcome: PromiseSettledResult<T>): outcome is PromiseRejectedResult {
  return outcome.status === 'rejected';
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

/** How long a server may take to answer who connects. */
const CONNECTING_MS = 10_000;

/** A connection whose texts may hold every character. */
export class TextKeepingClient extends Client {
  constructor(config?: ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECTING_MS });
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- the library has nine ways of asking; only values are changed
  override query(query: any, values?: any, ...more: any[]): any {
    const asked = Array.isArray(query?.values) ? { ...query, values: query.values.map(toStored) } : query;
    return super.query(asked, Array.isArray(values) ? values.map(toStored) : values, ...(more as []));
  }
}

/** Makes connections to one database. */
export type ConnectionsTo = {
  /** One that is not connected yet, and may be asked again before it has answered. */
  readonly client: () => Client;
  /** @param pipeline whether a connection may be asked again before it has answered; then it is asked nothing in bulk */
  readonly pool: (max: number, options?: { readonly pipeline: boolean }) => Pool;
};

/** What the server is to do otherwise than by default. */
const SESSION = {
  // it takes two hours to notice that a machine lost its power
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 30_000,
  // it reckons with a disk that turns, and would read a whole table rather than look thirty people up
  random_page_cost: 1.1,
};

/** @param url `postgres://user:password@host:port/database` */
export function connectionsTo(url: string, log: ServiceOptions['log']): ConnectionsTo {
  const config = {
    connectionString: url,
    application_name: 'longlist',
    connectionTimeoutMillis: CONNECTING_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: Object.entries(SESSION)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    // an instance that is frozen while it writes must not hold up all others
    idle_in_transaction_session_timeout: 60_000,
    types: READ_TYPES,
  };
  return {
    client: () => {
      const made = new Client({ ...config, pipeline: true });
      // one that is lost tells whoever asked; without a listener it would end the process as well
      made.on('error', () => undefined);
      return made;
    },
    pool: (max, options) => {
      const kept = { max, idleTimeoutMillis: KEPT_OPEN_MS, Client: TextKeepingClient };
      const made = new (patient(Pool))({ ...config, ...options, ...kept });
      made.on('connect', (client) => client.on('error', () => undefined));
      made.on('error', (error) =>
        log?.({ level: 'warn', message: `A connection to the database was lost: ${error.message}` }),
      );
      return made;
    },
  };
}
