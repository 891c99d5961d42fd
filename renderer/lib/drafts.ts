const PREFIX = 'longlist.draft.';

/** With storage switched off what is typed lives as long as the page. */
const unkept = new Map<string, object>();

/**
 * What was begun and not saved; it outlives the page being loaded anew. Whoever reads it says what it must look
 * like.
 */
export function readAnyDraft(id: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + id) ?? 'null') ?? unkept.get(id) ?? null;
  } catch {
    return unkept.get(id) ?? null; // nothing is kept, or nothing that can be read
  }
}

/** Keeps it, or forgets it (null). */
export function keepDraft(id: string, draft: object | null): void {
  unkept.delete(id);
  try {
    if (draft === null) sessionStorage.removeItem(PREFIX + id);
    else sessionStorage.setItem(PREFIX + id, JSON.stringify(draft));
  } catch {
    if (draft !== null) unkept.set(id, draft);
  }
}

/** Somebody is gone, for good or into another record: what was begun about them, or to them, goes as well. */
export function forgetDraftsNaming(candidate_id: string): void {
  for (const id of [...keptIds(), ...unkept.keys()]) if (id.includes(candidate_id)) keepDraft(id, null);
}

function keptIds(): string[] {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '');
    return keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}
