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
import type { App } from '../../slice.ts';
import { WORDS } from './words.ts';
import { resourceRoutes } from '../../resource_routes.ts';
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

const tags = ['Candidate tables'];

/** Candidates from spreadsheets: upload, say what the columns are, see what would come of it, bring in, undo. */
export function candidateTableRoutes(app: App, context: RouteContext): void {
  uploadRoutes(app, context);
  tableImportRoutes(app, context);
  afterImportRoutes(app, context);
}

/** List, upload and read. */
function uploadRoutes(app: App, context: RouteContext): void {
  const { db, write, engine } = context;
  resourceRoutes(app, context, tags).list(
    '/candidate_tables',
    { ...WORDS.listCandidateTables, querystring: CandidateTableQuery, of: CandidateTableItem },
    listTables,
  );

  app.post(
    '/candidate_tables',
    {
      config: { accepts: ['multipart/form-data'], body_limit: MAX_UPLOAD_BYTES },
      schema: {
        tags,
        ...WORDS.uploadCandidateTable,
        body: { content: { 'multipart/form-data': { schema: CandidateTableForm } } },
        response: { 201: CandidateTableResult },
      },
    },
    async (request, reply) => {
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
      reply.code(201);
      return {
        is_error: false as const,
        result: await toRecord(db, await findOrFail(db, 'candidate table', id, findTable)),
      };
    },
  );

  app.get(
    '/candidate_tables/:id',
    {
      schema: {
        tags,
        ...WORDS.getCandidateTable,
        params: IdParams,
        querystring: CandidateTableRead,
        response: { 200: CandidateTableResult },
      },
    },
    async (request, reply) => {
      const { has_header } = request.query;
      const asked = has_header === undefined ? undefined : has_header === 'true';
      const table = await findOrFail(db, 'candidate table', request.params.id, findTable);
      return sendRecord(request, reply, await toRecord(db, table, asked));
    },
  );
}

/** What would come of each row, and the import. */
function tableImportRoutes(app: App, { db, write }: RouteContext): void {
  app.post(
    '/candidate_tables/:id/preview',
    {
      schema: {
        tags,
        ...WORDS.previewCandidateTable,
        params: IdParams,
        querystring: TablePreviewQuery,
        body: TablePreviewInput,
        response: { 200: TablePreviewResult },
      },
    },
    async (request) => {
      const { body } = request;
      const rows = cellsOf(await findOrFail(db, 'candidate table', request.params.id, findTable));
      const own_fields = await fieldsOf(db, 'candidate');
      throwIfAny(wrongMapping(rows, body.mapping, own_fields));
      const header_row = headerRow(rows, body.has_header);
      const prepared = await prepareRows(rows, header_row, body.mapping, own_fields);
      const result = await previewOf(db, prepared, body.on_duplicate, request.query.limit);
      return { is_error: false as const, result };
    },
  );

  app.post(
    '/candidate_tables/:id/import',
    {
      schema: {
        tags,
        ...WORDS.bringInCandidateTable,
        params: IdParams,
        body: TableImportInput,
        response: { 202: IdResult },
      },
    },
    async (request, reply) => {
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
      reply.code(202);
      return idResult(id);
    },
  );
}

/** Undo, the rows that became no candidate, and forgetting the table. */
function afterImportRoutes(app: App, { db, write }: RouteContext): void {
  app.post(
    '/candidate_tables/:id/undo',
    {
      schema: {
        tags,
        ...WORDS.undoCandidateTable,
        params: IdParams,
        response: { 202: IdResult },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await write(async (trx) => {
        const { state } = await findOrFail(trx, 'candidate table', id, findTable);
        if (state === 'UNDOING' || state === 'UNDONE') return;
        if (state === 'READY') throw conflict('Nothing has been imported from this table yet.', []);
        await setState(trx, id, 'UNDOING'); // one that is still being brought in stops
        await enqueue(trx, 'candidate_table', { table_id: id }, 'urgent');
      });
      reply.code(202);
      return idResult(id);
    },
  );

  app.get(
    '/candidate_tables/:id/not_taken',
    {
      schema: {
        tags,
        ...WORDS.listRowsNotTaken,
        params: IdParams,
        response: { 200: RowsNotTakenResult },
      },
    },
    async (request) => {
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
  );

  app.delete(
    '/candidate_tables/:id',
    {
      schema: {
        tags,
        ...WORDS.deleteCandidateTable,
        params: IdParams,
        response: { 200: IdResult },
      },
    },
    async (request) => {
      const { id } = request.params;
      await write(async (trx) => {
        const { state } = await findOrFail(trx, 'candidate table', id, findTable);
        if (state === 'IMPORTING' || state === 'UNDOING') {
          throw conflict('The table is being worked on. Wait until that has ended.', []);
        }
        await forget(trx, id);
      });
      return idResult(id);
    },
  );
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
