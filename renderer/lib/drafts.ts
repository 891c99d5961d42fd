const PREFIX = 'longlist.draft.';

/**
 * What was begun and not saved; it outlives the page being loaded anew. Whoever reads it says what it must look
 * like.
 */
export function readAnyDraft(id: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + id) ?? 'null');
  } catch {
    return null; // nothing is kept, or nothing that can be read
  }
}

/** Keeps it, or forgets it (null). */
export function keepDraft(id: string, draft: object | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(PREFIX + id);
    else sessionStorage.setItem(PREFIX + id, JSON.stringify(draft));
  } catch {
    // with storage switched off what is typed lives as long as the page
  }
}
