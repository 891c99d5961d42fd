import { createStore } from '../../lib/external_store.ts';
import { writeLocal, readLocal } from '../../lib/local_storage.ts';

const KEY = 'palette.recent';
const MAX_RECENT = 5;

function before(): readonly string[] {
  try {
    const ids: unknown = JSON.parse(readLocal(KEY) ?? '[]');
    return Array.isArray(ids)
      ? ids.filter((id): id is string => typeof id === 'string').slice(0, MAX_RECENT)
      : [];
  } catch {
    return []; // somebody else wrote there
  }
}

/**
 * Ids of what was done from the palette last, the newest first. Jobs and actions alone: no names of people are kept.
 */
export const recent = createStore<readonly string[]>(before());

export function remember(id: string): void {
  recent.update((ids) => [id, ...ids.filter((one) => one !== id)].slice(0, MAX_RECENT));
  writeLocal(KEY, JSON.stringify(recent.get()));
}
