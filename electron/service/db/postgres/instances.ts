import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Client } from 'pg';
import type { ServiceOptions } from '../../context.ts';
import { clockProblem } from './clocks.ts';
import type { ConnectionsTo } from './connections.ts';
import type { Instances, Topic } from '../instances.ts';

/** Locks that say "this instance lives", by its number, and "this one leads", by what. */
const ALIVE = 7_788_201;
const LEADS = 7_788_202;
/** Told by each transaction that changed something, and by instances to each other. */
export const COMMITTED = 'longlist_committed';
const TOLD = 'longlist_told';
/** Told by one that ends in order, so that another one leads at once and not when it looks next. */
const LEADS_NO_MORE = 'leads_no_more';

const LOOK_MS = 2000;
const RECONNECT_MS = 500;
/** How long an instance that ends waits for what it tells the others. */
const LAST_WORDS_MS = 2000;
/** What does not answer for so long is away. */
const AWAY_MS = 10_000;
/** What the server says to everybody when one of its processes crashed: it ends them all, and starts anew. */
const CRASHED = '57P02';
/** For so long after an outage connections may turn up that ended with it. */
const BEHIND_MS = 2_000;
/** The server ends the connection of an instance that asks nothing for so long: it is frozen, though not gone. */
const SILENT_MS = 20_000;

/** The numbers of all instances that live. */
export const LIVING = sql<{ id: string }>`SELECT held.objid::text AS id FROM pg_locks AS held
  WHERE held.locktype = 'advisory' AND held.granted AND held.classid::bigint = ${sql.lit(ALIVE)}
    AND held.database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

type Led = {
  readonly key: number;
  readonly begin: () => Promise<() => Promise<void>>;
  end: (() => Promise<void>) | null;
};

/**
 * This instance among the others. It holds a connection of its own, and on it a lock that says that it lives: the
 * server lets go of the lock when the process or its network is gone, or asks nothing any more, whatever its clock says,
 * and others take over what it had begun. When the connection is lost it is made anew, and everything that follows the
 * log reads it again.
 * @param committed called when something was committed, or may have been meanwhile.
 */
export async function joinInstances(
  newClient: ConnectionsTo['client'],
  log: ServiceOptions['log'],
  committed: () => void,
): Promise<Instances & { close(): Promise<void> }> {
  const listeners = new Map<Topic, (id: string | null) => void>();
  const led = new Set<Led>();
  /** What could not be told while the connection was lost. */
  const untold: string[] = [];
  let number: number | null = null;
  let closing = false;
  let is_clock_told = false;
  /** How often the connection was lost, but for crashes of the server. */
  let outages = 0;
  let last_outage = Number.NEGATIVE_INFINITY;
  /** null while the connection is lost. */
  let client: Client | null = await connect();
  let turns: Promise<void> = Promise.resolve();

  async function connect(): Promise<Client> {
    const made = newClient();
    let is_crash = false;
    made.on('notice', ({ code }) => (is_crash ||= code === CRASHED));
    try {
      await made.connect();
      await made.query(`SET idle_session_timeout = ${SILENT_MS}`);
      number ??= await newNumber(made);
      // shared: the server may hold it for a connection that was lost, for a while
      await made.query('SELECT pg_advisory_lock_shared($1::int, $2::int)', [ALIVE, number]);
      made.on('notification', ({ channel, payload }) => {
        // of its own commits it knows already
        if (channel === COMMITTED) return payload === String(number) ? undefined : committed();
        const [from, topic, id] = (payload ?? '').split(' ');
        if (from === String(number)) return;
        if (topic === LEADS_NO_MORE) look();
        else listeners.get(topic as Topic)?.(id ?? null);
      });
      await made.query(`LISTEN ${COMMITTED}`);
      await made.query(`LISTEN ${TOLD}`);
    } catch (error) {
      await made.end().catch(() => undefined); // it never came about
      throw error;
    }
    made.on('end', () => {
      if (!is_crash) {
        outages += 1;
        last_outage = Date.now();
      }
      void lost();
    });
    return made;
  }

  async function lost(): Promise<void> {
    if (closing || client === null) return;
    client = null;
    log?.({ level: 'warn', message: 'The connection to the database was lost. Connecting again.' });
    // somebody else leads by now
    turns = turns.then(endAllLed);
    for (;;) {
      const made: Client | null = await connect().catch(() => null);
      if (closing) return void made?.end();
      if (made !== null) {
        client = made;
        break;
      }
      await sleep(RECONNECT_MS);
    }
    log?.({ level: 'warn', message: 'The connection to the database is back.' });
    for (const payload of untold.splice(0)) say(payload);
    for (const listener of listeners.values()) listener(null);
    committed();
  }

  async function endLed(one: Led): Promise<void> {
    const { end } = one;
    one.end = null;
    try {
      await end?.();
    } catch (error) {
      log?.({ level: 'warn', message: `Work for all instances did not end in order: ${String(error)}` });
    }
  }

  async function endAllLed(): Promise<void> {
    await Promise.all([...led].map(endLed));
  }

  /** Takes the lead in whatever nobody leads. One at a time: a connection answers one question after the other. */
  function look(): void {
    turns = turns.then(lookOnce);
  }

  async function lookOnce(): Promise<void> {
    const asked = client;
    const waiting = [...led].filter(({ end }) => end === null);
    if (closing || asked === null || waiting.length === 0) return;
    const unlock = ({ key }: Led): Promise<unknown> =>
      asked.query('SELECT pg_advisory_unlock($1::int, $2::int)', [LEADS, key]).catch(() => undefined);
    // all in one question: each instance asks for as long as another one leads
    const locked = await asked
      .query<{ key: number }>(
        'SELECT key FROM unnest($2::int[]) AS asked(key) WHERE pg_try_advisory_lock($1::int, key)',
        [LEADS, waiting.map(({ key }) => key)],
      )
      .catch((error: unknown) => {
        log?.({ level: 'error', message: `It could not be asked who leads: ${String(error)}` });
        return { rows: [] };
      });
    const keys = new Set(locked.rows.map(({ key }) => key));
    for (const one of waiting.filter(({ key }) => keys.has(key))) {
      // its end, and that of the connection, let go of the lock
      if (closing || !led.has(one)) continue;
      try {
        one.end = await one.begin();
      } catch (error) {
        log?.({ level: 'error', message: `Work for all instances could not begin: ${String(error)}` });
        await unlock(one);
      }
      // the lock went with its connection while this began
      if (client !== asked) await endLed(one);
    }
  }

  function say(payload: string): void {
    const failed = (): void => void untold.push(payload);
    if (client === null) failed();
    else client.query('SELECT pg_notify($1, $2)', [TOLD, payload]).catch(failed);
  }

  /** Whether this instance's own connection gets no answer. One that was ended is counted by the time this is known. */
  async function isSilent(): Promise<boolean> {
    const asked = client;
    if (asked === null) return false;
    const answered = asked.query('SELECT 1').then(
      () => false,
      // its end may be told after that of what was asked on it
      () => client === asked && new Promise<false>((resolve) => asked.once('end', () => resolve(false))),
    );
    return Promise.race([answered, sleep(AWAY_MS, true, { ref: false })]);
  }

  /** Also shows the server that this instance is not frozen. */
  async function lookAtClock(asked: Client): Promise<void> {
    const problem = await clockProblem(asked);
    if (problem !== null && !is_clock_told) log?.({ level: 'warn', message: `${problem}.` });
    is_clock_told = problem !== null;
  }

  const timer = setInterval(() => {
    // not within `look`, which waits for work that begins
    if (client !== null) lookAtClock(client).catch(() => undefined); // its end is told
    look();
  }, LOOK_MS);
  timer.unref();

  return {
    get id() {
      return String(number);
    },
    look_ms: LOOK_MS,
    isGone: (column) =>
      sql<boolean>`NOT EXISTS (SELECT 1 FROM (${LIVING}) AS living WHERE living.id = ${sql.ref(column)})`,
    watchOutage: () => {
      const before = outages;
      // what begins right behind one may still be given a connection that it ended
      const is_behind = Date.now() - last_outage < BEHIND_MS;
      return async () => is_behind || (await isSilent()) || outages !== before;
    },
    lead: async (what, begin) => {
      const one: Led = { key: numberOf(what), begin, end: null };
      led.add(one);
      look();
      await turns;
      return async () => {
        led.delete(one);
        await turns;
        await endLed(one);
        await client
          ?.query('SELECT pg_advisory_unlock($1::int, $2::int)', [LEADS, one.key])
          .catch(() => undefined); // the lock went with the connection
        say(`${number} ${LEADS_NO_MORE}`);
      };
    },
    tell: (topic, id) => say(`${number} ${topic} ${id}`),
    onTold: (topic, listener) => void listeners.set(topic, listener),
    async close() {
      closing = true;
      clearInterval(timer);
      await turns;
      await endAllLed();
      // its end comes after what it was asked before: to tell that somebody was removed, say
      const ended = client?.end();
      await Promise.race([ended, sleep(LAST_WORDS_MS, undefined, { ref: false })]);
      // whoever does not answer is not waited for
      client?.connection.stream.destroy();
    },
  };
}

async function newNumber(client: Client): Promise<number> {
  const { rows } = await client.query<{ number: number }>("SELECT nextval('longlist_instances') AS number");
  const [row] = rows;
  if (row === undefined) throw new Error('The database gave this instance no number.');
  return row.number;
}

function numberOf(what: string): number {
  let number = 0;
  for (const letter of what) number = (Math.imul(number, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return number;
}
