/**
 * Measures the profile reader on resumes with known truth: `node test/quality/profile.ts [--verbose]`.
 * Data folder: LONGLIST_DATA, else ../shared/data beside the repository. Prints precision, recall and F1 per field.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Profile } from '#service/intelligence/profile.ts';
import { findDates } from '#service/intelligence/resume/dates.ts';
import { degreeLevel } from '#service/intelligence/resume/degrees.ts';
import { listedItems } from '#service/intelligence/resume/skills.ts';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { fold } from '#service/intelligence/resume/lines.ts';
import { createFullReader } from '#service/engine/full_reader.ts';
import { shippedLexicon } from '../helpers/lexicon.ts';
import { countOf, dataFolder, printScores, Scores } from './measure.ts';
import { listedSkillsCount, wantedSkills } from './skills_score.ts';

// What the truth of the data takes as "present".
const REFERENCE = '2026-11';

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
  school: 0.93,
  degree: 0.93,
  'skills (recall)': 0.9,
  'skills (listed)': 0.9,
};

type Job = { title?: string; company?: string; start?: string; end?: string; dates?: string };
type School = { institution?: string; degree?: string; area?: string; date?: string };
type Expected = {
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  location?: string | null;
  employment?: Job[];
  education?: School[];
  skills?: string[];
};
type Entry = { path: string; expected?: Expected; expected_source?: string };

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
let read = 0;
const unread: string[] = [];

for (const entry of entries) {
  const expected = entry.expected;
  if (expected === undefined || entry.path.startsWith('robust/')) continue;
  const result = await readFully(readFileSync(join(folder, 'resumes', entry.path)), {
    file_name: entry.path.split('/').at(-1) ?? null,
  });
  if (!result.ok) {
    unread.push(`${entry.path} (${result.reason})`);
    continue;
  }
  read += 1;
  const profile = readProfile(result.document, { reference_date: REFERENCE, lexicon });
  const tell = (
    field: string,
    want: readonly string[],
    got: readonly string[],
    same: (a: string, b: string) => boolean,
  ): void => {
    const count = countOf(want, got, same);
    scores.add(field, count);
    if (verbose && (count.hit < count.want || count.hit < count.got)) {
      console.log(`${entry.path} ${field}\n   want ${JSON.stringify(want)}\n   got  ${JSON.stringify(got)}`);
    }
  };

  // Truth taken from the same text by two extractors knows e-mail and telephone only.
  const whole = !(entry.expected_source ?? '').startsWith('auto');
  if (whole || one(expected.email).length > 0) {
    tell('email', one(expected.email), profile.emails.slice(0, 1), (a, b) => a.toLowerCase() === b);
  }
  if (whole || one(expected.phone).length > 0) {
    tell('phone', one(expected.phone), profile.phones.slice(0, 1), samePhone);
  }
  if (!whole) continue;
  tell('name', one(expected.name), one(profile.name), (a, b) => fold(a) === fold(b));
  tell('location', one(expected.location), one(profile.location?.raw), (a, b) => fold(b) === fold(a));
  if (expected.employment !== undefined) measureWork(expected.employment, profile, tell);
  if (expected.education !== undefined) {
    tell(
      'school',
      expected.education.flatMap(({ institution }) => one(institution)),
      profile.education.flatMap(({ school }) => one(school)),
      contains,
    );
    tell(
      'degree',
      expected.education.flatMap(({ degree }) => one(degree)),
      profile.education.flatMap(({ degree }) => one(degree)),
      sameDegree,
    );
  }
  if (expected.skills !== undefined && expected.skills.length > 0) {
    const listed = listedSkillsCount(profile, expected.skills);
    scores.add('skills (listed)', listed);
    if (verbose && (listed.hit < listed.want || listed.hit < listed.got)) {
      const missing = listed.wanted.filter(
        (name) => !listed.given.some((other) => fold(other) === fold(name)),
      );
      const extra = listed.given.filter((name) => !listed.wanted.some((other) => fold(other) === fold(name)));
      console.log(
        `${entry.path} skills\n   missed ${JSON.stringify(missing)}\n   beyond ${JSON.stringify(extra)}`,
      );
    }
    const got = [
      ...profile.skills.filter(({ evidence }) => evidence.length > 0).map(({ name }) => name),
      ...profile.languages.map(({ name }) => name),
      ...listedItems(result.document, profile.sections, lexicon).map(({ text }) => text),
    ];
    scores.add('skills (recall)', {
      ...countOf(wantedSkills(expected.skills), [...new Set(got)], (a, b) => fold(a) === fold(b)),
      got: 0,
    });
  }
}

console.log(`profile: ${read} resumes read, ${unread.length} not (${unread.join(', ')})`);
const missed = printScores(process.env['LONGLIST_MEASURE'] ?? 'profile', scores, FLOORS);
if (missed.length > 0) console.error(`profile: below the floor: ${missed.join(', ')}`);
process.exitCode = missed.length > 0 ? 1 : 0;

type Tell = (
  field: string,
  want: readonly string[],
  got: readonly string[],
  same: (a: string, b: string) => boolean,
) => void;

function measureWork(jobs: readonly Job[], profile: Profile, tell: Tell): void {
  const wanted = jobs.map((job) => ({
    title: job.title ?? '',
    employer: job.company ?? '',
    ...wantedDates(job),
  }));
  const got = profile.work.map((entry) => ({
    title: entry.title ?? '',
    employer: entry.employer ?? '',
    start: month(entry.start),
    end: entry.current ? 'present' : month(entry.end),
  }));
  const pick = (field: 'title' | 'employer' | 'start' | 'end'): void =>
    tell(
      field,
      wanted.map((job) => job[field]).filter((text) => text !== ''),
      got.map((job) => job[field]).filter((text) => text !== ''),
      equal,
    );
  pick('title');
  pick('employer');
  pick('start');
  pick('end');
  tell('whole job (title, employer, dates)', wanted.map(joined), got.map(joined), (a, b) => a === b);
}

function wantedDates(job: Job): { start: string; end: string } {
  if (job.dates === undefined) return { start: job.start ?? '', end: job.end ?? '' };
  const [range] = findDates(job.dates, REFERENCE);
  return {
    start: month(range?.start ?? null),
    end: range?.current === true ? 'present' : month(range?.end ?? null),
  };
}

function month(date: { year: number; month: number | null } | null): string {
  if (date === null) return '';
  return date.month === null ? String(date.year) : `${date.year}-${String(date.month).padStart(2, '0')}`;
}

function samePhone(a: string, b: string): boolean {
  return digits(a).slice(-7) === digits(b).slice(-7);
}

function contains(a: string, b: string): boolean {
  const [left, right] = [fold(a), fold(b)];
  return left === right || left.includes(right) || right.includes(left);
}

function sameDegree(a: string, b: string): boolean {
  return contains(a, b) || (degreeLevel(a) !== null && degreeLevel(a) === degreeLevel(b));
}

function one(value: string | null | undefined): string[] {
  return value === null || value === undefined || value === '' ? [] : [value];
}

function equal(a: string, b: string): boolean {
  return fold(a) === fold(b);
}

function joined(job: { title: string; employer: string; start: string; end: string }): string {
  return [job.title, job.employer, job.start, job.end].map(fold).join(' / ');
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, '');
}
