/**
 * Measures the profile reader on resumes with known truth: `node test/quality/profile.ts [--verbose]`.
 * Data folder: LONGLIST_DATA, else ../shared/data beside the repository. Every file counts: what could not be read has
 * nothing right, and of a file whose truth is partial its known fields are compared. Prints precision, recall and F1 per
 * field and whether the reader knows what it does not know.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyProfile } from '#service/intelligence/profile.ts';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { createFullReader } from '#service/engine/full_reader.ts';
import { shippedLexicon } from '../helpers/lexicon.ts';
import { dataFolder, printScores, Scores } from './measure.ts';
import {
  addTo,
  compareReading,
  marksOf,
  printMarks,
  REFERENCE,
  type Known,
  type Mark,
} from './reading_score.ts';

/** F1 that the reader must reach on the labelled files. */
const FLOORS = {
  name: 0.98,
  email: 0.98,
  phone: 0.98,
  location: 0.92,
  title: 0.93,
  employer: 0.93,
  start: 0.93,
  end: 0.93,
  school: 0.9,
  degree: 0.93,
  skills: 0.9,
};

type Entry = { path: string; expected?: Known; expected_source?: string };

const folder = dataFolder();
if (folder === null || !existsSync(join(folder, 'resumes', 'manifest.json'))) {
  console.log('profile: no resumes with truth here (set LONGLIST_DATA); nothing measured.');
  process.exit(0);
}
const verbose = process.argv.includes('--verbose');
const readFully = createFullReader();
const lexicon = shippedLexicon();
const entries = JSON.parse(readFileSync(join(folder, 'resumes', 'manifest.json'), 'utf8')) as Entry[];
const scores = new Scores();
const marks: Mark[] = [];
const unread: string[] = [];
let files = 0;

for (const { path, expected, expected_source } of entries) {
  // files that must fail, or hold nobody, have no truth
  if (expected === undefined || path.startsWith('robust/')) continue;
  files += 1;
  const bytes = readFileSync(join(folder, 'resumes', path));
  const result = await readFully(bytes, { file_name: path.split('/').at(-1) ?? null });
  if (!result.ok) unread.push(`${path} (${result.reason})`);
  const profile = result.ok
    ? readProfile(result.document, { reference_date: REFERENCE, lexicon })
    : emptyProfile();
  const known = expected_source?.startsWith('auto') === true ? foundByExtractors(expected) : expected;
  const compared = compareReading(known, profile);
  addTo(scores, compared);
  marks.push(...marksOf(known, profile));
  for (const { field, want, got, hit, values } of verbose ? compared : []) {
    if (hit < want || hit < got) console.log(`${path} ${field} ${JSON.stringify(values)}`);
  }
}

console.log(`profile: ${files} resumes, ${unread.length} of them not read (${unread.join(', ')})`);
const missed = printScores('profile', scores, FLOORS);
printMarks('profile', marks);
if (missed.length > 0) console.error(`profile: below the floor: ${missed.join(', ')}`);
process.exitCode = missed.length > 0 ? 1 : 0;

/** Two extractors found e-mail and telephone in the same text; where they found none, nothing is known. */
function foundByExtractors({ email, phone }: Known): Known {
  return {
    ...(email !== null && email !== undefined && { email }),
    ...(phone !== null && phone !== undefined && { phone }),
  };
}
