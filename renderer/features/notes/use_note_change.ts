import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readNote, type Note } from '../../api/notes.ts';
import { isConflict } from '../../api/versioned.ts';
import { keepDraft } from '../../lib/drafts.ts';
import { ApiError } from '../../lib/errors.ts';
import { attempt, notify, notifyError } from '../../ui/notices.tsx';
import { texts } from '../../texts.ts';
import { readDraft, type Draft } from './drafts.ts';

type Other = { readonly text: string; readonly etag: string | null };

/** A note, and what is done when it is changed or goes. */
export type NoteProps = {
  note: Note;
  job_id: string | null;
  onChanging: (is_changing: boolean) => void;
  onSave: (text: string, etag: string | null) => Promise<void>;
  onRemove: () => void;
  /** It was deleted elsewhere while it was changed here. */
  onLost: (text: string) => void;
};

/** How a note is changed: what is typed, saved, and left beside what came from elsewhere. */
export function useNoteChange(props: NoteProps) {
  const { note } = props;
  const [draft, setDraft] = useState<Draft | null>(() => readDraft(note.id));
  const [other, setOther] = useState<Other | null>(null);
  const latest = useRef(draft);
  const saving = useRef(false);

  const is_changing = draft !== null;
  const tellChanging = useEffectEvent(props.onChanging);
  useEffect(() => tellChanging(is_changing), [is_changing]);

  const put = (next: Draft | null): void => {
    latest.current = next;
    setDraft(next);
    keepDraft(note.id, next);
  };
  const begin = (): Promise<void> =>
    attempt(texts.notes.failed, async () => {
      const { value: now, etag } = await readNote(note.id);
      setOther(null);
      put({ text: now.text, etag });
    });
  /** Leaves the note as it is; what was written comes back from the notice. */
  const discard = (): void => {
    if (draft !== null && draft.text.trim() !== note.text) {
      notify(texts.notes.discarded, () => put(draft));
    }
    setOther(null);
    put(null);
  };
  const save = async (text: string, etag: string | null): Promise<void> => {
    // once more while it is on its way would be a change by somebody else: by oneself
    if (text.trim() === '' || saving.current) return;
    saving.current = true;
    try {
      await props.onSave(text, etag);
      setOther(null);
      const typed = latest.current?.text ?? text;
      if (typed === text) put(null);
      // what was typed meanwhile goes on from the version that was just made
      else put({ text: typed, etag: (await readNote(note.id).catch(() => null))?.etag ?? etag });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        put(null);
        props.onLost(text);
      } else if (isConflict(error)) {
        // shown beside what is written here: neither is lost, a person chooses
        const found = await readNote(note.id).catch(() => null);
        if (found === null) notifyError(texts.notes.failed, error);
        else setOther({ text: found.value.text, etag: found.etag });
      } else notifyError(texts.notes.failed, error);
    } finally {
      saving.current = false;
    }
  };
  return { draft, other, put, begin, discard, save };
}
