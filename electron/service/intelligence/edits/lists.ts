import type {
  CertificationEntry,
  EducationEntry,
  LanguageEntry,
  Profile,
  SkillEntry,
  Span,
  WorkEntry,
} from '../profile.ts';
import type { ProfileEdit } from '../profile_edits.ts';
import { interval, monthIndex } from '../language/dates.ts';
import type { EntryEdit, Identity } from './entry_edits.ts';
import { levelOf } from './normalize.ts';
import { dateKey, datesAgree, fold, namesAgree, skillKey } from './keys.ts';

/** What edits are applied with. */
export type EditOptions = {
  /** 'YYYY-MM': the month "present" means, normally when the file was received. */
  readonly reference_date: string;
  /** The lexicon's label of a skill by any of its names; null for one it does not know. */
  readonly canonicalOf: (name: string) => string | null;
  /** The text the profile was read from; null where there is none. */
  readonly text: string | null;
};

export type ListField = 'work' | 'education' | 'skills' | 'languages' | 'certifications';
type ValueOf<Field extends ListField> = NonNullable<Extract<ProfileEdit, { field: Field }>['value']>;
export type EntryOf<Field extends ListField> = Profile[Field][number];

/** All that is particular to one list of a profile. */
export type ListKind<Value, Entry> = {
  readonly valueOf: (entry: Entry) => Value;
  readonly identity: (options: EditOptions) => Identity<Value>;
  /** The fields of an entry that have a path of their own ('' for the entry), with the keys of the value they show. */
  readonly paths: Readonly<Record<string, readonly (keyof Value & string)[]>>;
  /** The entry as a person wants it; what they cannot enter stays of the read one. */
  readonly make: (
    edit: EntryEdit<Value> & { value: Value },
    read: Entry | null,
    options: EditOptions,
  ) => Entry;
  /** Month index by which a list may be in order; null for one without. */
  readonly when: (entry: Entry) => number | null;
};

/** The span of what stands in no resume. */
export const NO_SPAN: Span = { start: 0, end: 0 };

type WorkValue = ValueOf<'work'>;
type EducationValue = ValueOf<'education'>;

export const WORK: ListKind<WorkValue, WorkEntry> = {
  valueOf: ({ title, employer, location, kind = 'employment', start, end, current }) => ({
    title,
    employer,
    location,
    kind,
    start,
    end,
    current,
  }),
  identity: () => ({
    exact: exactly(['title', 'employer', 'location', 'kind', 'start', 'end', 'current']),
    marks: ({ title, employer, start }) => [fold(title), fold(employer), dateKey(start)],
    near: (was, read, { value }) => {
      const title = alike(was.title, read.title);
      const employer = alike(was.employer, read.employer);
      const start = was.start !== null && dateKey(was.start) === dateKey(read.start);
      // two stints in one job are two jobs
      if (title && employer) return datesAgree(was.start, read.start);
      if (!start || (!title && !employer)) return false;
      // what is taken away must be nothing else; what is changed may have been misread before
      if (value !== null) return true;
      return title ? namesAgree(was.employer, read.employer) : namesAgree(was.title, read.title);
    },
  }),
  paths: {
    title: ['title'],
    employer: ['employer'],
    location: ['location'],
    kind: ['kind'],
    dates: ['start', 'end', 'current'],
  },
  make: ({ value }, read, { reference_date }) => {
    const months = interval(value, reference_date);
    return {
      ...(read ?? { bullets: [], span: NO_SPAN }),
      ...value,
      months: months === null ? null : months[1] - months[0] + 1,
    };
  },
  when: ({ start, end }) => monthOf(start ?? end),
};

export const EDUCATION: ListKind<EducationValue, EducationEntry> = {
  valueOf: ({ school, degree, level, field, start, end, completed }) => ({
    school,
    degree,
    level,
    field,
    start,
    end,
    completed,
  }),
  identity: () => ({
    exact: exactly(['school', 'degree', 'level', 'field', 'start', 'end', 'completed']),
    marks: ({ school, degree, start, end }) => [fold(school), fold(degree), dateKey(end ?? start)],
    near: (was, read, { value }) => {
      const school = alike(was.school, read.school);
      const degree = alike(was.degree, read.degree);
      const [then, now] = [was.end ?? was.start, read.end ?? read.start];
      const date = then !== null && dateKey(then) === dateKey(now);
      // two degrees of one name at one school are of two times, or of two fields
      if (school && degree) return datesAgree(then, now) && namesAgree(was.field, read.field);
      if (!date || (!school && !degree)) return false;
      if (value !== null) return true;
      return school ? namesAgree(was.degree, read.degree) : namesAgree(was.school, read.school);
    },
  }),
  paths: {
    school: ['school'],
    degree: ['degree', 'level'],
    field: ['field'],
    dates: ['start', 'end', 'completed'],
  },
  make: ({ was, value }, read) => ({
    ...(read ?? { span: NO_SPAN }),
    ...value,
    level: levelOf(was, value),
  }),
  when: ({ start, end }) => monthOf(end ?? start),
};

export const SKILLS: ListKind<ValueOf<'skills'>, SkillEntry> = {
  valueOf: ({ name }) => ({ name }),
  identity: ({ canonicalOf }) => ({
    exact: ({ name }) => name,
    marks: ({ name }) => [skillKey(canonicalOf(name) ?? name)],
    near: () => false,
  }),
  paths: { '': ['name'] },
  make: ({ value }, read, { canonicalOf }) => ({
    ...(read ?? { months: null, last_used: null, evidence: [] }),
    name: value.name,
    canonical: canonicalOf(value.name),
  }),
  when: () => null,
};

export const LANGUAGES: ListKind<ValueOf<'languages'>, LanguageEntry> = {
  valueOf: ({ name, cefr }) => ({ name, cefr }),
  identity: () => ({
    exact: exactly(['name', 'cefr']),
    marks: ({ name }) => [fold(name)],
    near: () => false,
  }),
  paths: { '': ['name', 'cefr'] },
  make: ({ value }, read) => ({ ...(read ?? { span: NO_SPAN }), ...value }),
  when: () => null,
};

export const CERTIFICATIONS: ListKind<ValueOf<'certifications'>, CertificationEntry> = {
  valueOf: ({ name, issuer, issued, expires }) => ({ name, issuer, issued, expires }),
  identity: () => ({
    exact: exactly(['name', 'issuer', 'issued', 'expires']),
    marks: ({ name }) => [fold(name)],
    near: () => false,
  }),
  paths: { '': ['name', 'issuer', 'issued', 'expires'] },
  make: ({ value }, read) => ({ ...(read ?? { span: NO_SPAN }), ...value }),
  when: () => null,
};

function monthOf(date: WorkEntry['start']): number | null {
  return date === null ? null : monthIndex(date, 'first');
}

function alike(one: string | null, other: string | null): boolean {
  const folded = fold(one);
  return folded !== '' && folded === fold(other);
}

/** The values of these keys as one text; dates by what they say, whatever the order of their keys. */
function exactly<Value extends object>(keys: readonly (keyof Value)[]): (value: Value) => string {
  return (value) =>
    JSON.stringify(
      keys.map((key) => {
        const { [key]: part } = value;
        return typeof part === 'object' && part !== null && 'year' in part && 'month' in part
          ? [part.year, part.month]
          : (part ?? null);
      }),
    );
}
