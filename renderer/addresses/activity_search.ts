import type { ActivityEntry } from '#service/api/feeds/activity/schema.ts';

export const ACTIVITY_KINDS = [
  'decisions',
  'notes',
  'letters',
  'results',
  'candidates',
  'tags',
  'jobs',
  'access',
] as const satisfies readonly ActivityEntry['kind'][];
export const ACTORS = [
  'person',
  'program',
  'service',
] as const satisfies readonly ActivityEntry['actor']['kind'][];

/** How far back, in days; today from its first hour. */
export const PERIODS = { today: 0, week: 6, month: 29 } as const;
export type Period = keyof typeof PERIODS;

export type Actor = (typeof ACTORS)[number];

/** What the address of Activity says. */
export type ActivitySearch = {
  readonly job?: string;
  readonly candidate?: string;
  readonly by?: Actor;
  /** Somebody with an account, by id. */
  readonly person?: string;
  readonly kinds?: readonly ActivityEntry['kind'][];
  readonly when?: Period;
};

const isPeriod = (when: string): when is Period => Object.hasOwn(PERIODS, when);

/** Reads an address; what it cannot understand is left out. */
export function parseActivitySearch(raw: Record<string, unknown>): ActivitySearch {
  const { job, candidate, by, person, kinds, when } = raw;
  const known = Array.isArray(kinds) ? ACTIVITY_KINDS.filter((kind) => kinds.includes(kind)) : [];
  const actor = ACTORS.find((one) => one === by);
  return {
    ...(typeof job === 'string' && job !== '' ? { job } : {}),
    ...(typeof candidate === 'string' && candidate !== '' ? { candidate } : {}),
    ...(actor === undefined ? {} : { by: actor }),
    ...(actor === undefined && typeof person === 'string' && person !== '' ? { person } : {}),
    ...(known.length === 0 ? {} : { kinds: known }),
    ...(typeof when === 'string' && isPeriod(when) ? { when } : {}),
  };
}
