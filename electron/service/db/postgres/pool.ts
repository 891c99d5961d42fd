import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool } from 'pg';
import { toldProblem } from './problem.ts';

async function told<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw toldProblem(error);
  }
}

/** A pool whose errors say when the server is away, see `ServerAway`. */
export function tellingWhenAway(pool: Pool): PostgresPool {
  return {
    options: pool.options as PostgresPool['options'],
    end: () => pool.end(),
    connect: async () => {
      const client = await told(pool.connect());
      const query = (text: string, values: readonly unknown[]) => told(client.query(text, [...values]));
      return { query, release: () => client.release() } as unknown as PostgresPoolClient;
    },
  };
}
