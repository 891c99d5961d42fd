/** An edit of one entry of a list: see profile_edits.ts. */
export type EntryEdit<Value> = { readonly was: Value | null; readonly value: Value | null };

/** How to distinguish entries of one list. */
export type Identity<Value> = {
  /** The whole value in a comparable form. */
  readonly exact: (value: Value) => string;
  /** What names it: folded, '' where it says nothing. */
  readonly marks: (value: Value) => readonly string[];
  /** Whether a read entry is likely the one that `was` names, though something of it reads differently now. */
  readonly near: (was: Value, read: Value, edit: EntryEdit<Value>) => boolean;
};

/**
 * Finds for each edit the read entry it is about: the very one; else the one of the same marks; else the one that
 * reads now as the person wants it; else the only one that is near. Each entry goes to one edit at most. Where two
 * entries could be meant, or two edits could mean one, nothing is claimed: a wrong entry must never be changed.
 * @returns the index of the entry for each edit, or null.
 */
export function matchEdits<Value>(
  entries: readonly Value[],
  edits: readonly EntryEdit<Value>[],
  identity: Identity<Value>,
): (number | null)[] {
  const claims: (number | null)[] = edits.map(() => null);
  /** Edits that could mean several entries: no weaker likeness decides what a stronger one could not. */
  const unsure = new Set<number>();
  const taken = new Set<number>();
  const exact = entries.map(identity.exact);
  const named = entries.map((entry) => key(identity.marks(entry)));

  function claim(fits: (index: number, at: number) => boolean, alike: boolean): void {
    const wanted = edits.map((_, index) =>
      claims[index] !== null || unsure.has(index)
        ? []
        : entries.flatMap((__, at) => (!taken.has(at) && fits(index, at) ? [at] : [])),
    );
    const suitors = new Map<number, number>();
    for (const at of wanted.flat()) suitors.set(at, (suitors.get(at) ?? 0) + 1);
    for (const [index, found] of wanted.entries()) {
      const first = found.find((at) => !taken.has(at));
      if (first === undefined) continue;
      if (alike || (found.length === 1 && suitors.get(first) === 1)) {
        claims[index] = first;
        taken.add(first);
      } else unsure.add(index);
    }
  }

  const written = edits.map(({ was, value }) => ({
    was: was === null ? null : identity.exact(was),
    value: value === null ? null : identity.exact(value),
    was_marks: was === null ? null : meaning(identity.marks(was), 1),
    value_marks: value === null ? null : meaning(identity.marks(value), 2),
  }));
  // two that are the same to the letter are interchangeable
  claim((index, at) => exact[at] === written[index]?.was, true);
  claim((index, at) => named[at] === written[index]?.was_marks, false);
  claim((index, at) => exact[at] === written[index]?.value, true);
  claim((index, at) => named[at] === written[index]?.value_marks, false);
  claim((index, at) => {
    const { [index]: edit } = edits;
    const { [at]: entry } = entries;
    if (edit === undefined || edit.was === null || entry === undefined) return false;
    return identity.near(edit.was, entry, edit);
  }, false);
  return claims;
}

/** Marks as one key; null where fewer than `least` of them (or all, if there are less) say anything. */
function meaning(marks: readonly string[], least: number): string | null {
  const said = marks.filter((mark) => mark !== '').length;
  return said >= Math.min(least, marks.length) ? key(marks) : null;
}

function key(marks: readonly string[]): string {
  return marks.join('\u0000');
}
