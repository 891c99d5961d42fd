import { useQuery } from '@tanstack/react-query';
import type { SavedSearch } from '#service/api/people/saved_searches/schema.ts';
import { longlist } from './client.ts';
import { ApiError } from '../lib/errors.ts';

export type { SavedSearch };
export type SearchView = SavedSearch['view'];
/** An address: each filter by its name. */
export type SavedFilters = SavedSearch['search'];

/** What the service is asked to find the people of a search. */
export type Asks = NonNullable<SavedSearch['asks']>;

const savedSearchKeys = { ofView: (view: SearchView) => ['saved_searches', view] as const };

/** Searches of a view kept under a name, by name. */
export function useSavedSearches(view: SearchView, enabled = true) {
  return useQuery({
    enabled,
    queryKey: savedSearchKeys.ofView(view),
    queryFn: async ({ signal }) => {
      const all = await longlist.listSavedSearches({ view }, { signal }).all();
      return all.toSorted((a, b) => a.name.localeCompare(b.name));
    },
  });
}

/** Keeps a search. @throws ApiError 409 where the name is taken: see `takenBy`. */
export async function saveSearch(
  input: Omit<SavedSearch, 'id' | 'created_at' | 'modified_at'>,
): Promise<string> {
  return (await longlist.saveSearch(input)).id;
}

export async function updateSearch(
  id: string,
  changes: Partial<Pick<SavedSearch, 'name' | 'search' | 'tells' | 'asks'>>,
): Promise<void> {
  await longlist.updateSavedSearch(id, changes);
}

export async function deleteSearch(id: string): Promise<void> {
  await longlist.deleteSavedSearch(id, { keepalive: true });
}

/** The id of the search that has the name already; null for another error. */
export function takenBy(error: unknown): string | null {
  return error instanceof ApiError && error.status === 409 ? (error.details[0]?.existing_id ?? null) : null;
}

/** An address as it is kept. */
export function savedAddress(search: object): SavedFilters {
  return JSON.parse(JSON.stringify(search)) as SavedFilters;
}
