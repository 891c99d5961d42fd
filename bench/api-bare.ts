/**
 * The peers of bench/api.ts: Fastify with one route that does nothing but send the bytes it was given, and one
 * that reads a job with a prepared statement and sends it, without token, rules, entity tag or log.
 */
import Sqlite from 'better-sqlite3';
import Fastify from 'fastify';

export type Peers = { readonly body: string; readonly database: string };

process.once('message', async ({ body, database }: Peers) => {
  const app = Fastify({ forceCloseConnections: true });
  app.get('/bytes/:id', async (_request, reply) => {
    reply.type('application/json; charset=utf-8');
    return body;
  });
  const file = new Sqlite(database, { readonly: true });
  const read = file.prepare(
    'SELECT id, title, description, status, job_posting_urls, remote_id, created_at, modified_at FROM jobs WHERE id = ?',
  );
  app.get<{ Params: { id: string } }>('/read/:id', async (request, reply) => {
    const row = read.get(request.params.id) as { job_posting_urls: string };
    reply.type('application/json; charset=utf-8');
    const result = { ...row, job_posting_urls: JSON.parse(row.job_posting_urls) as unknown };
    return JSON.stringify({ is_error: false, result });
  });
  process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
});
