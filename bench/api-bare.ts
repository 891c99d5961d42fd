/** The peer of bench/api.ts: Fastify with one route that does nothing but send the bytes it was given. */
import Fastify from 'fastify';

process.once('message', async (body: string) => {
  const app = Fastify({ forceCloseConnections: true });
  app.get('/api/v1/jobs/:id', async (_request, reply) => {
    reply.type('application/json; charset=utf-8');
    return body;
  });
  process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
});
