import type { ResumeDocument } from '../document.ts';
import type { CertificationEntry, Section } from '../profile.ts';
import type { Lexicon } from '../skills/lexicon.ts';
import { listReading, type Reading } from './reading.ts';

/** Certificates and licences, from their section and where the text names one. */
export function readCertifications(
  _document: ResumeDocument,
  _sections: readonly Section[],
  _lexicon: Lexicon,
): Reading<CertificationEntry[]> {
  return listReading('certifications', [], () => 0);
}
