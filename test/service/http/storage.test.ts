import Sqlite from 'better-sqlite3';
import { expect, it, vi } from 'vitest';
import { HAS_NO_DATA_FOLDER } from '../../helpers/engine.ts';
import { buildTag } from '../../helpers/factories.ts';
import { testService, type TestService } from '../../helpers/service.ts';

/** A service, and its own connection to its database: what SQLite is told there it is told by nobody else. */
async function withConnection(): Promise<{ service: TestService; connection: Sqlite.Database }> {
  const prepare = vi.spyOn(Sqlite.prototype, 'prepare');
  const service = await testService({ children: 0 });
  await service.api('GET', '/api/v1/tags');
  const own = (prepare.mock.contexts as Sqlite.Database[]).findLast(({ name }) =>
    name.endsWith('longlist.db'),
  );
  prepare.mockRestore();
  if (own === undefined) throw new Error('The service has prepared nothing.');
  return { service, connection: own };
}

const tag = (name: string) => ({ name, tag_type: 'specialty_name', is_standardized: false });

it.skipIf(HAS_NO_DATA_FOLDER).each([
  {
    what: 'a disk without room',
    // what SQLite does at this limit it does, too, when the disk has no more room
    begin: (connection: Sqlite.Database) =>
      connection.pragma(`max_page_count = ${String(connection.pragma('page_count', { simple: true }))}`),
    end: (connection: Sqlite.Database) => connection.pragma('max_page_count = 1000000'),
    says: 'The disk is full, so nothing was saved. Free some space and try again.',
  },
  {
    what: 'a folder that cannot be written to',
    begin: (connection: Sqlite.Database) => connection.pragma('query_only = ON'),
    end: (connection: Sqlite.Database) => connection.pragma('query_only = OFF'),
    says: 'The data folder cannot be written to, so nothing was saved. Check its permissions and try again.',
  },
])('$what: nothing is half saved, reading goes on, and writing when it can', async ({ begin, end, says }) => {
  const { service, connection } = await withConnection();
  const kept = await buildTag(service);
  begin(connection);
  const names = Array.from({ length: 40 }, (_, number) => `${number} ${'x'.repeat(180)}`);
  const replies = [];
  for (const name of names) replies.push(await service.api('POST', '/api/v1/tags', tag(name)));
  const refused = replies.filter(({ status }) => status !== 201);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, body } of refused) {
    expect([status, body.error.type, body.error.message]).toEqual([503, 'NOT_READY', says]);
  }
  expect((await service.api('GET', `/api/v1/tags/${kept}`)).status).toBe(200);
  expect((await service.api('GET', '/health')).body).toMatchObject({ status: 'ok' });
  end(connection);
  const { results } = (await service.api('GET', '/api/v1/tags?limit=100')).body;
  expect(results).toHaveLength(1 + names.length - refused.length);
  expect((await service.api('POST', '/api/v1/tags', tag('later'))).status).toBe(201);
});
