import type { LetterRequest } from './letter_request.ts';

/** What is written this time. */
export type Words = { readonly subject: string; readonly body: string };

/** Blanks at the ends make no other letter. */
export function isSame(one: Words, other: Words): boolean {
  return one.subject.trim() === other.subject.trim() && one.body.trim() === other.body.trim();
}

/** What was begun to these people: the template chosen last, and the words of each that differ from its own. */
type Begun = { readonly template_id: string | null; readonly words: ReadonlyMap<string, Words> };

/** They live as long as the page: whoever closes the dialog by a key or a click beside it finds them again. */
const begun = new Map<string, Begun>();

const keyOf = ({ candidate_ids, job_id, kind }: LetterRequest): string =>
  JSON.stringify([job_id, kind ?? null, [...candidate_ids].toSorted()]);

/** What was begun in answer to a request. */
export function begunFor(request: LetterRequest): Begun | undefined {
  return begun.get(keyOf(request));
}

/** Keeps which template is at hand and, where they are no longer the template's (null), its words. */
export function keepLetter(request: LetterRequest, template_id: string | null, words: Words | null): void {
  const all = new Map(begunFor(request)?.words);
  if (words === null) all.delete(template_id ?? '');
  else all.set(template_id ?? '', words);
  if (all.size === 0) begun.delete(keyOf(request));
  else begun.set(keyOf(request), { template_id, words: all });
}

/** The letters are made, or somebody said that they are not wanted. */
export function forgetBegun(request: LetterRequest): void {
  begun.delete(keyOf(request));
}
