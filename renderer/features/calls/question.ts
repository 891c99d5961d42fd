import type { SentenceCode } from '#service/api/sentence_code.ts';
import { askedBy } from '../../../electron/service/words/questions/ask.ts';
import { texts } from '../../texts.ts';
import { nameOf } from '../criteria/names.ts';

type Asked = {
  readonly criterion: { readonly prompt_text: string; readonly display_name?: string | null };
  readonly told?: { readonly understood_as: readonly SentenceCode[] } | null;
};

/** A criterion as one asks a person: as a question where how it was understood makes one, else its own words. */
export function questionOf({ criterion, told }: Asked): string {
  return (
    askedBy(told?.understood_as ?? [], texts.calls.question, criterion.prompt_text) ??
    texts.calls.askAbout(nameOf(criterion))
  );
}
