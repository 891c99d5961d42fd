import { randomBytes } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { migrations } from '#service/db/migrations.ts';
import { openPostgres } from '#service/db/postgres/open.ts';
import { createService } from '#service/index.ts';
import { pgvectorProblem } from '#service/nearest/pgvector/pgvector.ts';
import { temporaryFolder, testOptions, testService } from '../helpers/service.ts';
import { asAdmin } from './as_admin.ts';

/** Starts on databases that are new, or not as they have to be. What is asked of every start is in trouble.test.ts. */

const server = process.env['LONGLIST_TEST_POSTGRES'];

/** An empty database that goes with the test, and the name of it. */
async function emptyDatabase() {
  const name = `longlist_test_start_${randomBytes(6).toString('hex')}`;
  await asAdmin(`${server}/postgres`, `CREATE DATABASE ${name}`);
  onTestFinished(async () => {
    await asAdmin(`${server}/postgres`, `DROP DATABASE ${name} WITH (FORCE)`);
  });
  return { name, database: `${server}/${name}` };
}

/** The address of a database for an account that has nothing but the right to connect. */
async function asWeak({ name, database }: { name: string; database: string }): Promise<string> {
  await asAdmin(database, `CREATE ROLE ${name} LOGIN PASSWORD 'weak'`);
  onTestFinished(async () => {
    await asAdmin(`${server}/postgres`, `DROP ROLE ${name}`);
  });
  const url = new URL(database);
  url.username = name;
  url.password = 'weak';
  return url.href;
}

it('two that start at once on an empty database make its tables once, and both work', async () => {
  const { database } = await emptyDatabase();
  const started = await Promise.all([
    testService({ data_dir: temporaryFolder(), database }),
    testService({ data_dir: temporaryFolder(), database }),
  ]);
  expect(await asAdmin(database, 'SELECT version::int AS version FROM longlist_model')).toEqual([
    { version: migrations.at(-1)!.version },
  ]);
  // one of them made the first client, with the right of which both are asked
  const [maker, ...none] = started.filter(({ token }) => token !== '');
  expect(none).toEqual([]);
  const { token } = maker!;
  const tag = { tag_type: 'specialty_name', is_standardized: false, name: 'Chef' };
  const [first, second] = started;
  expect((await first.api('POST', '/api/v1/tags', tag, { token })).status).toBe(201);
  const seen = (await second.api('GET', '/api/v1/tags', undefined, { token })).body.results;
  expect(seen).toMatchObject([{ name: 'Chef' }]);
  const stages = (await second.api('GET', '/api/v1/nomination_stages', undefined, { token })).body.results;
  const names = stages.map(({ name }: { name: string }) => name);
  expect(names).toEqual([...new Set(names)]);
});

it('a server that is older than version 17 is refused, and nothing is made on it', async () => {
  const { name, database } = await emptyDatabase();
  await asAdmin(
    database,
    `CREATE FUNCTION current_setting(asked text) RETURNS text LANGUAGE sql
      AS $$ SELECT CASE asked WHEN 'server_version_num' THEN '160004' ELSE pg_catalog.current_setting(asked) END $$`,
    `ALTER DATABASE ${name} SET search_path = public, pg_catalog`,
  );
  await expect(createService(testOptions({ database }))).rejects.toThrow(
    'Longlist needs PostgreSQL 17 or newer. Update the server, then start again.',
  );
  expect(await asAdmin(database, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).toEqual([]);
});

it('an account that may make no tables is told who may', async () => {
  const empty = await emptyDatabase();
  await expect(createService(testOptions({ database: await asWeak(empty) }))).rejects.toThrow(
    'does not let this account make tables. Make the account the owner of the database',
  );
});

it('a server that speaks no TLS is not used by one that asks for it', async () => {
  const { database } = await emptyDatabase();
  await expect(createService(testOptions({ database: `${database}?sslmode=verify-full` }))).rejects.toThrow(
    'cannot be spoken to safely. Check its certificate, or the sslmode in its address',
  );
});

it.each([
  ['is not on the server', '0A000', 'is not there (refused). Install it on the server, then start again'],
  [
    'may not be added',
    '42501',
    'may not add the extension pgvector (refused). A superuser can: CREATE EXTENSION',
  ],
])('pgvector that %s: it is said what to do', async (_what, code, sentence) => {
  const { database } = await emptyDatabase();
  await asAdmin(
    database,
    `CREATE FUNCTION refused() RETURNS event_trigger LANGUAGE plpgsql
      AS $$ BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = '${code}'; END $$`,
    `CREATE EVENT TRIGGER refused ON ddl_command_start WHEN TAG IN ('CREATE EXTENSION') EXECUTE FUNCTION refused()`,
  );
  const backend = await openPostgres(database, { data_dir: temporaryFolder() });
  onTestFinished(backend.close);
  expect(await pgvectorProblem(backend.db)).toContain(sentence);
});

it('pgvector that is too old is told to be updated', async () => {
  const { database } = await emptyDatabase();
  await asAdmin(
    database,
    'CREATE EXTENSION vector',
    'SET allow_system_table_mods = on',
    "UPDATE pg_extension SET extversion = '0.7.4' WHERE extname = 'vector'",
  );
  const backend = await openPostgres(database, { data_dir: temporaryFolder() });
  onTestFinished(backend.close);
  expect(await pgvectorProblem(backend.db)).toBe(
    'the extension pgvector is too old (0.7.4, needed: 0.8). Update it: ALTER EXTENSION vector UPDATE',
  );
});
