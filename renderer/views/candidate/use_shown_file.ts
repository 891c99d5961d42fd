import { useMemo, useState } from 'react';
import { placeOfQuote, type CandidateSearch } from '../../addresses/candidate_search.ts';
import { useDocument, type useCandidateAttachments } from '../../api/attachments.ts';
import { distinct, type Evidence } from '../../features/document_page/evidence.ts';
import { useHighlight } from './use_highlight.ts';

/** Which of a candidate's files is on screen, and what is marked in it. */
export function useShownFile(
  address: CandidateSearch,
  attachments: ReturnType<typeof useCandidateAttachments>['data'],
  /** Why they stand where they stand. */
  passages: readonly Evidence[] | undefined,
  /** What is shown as long as nobody asks for other words; the first of them brings its file. */
  implied: readonly Evidence[],
) {
  const [chosen, choose] = useState<string | null>(null);
  const place = address.quote === undefined ? null : placeOfQuote(address.quote);
  const attachment =
    attachments?.find((one) => one.id === (place?.attachment_id ?? chosen ?? implied[0]?.attachment_id)) ??
    attachments?.[0] ??
    null;
  const attachment_id = attachment?.id ?? null;
  const document = useDocument(attachment_id);
  const { shown: called, asked, highlight, ask } = useHighlight(address, attachment_id, document.data);
  const is_implied = address.quote === undefined && implied[0]?.attachment_id === attachment_id;
  const shown = useMemo(
    () => (is_implied ? implied : called === null ? [] : [called]),
    [is_implied, implied, called],
  );

  // On the page stands what is asked for, else the few passages that weigh most: more marks say less.
  const evidence = useMemo(
    () =>
      distinct(shown.length > 0 ? shown : (passages?.slice(0, 4) ?? [])).filter(
        (one) => one.attachment_id === attachment_id,
      ),
    [passages, shown, attachment_id],
  );

  const chooseFile = (id: string): void => {
    highlight({ quote: null });
    choose(id);
  };
  /** Back to the words that are implied, in the middle of the page. */
  const showImplied = (): void => {
    choose(null);
    ask();
  };
  return { attachment, document, shown, asked, highlight, showImplied, evidence, chooseFile };
}
