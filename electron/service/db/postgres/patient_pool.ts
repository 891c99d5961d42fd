import type { Pool, PoolClient, PoolConfig } from 'pg';

/** Nobody was given a connection for so many seconds: the server, or the way to it, is away. */
const STUCK_SECONDS = 10;

type Given = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/** Tells of a connection in the library's other way, by a callback. */
async function answer(connected: Promise<PoolClient>, given: Given): Promise<void> {
  const client = await connected.catch((error: Error) => error);
  if (client instanceof Error) given(client, undefined, () => undefined);
  else given(undefined, client, (release) => client.release(release));
}

/**
 * A pool that lets everybody wait their turn, however many are before them, as long as somebody's turn comes. The
 * library has one limit for the making of a connection and for the wait until one is free, so that those who wait would
 * be told that the server is away when only many ask.
 * @param Base the library's pool.
 */
export const patient = (Base: typeof Pool): typeof Pool =>
  class extends Base {
    #given = 0;

    constructor(config: PoolConfig) {
      super({ ...config, connectionTimeoutMillis: 0 });
      this.on('acquire', () => (this.#given += 1));
    }

    override connect(): Promise<PoolClient>;
    override connect(callback: Given): void;
    override connect(callback?: Given): Promise<PoolClient> | void {
      const connected = this.#connect();
      if (callback === undefined) return connected;
      // as the library's own `query` asks
      void answer(connected, callback);
    }

    async #connect(): Promise<PoolClient> {
      let given = this.#given;
      let seconds = 0;
      const asked = super.connect();
      let timer: NodeJS.Timeout | undefined;
      const stuck = new Promise<never>((_resolve, reject) => {
        // one after the other: a process that had no time to listen for a minute has waited for one second
        timer = setInterval(() => {
          seconds = given === this.#given ? seconds + 1 : 0;
          given = this.#given;
          if (seconds === STUCK_SECONDS) reject(new Error('timeout: no connection for 10 seconds'));
        }, 1000).unref();
      });
      try {
        return await Promise.race([asked, stuck]);
      } catch (error) {
        // what comes after all is for the next one
        asked.then(
          (client) => client.release(),
          () => undefined,
        );
        throw error;
      } finally {
        clearInterval(timer);
      }
    }
  };
