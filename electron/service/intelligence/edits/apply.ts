import type { Profile } from '../profile.ts';
import type { ProfileEdit } from '../profile_edits.ts';
import { matchEdits, type EntryEdit } from './entry_edits.ts';
import { collapseEdits } from './collapse.ts';
import {
  CERTIFICATIONS,
  EDUCATION,
  LANGUAGES,
  NO_SPAN,
  SKILLS,
  WORK,
  type EditOptions,
  type EntryOf,
  type ListField,
  type ListKind,
} from './lists.ts';
import { recompute } from './recompute.ts';
import { removedNames } from './removed.ts';

/** A list after its edits: where each entry was before (null: added), and what of it a person entered. */
type EditedList<Entry> = {
  readonly entries: readonly Entry[];
  readonly origins: readonly (number | null)[];
  /** By entry, ends of paths: 'title'; '' for the entry itself. */
  readonly edited: readonly (readonly string[])[];
  readonly confirmed: readonly (readonly string[])[];
  /** How many a person took away. */
  readonly removed: number;
};

/**
 * The profile as people want it: what was read with their edits over it. An entry a person changed keeps its
 * place, its text and its evidence; one they added has an empty span. Months, totals, levels, the use of
 * skills and notices are recomputed. What a person entered is named in `edited`, has the confidence 1 and
 * no source; names they took away are in `removed`. An edit never touches an entry that may be another one
 * than it means: then the entry it wants is added, or nothing is taken away.
 *
 * The edits go over a reading: a profile that was edited already comes back as it is.
 */
export function applyEdits(profile: Profile, edits: readonly ProfileEdit[], options: EditOptions): Profile {
  const wanted = collapseEdits(edits);
  if (wanted.length === 0 || profile.edited.length > 0) return profile;
  const edited: string[] = [];
  const paths = new Paths(profile);
  const list = <Field extends ListField, Value extends object>(
    field: Field,
    kind: ListKind<Value, EntryOf<Field>>,
  ): EntryOf<Field>[] => {
    const own = wanted.filter((edit) => edit.field === field) as unknown as readonly EntryEdit<Value>[];
    const before = profile[field] as EntryOf<Field>[];
    if (own.length === 0) return before;
    const after = editList(before, own, kind, options);
    edited.push(...paths.follow(field, after));
    return [...after.entries];
  };
  const work = list('work', WORK);
  const education = list('education', EDUCATION);
  const skills = list('skills', SKILLS);
  const languages = list('languages', LANGUAGES);
  const certifications = list('certifications', CERTIFICATIONS);
  const alone = editTexts(profile, wanted);
  edited.push(...alone.edited);
  for (const path of alone.edited) paths.enter(path);
  const follows =
    work === profile.work
      ? { totals: profile.totals, notices: profile.notices, skills }
      : recompute(profile, { work, skills, text: options.text }, options.reference_date);
  return {
    ...profile,
    ...alone.texts,
    work,
    education,
    languages,
    certifications,
    ...follows,
    confidence: paths.confidence,
    sources: paths.sources,
    edited,
    removed: removedNames(profile, wanted, { skills, languages, certifications }),
  };
}

function editList<Value extends object, Entry>(
  before: readonly Entry[],
  edits: readonly EntryEdit<Value>[],
  kind: ListKind<Value, Entry>,
  options: EditOptions,
): EditedList<Entry> {
  const read = before.map(kind.valueOf);
  const identity = kind.identity(options);
  const claims = matchEdits(read, edits, identity);
  const by_entry = new Map(
    claims.flatMap((at, index) => (at === null ? [] : [[at, edits[index]!] as const])),
  );
  type Placed = {
    entry: Entry;
    origin: number | null;
    edited: readonly string[];
    confirmed: readonly string[];
  };
  const placed: Placed[] = [];
  let removed = 0;
  const filled = (value: Value, path: string): boolean =>
    kind.paths[path]!.some((key) => value[key] !== null && value[key] !== false);
  for (const [at, entry] of before.entries()) {
    const edit = by_entry.get(at);
    if (edit === undefined) placed.push({ entry, origin: at, edited: [], confirmed: [] });
    else if (edit.value === null) removed += 1;
    else {
      const { was, value } = edit;
      const made = kind.make({ was, value }, entry, options);
      const names = Object.keys(kind.paths);
      const changed = names.filter((path) =>
        kind.paths[path]!.some(
          (key) =>
            differ(value[key], read[at]![key]) ||
            (was === null ? filled(value, path) : differ(value[key], was[key])),
        ),
      );
      // what a person left as it was read, they have seen
      const confirmed = names.filter((path) => !changed.includes(path) && filled(value, path));
      placed.push({ entry: made, origin: at, edited: changed, confirmed });
    }
  }
  for (const [index, { was, value }] of edits.entries()) {
    if (claims[index] !== null || value === null) continue;
    const entry = kind.make({ was, value }, null, options);
    const names = Object.keys(kind.paths).filter((path) => filled(value, path));
    const own: Placed = { entry, origin: null, edited: names.length === 0 ? [''] : names, confirmed: [] };
    placed.splice(
      placeOf(
        placed.map((other) => kind.when(other.entry)),
        kind.when(entry),
      ),
      0,
      own,
    );
  }
  return {
    entries: placed.map(({ entry }) => entry),
    origins: placed.map(({ origin }) => origin),
    edited: placed.map((one) => one.edited),
    confirmed: placed.map((one) => one.confirmed),
    removed,
  };
}

/** Where a new entry goes: in a list that runs from new to old before the first that is older, else to the end. */
function placeOf(months: readonly (number | null)[], own: number | null): number {
  if (own === null) return months.length;
  const dated = months.filter((month) => month !== null);
  if (dated.some((month, at) => at > 0 && month > dated[at - 1]!)) return months.length;
  const older = months.findIndex((month) => month !== null && month < own);
  return older === -1 ? months.length : older;
}

function differ(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) !== JSON.stringify(plain(other));
}

/** Dates by what they say, whatever the order of their keys. */
function plain(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'year' in value && 'month' in value
    ? [value.year, value.month]
    : (value ?? null);
}

/** Sources and confidences by path, while entries move. */
class Paths {
  sources: Profile['sources'];
  confidence: Profile['confidence'];

  constructor({ sources, confidence }: Profile) {
    this.sources = { ...sources };
    this.confidence = { ...confidence };
  }

  /** Lets paths follow the entries of a list. @returns the paths of what a person entered. */
  follow(field: ListField, { origins, edited, confirmed, removed }: EditedList<unknown>): string[] {
    const places = new Map(origins.flatMap((origin, at) => (origin === null ? [] : [[origin, at] as const])));
    const moved = <Value>(by_path: Readonly<Record<string, Value>>): Record<string, Value> =>
      Object.fromEntries(
        Object.entries(by_path).flatMap(([path, value]) => {
          const [, index, end = ''] = new RegExp(`^${field}\\.(\\d+)(\\..+)?$`).exec(path) ?? [];
          if (index === undefined) return [[path, value]];
          const at = places.get(Number(index));
          return at === undefined ? [] : [[`${field}.${at}${end}`, value]];
        }),
      );
    this.sources = moved(this.sources);
    this.confidence = moved(this.confidence);
    const named = (ends: readonly (readonly string[])[]): string[] =>
      ends.flatMap((own, at) => own.map((end) => (end === '' ? `${field}.${at}` : `${field}.${at}.${end}`)));
    for (const path of named(confirmed)) this.confidence[path] = 1;
    const entered = named(edited);
    for (const path of entered) this.enter(path);
    // an entry that was taken away has no path any more; the list says that it is not as it was read
    return removed > 0 ? [field, ...entered] : entered;
  }

  /** A person entered this. */
  enter(path: string): void {
    delete this.sources[path];
    this.confidence[path] = 1;
  }
}

/** The texts that stand alone: the last word of a person counts, whatever was read. */
function editTexts(
  profile: Profile,
  edits: readonly ProfileEdit[],
): { texts: Partial<Profile>; edited: string[] } {
  const texts: Partial<Profile> = {};
  const edited: string[] = [];
  for (const edit of edits) {
    switch (edit.field) {
      case 'headline':
        texts.headline = edit.value === '' ? null : edit.value;
        break;
      case 'summary':
      case 'work_authorisation': {
        const read = profile[edit.field];
        texts[edit.field] =
          edit.value === null || edit.value === ''
            ? null
            : read?.text === edit.value
              ? read
              : { text: edit.value, span: NO_SPAN };
        break;
      }
      case 'relocation':
        texts.relocation =
          edit.value === null
            ? null
            : {
                ...edit.value,
                span: profile.relocation?.text === edit.value.text ? profile.relocation.span : NO_SPAN,
              };
        break;
      default:
        continue;
    }
    edited.push(edit.field);
  }
  return { texts, edited };
}
