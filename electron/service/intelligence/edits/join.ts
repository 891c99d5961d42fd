import type { ProfileEdit } from '../profile_edits.ts';
import { collapseEdits } from './collapse.ts';
import { CERTIFICATIONS, EDUCATION, LANGUAGES, SKILLS, WORK, type EditOptions } from './lists.ts';

const MAX_EDITS = 1000;
const OPTIONS: EditOptions = { reference_date: '1970-01', canonicalOf: () => null, text: null };

/** The edits of two records of one person joined: all of `own`, and those of `other` about other entries. */
export function joinEdits(own: readonly ProfileEdit[], other: readonly ProfileEdit[]): ProfileEdit[] {
  const settled = collapseEdits(own);
  const about = new Set(settled.flatMap(keysOf));
  const more = collapseEdits(other).filter((edit) => !keysOf(edit).some((key) => about.has(key)));
  return [...settled, ...more].slice(0, MAX_EDITS);
}

/** The edits as before a join, with later changes: what the join brought goes unless somebody touched it. */
export function editsBefore(
  now: readonly ProfileEdit[],
  join: { readonly before: readonly ProfileEdit[]; readonly after: readonly ProfileEdit[] },
): ProfileEdit[] {
  const before = new Set(join.before.map(written));
  const brought = new Set(join.after.map(written).filter((edit) => !before.has(edit)));
  return now.filter((edit) => !brought.has(written(edit)));
}

function written({ field, was, value }: ProfileEdit): string {
  return JSON.stringify([field, was, value]);
}

/** The entries an edit is about, by what names them: as read, and as wanted. */
function keysOf(edit: ProfileEdit): string[] {
  const marks = marksOf(edit);
  if (marks === null) return [edit.field];
  return [marks.was, marks.value].flatMap((own) =>
    own === null ? [] : [`${edit.field} ${own.join('\u0000')}`],
  );
}

type Marks = { readonly was: readonly string[] | null; readonly value: readonly string[] | null };

/** null for a text that stands alone. */
function marksOf(edit: ProfileEdit): Marks | null {
  switch (edit.field) {
    case 'work':
      return bothBy(WORK.identity(OPTIONS).marks, edit);
    case 'education':
      return bothBy(EDUCATION.identity(OPTIONS).marks, edit);
    case 'skills':
      return bothBy(SKILLS.identity(OPTIONS).marks, edit);
    case 'languages':
      return bothBy(LANGUAGES.identity(OPTIONS).marks, edit);
    case 'certifications':
      return bothBy(CERTIFICATIONS.identity(OPTIONS).marks, edit);
    default:
      return null;
  }
}

function bothBy<Value>(
  marks: (value: Value) => readonly string[],
  { was, value }: { readonly was: Value | null; readonly value: Value | null },
): Marks {
  return { was: was === null ? null : marks(was), value: value === null ? null : marks(value) };
}
