import type { KeyKind } from './keys.ts';

/** What two records have in common, by the name clients see. */
export type SameThing =
  | 'same_file'
  | 'same_email'
  | 'same_link'
  | 'same_phone'
  | 'same_name_and_employer'
  | 'same_name_and_school'
  | 'same_site';

export const SAME: Readonly<Record<KeyKind, SameThing>> = {
  email: 'same_email',
  phone: 'same_phone',
  link: 'same_link',
  site: 'same_site',
  name_employer: 'same_name_and_employer',
  name_school: 'same_name_and_school',
};

/**
 * How much each thing alone says that two records are one person, 0 … 1; set by judgement, not measured.
 * Couples share a telephone, colleagues a site; namesakes work for the same large employer.
 */
export const STRENGTH: Readonly<Record<SameThing, number>> = {
  same_file: 0.95,
  same_email: 0.9,
  same_link: 0.85,
  same_phone: 0.8,
  same_name_and_employer: 0.7,
  same_name_and_school: 0.6,
  same_site: 0.3,
};

/** Several reasons together, as if each were evidence of its own: 0 … 1, rounded to two places. */
export function together(strengths: readonly number[]): number {
  const doubt = strengths.reduce((left, strength) => left * (1 - strength), 1);
  return Math.round((1 - doubt) * 100) / 100;
}

/** Below this it is not probably the same person. */
export const PROBABLY = 0.5;
