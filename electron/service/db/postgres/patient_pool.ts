import type { Pool, PoolClient, PoolConfig } from 'pg';

/** Nobody was given a connection for so long: the server, or the way to it, is away. */
const STUCK_MS = 10_000;

/**
 * A pool that lets everybody wait their turn, however many are before them, as long as somebody's turn comes. The
 * library has one limit for the making of a connection and for the wait until one is free, so that those who wait would
 * be told that the server is away when only many ask.
 * @param Base the library's pool.
 */
export const patient = (Base: typeof Pool): typeof Pool =>
  class extends Base {
    #given_at = 0;

    constructor(config: PoolConfig) {
      super({ ...config, connectionTimeoutMillis: 0 });
      this.on('acquire', () => (this.#given_at = performance.now()));
    }

    override async connect(): Promise<PoolClient> {
      const began = performance.now();
      const asked = super.connect();
      let timer: NodeJS.Timeout | undefined;
      const stuck = new Promise<never>((_resolve, reject) => {
        const look = (): void => {
          const left_ms = Math.max(began, this.#given_at) + STUCK_MS - performance.now();
          if (left_ms > 0) timer = setTimeout(look, left_ms).unref();
          else reject(new Error('timeout: no connection for 10 seconds'));
        };
        look();
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
        clearTimeout(timer);
      }
    }
  };
