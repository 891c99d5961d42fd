import type { z } from 'zod';
import type { RouteContext } from '../../context.ts';
import type { Db } from '#service/db/schema.ts';
import { notFound, validationFailed } from '#service/errors.ts';
import { enqueue, isReadingPaused, pauseReading } from '#service/tasks/queue.ts';
import { MAX_MAILBOX_BYTES } from '../../upload.ts';
import { resetDocument } from '../attachments/store.ts';
import { recordEvent, recordEvents } from '../../feeds/events/store.ts';
import { IdParams, idResult, IdResult } from '../../fields.ts';
import { findOrFail, assertUnchanged } from '../../record.ts';
import type { Routes } from '../../slice.ts';
import { importProgress } from './progress.ts';
import { undoImport, undoUnreadImports } from '../../../workflows/undo_import.ts';
import { importSamples } from '../../../workflows/import_samples.ts';
import {
  ImportForm,
  ImportJob,
  ImportListQuery,
  ImportProgressResult,
  ImportRecord,
  ImportResult,
  ReadingPause,
  ReadingPauseResult,
  SamplesResult,
  StopForm,
  StopResult,
} from './schema.ts';
import { findImport, importsOfAttachment, listImports, setJobOfImport } from './store.ts';
import { importFile } from '../../../workflows/import_file.ts';
import { firstStage, nominateImported } from '../../../workflows/taken_in.ts';
import { NEXT_PAGE } from '../../route_words.ts';

/** Above the limit of a file, so that one beyond it still gets a row that says so. */
const BODY_LIMIT = MAX_MAILBOX_BYTES;

export function importRoutes(routes: Routes, context: RouteContext): void {
  dropRoutes(routes, context);
  readingRoutes(routes, context);
  retryAndUndoRoutes(routes, context);
}

/** List and drop. */
function dropRoutes(routes: Routes, context: RouteContext): void {
  const { db } = context;

  routes.list('/imports', {
    summary: 'List dropped files and their outcome, newest first',
    description: NEXT_PAGE,
    querystring: ImportListQuery,
    of: ImportRecord,
    rows: listImports,
  });

  routes.post('/imports', {
    config: {
      accepts: ['multipart/form-data'],
      body_limit: BODY_LIMIT,
      answerAgain: (id: string) => answerOf(db, id),
    },
    summary: 'Drop a file',
    description:
      'It makes the candidate, the attachment and, with job_id, the nomination. A refused file gets a ' +
      'row that says why. For files that come from no other system, such as a dropped folder. A mail ' +
      '(.eml, .msg) or a mailbox (.mbox) gives an import for each resume in it; the answer has the first. ' +
      'Without job_id, a candidate is nominated for the one open job that their mail names.',
    body: { content: { 'multipart/form-data': { schema: ImportForm } } },
    response: { 201: ImportResult },
    handler: async (request) => {
      const { file, job_id, file_name } = request.body;
      let answer: Awaited<ReturnType<typeof answerOf>>;
      const dropped = {
        bytes: file.bytes,
        file_name: file_name || file.file_name?.toWellFormed() || 'Unnamed file',
        job_id: job_id ?? null,
        ...(request.caller?.is_blind === true && { blind_client: request.caller.client_id }),
      };
      const id = await importFile(context, dropped, async (trx, made) => {
        answer = await answerOf(trx, made);
      });
      // a transaction sees everything: what it is a copy of may be nothing the caller is to know
      if (context.private_jobs.exist()) answer = (await answerOf(db, id)) ?? answer;
      if (answer === undefined) throw notFound('import', id);
      return answer;
    },
  });
}

/** The reading of what was dropped: its progress, a pause, and its end. */
function readingRoutes(routes: Routes, context: RouteContext): void {
  const { db } = context;

  routes.get('/imports/progress', {
    summary: 'Read the progress of reading',
    description: 'It gives counts by state, and the rate.',
    operationId: 'getImportProgress',
    response: { 200: ImportProgressResult },
    handler: async () => ({
      is_error: false as const,
      result: await importProgress(db),
    }),
  });

  routes.put('/imports/reading', {
    summary: 'Pause or resume the reading of files',
    description:
      'Reading that has begun finishes, and everything else continues. The pause survives a restart. A ' +
      'file that somebody asks for directly (retry, a ranking by it) is still read. progress shows ' +
      '`is_paused`.',
    operationId: 'pauseReading',
    body: ReadingPause,
    response: { 200: ReadingPauseResult },
    handler: async (request) => {
      const { is_paused } = request.body;
      await setPause(context, is_paused);
      return { is_error: false as const, result: { is_paused } };
    },
  });

  routes.post('/imports/stop', {
    summary: 'Take back every dropped file that is waiting to be read',
    description:
      'It takes each one back as DELETE does, up to the import `up_to`, so that files dropped meanwhile ' +
      'stay. Files that were read, or are being read, stay too. This also ends a pause.',
    operationId: 'stopReading',
    body: StopForm,
    response: { 200: StopResult },
    handler: async (request) => {
      const imports = await undoUnreadImports(context, request.body.up_to ?? null);
      await setPause(context, false);
      return { is_error: false as const, result: { imports } };
    },
  });
}

/** The samples, and a dropped file that is read again or taken back. */
function retryAndUndoRoutes(routes: Routes, context: RouteContext): void {
  routes.post('/imports/samples', {
    config: { scopes: ['jobs', 'candidates', 'attachments', 'nominations'] },
    summary: 'Import the sample resumes and their job',
    description: 'Invented people and a job, to try the program with.',
    operationId: 'importSamples',
    response: { 201: SamplesResult },
    handler: async () => {
      const result = await importSamples(context);
      return { is_error: false as const, result };
    },
  });

  routes.act('post', '/imports/:id/retry', {
    summary: 'Try again to read a file',
    description: 'It queues the file again, and does nothing if the file was read.',
    params: IdParams,
    status: 202,
    act: async (trx, request) => {
      const { id } = request.params;
      const found = await findOrFail(trx, 'import', id, findImport);
      if (found.state === 'refused') {
        throw validationFailed([
          { path: 'path.id', message: 'names a file that was not kept; drop it again' },
        ]);
      }
      if (found.state !== 'failed' || found.attachment_id === null) return id; // read, or about to be
      await resetDocument(trx, found.attachment_id);
      await enqueue(trx, 'read_attachment', { attachment_id: found.attachment_id }, 'urgent');
      await recordEvent(trx, 'attachment.updated', found.attachment_id);
      await recordEvents(trx, 'import.updated', await importsOfAttachment(trx, found.attachment_id));
      return id;
    },
  });

  routes.act('put', '/imports/:id/job', {
    summary: 'Say which job a dropped file is for',
    description:
      'It nominates the candidate, as if the file had come with that job_id. They applied on the day of ' +
      'the mail, where it came with one.',
    operationId: 'setJobOfImport',
    params: IdParams,
    body: ImportJob,
    act: async (trx, request) => {
      const { id } = request.params;
      const { job_id } = request.body;
      const found = await findOrFail(trx, 'import', id, findImport);
      if (found.candidate_id === null) {
        throw validationFailed([{ path: 'path.id', message: 'names a file that brought no candidate' }]);
      }
      const applied_at = found.mail?.sent_at ?? found.created_at;
      await firstStage(trx, job_id);
      const nomination_id = await nominateImported(trx, found.candidate_id, job_id, applied_at);
      if (found.job_id === job_id && found.nomination_id === nomination_id) return id;
      await setJobOfImport(trx, id, { job_id, nomination_id });
      await recordEvent(trx, 'import.updated', id);
      return id;
    },
  });

  routes.delete('/imports/:id', {
    summary: 'Take a dropped file back',
    description: 'The candidate and the file go too, unless something else brought them.',
    notes: { versioned: false },
    params: IdParams,
    response: { 200: IdResult },
    handler: async (request) => {
      await undoImport(context, request.params.id, (found) => assertUnchanged(request, found));
      return idResult(request.params.id);
    },
  });
}

function setPause({ write, interface_client_id }: RouteContext, is_paused: boolean): Promise<void> {
  return write(async (trx) => {
    if ((await isReadingPaused(trx)) === is_paused) return;
    await pauseReading(trx, is_paused);
    await recordEvent(trx, 'setting.updated', interface_client_id, {
      setting: 'reading',
      setting_state: is_paused ? 'off' : 'on',
    });
  });
}

async function answerOf(db: Db, id: string): Promise<z.output<typeof ImportResult> | undefined> {
  const result = await findImport(db, id);
  return result === null ? undefined : { is_error: false, result };
}
