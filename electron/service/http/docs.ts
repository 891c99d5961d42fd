import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { App } from '../api/slice.ts';
import type { ServiceOptions } from '../context.ts';
import { sendPage } from './interface_files.ts';

/**
 * `/docs`: the documentation of the API, a page of the built interface; without a build a plain one that says
 * where everything is. `/docs/longlist.ts`: the generated client, to copy.
 */
export function docsPage(app: App, { interface_dir, resources_dir }: ServiceOptions): void {
  const built = interface_dir === null ? null : path.join(interface_dir, 'docs.html');
  app.get('/docs', { config: { any_query: true } }, async (request, reply) => {
    // the page names its files beside itself
    if (request.url.split('?', 1)[0] === '/docs/') return reply.redirect('/docs', 308);
    if (built !== null && existsSync(built)) return sendPage(reply, built);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'")
      .header('referrer-policy', 'no-referrer')
      .send(PLAIN_PAGE);
  });

  app.get('/docs/longlist.ts', { config: { any_query: true } }, async (_request, reply) => {
    const source = await readFile(path.join(resources_dir, 'client/longlist.ts'), 'utf8');
    return reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', 'attachment; filename="longlist.ts"')
      .send(source);
  });
}

const PLAIN_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Longlist API</title>
<h1>Longlist API</h1>
<p>This service runs without its interface, so the page that shows every operation and tries calls is not here.</p>
<ul>
<li><a href="/openapi.json">/openapi.json</a>: the description of every operation, for any OpenAPI 3.1 tool.</li>
<li><a href="/docs/longlist.ts" download="longlist.ts">/docs/longlist.ts</a>: a TypeScript client, one file without dependencies.</li>
<li><a href="/health">/health</a>: whether the service is up.</li>
</ul>
<p>Ask for a token first: POST /api/v1/auth/tokens with grant_type=client_credentials, client_id and client_secret as a form.
Then send it as Authorization: Bearer … with every other request.</p>
</html>
`;
