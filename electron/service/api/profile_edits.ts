import { applyEdits } from '../intelligence/edits/apply.ts';
import { emptyProfile, type Profile } from '../intelligence/profile.ts';
import type { ProfileEdits } from '../intelligence/profile_edits.ts';

/** What people changed in a profile, as `candidates.profile_edits` holds it. */
export type StoredEdits = {
  readonly edits: ProfileEdits;
  /**
   * The lexicon's label of every skill the edits name, null for one it does not know: looked up when they were saved
   * and again when the lexicon changed, so that to read a profile needs no lexicon.
   */
  readonly labels: Readonly<Record<string, string | null>>;
};

/** What the column holds when nobody changed anything. */
export const NO_EDITS = '[]';

/** Reads the column; the mere list of edits is what has no skills in it. */
export function parseEdits(json: string): StoredEdits {
  const stored = JSON.parse(json) as StoredEdits | ProfileEdits;
  return Array.isArray(stored) ? { edits: stored, labels: {} } : (stored as StoredEdits);
}

/** Writes the column. `labelOf` is the lexicon's label of a skill by any of its names, null for an unknown one. */
export function writeEdits(edits: ProfileEdits, labelOf: (name: string) => string | null): string {
  if (edits.length === 0) return NO_EDITS;
  const names = namedSkills(edits);
  const labels = Object.fromEntries(names.map((name) => [name, labelOf(name)]));
  return JSON.stringify(names.length === 0 ? edits : ({ edits, labels } satisfies StoredEdits));
}

/** Whether edits are about jobs: the text is needed then, to tell who led people. */
export function needsText({ edits }: StoredEdits): boolean {
  return edits.some(({ field }) => field === 'work');
}

/** The skills that edits name, as read and as wanted. */
export function namedSkills(edits: ProfileEdits): string[] {
  const names = edits.flatMap((edit) =>
    edit.field === 'skills' ? [edit.was?.name, edit.value?.name].filter((name) => name !== undefined) : [],
  );
  return [...new Set(names)].toSorted();
}

/**
 * A profile with people's edits over it; what they entered is a profile also where nothing was read. null where there
 * is neither.
 * @param received 'YYYY-MM': what "present" means.
 * @param text what `read` was read from; null where nothing was, or where no job was edited.
 */
export function withEdits(
  read: Profile | null,
  stored: StoredEdits,
  received: string,
  text: string | null,
): Profile | null {
  if (stored.edits.length === 0) return read;
  return applyEdits(read ?? emptyProfile(), stored.edits, {
    reference_date: received,
    text,
    canonicalOf: (name) => (Object.hasOwn(stored.labels, name) ? (stored.labels[name] ?? null) : null),
  });
}
