import type { RouteContext } from '../../context.ts';
import { one } from '../../fields.ts';
import type { Routes } from '../../slice.ts';
import { NetworkUse } from './schema.ts';

/** What the service sent to other computers, and what it may. */
export function networkRoutes(routes: Routes, { network, options }: RouteContext): void {
  routes.get('/network', {
    summary: 'List the requests this service made to other machines',
    description: 'Nothing leaves the computer unless it is listed here.',
    operationId: 'getNetworkUse',
    response: { 200: one(NetworkUse) },
    handler: async () => ({
      is_error: false as const,
      result: {
        ...network.read(),
        database_server: options.database === undefined ? null : new URL(options.database).host,
        search_server: options.opensearch === undefined ? null : new URL(options.opensearch).host,
        downloads: options.downloads ?? 'public',
      },
    }),
  });
}
