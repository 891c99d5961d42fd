import type { App } from '../api/slice.ts';
import { describeApi } from './openapi/document.ts';
import { perMethod } from './openapi/statuses.ts';
import type { DescribedRoute } from './openapi/statuses.ts';

/**
 * Collects the routes as they are added and serves them as an OpenAPI 3.1 document, made from the very
 * schemas that check requests.
 */
export function openApiRoute(app: App, version: string): { close(): void } {
  const routes: DescribedRoute[] = [];
  let open = true;
  app.addHook('onRoute', (route) => {
    if (!open || route.schema?.summary === undefined) return;
    routes.push(...perMethod(route).filter(({ method }) => method !== 'HEAD'));
  });
  let document: string | undefined;
  app.get('/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(describeApi(routes, version));
    reply.type('application/json; charset=utf-8');
    return document;
  });
  return {
    close: () => {
      open = false;
    },
  };
}
