import { texts } from '../../texts.ts';

/** The places of the rail, and the second key that leads there after `g`. */
export const PLACES = [
  { to: '/import', key: 'i', name: 'import', of_job: false },
  { to: '/jobs', key: 'j', name: 'jobs', of_job: false },
  { to: '/ranking', key: 'r', name: 'ranking', of_job: true },
  { to: '/pipeline', key: 'p', name: 'pipeline', of_job: true },
  { to: '/compare', key: 'c', name: 'compare', of_job: true },
  { to: '/pool', key: 'o', name: 'pool', of_job: false },
  { to: '/share', key: 's', name: 'share', of_job: true },
  { to: '/activity', key: 'a', name: 'activity', of_job: false },
  { to: '/settings', key: ',', name: 'settings', of_job: false },
] as const;

export type Place = (typeof PLACES)[number];

export function nameOfPlace(place: Place): string {
  return texts.shell[place.name];
}

/** The keys of a place as they are shown. */
export function keysOf(place: Place): string {
  return `G ${place.key.toUpperCase()}`;
}
