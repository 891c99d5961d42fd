import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { GrowingText } from '../../ui/growing_text.tsx';
import { ApiError } from '../../lib/errors.ts';
import { useJobs } from '../../api/jobs.ts';
import { readNote, type Note } from '../../api/notes.ts';
import { isConflict } from '../../api/versioned.ts';
import { texts } from '../../texts.ts';
import { formatAgo, formatMoment } from '../../lib/format.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { notify, notifyError } from '../../ui/notices.tsx';
import { keepDraft } from '../../lib/drafts.ts';
import { readDraft, type Draft } from './drafts.ts';
import css from './notes.module.css';

type Other = { readonly text: string; readonly etag: string | null };

/** A note, with who wrote it and when; it is changed in its place. */
export function OneNote(props: {
  note: Note;
  job_id: string | null;
  onChanging: (is_changing: boolean) => void;
  onSave: (text: string, etag: string | null) => Promise<void>;
  onRemove: () => void;
  /** It was deleted elsewhere while it was changed here. */
  onLost: (text: string) => void;
}) {
  const { note } = props;
  const jobs = useJobs();
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
  const begin = async (): Promise<void> => {
    try {
      const { value: now, etag } = await readNote(note.id);
      setOther(null);
      put({ text: now.text, etag });
    } catch (error) {
      notifyError(texts.notes.failed, error);
    }
  };
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
  const job = note.job_id === null ? null : (jobs.data?.find(({ id }) => id === note.job_id)?.title ?? '…');
  return (
    <li className={css.note}>
      {draft === null ? (
        <p className="m-0 break-anywhere pre-wrap" dir="auto">
          <Hidden text={note.text} />
        </p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void save(draft.text, draft.etag ?? null);
          }}
        >
          <GrowingText
            autoFocus
            least={2}
            maxLength={10_000}
            dir="auto"
            aria-label={texts.notes.edit}
            value={draft.text}
            onChange={(event) => put({ ...draft, text: event.currentTarget.value })}
            onKeyDown={(event) => {
              if (event.key === 'Escape') discard();
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              void save(draft.text, draft.etag ?? null);
            }}
          />
          {other === null ? (
            <div className="flex wrap gap-8 justify-flex-end mt-6">
              <Button size="compact-md" variant="default" onClick={discard}>
                {texts.actions.cancel}
              </Button>
              <Button size="compact-md" type="submit">
                {texts.actions.save}
              </Button>
            </div>
          ) : (
            <div className={css.other} role="alert">
              <p>
                {texts.notes.changed} {texts.notes.changedNow}
              </p>
              <blockquote className="m-0 break-anywhere pre-wrap" dir="auto">
                <Hidden text={other.text} />
              </blockquote>
              <div className="flex wrap gap-8 justify-flex-end mt-6">
                <Button size="compact-md" variant="default" onClick={discard}>
                  {texts.notes.takeTheirs}
                </Button>
                <Button size="compact-md" onClick={() => void save(draft.text, other.etag)}>
                  {texts.notes.keepMine}
                </Button>
              </div>
            </div>
          )}
        </form>
      )}
      <div className={css.about}>
        <span dir="auto">{note.client_name ?? texts.notes.you}</span>
        <time dateTime={note.created_at} title={formatMoment(note.created_at)}>
          {formatAgo(note.created_at)}
        </time>
        {note.modified_at !== note.created_at && (
          <span title={formatMoment(note.modified_at)}>{texts.notes.edited}</span>
        )}
        {job !== null && note.job_id !== props.job_id && <span dir="auto">{job}</span>}
        {draft === null && (
          <span className={css.acts}>
            <button type="button" onClick={() => void begin()} aria-label={texts.notes.edit}>
              {texts.notes.editShort}
            </button>
            <button type="button" onClick={props.onRemove} aria-label={texts.notes.delete}>
              {texts.notes.deleteShort}
            </button>
          </span>
        )}
      </div>
    </li>
  );
}
