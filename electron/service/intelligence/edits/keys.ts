import type { PartialDate } from '../profile.ts';
import { keysOf } from '../language/tokens.ts';

/** The comparable form of a title, an employer, a school: case, accents and signs do not count; '' for none. */
export function fold(text: string | null): string {
  return (text ?? '')
    .toWellFormed()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The comparable form of a skill, where plus and hash signs count ("C++" is not "C"); '' for none. */
export function skillKey(name: string): string {
  const words = keysOf(name);
  return words.length > 0 ? words.join(' ') : name.trim().toLowerCase();
}

/** '2021-03', '2021' or '' without a date. */
export function dateKey(date: PartialDate | null): string {
  if (date === null) return '';
  return date.month === null ? String(date.year) : `${date.year}-${String(date.month).padStart(2, '0')}`;
}

/** Whether two dates can be the same one, one of them read with less detail; a missing one can be any. */
export function datesAgree(one: PartialDate | null, other: PartialDate | null): boolean {
  if (one === null || other === null) return true;
  if (one.year !== other.year) return false;
  return one.month === null || other.month === null || one.month === other.month;
}

/** Whether one of two names holds all words of the other ("Grill" and "Grill GmbH"); a missing one is held by any. */
export function namesAgree(one: string | null, other: string | null): boolean {
  const [less = [], more = []] = [fold(one), fold(other)]
    .map((folded) => folded.split(' ').filter((word) => word !== ''))
    .toSorted((a, b) => a.length - b.length);
  return less.every((word) => more.includes(word));
}
