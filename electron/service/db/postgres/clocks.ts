import type { Client } from 'pg';

/** Times that instances write and others judge by (until when somebody is signed in) may be so far apart, no further. */
const FAR_APART_MS = 5 * 60_000;
const MINUTE_MS = 60_000;

/**
 * In words for whoever cares for this computer, what is wrong with its clock beside the server's; null where they agree.
 * Among instances whose clocks differ, what one lets in would be shut out by another.
 */
export async function clockProblem(client: Client): Promise<string | null> {
  const before = Date.now();
  const { rows } = await client.query<{ now: number }>(
    'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now',
  );
  return apart(before, rows[0]?.now ?? before, Date.now());
}

/**
 * @param server the server's clock, asked between `before` and `after` by this one's; all in ms since 1970
 */
export function apart(before: number, server: number, after: number): string | null {
  const ahead = before - server > FAR_APART_MS;
  if (!ahead && server - after <= FAR_APART_MS) return null;
  const minutes = Math.round((ahead ? before - server : server - after) / MINUTE_MS);
  return (
    `The clock of this computer is ${minutes} minutes ${ahead ? 'ahead of' : 'behind'} the database server’s, so ` +
    'people would be signed out too early or too late. Set both by the same time service'
  );
}
