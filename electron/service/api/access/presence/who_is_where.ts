import type { Instances } from '../../../db/instances.ts';

/** A page says where it is every ten seconds; two of these may be lost. */
const STAYS_MS = 25_000;

type Seen = { readonly user_id: string; readonly place: string | null };

/** Who looks at what just now, in all instances. Nothing of it is stored. */
export type WhoIsWhere = {
  /** Notes where the page of a session is; null: nowhere. */
  note(session_id: string, seen: Seen): void;
  /** Who else is there, by their ids. */
  othersAt(place: string, user_id: string): string[];
};

/** What this instance and the others were told by pages. */
export function whoIsWhere(instances: Instances, now: () => number = () => performance.now()): WhoIsWhere {
  const places = new Map<string, Seen & { readonly until: number }>();
  const set = (session_id: string, seen: Seen): void => {
    places.set(session_id, { ...seen, until: now() + STAYS_MS });
    for (const [id, { until }] of places) if (until <= now()) places.delete(id);
  };
  instances.onTold('presence', (told) => {
    if (told === null) return;
    const { session_id, ...seen } = JSON.parse(told) as Seen & { session_id: string };
    set(session_id, seen);
  });
  return {
    note(session_id, seen) {
      set(session_id, seen);
      instances.tell('presence', JSON.stringify({ session_id, ...seen }));
    },
    othersAt: (place, user_id) => [
      ...new Set(
        [...places.values()]
          .filter((seen) => seen.place === place && seen.user_id !== user_id && seen.until > now())
          .map((seen) => seen.user_id),
      ),
    ],
  };
}
