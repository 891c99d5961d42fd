import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/**
 * Makes answers stale, and asks again for those on screen. One that is on its way, on screen for the first time or fetched
 * ahead, may be from before the change, but would count as new once it is here: then it is stale, too.
 */
export async function makeStale(client: QueryClient, filters: InvalidateQueryFilters = {}): Promise<void> {
  const on_their_way = client
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    // what is on screen already is given up on its way, and asked for again
    .filter((query) => query.state.data === undefined || !query.isActive());
  const here = on_their_way.map(async (query) => {
    await query.promise?.catch(() => undefined);
    await client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  });
  await Promise.all([client.invalidateQueries(filters), ...here]);
}
