import { throwIfAny } from '../../../errors.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import { wrongJob } from '../../hiring/jobs/store.ts';
import { wrongCandidate } from '../merges/store.ts';
import { byId } from '../../resource_routes.ts';
import { NEXT_PAGE } from '../../route_words.ts';
import type { Routes } from '../../slice.ts';
import { Note, NoteInput, NotePatch, NoteQuery } from './schema.ts';
import { changeNote, findNote, insertNote, listNotes, removeNote } from './store.ts';

const note = byId('note', findNote);

/** Notes about candidates: list, write, read, change, delete. */
export function noteRoutes(routes: Routes): void {
  routes.list('/notes', {
    summary: 'List notes, newest first',
    description: `It lists the notes about one candidate, about one job, or all. ${NEXT_PAGE}`,
    querystring: NoteQuery,
    of: Note,
    rows: listNotes,
  });
  routes.create('/notes', {
    summary: 'Write a note about a candidate',
    description: 'Notes affect no ranking and no criterion.',
    body: NoteInput,
    make: async (trx, body) => {
      throwIfAny([...(await wrongCandidate(trx, body.candidate_id)), ...(await wrongJob(trx, body.job_id))]);
      const id = await insertNote(trx, body);
      await recordEvent(trx, 'note.created', id);
      return id;
    },
  });
  routes.read('/notes/:id', note, { summary: 'Read a note', description: 'By UUID.', of: Note });
  routes.change('/notes/:id', note, {
    summary: 'Change the text of a note',
    description: 'Send If-Match, so that nobody overwrites what they have not seen.',
    body: NotePatch,
    save: async (trx, { id, text }, body) => {
      if (text === body.text) return;
      await changeNote(trx, id, body.text);
      await recordEvent(trx, 'note.updated', id);
    },
  });
  routes.remove('/notes/:id', note, {
    summary: 'Delete a note',
    description: 'This cannot be undone.',
    erase: async (trx, { id }) => {
      await recordEvent(trx, 'note.deleted', id);
      await removeNote(trx, id);
    },
  });
}
