import { Changes } from '../../ui/changes.tsx';
import { useRef, useState } from 'react';
import { useCandidate } from '../../api/candidates.ts';
import { useStore } from '../../lib/external_store.ts';
import { useNoteChanges, useNotes, type Note } from '../../api/notes.ts';
import { texts } from '../../texts.ts';
import {
  addPendingDeletions,
  pendingDeletions,
  cancelPendingDeletions,
} from '../../lib/pending_deletions.ts';
import { notifyThenRun, notify, notifyError } from '../../ui/notices.tsx';
import { useScrollToPart } from '../../lib/use_scroll_to_part.ts';
import { OneNote } from './one_note.tsx';
import { WriteNote } from './write_note.tsx';
import css from './notes.module.css';

/** So many are shown before somebody asks for all. */
const SHOWN = 5;

/**
 * What people wrote about a candidate, newest first, and where they write more. Notes written here are about
 * `job_id`.
 */
export function CandidateNotes(props: {
  candidate_id: string;
  job_id: string | null;
  /** How often somebody asked to write one: each time the field has the focus. */
  asked: number;
  /** One that was asked for is being saved. */
  onWritten: () => void;
}) {
  const { candidate_id, job_id } = props;
  const candidate = useCandidate(candidate_id);
  const notes = useNotes(candidate_id);
  const changes = useNoteChanges(candidate_id);
  const hidden = useStore(pendingDeletions);
  const [all, setAll] = useState(false);
  const section = useRef<HTMLElement>(null);
  useScrollToPart(section, 'notes');
  // One that is deleted elsewhere stays while it is being changed here: what is written is saved as a new one.
  const [changing, setChanging] = useState<readonly Note[]>([]);
  const listed = notes.data ?? [];
  const isLost = (note: Note): boolean =>
    note.candidate_id === candidate_id && !listed.some(({ id }) => id === note.id);
  const shown = [...listed, ...changing.filter(isLost)]
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
    .filter((note) => !hidden.has(note.id));

  const remove = (id: string): void => {
    addPendingDeletions(id);
    notifyThenRun(texts.notes.deleted, {
      run: () => {
        changes.remove(id).catch((error: unknown) => {
          cancelPendingDeletions(id);
          notifyError(texts.notes.deleteFailed, error);
        });
      },
      undo: () => cancelPendingDeletions(id),
    });
  };
  return (
    <section aria-label={texts.notes.title} ref={section}>
      <Changes>
        <WriteNote
          key={candidate_id}
          draft_id={candidate_id}
          label={texts.notes.writeLabel(candidate.data?.full_name ?? texts.ranking.thisCandidate)}
          onSave={(text, key) => changes.add(job_id, text, key)}
          asked={props.asked}
          onWritten={props.onWritten}
        />
      </Changes>
      {notes.data !== undefined && shown.length === 0 && <p className="aside m-8-0-0">{texts.notes.none}</p>}
      <ul className="p-0 list-none m-6-0-0">
        {(all ? shown : shown.slice(0, SHOWN)).map((note) => (
          <OneNote
            key={note.id}
            note={note}
            job_id={job_id}
            onChanging={(is_changing) =>
              setChanging((before) => [
                ...before.filter(({ id }) => id !== note.id),
                ...(is_changing ? [note] : []),
              ])
            }
            onSave={(text, etag) => changes.change(note.id, text, etag)}
            onRemove={() => remove(note.id)}
            onLost={(text) => {
              notify(texts.notes.gone);
              changes.add(note.job_id, text, crypto.randomUUID()).catch((error: unknown) => {
                notifyError(texts.notes.failed, error);
              });
            }}
          />
        ))}
      </ul>
      {!all && shown.length > SHOWN && (
        <button
          type="button"
          className={`${css.more} small-button p-0-7 text-mute rounded`}
          onClick={() => setAll(true)}
        >
          {texts.notes.all(shown.length)}
        </button>
      )}
    </section>
  );
}
