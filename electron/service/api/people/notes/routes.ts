import { findOrFail, assertUnchanged, sendRecord } from '../../record.ts';
import type { RouteContext } from '../../context.ts';
import { throwIfAny } from '../../../errors.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import { IdParams, IdResult, idResult, many, one } from '../../fields.ts';
import { jobExists } from '../../hiring/jobs/store.ts';
import { wrongCandidate } from '../merges/store.ts';
import { sendPage } from '../../paging.ts';
import type { App } from '../../slice.ts';
import { Note, NoteInput, NotePatch, NoteQuery } from './schema.ts';
import { changeNote, findNote, insertNote, listNotes, removeNote } from './store.ts';
import { NEXT_PAGE } from '../../route_words.ts';

const tags = ['Notes'];

/** Notes about candidates: list, write, read, change, delete. */
export function noteRoutes(app: App, { db, write }: RouteContext): void {
  app.get(
    '/notes',
    {
      schema: {
        tags,
        summary: 'List notes, newest first',
        description: `It lists the notes about one candidate, about one job, or all. ${NEXT_PAGE}`,
        querystring: NoteQuery,
        response: { 200: many(Note) },
      },
    },
    async (request, reply) => sendPage(request, reply, await listNotes(db, request.query)),
  );

  app.post(
    '/notes',
    {
      schema: {
        tags,
        summary: 'Write a note about a candidate',
        description: 'Notes affect no ranking and no criterion.',
        body: NoteInput,
        response: { 201: IdResult },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const id = await write(async (trx) => {
        const no_job = body.job_id !== null && !(await jobExists(trx, body.job_id));
        throwIfAny([
          ...(await wrongCandidate(trx, body.candidate_id)),
          ...(no_job ? [{ path: 'body.job_id', message: `names no job (${body.job_id})` }] : []),
        ]);
        const new_id = await insertNote(trx, body);
        await recordEvent(trx, 'note.created', new_id);
        return new_id;
      });
      reply.code(201);
      return idResult(id);
    },
  );

  app.get(
    '/notes/:id',
    {
      schema: {
        tags,
        summary: 'Read a note',
        description: 'By UUID.',
        params: IdParams,
        response: { 200: one(Note) },
      },
    },
    async (request, reply) =>
      sendRecord(request, reply, await findOrFail(db, 'note', request.params.id, findNote)),
  );

  app.patch(
    '/notes/:id',
    {
      schema: {
        tags,
        summary: 'Change the text of a note',
        description: 'Send If-Match, so that nobody overwrites what they have not seen.',
        params: IdParams,
        body: NotePatch,
        response: { 200: IdResult },
      },
    },
    async (request) => {
      const { id } = request.params;
      await write(async (trx) => {
        const note = await findOrFail(trx, 'note', id, findNote);
        assertUnchanged(request, note);
        if (note.text === request.body.text) return;
        await changeNote(trx, id, request.body.text);
        await recordEvent(trx, 'note.updated', id);
      });
      return idResult(id);
    },
  );

  app.delete(
    '/notes/:id',
    {
      schema: {
        tags,
        summary: 'Delete a note',
        description: 'This cannot be undone.',
        params: IdParams,
        response: { 200: IdResult },
      },
    },
    async (request) => {
      const { id } = request.params;
      await write(async (trx) => {
        assertUnchanged(request, await findOrFail(trx, 'note', id, findNote));
        await recordEvent(trx, 'note.deleted', id);
        await removeNote(trx, id);
      });
      return idResult(id);
    },
  );
}
