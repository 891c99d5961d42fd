/**
 * Measures whether the reader knows what it does not know: `node test/quality/confidence.ts`. Fields of jobs and schools
 * are compared with the truth of the data folder (LONGLIST_DATA, else ../shared/data beside the repository), and counted
 * in bins of the confidence that the profile gives them. Below .6 the interface asks a person to look.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PartialDate } from '#service/intelligence/profile.ts';
import { findDates } from '#service/intelligence/resume/dates.ts';
import { degreeLevel } from '#service/intelligence/resume/degrees.ts';
import { fold } from '#service/intelligence/resume/lines.ts';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { readDocument } from '#service/intelligence/text/read.ts';
import { shippedLexicon } from '../helpers/lexicon.ts';
import { dataFolder } from './measure.ts';

// What the truth of the data takes as "present".
const REFERENCE = '2026-11';
/** From here on the interface shows a field without a mark. */
const SURE = 0.6;
/** How many of the fields without a mark must be right. */
const FLOOR = 0.97;
const BINS = [0, 0.4, 0.6, 0.7, 0.8, 0.9, 1.01];

type Job = { title?: string; company?: string; start?: string; end?: string; dates?: string };
type School = { institution?: string; degree?: string };
type Entry = {
  path: string;
  expected?: { employment?: Job[]; education?: School[] };
  expected_source?: string;
};
type Field = { readonly name: string; readonly sure: number; readonly right: boolean };

const folder = dataFolder();
if (folder === null || !existsSync(join(folder, 'resumes', 'manifest.json'))) {
  console.log('confidence: no resumes with truth here (set LONGLIST_DATA); nothing measured.');
  process.exit(0);
}
const lexicon = shippedLexicon();
const entries = JSON.parse(readFileSync(join(folder, 'resumes', 'manifest.json'), 'utf8')) as Entry[];
const fields: Field[] = [];
for (const { path, expected, expected_source } of entries) {
  if (expected === undefined || path.startsWith('robust/') || expected_source?.startsWith('auto') === true) {
    continue;
  }
  const result = await readDocument(readFileSync(join(folder, 'resumes', path)), {
    file_name: path.split('/').at(-1) ?? null,
  });
  // Scans are read by another program first; what it misreads is no matter of this measure.
  if (!result.ok) continue;
  const { work, education, confidence } = readProfile(result.document, {
    reference_date: REFERENCE,
    lexicon,
  });
  const tell = (key: string, name: string, value: string | null, right: (text: string) => boolean): void => {
    const sure = confidence[key];
    if (value !== null && value !== '' && sure !== undefined) {
      fields.push({ name, sure, right: right(value) });
    }
  };
  const jobs = expected.employment?.map((job) => ({ ...job, span: wantedDates(job) }));
  for (const [at, job] of jobs === undefined ? [] : work.entries()) {
    const among = (of: (job: { title?: string; company?: string; span: string }) => string | undefined) => {
      return (text: string): boolean => jobs?.some((other) => fold(of(other) ?? '') === fold(text)) === true;
    };
    tell(
      `work.${at}.title`,
      'title',
      job.title,
      among(({ title }) => title),
    );
    tell(
      `work.${at}.employer`,
      'employer',
      job.employer,
      among(({ company }) => company),
    );
    const end = job.current ? 'present' : month(job.end);
    tell(
      `work.${at}.dates`,
      'dates of jobs',
      `${month(job.start)} to ${end}`,
      among(({ span }) => span),
    );
  }
  const schools = expected.education;
  for (const [at, entry] of schools === undefined ? [] : education.entries()) {
    tell(
      `education.${at}.school`,
      'school',
      entry.school,
      (text) => schools?.some(({ institution = '' }) => within(institution, text)) === true,
    );
    tell(
      `education.${at}.degree`,
      'degree',
      entry.degree,
      (text) => schools?.some(({ degree = '' }) => within(degree, text) || sameLevel(degree, text)) === true,
    );
  }
}

const names = [...new Set(fields.map(({ name }) => name))];
for (const name of [...names, 'all']) {
  const own = fields.filter((field) => name === 'all' || field.name === name);
  const cells = BINS.slice(1).map((to, at) => {
    const from = BINS[at] ?? 0;
    return `${from}–${Math.min(1, to)}: ${rate(own.filter(({ sure }) => sure >= from && sure < to))}`;
  });
  console.log(`${name.padEnd(14)} ${cells.join('   ')}`);
}
const sure = fields.filter((field) => field.sure >= SURE);
const doubtful = fields.filter((field) => field.sure < SURE);
console.log(`confidence: without a mark right ${rate(sure)}, marked as doubtful right ${rate(doubtful)}`);
const low = sure.length > 0 && share(sure) < FLOOR;
if (low) console.error(`confidence: of the fields without a mark fewer than ${FLOOR} are right`);
process.exitCode = low ? 1 : 0;

function share(own: readonly Field[]): number {
  return own.filter(({ right }) => right).length / own.length;
}

function rate(own: readonly Field[]): string {
  return own.length === 0 ? '–' : `${share(own).toFixed(3)} of ${own.length}`;
}

function wantedDates(job: Job): string {
  if (job.dates === undefined) return `${job.start ?? ''} to ${job.end ?? ''}`;
  const [range] = findDates(job.dates, REFERENCE);
  return `${month(range?.start ?? null)} to ${range?.current === true ? 'present' : month(range?.end ?? null)}`;
}

function month(date: PartialDate | null): string {
  if (date === null) return '';
  return date.month === null ? String(date.year) : `${date.year}-${String(date.month).padStart(2, '0')}`;
}

function within(a: string, b: string): boolean {
  const [left, right] = [fold(a), fold(b)];
  return left !== '' && right !== '' && (left.includes(right) || right.includes(left));
}

function sameLevel(a: string, b: string): boolean {
  return degreeLevel(a) !== null && degreeLevel(a) === degreeLevel(b);
}
