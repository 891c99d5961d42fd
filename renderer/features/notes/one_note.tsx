import { clientName } from '../../api/clients.ts';
import { usePersonName } from '../../api/users.ts';
import { Button } from '@mantine/core';
import { GrowingText } from '../../ui/growing_text.tsx';
import { useJobs } from '../../api/jobs.ts';
import { texts } from '../../texts.ts';
import { formatAgo, formatMoment } from '../../lib/format.ts';
import { Hidden } from '../../ui/hidden.tsx';
import type { Draft } from './drafts.ts';
import { useNoteChange, type NoteProps } from './use_note_change.ts';
import css from './notes.module.css';

/** A note, with who wrote it and when; it is changed in its place. */
export function OneNote(props: NoteProps) {
  const { note } = props;
  const jobs = useJobs();
  const nameOf = usePersonName();
  const changing = useNoteChange(props);
  const { draft, begin } = changing;
  const client = note.client_name === null ? null : clientName(note.client_name);
  const job = note.job_id === null ? null : (jobs.data?.find(({ id }) => id === note.job_id)?.title ?? '…');
  return (
    <li className={`${css.note} p-9-0-7 border-b`}>
      {draft === null ? (
        <p className="m-0 break-anywhere pre-wrap" dir="auto">
          <Hidden text={note.text} />
        </p>
      ) : (
        <NoteForm draft={draft} changing={changing} />
      )}
      <div className="row-wrap font-12 text-mute gap-2-10 min-h-26">
        <span dir="auto">{client ?? nameOf(note.client_id) ?? texts.notes.you}</span>
        <time dateTime={note.created_at} title={formatMoment(note.created_at)}>
          {formatAgo(note.created_at)}
        </time>
        {note.modified_at !== note.created_at && (
          <span title={formatMoment(note.modified_at)}>{texts.notes.edited}</span>
        )}
        {job !== null && note.job_id !== props.job_id && <span dir="auto">{job}</span>}
        {draft === null && note.is_saving !== true && (
          <span className={`${css.acts} flex gap-2 ms-auto`} data-changes>
            <button
              className="hover-text-ink hover-underline"
              type="button"
              onClick={() => void begin()}
              aria-label={texts.notes.edit}
            >
              {texts.notes.editShort}
            </button>
            <button
              className="hover-text-ink hover-underline"
              type="button"
              onClick={props.onRemove}
              aria-label={texts.notes.delete}
            >
              {texts.notes.deleteShort}
            </button>
          </span>
        )}
      </div>
    </li>
  );
}

/** A note while it is changed; what another window made of it stands beside. */
function NoteForm({ draft, changing }: { draft: Draft; changing: ReturnType<typeof useNoteChange> }) {
  const { other, put, discard, save } = changing;
  return (
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
        <div className="p-8-12 mt-6 bg-ask-soft rounded" role="alert">
          <p>
            {texts.notes.changed} {texts.notes.changedNow}
          </p>
          <blockquote className="m-0 break-anywhere pre-wrap ps-10 m-6-0 edge-s-ask" dir="auto">
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
  );
}
