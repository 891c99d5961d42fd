import type { Profile } from '#service/intelligence/profile.ts';
import type { ProfileEdit } from '#service/intelligence/profile_edits.ts';
import type { ProfileRecord } from '../../api/profiles.ts';

export const LISTS = ['work', 'education', 'skills', 'languages', 'certifications'] as const;
export type ListField = (typeof LISTS)[number];
export type ListEdit<F extends ListField = ListField> = Extract<ProfileEdit, { field: F }>;
/** An entry as a person can change it: without what was computed. */
type Values = { [F in ListField]: NonNullable<Extract<ProfileEdit, { field: F }>['value']> };
export type Value<F extends ListField = ListField> = Values[F];

const KEYS: Readonly<Record<ListField, readonly string[]>> = {
  work: ['title', 'employer', 'location', 'kind', 'start', 'end', 'current'],
  education: ['school', 'degree', 'level', 'field', 'start', 'end', 'completed'],
  skills: ['name'],
  languages: ['name', 'cefr'],
  certifications: ['name', 'issuer', 'issued', 'expires'],
};

/** The part of an entry that an edit names. */
export function valueOf<F extends ListField>(field: F, entry: object): Value<F> {
  const from = entry as Readonly<Record<string, unknown>>;
  return Object.fromEntries(KEYS[field].map((key) => [key, from[key] ?? null])) as Value<F>;
}

const EMPTY_DATE = { start: null, end: null };
export const EMPTY: { readonly [F in ListField]: Value<F> } = {
  work: {
    title: null,
    employer: null,
    location: null,
    kind: 'employment',
    ...EMPTY_DATE,
    current: false,
  },
  education: { school: null, degree: null, level: null, field: null, ...EMPTY_DATE, completed: true },
  skills: { name: '' },
  languages: { name: '', cefr: null },
  certifications: { name: '', issuer: null, issued: null, expires: null },
};

/** Equal as the service compares: the parts of an edit, whatever the order of their keys. */
export function same(field: ListField, one: object | null, other: object | null): boolean {
  if (one === null || other === null) return one === other;
  const written = (value: object): string =>
    JSON.stringify(valueOf(field, value), (_, part: unknown) =>
      part !== null && typeof part === 'object' && 'year' in part && 'month' in part
        ? [part.year, part.month]
        : part,
    );
  return written(one) === written(other);
}

/** The edit that made an entry what it is; null for one as it was read. */
export function editOf(record: ProfileRecord, field: ListField, entry: object): ListEdit | null {
  return (
    record.edits.findLast(
      (edit): edit is ListEdit =>
        edit.field === field && edit.value !== null && same(field, edit.value as object, entry),
    ) ?? null
  );
}

/** What people took away of a list. */
export function removedOf<F extends ListField>(record: ProfileRecord, field: F): ListEdit<F>[] {
  return record.edits.filter(
    (edit): edit is ListEdit<F> => edit.field === field && edit.value === null && edit.was !== null,
  );
}

/** The entry at `index` with another value; the value it was read with takes the edit back. */
export function changeEntry<F extends ListField>(
  record: ProfileRecord,
  field: F,
  index: number,
  value: Value<F>,
): ProfileRecord {
  const entry = record.profile?.[field][index];
  if (record.profile === null || entry === undefined) return record;
  const edit = editOf(record, field, entry);
  const was = edit === null ? valueOf(field, entry) : edit.was;
  const next = { field, was, value } as ListEdit;
  const edits = replaced(record.edits, edit, was !== null && same(field, was, value) ? [] : [next]);
  return { ...record, edits, profile: withEntry(record.profile, field, index, { ...entry, ...value }) };
}

/** Says of an entry that it was read right: nobody needs to look at it again. */
export function confirmEntry(record: ProfileRecord, field: ListField, index: number): ProfileRecord {
  const entry = record.profile?.[field][index];
  if (record.profile === null || entry === undefined || editOf(record, field, entry) !== null) return record;
  const value = valueOf(field, entry);
  const profile = { ...record.profile, edited: [...record.profile.edited, `${field}.${index}`] };
  return { ...record, edits: [...record.edits, { field, was: value, value } as ListEdit], profile };
}

export function removeEntry(record: ProfileRecord, field: ListField, index: number): ProfileRecord {
  const { profile } = record;
  const entry = profile?.[field][index];
  if (profile === null || entry === undefined) return record;
  const edit = editOf(record, field, entry);
  const was = edit === null ? valueOf(field, entry) : edit.was;
  const edits = replaced(record.edits, edit, was === null ? [] : [{ field, was, value: null } as ListEdit]);
  const list = (profile[field] as object[]).toSpliced(index, 1);
  return { ...record, edits, profile: { ...renumbered(profile, field, index), [field]: list } };
}

export function addEntry<F extends ListField>(
  record: ProfileRecord,
  field: F,
  value: Value<F>,
): ProfileRecord {
  const { profile } = record;
  if (profile === null) return record;
  const edits = [...record.edits, { field, was: null, value } as ListEdit];
  const list = [...(profile[field] as object[]), { ...COMPUTED[field], ...value }];
  return { ...record, edits, profile: { ...profile, [field]: list } };
}

/** Brings back what was taken away, as it was before. */
export function restoreEntry(
  record: ProfileRecord,
  field: ListField,
  was: object,
  value: object = was,
): ProfileRecord {
  const edit = removedOf(record, field).find((one) => same(field, one.was, was)) ?? null;
  if (edit === null || record.profile === null) return record;
  const back = same(field, was, value) ? [] : [{ field, was, value } as ListEdit];
  const list = [...(record.profile[field] as object[]), { ...COMPUTED[field], ...value }];
  return {
    ...record,
    edits: replaced(record.edits, edit, back),
    profile: { ...record.profile, [field]: list },
  };
}

export const TEXTS = ['headline', 'summary', 'work_authorisation'] as const;
export type TextField = (typeof TEXTS)[number];

export function textOf(profile: Profile | null, field: TextField): string | null {
  const value = profile?.[field] ?? null;
  return value === null || typeof value === 'string' ? value : value.text;
}

/** A statement in other words, or none. The words it was read with take the edit back. */
export function changeText(record: ProfileRecord, field: TextField, value: string | null): ProfileRecord {
  if (record.profile === null) return record;
  const was = textOf(record.read, field);
  const edits: ProfileEdit[] = record.edits.filter((edit) => edit.field !== field);
  if (value !== was) edits.push({ field, was, value });
  const span = record.profile[field];
  const shown =
    value === null || field === 'headline'
      ? value
      : { text: value, span: span === null || typeof span === 'string' ? NOWHERE : span.span };
  return { ...record, edits, profile: { ...record.profile, [field]: shown } };
}

export function changeRelocation(
  record: ProfileRecord,
  value: { readonly text: string; readonly willing: boolean } | null,
): ProfileRecord {
  if (record.profile === null) return record;
  const read = record.read?.relocation ?? null;
  const was = read === null ? null : { text: read.text, willing: read.willing };
  const edits: ProfileEdit[] = record.edits.filter((edit) => edit.field !== 'relocation');
  if (
    JSON.stringify(value && [value.text, value.willing]) !== JSON.stringify(was && [was.text, was.willing])
  ) {
    edits.push({ field: 'relocation', was, value });
  }
  const span = record.profile.relocation?.span ?? NOWHERE;
  const relocation = value === null ? null : { ...value, span };
  return { ...record, edits, profile: { ...record.profile, relocation } };
}

const NOWHERE = { start: 0, end: 0 };

/** What the service works out by itself; until it has, nothing is claimed. */
const COMPUTED: Readonly<Record<ListField, object>> = {
  work: { months: null, bullets: [], span: NOWHERE },
  education: { span: NOWHERE },
  skills: { canonical: null, months: null, last_used: null, evidence: [] },
  languages: { span: NOWHERE },
  certifications: { span: NOWHERE },
};

function replaced(
  edits: readonly ProfileEdit[],
  old: ProfileEdit | null,
  next: readonly ProfileEdit[],
): ProfileEdit[] {
  const at = old === null ? -1 : edits.indexOf(old);
  return at < 0 ? [...edits, ...next] : edits.toSpliced(at, 1, ...next);
}

function withEntry(profile: Profile, field: ListField, index: number, entry: object): Profile {
  return { ...profile, [field]: (profile[field] as object[]).with(index, entry) };
}

/** Paths behind an entry that is gone move up by one. */
function renumbered(profile: Profile, field: ListField, gone: number): Profile {
  const moved = (path: string): string | null => {
    const [head, at, ...rest] = path.split('.');
    if (head !== field || at === undefined) return path;
    const index = Number(at);
    if (index === gone) return null;
    return [head, index > gone ? index - 1 : index, ...rest].join('.');
  };
  const record = <T>(values: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(
      Object.entries(values).flatMap(([path, value]) => {
        const next = moved(path);
        return next === null ? [] : [[next, value]];
      }),
    );
  return {
    ...profile,
    sources: record(profile.sources),
    confidence: record(profile.confidence),
    edited: profile.edited.map(moved).filter((path) => path !== null),
  };
}
