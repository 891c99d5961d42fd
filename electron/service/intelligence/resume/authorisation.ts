import type { ResumeDocument } from '../document.ts';
import type { Section, Statement } from '../profile.ts';
import { oneReading, type Reading } from './reading.ts';

/** What the resume says of the right to work; never inferred. */
export function readAuthorisation(
  _document: ResumeDocument,
  _sections: readonly Section[],
): Reading<Statement | null> {
  return oneReading<Statement>('work_authorisation', null, 0);
}
