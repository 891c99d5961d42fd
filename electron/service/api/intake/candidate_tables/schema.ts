import { z } from 'zod';
import { TABLE_FIELDS } from '../../../intelligence/tables/fields.ts';
import { Timestamp, Uuid, many, one, queryInteger } from '../../fields.ts';
import { IdPageQuery } from '../../paging.ts';
import { UploadedFileField } from '../../upload.ts';

export const TableFieldName = z.enum(TABLE_FIELDS);

export const CandidateTableForm = z.object({
  file: UploadedFileField,
  /** Of a workbook; without it the first sheet that holds anything. */
  sheet: z.string().max(200).optional(),
});

const Column = z.object({
  name: z.string(),
  examples: z.array(z.string()),
  suggested_field: TableFieldName.nullable(),
});

/** How far an import or its undoing is, and what came of it. */
const TableOutcome = z.object({
  total: z.int().nonnegative(),
  done: z.int().nonnegative(),
  created: z.int().nonnegative(),
  filled: z.int().nonnegative(),
  known: z.int().nonnegative(),
  not_taken: z.int().nonnegative(),
  removed: z.int().nonnegative(),
  kept: z.int().nonnegative(),
});

export const CandidateTableItem = z
  .object({
    id: Uuid,
    file_name: z.string(),
    state: z.enum(['READY', 'IMPORTING', 'IMPORTED', 'UNDOING', 'UNDONE']),
    row_count: z.int().nonnegative(),
    job_id: Uuid.nullable(),
    progress: TableOutcome.nullable(),
    created_at: Timestamp,
  })
  .meta({ id: 'CandidateTableItem' });
export type CandidateTableItem = z.infer<typeof CandidateTableItem>;

export const CandidateTable = CandidateTableItem.extend({
  sheets: z.array(z.string()),
  sheet: z.string().nullable(),
  has_header: z.boolean(),
  columns: z.array(Column),
  /** The first rows below the headers, as they stand in the file. */
  preview_rows: z.array(z.object({ row: z.int().positive(), cells: z.array(z.string()) })),
}).meta({ id: 'CandidateTable' });
export type CandidateTable = z.infer<typeof CandidateTable>;

export const CandidateTableList = many(CandidateTableItem);
export const CandidateTableResult = one(CandidateTable);
export const CandidateTableQuery = IdPageQuery;
/** With another answer to whether the first row holds headers, the columns are named and recognised anew. */
export const CandidateTableRead = z.object({ has_header: z.enum(['true', 'false']).optional() });

const mapping = {
  mapping: z.array(z.object({ column: z.int().min(0).max(199), field: TableFieldName })).max(200),
  has_header: z.boolean().optional(),
  on_duplicate: z.enum(['skip', 'fill_empty']).default('skip'),
};

export const TablePreviewInput = z.object(mapping);
export const TablePreviewQuery = z.object({ limit: queryInteger({ min: 1, max: 100, standard: 20 }) });
export const TableImportInput = z.object({
  ...mapping,
  job_id: Uuid.nullish(),
  stage_id: Uuid.nullish(),
});
export type TableImportInput = z.output<typeof TableImportInput>;

/** `create`: a new candidate. `fill`: an existing one gets what is missing. `known`: left alone. */
export const RowOutcome = z.enum(['create', 'fill', 'known', 'not_taken']);
export type RowOutcome = z.infer<typeof RowOutcome>;
export const RowReason = z.enum([
  'NO_NAME',
  'NAME_TOO_LONG',
  'SAME_EMAIL',
  'SAME_PHONE',
  'SAME_REMOTE_ID',
  'REPEATED_EMAIL',
  'REPEATED_PHONE',
  'REPEATED_REMOTE_ID',
]);
export type RowReason = z.infer<typeof RowReason>;

const LeftOutCell = z.object({
  column: z.int().nonnegative(),
  why: z.enum(['INVALID_EMAIL', 'TOO_LONG', 'NO_LINK']),
});

const PlannedRow = z
  .object({
    row: z.int().positive(),
    outcome: RowOutcome,
    reason: RowReason.nullable(),
    /** Of a repeated one: the earlier row. */
    same_row: z.int().positive().nullable(),
    candidate_id: Uuid.nullable(),
    candidate_name: z.string().nullable(),
    full_name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    location: z.string().nullable(),
    links: z.array(z.string()),
    source: z.string().nullable(),
    remote_id: z.string().nullable(),
    tags: z.array(z.string()),
    note: z.string().nullable(),
    left_out: z.array(LeftOutCell),
  })
  .meta({ id: 'PlannedRow' });
export type PlannedRow = z.infer<typeof PlannedRow>;

const counts = {
  create: z.int().nonnegative(),
  fill: z.int().nonnegative(),
  known: z.int().nonnegative(),
  not_taken: z.int().nonnegative(),
};

export const TablePreview = z
  .object({
    total: z.int().nonnegative(),
    counts: z.object(counts),
    /** Cells that are left out of rows that are taken. */
    left_out: z.object({
      INVALID_EMAIL: z.int().nonnegative(),
      TOO_LONG: z.int().nonnegative(),
      NO_LINK: z.int().nonnegative(),
    }),
    create_rows: z.array(PlannedRow),
    fill_rows: z.array(PlannedRow),
    known_rows: z.array(PlannedRow),
    not_taken_rows: z.array(PlannedRow),
  })
  .meta({ id: 'TablePreview' });
export type TablePreview = z.infer<typeof TablePreview>;
export const TablePreviewResult = one(TablePreview);

/** Rows that made no candidate, with their cells, so that they can be put right and brought again. */
export const RowsNotTaken = z
  .object({
    headers: z.array(z.string()),
    rows: z.array(
      z.object({
        row: z.int().positive(),
        reason: RowReason.nullable(),
        same_row: z.int().positive().nullable(),
        candidate_id: Uuid.nullable(),
        cells: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'RowsNotTaken' });
export type RowsNotTaken = z.infer<typeof RowsNotTaken>;
export const RowsNotTakenResult = one(RowsNotTaken);
