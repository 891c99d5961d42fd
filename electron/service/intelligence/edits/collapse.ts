import type { ProfileEdit } from '../profile_edits.ts';

/**
 * The same edits with each entry's history as one: what was changed twice is one change, what was added and taken
 * away again is nothing, and of a text that stands alone the last word counts. In the order of the first of each.
 */
export function collapseEdits(edits: readonly ProfileEdit[]): ProfileEdit[] {
  /** By what an entry was read as, and by what it is called since. */
  const by_was = new Map<string, ProfileEdit>();
  const by_value = new Map<string, ProfileEdit>();
  const made: ProfileEdit[] = [];
  for (const edit of edits) {
    const { was_key, value_key } = keysOf(edit);
    const earlier =
      (was_key === null ? undefined : (by_value.get(was_key) ?? by_was.get(was_key))) ??
      (edit.was === null && value_key !== null ? by_value.get(value_key) : undefined);
    if (earlier === undefined) {
      const own = { ...edit };
      made.push(own);
      if (was_key !== null) by_was.set(was_key, own);
      if (value_key !== null) by_value.set(value_key, own);
      continue;
    }
    const { value_key: before } = keysOf(earlier);
    if (before !== null && by_value.get(before) === earlier) by_value.delete(before);
    // both are of the same field: the key says so
    Object.assign(earlier, { value: edit.value });
    if (value_key !== null) by_value.set(value_key, earlier);
  }
  return made.filter(({ was, value, field }) => STANDS_ALONE.has(field) || was !== null || value !== null);
}

const STANDS_ALONE: ReadonlySet<ProfileEdit['field']> = new Set([
  'headline',
  'summary',
  'work_authorisation',
  'relocation',
]);

function keysOf({ field, was, value }: ProfileEdit): { was_key: string | null; value_key: string | null } {
  if (STANDS_ALONE.has(field)) return { was_key: field, value_key: field };
  const key = (entry: unknown): string | null => (entry === null ? null : `${field} ${canonical(entry)}`);
  return { was_key: key(was), value_key: key(value) };
}

/** JSON with the keys of objects in order, so that it does not matter who wrote them how. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
