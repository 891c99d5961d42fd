import { readAnyDraft } from '../../lib/drafts.ts';

/** What somebody has begun to write. `etag`: the version of the note they change. */
export type Draft = { readonly text: string; readonly etag?: string | null };

/** What was begun about a candidate, or about a note of theirs. */
export function readDraft(id: string): Draft | null {
  const kept = readAnyDraft(id);
  return typeof kept === 'object' && kept !== null && 'text' in kept && typeof kept.text === 'string'
    ? (kept as Draft)
    : null;
}
