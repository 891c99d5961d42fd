import { findOrFail, sendRecord } from '../../record.ts';
import type { RouteContext } from '../../context.ts';
import type { Db } from '../../../db/schema.ts';
import { EngineFailure } from '../../../engine/failure.ts';
import { conflict, throwIfAny, validationFailed, type ErrorDetail } from '../../../errors.ts';
import type { TableRead } from '../../../intelligence/tables/table.ts';
import { enqueue } from '../../../tasks/queue.ts';
import { MAX_UPLOAD_BYTES } from '../../upload.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import { IdParams, IdResult, idResult } from '../../fields.ts';
import { findStage, firstStageOf } from '../../hiring/nomination_stages/store.ts';
import type { Routes } from '../../slice.ts';
import { wrongJob } from '../../hiring/jobs/store.ts';
import { fieldsOf } from '../../settings/custom_fields/store.ts';
import { dataRows, headersOf, prepareRows } from './plan.ts';
import { previewOf } from './preview.ts';
import { cellsOf, headerRow, toRecord, wrongMapping } from './shown.ts';
import {
  CandidateTableForm,
  CandidateTableItem,
  CandidateTableQuery,
  CandidateTableRead,
  CandidateTableResult,
  RowsNotTakenResult,
  TableImportInput,
  TablePreviewInput,
  TablePreviewQuery,
  TablePreviewResult,
  type RowReason,
} from './schema.ts';
import {
  beginImport,
  findTable,
  insertTable,
  listTables,
  outdatedTables,
  parsePlan,
  removeTable,
  rowsNotTaken,
  setState,
} from './store.ts';

/** Candidates from spreadsheets: upload, say what the columns are, see what would come of it, bring in, undo. */
export function candidateTableRoutes(routes: Routes, context: RouteContext): void {
  uploadRoutes(routes, context);
  tableImportRoutes(routes, context);
  afterImportRoutes(routes, context);
}

/** List, upload and read. */
function uploadRoutes(routes: Routes, context: RouteContext): void {
  const { db, write, engine } = context;
  routes.list('/candidate_tables', {
    summary: 'List spreadsheets of candidates, newest first',
    description: 'The service keeps them for two weeks. The next page is in the Link header.',
    querystring: CandidateTableQuery,
    of: CandidateTableItem,
    rows: listTables,
  });

  routes.post('/candidate_tables', {
    config: { accepts: ['multipart/form-data'], body_limit: MAX_UPLOAD_BYTES },
    summary: 'Upload a spreadsheet of candidates',
    description:
      'It accepts CSV, TSV or XLSX in any usual encoding, at most 25 MiB, 20,000 rows and 200 columns. It ' +
      'does not import anything yet.',
    operationId: 'uploadCandidateTable',
    body: { content: { 'multipart/form-data': { schema: CandidateTableForm } } },
    response: { 201: CandidateTableResult },
    handler: async (request) => {
      const { file, sheet } = request.body;
      const read = await orRefused(() => engine.readTable(file.bytes, sheet ?? null));
      if (!read.ok) throw validationFailed([{ path: 'body.file', message: read.message }]);
      const file_name = (file.file_name?.toWellFormed().trim() || 'Table').slice(0, 500).toWellFormed();
      const id = await write(async (trx) => {
        for (const old of await outdatedTables(trx)) await forget(trx, old);
        const new_id = await insertTable(trx, file_name, read.table);
        await recordEvent(trx, 'candidate_table.created', new_id);
        return new_id;
      });
      return {
        is_error: false as const,
        result: await toRecord(db, await findOrFail(db, 'candidate table', id, findTable)),
      };
    },
  });

  routes.get('/candidate_tables/:id', {
    summary: 'Read a spreadsheet: its columns, its first rows, and the progress of its import',
    description: 'Ask again while state is IMPORTING or UNDOING: progress counts the rows that are done.',
    params: IdParams,
    querystring: CandidateTableRead,
    response: { 200: CandidateTableResult },
    handler: async (request, reply) => {
      const { has_header } = request.query;
      const asked = has_header === undefined ? undefined : has_header === 'true';
      const table = await findOrFail(db, 'candidate table', request.params.id, findTable);
      return sendRecord(request, reply, await toRecord(db, table, asked));
    },
  });
}

/** What would come of each row, and the import. */
function tableImportRoutes(routes: Routes, { db, write }: RouteContext): void {
  routes.post('/candidate_tables/:id/preview', {
    summary: 'Preview the outcome of each row',
    description:
      'It writes nothing. It recognises known candidates by remote_id, e-mail address or telephone number. ' +
      'It skips a row without a name, and leaves out a cell that cannot be right.',
    params: IdParams,
    querystring: TablePreviewQuery,
    body: TablePreviewInput,
    response: { 200: TablePreviewResult },
    handler: async (request) => {
      const { body } = request;
      const rows = cellsOf(await findOrFail(db, 'candidate table', request.params.id, findTable));
      const own_fields = await fieldsOf(db, 'candidate');
      throwIfAny(wrongMapping(rows, body.mapping, own_fields));
      const header_row = headerRow(rows, body.has_header);
      const prepared = await prepareRows(rows, header_row, body.mapping, own_fields);
      const result = await previewOf(db, prepared, body.on_duplicate, request.query.limit);
      return { is_error: false as const, result };
    },
  });

  routes.post('/candidate_tables/:id/import', {
    summary: 'Import the candidates of a spreadsheet',
    description:
      'It runs in the background, and continues after a restart. With on_duplicate fill_empty, known ' +
      'candidates get the fields they lack, the tags, the note and the nomination; with skip they stay as ' +
      'they are. Titles and employers become part of the note.',
    operationId: 'bringInCandidateTable',
    notes: {
      errors: { 409: 'It was already imported; undo that first. Or the Idempotency-Key was used before.' },
    },
    params: IdParams,
    body: TableImportInput,
    response: { 202: IdResult },
    handler: async (request) => {
      const { id } = request.params;
      const { has_header, ...body } = request.body;
      const rows = cellsOf(await findOrFail(db, 'candidate table', id, findTable));
      const fields = new Set(body.mapping.map(({ field }) => field));
      const no_name = !['full_name', 'first_name', 'last_name'].some((field) => fields.has(field as never));
      await write(async (trx) => {
        throwIfAny([
          ...wrongMapping(rows, body.mapping, await fieldsOf(trx, 'candidate')),
          ...(no_name ? [{ path: 'body.mapping', message: 'must say which column holds the names' }] : []),
          ...(await wrongPlace(trx, body)),
        ]);
        const { state } = await findOrFail(trx, 'candidate table', id, findTable);
        if (state !== 'READY' && state !== 'UNDONE') {
          throw conflict('The candidates of this table have already been imported. Undo that first.', []);
        }
        const header_row = headerRow(rows, has_header);
        await beginImport(trx, id, { ...body, header_row, total: dataRows(rows, header_row).length });
        await enqueue(trx, 'candidate_table', { table_id: id }, 'urgent');
      });
      return idResult(id);
    },
  });
}

/** Undo, the rows that became no candidate, and forgetting the table. */
function afterImportRoutes(routes: Routes, { db }: RouteContext): void {
  routes.act('post', '/candidate_tables/:id/undo', {
    summary: 'Undo the import of a spreadsheet',
    description:
      'It deletes the candidates it made if nobody has worked with them since, and takes back what it gave ' +
      'to others. It runs in the background.',
    notes: { errors: { 409: 'Nothing was imported yet. Or the Idempotency-Key was used before.' } },
    params: IdParams,
    status: 202,
    act: async (trx, request) => {
      const { id } = request.params;
      const { state } = await findOrFail(trx, 'candidate table', id, findTable);
      if (state === 'UNDOING' || state === 'UNDONE') return id;
      if (state === 'READY') throw conflict('Nothing has been imported from this table yet.', []);
      await setState(trx, id, 'UNDOING'); // one that is still being brought in stops
      await enqueue(trx, 'candidate_table', { table_id: id }, 'urgent');
      return id;
    },
  });

  routes.get('/candidate_tables/:id/not_taken', {
    summary: 'Read the rows that became no candidate',
    description:
      'Each has its cells as they were sent, and the reason, so that you can correct and resend them.',
    operationId: 'listRowsNotTaken',
    notes: { versioned: false },
    params: IdParams,
    response: { 200: RowsNotTakenResult },
    handler: async (request) => {
      const table = await findOrFail(db, 'candidate table', request.params.id, findTable);
      const rows = cellsOf(table);
      const headers = headersOf(rows, parsePlan(table.plan)?.header_row ?? null);
      const found = await rowsNotTaken(db, table.id);
      const result = found.map(({ row, reason, candidate_id, made }) => ({
        row,
        reason: reason as RowReason | null,
        same_row: made === null ? null : (JSON.parse(made) as { same_row: number }).same_row,
        candidate_id,
        cells: [...(rows[row - 1] ?? [])],
      }));
      return { is_error: false as const, result: { headers, rows: result } };
    },
  });

  routes.act('delete', '/candidate_tables/:id', {
    summary: 'Forget a spreadsheet',
    description: 'Its candidates stay; they can no longer be taken back together.',
    notes: {
      versioned: false,
      errors: { 409: 'The table is in use. Or the Idempotency-Key was used before.' },
    },
    params: IdParams,
    act: async (trx, request) => {
      const { id } = request.params;
      const { state } = await findOrFail(trx, 'candidate table', id, findTable);
      if (state === 'IMPORTING' || state === 'UNDOING') {
        throw conflict('The table is being worked on. Wait until that has ended.', []);
      }
      await forget(trx, id);
      return id;
    },
  });
}

async function forget(trx: Db, id: string): Promise<void> {
  await removeTable(trx, id);
  await recordEvent(trx, 'candidate_table.deleted', id);
}

async function wrongPlace(
  db: Db,
  { job_id, stage_id }: Pick<TableImportInput, 'job_id' | 'stage_id'>,
): Promise<ErrorDetail[]> {
  const stage = typeof stage_id === 'string' ? await findStage(db, stage_id) : undefined;
  if (typeof job_id !== 'string') {
    return stage === undefined ? [] : [{ path: 'body.stage_id', message: 'needs a job_id' }];
  }
  const no_job = await wrongJob(db, job_id);
  if (no_job.length > 0) return no_job;
  if (stage === undefined) {
    const none = (await firstStageOf(db, job_id)) === null;
    return none ? [{ path: 'body.job_id', message: 'names a job without an active stage to begin in' }] : [];
  }
  const fits = stage !== null && (stage.job_id === null || stage.job_id === job_id);
  return fits ? [] : [{ path: 'body.stage_id', message: 'names no stage of this job' }];
}

/** Reports a file that stops the child, or takes it too long, like an unreadable one. */
async function orRefused(read: () => Promise<TableRead>): Promise<TableRead> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof EngineFailure) || error.reason === 'UNAVAILABLE' || error.reason === 'CLOSED') {
      throw error;
    }
    const message = 'The file could not be read safely. Save the sheet you need as .csv and choose that.';
    return { ok: false, message };
  }
}
