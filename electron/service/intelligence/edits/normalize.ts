import type { ProfileEdit } from '../profile_edits.ts';
import { degreeLevel } from '../language/degrees.ts';
import { collapseEdits } from './collapse.ts';

/** Edits as they are kept: one for each entry, with the level that follows from a degree a person wrote. */
export function normalizedEdits(edits: readonly ProfileEdit[]): ProfileEdit[] {
  return collapseEdits(edits).map((edit) => {
    if (edit.field !== 'education' || edit.value === null) return edit;
    const level = levelOf(edit.was, edit.value);
    return level === edit.value.level ? edit : { ...edit, value: { ...edit.value, level } };
  });
}

type Education = NonNullable<Extract<ProfileEdit, { field: 'education' }>['value']>;

/** The level of an entry a person wrote: as they set it, else as its degree says; null where that says none. */
export function levelOf(was: Education | null, value: Education): number | null {
  const set = value.level !== null && value.level !== was?.level;
  return set || value.degree === was?.degree ? value.level : degreeLevel(value.degree ?? '');
}
