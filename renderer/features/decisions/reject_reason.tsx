import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { GrowingText } from '../../ui/growing_text.tsx';
import { useStore } from '../../lib/external_store.ts';
import { useSaveReason } from '../../api/stage_changes.ts';
import { texts } from '../../texts.ts';
import { usePendingRequests } from '../access/pending_requests.ts';
import { useDecisions } from './decisions.ts';
import { notify, notifyError } from '../../ui/notices.tsx';
import { commonReasons, keepReasons } from './recent_reasons.ts';
import {
  reasonRequestKey,
  requestReason,
  reasonDrafts,
  reasonRequest,
  type ReasonRequest,
} from '../activity/reason_request.ts';
import css from './reject_reason.module.css';

/** Rejects at once; the notice takes it back, or leads to the reason. Without a job it says what is missing. */
export function useRejectWithReason(job_id: string | null): (candidate_id: string) => void {
  return useDecisions(job_id).reject;
}

function leave(): void {
  const about = reasonRequest.get();
  if (about !== null) reasonDrafts.delete(reasonRequestKey(about));
  reasonRequest.set(null);
}

/** Where reasons are chosen or written; one for the whole page, closed until somebody is asked. */
export function ReasonDialog() {
  const about = useStore(reasonRequest);
  const covered = usePendingRequests().length > 0;
  const { why, whySeveral } = texts.notes;
  const ask = (about?.candidate_ids.length ?? 1) === 1 ? why : whySeveral;
  return (
    <Modal
      opened={about !== null}
      onClose={leave}
      title={about === null ? '' : <span dir="auto">{ask(about.said, about.stage)}</span>}
      size={460}
      closeOnEscape={!covered}
      closeButtonProps={{ 'aria-label': texts.actions.close }}
    >
      {about !== null && <Reasons key={reasonRequestKey(about)} about={about} onClose={leave} />}
    </Modal>
  );
}

function Reasons({ about, onClose }: { about: ReasonRequest; onClose: () => void }) {
  const sayWhy = useSaveReason();
  const [text, setText] = useState(reasonDrafts.get(reasonRequestKey(about)) ?? about.reason ?? '');
  const [edited, setEdited] = useState<string | null>(null);
  const reasons = commonReasons();
  /** One that was said can be taken back, by saying none. */
  const removes = text.trim() === '' && (about.reason ?? '') !== '';
  const says = removes || text.trim() !== '';

  const again = (reason: string): void => requestReason({ ...about, reason });
  const save = (reason: string): void => {
    onClose();
    sayWhy(about, reason.trim()).then(
      () => notify((reason.trim() === '' ? texts.notes.whyRemoved : texts.notes.whyKept)(about.said)),
      (error: unknown) => {
        // what was written is not lost, and is over nothing that is being written about somebody else
        const is_free = reasonRequest.get() === null;
        if (is_free) again(reason);
        const more = is_free ? undefined : { label: texts.notes.sayWhy, act: () => again(reason) };
        notifyError(texts.notes.whyFailed, error, more);
      },
    );
  };
  if (edited !== null) {
    return (
      <form
        className="stack gap-14"
        onSubmit={(event) => {
          event.preventDefault();
          keepReasons(edited);
          setEdited(null);
        }}
      >
        <GrowingText
          data-autofocus
          least={5}
          label={texts.notes.reasonList}
          description={texts.notes.reasonListText}
          value={edited}
          onChange={(event) => setEdited(event.currentTarget.value)}
        />
        <div className="flex wrap gap-8 justify-flex-end mt-12">
          <Button variant="default" onClick={() => setEdited(null)}>
            {texts.actions.cancel}
          </Button>
          <Button type="submit">{texts.notes.keepList}</Button>
        </div>
      </form>
    );
  }
  return (
    <div
      className="stack gap-14"
      role="presentation"
      onKeyDown={(event) => {
        const writing = event.target instanceof HTMLTextAreaElement;
        const chosen = writing ? undefined : reasons[Number(event.key) - 1];
        if (chosen !== undefined) save(chosen);
      }}
    >
      <ul className="stack gap-4 p-0 m-0 list-none">
        {reasons.map((reason, index) => (
          <li key={reason}>
            <button
              type="button"
              className={css.reason}
              dir="auto"
              data-autofocus={index === 0 || undefined}
              // also when the list comes back after it was edited: its keys are the numbers
              autoFocus={index === 0}
              onClick={() => save(reason)}
            >
              {reason} <kbd aria-hidden>{index + 1}</kbd>
            </button>
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (says) save(text);
        }}
      >
        <GrowingText
          least={2}
          most={8}
          maxLength={1000}
          dir="auto"
          label={texts.notes.ownWords}
          description={texts.notes.ownWordsText}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            reasonDrafts.set(reasonRequestKey(about), event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (says) save(text);
          }}
        />
        <div className="flex wrap gap-8 justify-flex-end mt-12">
          <Button variant="subtle" color="gray" onClick={() => setEdited(reasons.join('\n'))}>
            {texts.notes.editList}
          </Button>
          <Button type="submit" disabled={!says} rightSection={<kbd>↵</kbd>}>
            {removes ? texts.notes.removeReason : texts.notes.keepReason}
          </Button>
        </div>
      </form>
    </div>
  );
}
