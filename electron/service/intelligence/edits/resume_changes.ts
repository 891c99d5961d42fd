import { matchEdits } from './entry_edits.ts';
import { dateKey, fold, skillKey } from './keys.ts';
import { EDUCATION, WORK, type EditOptions, type ListKind } from './lists.ts';
import type {
  CertificationEntry,
  EducationEntry,
  LanguageEntry,
  PartialDate,
  Profile,
  WorkEntry,
} from '../profile.ts';

/** One difference between two versions of a resume, in words for a list. */
type ResumeChange = {
  /** What it is about: name, headline, email, phone, link, location, work, education, skills, languages, … */
  readonly path_kind: string;
  readonly change: 'added' | 'removed' | 'changed';
  readonly before: string | null;
  readonly after: string | null;
};

/** Longest text of either side, in UTF-16 code units. */
const MAX_WORDS = 200;
/** More changes than this are counted in the last one. */
const MAX_CHANGES = 100;
const OPTIONS: EditOptions = { reference_date: '1970-01', canonicalOf: () => null, text: null };

/**
 * What changed from one version of a resume to the next: contact, jobs, education, skills, languages, certificates and
 * what it states, in this order. Case, accents and signs are no change, and neither is another order of the same.
 */
export function resumeChanges(before: Profile, after: Profile): ResumeChange[] {
  const changes = [
    ...one('name', before.name, after.name),
    ...one('headline', before.headline, after.headline),
    ...sets('email', before.emails, after.emails, (email) => email.toLowerCase()),
    ...sets('phone', before.phones, after.phones, (phone) => phone.replaceAll(/\D/g, '')),
    ...sets('link', before.links, after.links, linkKey),
    ...one('location', before.location?.raw ?? null, after.location?.raw ?? null),
    ...entries('work', before.work, after.work, WORK, jobWords, inOneTime),
    ...entries('education', before.education, after.education, EDUCATION, degreeWords, () => true),
    ...skills(before, after),
    ...named('languages', before.languages, after.languages, languageWords),
    ...named('certifications', before.certifications, after.certifications, certificateWords),
    ...one(
      'work_authorisation',
      before.work_authorisation?.text ?? null,
      after.work_authorisation?.text ?? null,
    ),
    ...one('relocation', before.relocation?.text ?? null, after.relocation?.text ?? null),
  ];
  return changes.length <= MAX_CHANGES
    ? changes
    : [
        ...changes.slice(0, MAX_CHANGES - 1),
        { ...changes[MAX_CHANGES - 1]!, after: `And ${changes.length - MAX_CHANGES + 1} more changes` },
      ];
}

function one(path_kind: string, before: string | null, after: string | null): ResumeChange[] {
  if (fold(before) === fold(after)) return [];
  const change = before === null ? 'added' : after === null ? 'removed' : 'changed';
  return [changeOf(path_kind, change, before, after)];
}

/** A single one that became another is a change; else what is new and what is gone. */
function sets(
  path_kind: string,
  before: readonly string[],
  after: readonly string[],
  key: (value: string) => string,
): ResumeChange[] {
  const [had, has] = [new Set(before.map(key)), new Set(after.map(key))];
  const gone = before.filter((value) => !has.has(key(value)));
  const added = after.filter((value) => !had.has(key(value)));
  if (gone.length === 1 && added.length === 1) return [changeOf(path_kind, 'changed', gone[0]!, added[0]!)];
  return [
    ...added.map((value) => changeOf(path_kind, 'added', null, value)),
    ...gone.map((value) => changeOf(path_kind, 'removed', value, null)),
  ];
}

function entries<Value extends object, Entry>(
  path_kind: string,
  before: readonly Entry[],
  after: readonly Entry[],
  kind: ListKind<Value, Entry>,
  words: (entry: Entry) => string,
  redatedTo: (old: Entry, entry: Entry) => boolean,
): ResumeChange[] {
  const now = after.map(kind.valueOf);
  const then = before.map(kind.valueOf);
  const identity = kind.identity(OPTIONS);
  const claims = redated(
    matchEdits(
      now,
      then.map((was) => ({ was, value: was })),
      identity,
    ),
    then.map(identity.marks),
    now.map(identity.marks),
    (index, at) => redatedTo(before[index]!, after[at]!),
  );
  const kept = new Map(claims.flatMap((at, index) => (at === null ? [] : [[at, index] as const])));
  const changes: ResumeChange[] = [];
  for (const [at, entry] of after.entries()) {
    const index = kept.get(at);
    const old = index === undefined ? undefined : before[index];
    if (old === undefined) changes.push(changeOf(path_kind, 'added', null, words(entry)));
    else if (fold(words(old)) !== fold(words(entry))) {
      changes.push(changeOf(path_kind, 'changed', words(old), words(entry)));
    }
  }
  for (const [index, entry] of before.entries()) {
    if (claims[index] === null) changes.push(changeOf(path_kind, 'removed', words(entry), null));
  }
  return changes;
}

/**
 * The claims with those added that differ in their dates: of one name (title and employer, school and degree), the only
 * one that is gone and the only one that is new are one entry. An edit must not go so far; words for a list may.
 */
function redated(
  claims: readonly (number | null)[],
  then: readonly (readonly string[])[],
  now: readonly (readonly string[])[],
  fits: (index: number, at: number) => boolean,
): (number | null)[] {
  const taken = new Set(claims);
  const gone = Map.groupBy(
    then.keys().filter((index) => claims[index] === null),
    (index) => nameOf(then[index]!),
  );
  const added = Map.groupBy(
    now.keys().filter((at) => !taken.has(at)),
    (at) => nameOf(now[at]!),
  );
  return claims.map((claim, index) => {
    if (claim !== null) return claim;
    const name = nameOf(then[index]!);
    const [renewed, ...more] = added.get(name) ?? [];
    const alone = more.length === 0 && gone.get(name)?.length === 1;
    return renewed !== undefined && alone && name !== '\u0000' && fits(index, renewed) ? renewed : null;
  });
}

function nameOf(marks: readonly string[]): string {
  return marks.slice(0, 2).join('\u0000');
}

/** Two stints in one job do not overlap; one with other dates does. */
function inOneTime(old: WorkEntry, entry: WorkEntry): boolean {
  const [before, after] = [yearsOf(old), yearsOf(entry)];
  return before === null || after === null || (before[0] <= after[1] && after[0] <= before[1]);
}

function yearsOf({ start, end, current }: WorkEntry): [number, number] | null {
  const first = start ?? end;
  return first === null ? null : [first.year, current ? Infinity : (end ?? first).year];
}

/** All that is new in one line, all that is gone in another. */
function skills(before: Profile, after: Profile): ResumeChange[] {
  const [had, has] = [new Set(before.skills.map(keyOfSkill)), new Set(after.skills.map(keyOfSkill))];
  const added = after.skills.filter((skill) => !had.has(keyOfSkill(skill))).map(({ name }) => name);
  const gone = before.skills.filter((skill) => !has.has(keyOfSkill(skill))).map(({ name }) => name);
  return [
    ...(added.length === 0 ? [] : [changeOf('skills', 'added', null, listWords(added))]),
    ...(gone.length === 0 ? [] : [changeOf('skills', 'removed', listWords(gone), null)]),
  ];
}

function keyOfSkill({ name, canonical }: Profile['skills'][number]): string {
  return skillKey(canonical ?? name);
}

function named<Entry extends { readonly name: string }>(
  path_kind: string,
  before: readonly Entry[],
  after: readonly Entry[],
  words: (entry: Entry) => string,
): ResumeChange[] {
  const then = new Map(before.map((entry) => [fold(entry.name), entry]));
  const now = new Map(after.map((entry) => [fold(entry.name), entry]));
  const changes: ResumeChange[] = [];
  for (const [key, entry] of now) {
    const old = then.get(key);
    if (old === undefined) changes.push(changeOf(path_kind, 'added', null, words(entry)));
    else if (fold(words(old)) !== fold(words(entry))) {
      changes.push(changeOf(path_kind, 'changed', words(old), words(entry)));
    }
  }
  for (const [key, entry] of then) {
    if (!now.has(key)) changes.push(changeOf(path_kind, 'removed', words(entry), null));
  }
  return changes;
}

function changeOf(
  path_kind: string,
  change: ResumeChange['change'],
  before: string | null,
  after: string | null,
): ResumeChange {
  return { path_kind, change, before: cut(before), after: cut(after) };
}

function cut(text: string | null): string | null {
  if (text === null || text.length <= MAX_WORDS) return text;
  return `${text
    .slice(0, MAX_WORDS - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '')}…`;
}

/** "Rust, Go, Kafka and 12 more": as many as fit. */
function listWords(names: readonly string[]): string {
  let shown = 0;
  let length = 0;
  while (shown < names.length && length + names[shown]!.length + 2 < MAX_WORDS - 20) {
    length += names[shown]!.length + 2;
    shown += 1;
  }
  const few = Math.max(shown, 1);
  const rest = names.length - few;
  return names.slice(0, few).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** "Shift lead, Harbour Logistics (2019-03 – now)" */
function jobWords({ title, employer, start, end, current }: WorkEntry): string {
  return withDates([title, employer], start, current ? 'now' : dateKey(end));
}

/** "BSc Physics, University of Porto (2012 – 2015)" */
function degreeWords({ degree, field, school, start, end }: EducationEntry): string {
  const what = [degree, field].filter((part) => part !== null).join(' ');
  return withDates([what === '' ? null : what, school], start, dateKey(end));
}

function withDates(parts: readonly (string | null)[], start: PartialDate | null, end: string): string {
  const what = parts.filter((part) => part !== null).join(', ');
  const dates = [dateKey(start), end].filter((date) => date !== '').join(' – ');
  return dates === '' ? what : `${what} (${dates})`;
}

function languageWords({ name, cefr }: LanguageEntry): string {
  return cefr === null ? name : `${name} (${cefr})`;
}

function certificateWords({ name, issuer, issued }: CertificationEntry): string {
  return withDates([name, issuer], issued, '');
}

function linkKey(link: string): string {
  return link
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/+$/, '');
}
