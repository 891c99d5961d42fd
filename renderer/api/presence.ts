import { useEffect } from 'react';
import { createStore } from '../lib/external_store.ts';
import { longlist } from './client.ts';
import { useMe } from './me.ts';

/** Somebody who looks at the same. */
export type Other = { readonly id: string; readonly name: string };

const NOBODY: readonly Other[] = [];
/** As the service wants it; after 25 seconds of silence somebody is gone. */
const EVERY_MS = 10_000;

/** Who else looks at what is on screen: of the place that was told last, and nobody as long as it is not known. */
export const others = createStore<readonly Other[]>(NOBODY);

/**
 * Tells others in the office what is on screen, and hears who looks at the same: at once when that changes, and again
 * as long as the page is in sight. Where nobody has an account, nobody is told anything.
 * @param place candidate: or job: with an id; null for what nobody would ask about
 */
export function usePresence(place: string | null): void {
  const has_account = Boolean(useMe().data?.user);
  useEffect(() => {
    if (!has_account) return undefined;
    let is_here = true;
    let timer: number | undefined;
    const tell = async (): Promise<void> => {
      window.clearTimeout(timer);
      const seen = document.visibilityState === 'visible' ? place : null;
      const answer = longlist.tellPresence({ place: seen }, { keepalive: true });
      const { people } = await answer.catch(() => ({ people: NOBODY }));
      if (!is_here) return;
      others.set(people.length === 0 ? NOBODY : people);
      window.clearTimeout(timer);
      // nobody is told again and again that nothing is looked at
      if (seen !== null) timer = window.setTimeout(() => void tell(), EVERY_MS);
    };
    const told = (): void => void tell();
    document.addEventListener('visibilitychange', told);
    void tell();
    return () => {
      is_here = false;
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', told);
      others.set(NOBODY);
    };
  }, [place, has_account]);
}
