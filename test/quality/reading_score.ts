import type { PartialDate, Profile } from '#service/intelligence/profile.ts';
import { findDates } from '#service/intelligence/language/dates.ts';
import { degreeLevel } from '#service/intelligence/language/degrees.ts';
import { namedLanguages } from '#service/intelligence/language/language_names.ts';
import { fold } from '#service/intelligence/language/lines.ts';
import { countOf, type Count, type Scores } from './measure.ts';
import { listedSkillsCount } from './skills_score.ts';

/** What the truth of the data takes as "present". */
export const REFERENCE = '2026-11';
/** From here on the interface shows a field without a mark. */
const SURE = 0.6;

type TrueJob = {
  title?: string;
  company?: string;
  start?: string;
  end?: string;
  dates?: string;
  place?: string;
};
type TrueSchool = { institution?: string; degree?: string; area?: string };

/** What is known of a resume: a field that is absent is unknown, null is known not to stand there. */
export type Known = {
  readonly name?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly location?: string | null;
  readonly employment?: readonly TrueJob[];
  readonly education?: readonly TrueSchool[];
  readonly skills?: readonly string[];
  readonly languages?: readonly string[];
  readonly certificates?: readonly string[];
};

/** A field that was read: how sure the reader was, and whether it is right. */
export type Mark = { readonly field: string; readonly sure: number; readonly right: boolean };

/** Wanted and given values of one field, for who wants to see them. */
export type Compared = Count & { readonly field: string; readonly values: unknown };

type Same = (wanted: string, given: string) => boolean;

/**
 * Compares a profile with what is known, field by field. A resume that could not be read has the empty profile: all of
 * its fields are missing.
 */
export function compareReading(known: Known, profile: Profile): Compared[] {
  const compared: Compared[] = [];
  const compare = (field: string, want: readonly string[], got: readonly string[], same: Same): void => {
    compared.push({ field, ...countOf(want, got, same), values: { want, got } });
  };
  const single = (
    field: 'name' | 'email' | 'phone' | 'location',
    got: readonly string[],
    same: Same,
  ): void => {
    if (known[field] !== undefined) compare(field, one(known[field]), got, same);
  };
  single('name', one(profile.name), sameName);
  single('email', profile.emails.slice(0, 1), equal);
  single('phone', profile.phones.slice(0, 1), samePhone);
  single('location', one(profile.location?.raw), samePlace);
  if (known.employment !== undefined) {
    const wanted = known.employment.map(wantedJob);
    const given = profile.work.map(givenJob);
    for (const field of ['title', 'employer', 'start', 'end'] as const) {
      compare(field, texts(wanted, field), texts(given, field), equal);
    }
    const places = known.employment.flatMap(({ place }) => one(place));
    const read = profile.work.flatMap(({ location }) => one(location));
    if (places.length > 0) compare('job place', places, read, equal);
    compare('whole job', wanted.map(wholeJob), given.map(wholeJob), (a, b) => a === b);
  }
  if (known.education !== undefined) {
    const schools = known.education.flatMap(({ institution }) => one(institution));
    compare(
      'school',
      schools,
      profile.education.flatMap(({ school }) => one(school)),
      sameSchool,
    );
    const degrees = known.education.filter(({ degree }) => one(degree).length > 0);
    const wanted = degrees.map(({ degree, area }) => `${degree}\t${area ?? ''}`);
    compare('degree', wanted, degreesOf(profile.education), sameDegree);
  }
  if (known.skills !== undefined && known.skills.length > 0) {
    const { wanted, given, ...count } = listedSkillsCount(profile, known.skills);
    compared.push({ field: 'skills', ...count, values: { want: wanted, got: given } });
  }
  if (known.languages !== undefined) {
    compare(
      'languages',
      known.languages.map(languageName),
      profile.languages.map(({ name }) => name),
      equal,
    );
  }
  if (known.certificates !== undefined) {
    compare(
      'certificates',
      known.certificates,
      profile.certifications.map(({ name }) => name),
      equal,
    );
  }
  return compared;
}

/** Adds what was compared to scores. */
export function addTo(scores: Scores, compared: readonly Compared[]): void {
  for (const { field, want, got, hit } of compared) scores.add(field, { want, got, hit });
}

/** Every field with a confidence whose truth is known. */
export function marksOf(known: Known, { confidence, ...profile }: Profile): Mark[] {
  const marks: Mark[] = [];
  const mark = (
    path: string,
    field: string,
    value: string | null | undefined,
    right: Same,
    among: readonly string[],
  ): void => {
    const sure = confidence[path];
    if (sure === undefined || value === null || value === undefined || value === '') return;
    marks.push({ field, sure, right: among.some((wanted) => right(wanted, value)) });
  };
  if (known.name !== undefined) mark('name', 'name', profile.name, sameName, one(known.name));
  if (known.email !== undefined) mark('emails.0', 'email', profile.emails[0], equal, one(known.email));
  if (known.phone !== undefined) mark('phones.0', 'phone', profile.phones[0], samePhone, one(known.phone));
  if (known.location !== undefined) {
    mark('location', 'location', profile.location?.raw, samePlace, one(known.location));
  }
  const jobs = known.employment?.map(wantedJob);
  for (const [at, entry] of jobs === undefined ? [] : profile.work.map(givenJob).entries()) {
    mark(`work.${at}.title`, 'title', entry.title, equal, texts(jobs!, 'title'));
    mark(`work.${at}.employer`, 'employer', entry.employer, equal, texts(jobs!, 'employer'));
    const dates = jobs!.map(({ start, end }) => `${start} to ${end}`);
    mark(`work.${at}.dates`, 'dates', `${entry.start} to ${entry.end}`, equal, dates);
  }
  const schools = known.education;
  for (const [at, entry] of schools === undefined ? [] : profile.education.entries()) {
    mark(
      `education.${at}.school`,
      'school',
      entry.school,
      sameSchool,
      schools!.flatMap(({ institution }) => one(institution)),
    );
    const degrees = schools!.map(({ degree, area }) => `${degree ?? ''}\t${area ?? ''}`);
    mark(`education.${at}.degree`, 'degree', degreesOf([entry])[0], sameDegree, degrees);
  }
  return marks;
}

/** Prints how many of the marked and of the unmarked fields are wrong; the promise is many of the first, few of the second. */
export function printMarks(name: string, marks: readonly Mark[]): void {
  const wrong = (own: readonly Mark[]): string =>
    own.length === 0
      ? 'none'
      : `${((own.filter(({ right }) => !right).length / own.length) * 100).toFixed(1)} % of ${own.length}`;
  const marked = marks.filter(({ sure }) => sure < SURE);
  const unmarked = marks.filter(({ sure }) => sure >= SURE);
  console.log(
    `${name}: wrong among fields marked as unsure ${wrong(marked)} (goal 60 % or more), among the others ${wrong(unmarked)} (goal 3 % or less)`,
  );
  const fields = Map.groupBy(unmarked, ({ field }) => field);
  console.log(
    `   unmarked, wrong: ${[...fields].map(([field, own]) => `${field} ${wrong(own)}`).join('; ')}`,
  );
}

type JobText = {
  readonly title: string;
  readonly employer: string;
  readonly start: string;
  readonly end: string;
};

function wantedJob(job: TrueJob): JobText {
  const { title = '', company = '', start = '', end = '', dates } = job;
  if (dates === undefined) return { title, employer: company, start, end };
  const [range] = findDates(dates, REFERENCE);
  return {
    title,
    employer: company,
    start: month(range?.start ?? null),
    end: range?.current === true ? 'present' : month(range?.end ?? null),
  };
}

function givenJob(entry: Profile['work'][number]): JobText {
  return {
    title: entry.title ?? '',
    employer: entry.employer ?? '',
    start: month(entry.start),
    end: entry.current ? 'present' : month(entry.end),
  };
}

function texts(jobs: readonly JobText[], field: keyof JobText): string[] {
  return jobs.map((job) => job[field]).filter((text) => text !== '');
}

function wholeJob({ title, employer, start, end }: JobText): string {
  return [title, employer, start, end].map(fold).join(' / ');
}

function month(date: PartialDate | null): string {
  if (date === null) return '';
  return date.month === null ? String(date.year) : `${date.year}-${String(date.month).padStart(2, '0')}`;
}

function equal(a: string, b: string): boolean {
  return fold(a) === fold(b);
}

const national = (digits: string): string => digits.replace(/^0/, '');

/** All digits agree; the country's code may be missing on one side, with the zero that then stands in its place. */
function samePhone(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => text.replaceAll(/\D/g, '').replace(/^00/, ''));
  const [long = '', short = ''] = [left!, right!].toSorted((x, y) => y.length - x.length);
  return long === short || (long.endsWith(national(short)) && long.length - national(short).length <= 3);
}

/** One of the forms that are right, which stand with tabs between. */
function sameName(wanted: string, given: string): boolean {
  return wanted.split('\t').some((form) => equal(form, given));
}

/** The place itself or, where an address stands after a tab, the place with any more of its words. */
function samePlace(wanted: string, given: string): boolean {
  const [place = '', address = ''] = wanted.split('\t').map((text) => fold(text));
  const words = fold(given).split(' ');
  const within = words.every((word) => address.split(' ').includes(word));
  return fold(given) === place || (within && fold(given).includes(place));
}

/** Words that only join a degree and its field. */
const JOINING = new Set([
  'in',
  'of',
  'en',
  'em',
  'the',
  'and',
  'und',
  'de',
  'des',
  'du',
  'di',
  'del',
  'w',
  'fach',
]);

function wordsOfDegree(text: string): Set<string> {
  return new Set(
    fold(text)
      .split(' ')
      .filter((word) => word !== '' && !JOINING.has(word)),
  );
}

/**
 * A degree is right when its level and its name are: degree and field as read have all words of the name, and the degree
 * no others but those of the name and the field. What stands in brackets repeats the name.
 * @param wanted name and field with a tab between; `given` likewise.
 */
function sameDegree(wanted: string, given: string): boolean {
  const [name = '', area = ''] = wanted.split('\t');
  const [degree = '', field = ''] = given.split('\t');
  const [needed, allowed, read, beside] = [unbracketed(name), `${name} ${area}`, degree, field].map(
    wordsOfDegree,
  );
  const level = degreeLevel(name) ?? degreeLevel(`${name} ${area}`);
  return (
    [...needed!].every((word) => read!.has(word) || beside!.has(word)) &&
    [...read!].every((word) => allowed!.has(word)) &&
    (level === null || degreeLevel(degree) === level)
  );
}

function degreesOf(education: Profile['education']): string[] {
  return education.flatMap(({ degree, field }) => one(degree).map((name) => `${name}\t${field ?? ''}`));
}

/** Equal but for what stands in brackets behind the name. */
function sameSchool(a: string, b: string): boolean {
  return equal(unbracketed(a), unbracketed(b));
}

function unbracketed(text: string): string {
  return text.replaceAll(/\s*\([^)]*\)/g, '');
}

/** The one name a language has in profiles; the text itself where it is not known. */
function languageName(text: string): string {
  return namedLanguages(text)[0]?.canonical ?? text;
}

function one(value: string | null | undefined): string[] {
  return value === null || value === undefined || value === '' ? [] : [value];
}
