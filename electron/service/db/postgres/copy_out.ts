import type { Connection, Pool, PoolClient, Submittable } from 'pg';
import type { ReadInBulk } from '../bulk_read.ts';
import { told } from './connections.ts';
import { fromStored, toStored } from './texts.ts';

/*
 * Rows as the server has them. The library asks for every value as text, and to write bytes as hexadecimal digits is most
 * of what the server then does, and to read them half of what this process does.
 */

/** What comes before the first row, and the number of columns that says that there is none any more. */
const HEADER_BYTES = 19;
const NO_MORE = -1;

/** `COPY (…) TO STDOUT (FORMAT binary)`: a row is a message. */
class CopyOut implements Submittable {
  readonly #text: string;
  readonly #rows: Buffer[] = [];
  readonly #done = Promise.withResolvers<readonly Buffer[]>();
  readonly rows = this.#done.promise;

  constructor(text: string) {
    this.#text = text;
  }
  submit(connection: Connection): void {
    connection.query(this.#text);
  }
  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    // the library uses its buffer again
    this.#rows.push(Buffer.from(chunk));
  }
  handleReadyForQuery(): void {
    this.#done.resolve(this.#rows);
  }
  handleError(error: Error): void {
    this.#done.reject(error);
  }
  handleCommandComplete(): void {}
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handlePortalSuspended(): void {}
  handleEmptyQuery(): void {}
}

/** Reads in bulk from a server. */
export function bulkReader(pool: Pool): ReadInBulk {
  return async (query, parameters, columns) => {
    const client = await told(pool.connect());
    try {
      // it takes no parameters
      const text = query.replaceAll(/\$(\d+)/gu, (_, place: string) =>
        literal(client, parameters[Number(place) - 1]),
      );
      const messages = await told(client.query(new CopyOut(`COPY (${text}) TO STDOUT (FORMAT binary)`)).rows);
      return rowsOf(messages, Object.entries(columns));
    } finally {
      client.release();
    }
  };
}

function literal(client: PoolClient, value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return client.escapeLiteral(toStored(value) as string);
  throw new Error('Only texts and numbers can be asked for in bulk.');
}

function rowsOf(
  messages: readonly Buffer[],
  columns: readonly (readonly [name: string, kind: string])[],
): unknown[] {
  const rows: unknown[] = [];
  for (const [number, message] of messages.entries()) {
    let at = number === 0 ? HEADER_BYTES : 0;
    if (at === message.length || message.readInt16BE(at) === NO_MORE) continue;
    at += 2;
    const row: Record<string, unknown> = {};
    for (const [name, kind] of columns) {
      const length = message.readInt32BE(at);
      at += 4;
      row[name] = length < 0 ? null : valueOf(message, at, length, kind);
      at += Math.max(0, length);
    }
    rows.push(row);
  }
  return rows;
}

function valueOf(message: Buffer, at: number, length: number, kind: string): unknown {
  if (kind === 'bytes') return message.subarray(at, at + length);
  if (kind === 'number') return Number(message.readBigInt64BE(at));
  return fromStored(message.toString('utf8', at, at + length));
}
