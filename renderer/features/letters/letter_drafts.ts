import { keepDraft, readAnyDraft } from '../../lib/drafts.ts';
import type { LetterRequest } from './letter_request.ts';

/** What is written this time. */
export type Words = { readonly subject: string; readonly body: string };

/** Blanks at the ends make no other letter. */
export function isSame(one: Words, other: Words): boolean {
  return one.subject.trim() === other.subject.trim() && one.body.trim() === other.body.trim();
}

/** What was begun to these people: the template chosen last, and the words of each that differ from its own. */
type Begun = { readonly template_id: string | null; readonly words: Readonly<Record<string, Words>> };

/** Names everybody who is written to: they take it along when they are deleted. */
const idOf = ({ candidate_ids, job_id, kind }: LetterRequest): string =>
  `letters.${JSON.stringify([job_id, kind ?? null, [...candidate_ids].toSorted()])}`;

/** What was begun in answer to a request, also before the page was loaded anew. */
export function begunFor(request: LetterRequest): Begun | null {
  const kept = readAnyDraft(idOf(request));
  return isBegun(kept) ? kept : null;
}

/** What was begun with a template and not sent. */
export function wordsBegun(request: LetterRequest, template_id: string | null): Words | null {
  return begunFor(request)?.words[template_id ?? ''] ?? null;
}

/** Keeps which template is at hand and, where they are no longer the template's (null), its words. */
export function keepLetter(request: LetterRequest, template_id: string | null, words: Words | null): void {
  const { [template_id ?? '']: _, ...others } = begunFor(request)?.words ?? {};
  const all = words === null ? others : { ...others, [template_id ?? '']: words };
  if (Object.keys(all).length === 0) forgetBegun(request);
  else keepDraft(idOf(request), { template_id, words: all } satisfies Begun);
}

/** The letters are made, or somebody said that they are not wanted. */
export function forgetBegun(request: LetterRequest): void {
  keepDraft(idOf(request), null);
}

function isBegun(kept: unknown): kept is Begun {
  if (typeof kept !== 'object' || kept === null) return false;
  const { template_id, words } = kept as Partial<Record<keyof Begun, unknown>>;
  if (typeof template_id !== 'string' && template_id !== null) return false;
  return typeof words === 'object' && words !== null && Object.values(words).every(isWords);
}

function isWords(kept: unknown): kept is Words {
  if (typeof kept !== 'object' || kept === null) return false;
  const { subject, body } = kept as Partial<Record<keyof Words, unknown>>;
  return typeof subject === 'string' && typeof body === 'string';
}
