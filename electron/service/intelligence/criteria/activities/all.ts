import type { Activity } from './activity.ts';
import { BUSINESS } from './business.ts';
import { PEOPLE } from './people.ts';
import { PUBLIC_LIFE } from './public_life.ts';
import { SOFTWARE } from './software.ts';
import { TRADES } from './trades.ts';

/** Everything a person may have done that a criterion is read as; the fewest words left over decide, then the longest match. */
export const ACTIVITIES: readonly Activity[] = [
  ...PUBLIC_LIFE,
  ...SOFTWARE,
  ...BUSINESS,
  ...PEOPLE,
  ...TRADES,
];
