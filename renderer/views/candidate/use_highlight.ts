import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { AttachmentDocument } from '#service/api/intake/attachments/schema.ts';
import { placeOfQuote, type CandidateSearch, type QuotePlace } from '../../addresses/candidate_search.ts';
import { evidenceKey, evidenceOf, type Evidence } from '../../features/document_page/evidence.ts';

/** What to highlight instead; what is left out stays as it is. */
type Highlight = { readonly quote?: Evidence | QuotePlace | null; readonly criterion?: string | null };

/**
 * What is highlighted: it is in the address, so that a copied one leads to the same words. Words that were clicked
 * are known with their boxes; those an address names are found in their file.
 */
export function useHighlight(
  address: CandidateSearch,
  /** The file on screen. */
  attachment_id: string | null,
  document: AttachmentDocument | undefined,
): {
  readonly shown: Evidence | null;
  /** Another number each time somebody asks for words, also for the same ones again. */
  readonly asked: number;
  readonly highlight: (at: Highlight) => void;
  /** Brings what is shown back into the middle of the page. */
  readonly ask: () => void;
} {
  const navigate = useNavigate({ from: '/candidates/$candidate_id' });
  const [clicked, setClicked] = useState<Evidence | null>(null);
  const [asked, countAsked] = useState(0);
  const { quote } = address;
  const found = useMemo(() => {
    const place = quote === undefined ? null : placeOfQuote(quote);
    return place === null || document === undefined || place.attachment_id !== attachment_id
      ? null
      : evidenceOf(document, place.attachment_id, place);
  }, [quote, attachment_id, document]);

  const ask = (): void => countAsked((before) => before + 1);
  const highlight = ({ quote: words, criterion }: Highlight): void => {
    if (words !== undefined) {
      setClicked(words !== null && 'boxes' in words ? words : null);
      ask();
    }
    void navigate({
      search: (now): CandidateSearch => {
        const { quote: old_quote, criterion: old_criterion, ...rest } = now;
        const next_quote = words === undefined ? old_quote : words === null ? undefined : evidenceKey(words);
        const next_criterion = criterion === undefined ? old_criterion : (criterion ?? undefined);
        return {
          ...rest,
          ...(next_criterion === undefined ? {} : { criterion: next_criterion }),
          ...(next_quote === undefined ? {} : { quote: next_quote }),
        };
      },
      replace: true,
      resetScroll: false,
    });
  };
  const shown = clicked !== null && evidenceKey(clicked) === quote ? clicked : found;
  return { shown, asked, highlight, ask };
}
