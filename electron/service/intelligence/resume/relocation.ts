import type { ResumeDocument } from '../document.ts';
import type { Profile, Section } from '../profile.ts';
import { oneReading, type Reading } from './reading.ts';

/** Whether the person says they would move. */
export function readRelocation(
  _document: ResumeDocument,
  _sections: readonly Section[],
): Reading<Profile['relocation']> {
  return oneReading<NonNullable<Profile['relocation']>>('relocation', null, 0);
}
