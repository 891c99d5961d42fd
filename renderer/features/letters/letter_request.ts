import { createStore } from '../../lib/external_store.ts';
import { may } from '../../lib/may.ts';
import { texts } from '../../texts.ts';
import { notify } from '../../ui/notices.tsx';
import type { LetterKind } from '../../api/letters.ts';

/** To whom somebody writes, about which job, and which kind of letter it begins with. */
export type LetterRequest = {
  readonly candidate_ids: readonly string[];
  readonly job_id: string | null;
  readonly kind?: LetterKind;
};

export const letterRequest = createStore<LetterRequest | null>(null);

/** More at once than the service takes. */
const MAX_PEOPLE = 500;

/** Opens the dialog in which letters are written. */
export function writeLetters(request: LetterRequest): void {
  // a key was pressed: what can be clicked is not there
  if (!may.get().change) notify(texts.people.onlyLooks);
  else if (request.candidate_ids.length > MAX_PEOPLE) notify(texts.letters.tooMany(MAX_PEOPLE));
  else if (request.candidate_ids.length > 0) letterRequest.set(request);
}
