import { createStore } from '../../lib/external_store.ts';
import { keep, kept } from '../../lib/local_storage.ts';

const KEY = 'palette.recent';
const MOST = 5;

function before(): readonly string[] {
  try {
    const ids: unknown = JSON.parse(kept(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string').slice(0, MOST) : [];
  } catch {
    return []; // somebody else wrote there
  }
}

/** Ids of what was done from the palette last, the newest first. Jobs and actions alone: no names of people are kept. */
export const recent = createStore<readonly string[]>(before());

export function remember(id: string): void {
  recent.update((ids) => [id, ...ids.filter((one) => one !== id)].slice(0, MOST));
  keep(KEY, JSON.stringify(recent.get()));
}
