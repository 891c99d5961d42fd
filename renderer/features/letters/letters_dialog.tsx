import { Modal } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useStore } from '../../lib/external_store.ts';
import { texts } from '../../texts.ts';
import { usePendingRequests } from '../access/pending_requests.ts';
import { letterRequest } from './letter_request.ts';

const LetterForm = lazy(async () => ({ default: (await import('./letter_form.tsx')).LetterForm }));

const close = (): void => letterRequest.set(null);

/** Where letters are written; one for the whole page, closed until somebody writes. */
export function LettersDialog() {
  const request = useStore(letterRequest);
  const covered = usePendingRequests().length > 0;
  return (
    <Modal
      opened={request !== null}
      onClose={close}
      title={request === null ? '' : texts.letters.title(request.candidate_ids.length)}
      size={1020}
      closeOnEscape={!covered}
      closeButtonProps={{ 'aria-label': texts.actions.close }}
    >
      {request !== null && (
        <Suspense>
          <LetterForm request={request} onClose={close} />
        </Suspense>
      )}
    </Modal>
  );
}
