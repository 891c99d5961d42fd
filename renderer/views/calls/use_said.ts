import { useCallbackRef } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useSayInCall, type CallAnswer, type Said } from '../../api/calls.ts';
import { keepDraft, readAnyDraft } from '../../lib/drafts.ts';
import { notify, notifyError } from '../../ui/notices.tsx';
import { texts } from '../../texts.ts';

/** So long after the last key it is saved. */
const PAUSE_MS = 600;

const NOTHING: Said = { answer: '', is_criterion_met: null, score: null };

function saidBy(answer: CallAnswer | null): Said | null {
  if (answer === null) return null;
  return { answer: answer.answer ?? '', is_criterion_met: answer.is_criterion_met, score: answer.score };
}

/** A draft that was not saved when the page went; null where there is none. */
function kept(id: string): Said | null {
  const draft = readAnyDraft(id);
  return typeof draft === 'object' && draft !== null && 'answer' in draft ? (draft as Said) : null;
}

/**
 * What is typed of an answer. It is saved a moment after the last change, and at once where somebody leaves; until then
 * it outlives the page. null: nothing was said; all of it empty: asked, and it remains unclear.
 */
export function useSaid(nomination_id: string, criterion_id: string | null, stored: CallAnswer | null) {
  const draft_id = `call.${nomination_id}.${criterion_id ?? 'note'}`;
  const send = useSayInCall(nomination_id, criterion_id);
  const [draft, setDraft] = useState<{ readonly said: Said | null } | null>(() => {
    const said = kept(draft_id);
    return said === null ? null : { said };
  });
  const [state, setState] = useState<'saving' | 'saved' | 'failed' | null>(null);
  const there = useRef(stored !== null);
  const pending = useRef(draft);
  const timer = useRef<number | undefined>(undefined);
  const turn = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    if (pending.current === null) there.current = stored !== null;
  }, [stored]);

  const flush = useCallbackRef((): void => {
    window.clearTimeout(timer.current);
    const sent = pending.current;
    if (sent === null) return;
    pending.current = null;
    const before = turn.current;
    const save = async (): Promise<void> => {
      await before;
      if (sent.said === null && !there.current) return;
      try {
        await send(sent.said);
        there.current = sent.said !== null;
        if (pending.current !== null) return; // typed on: that is still to come
        keepDraft(draft_id, null);
        setState('saved');
      } catch (error) {
        pending.current ??= sent;
        setState('failed');
        notifyError(texts.calls.failed, error);
      }
    };
    turn.current = save();
  });
  const put = (said: Said | null): void => {
    pending.current = { said };
    setDraft({ said });
    keepDraft(draft_id, said);
    setState('saving');
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(flush, PAUSE_MS);
  };
  useEffect(() => {
    if (pending.current !== null) flush(); // of a page that was left before it was saved
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  // what others write is shown where nothing was typed here
  const said = draft === null ? saidBy(stored) : draft.said;
  const change = (changes: Partial<Said>): void => {
    const next = { ...(said ?? NOTHING), ...changes };
    const is_empty = next.answer.trim() === '' && next.score === null && next.is_criterion_met === null;
    put(is_empty && !('is_criterion_met' in changes) ? null : next);
  };
  return {
    said,
    state,
    change,
    flush,
    /** Removes what was said; its notice brings it back. */
    clear: (): void => {
      put(null);
      flush();
      notify(texts.calls.cleared, () => {
        put(said);
        flush();
      });
    },
  };
}
