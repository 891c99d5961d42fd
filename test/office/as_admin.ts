import { Client } from 'pg';

/** Asks a server past the service; gives the rows of the last statement. */
export async function asAdmin<Row = Record<string, unknown>>(
  database: string,
  ...statements: readonly string[]
): Promise<Row[]> {
  const client = new Client({ connectionString: database });
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows as Row[];
  } finally {
    await client.end();
  }
}
