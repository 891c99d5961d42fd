import { z } from 'zod';
import { OWN_FIELD, TABLE_FIELDS } from '../../../intelligence/tables/fields.ts';
import { Timestamp, Uuid, one, queryInteger } from '../../fields.ts';
import { describeFields, meaning } from '../../field_words.ts';
import { IdPageQuery } from '../../paging.ts';
import { FieldValue } from '../../settings/custom_field_values/schema.ts';
import { UploadedFileField } from '../../upload.ts';

const TableFieldName = z.enum(TABLE_FIELDS);

export const CandidateTableForm = z.object({
  file: UploadedFileField.meta(meaning('CSV, TSV or XLSX, at most 25 MiB.', '(the bytes of candidates.csv)')),
  /** Of a workbook; without it the first sheet that holds anything. */
  sheet: z.string().max(200).optional(),
});

const Column = z.object({
  name: z
    .string()
    .meta({ description: 'The header, or the column’s letter if there is none.', examples: ['E-mail'] }),
  examples: z
    .array(z.string())
    .meta({ description: 'Up to three different cells.', examples: [['ines@example.com']] }),
  suggested_field: TableFieldName.nullable().meta({
    description: 'What the column probably holds; null when unclear.',
    examples: ['email'],
  }),
});

/** How far an import or its undoing is, and what came of it. */
const TableOutcome = z.object({
  total: z.int().nonnegative(),
  done: z
    .int()
    .nonnegative()
    .meta({ description: 'Finished rows.', examples: [184] }),
  created: z
    .int()
    .nonnegative()
    .meta({ description: 'New candidates.', examples: [180] }),
  filled: z
    .int()
    .nonnegative()
    .meta({ description: 'Known candidates that were filled.', examples: [1] }),
  known: z.int().nonnegative(),
  not_taken: z.int().nonnegative(),
  removed: z
    .int()
    .nonnegative()
    .meta({ description: 'Rows that were taken back.', examples: [0] }),
  kept: z
    .int()
    .nonnegative()
    .meta({ description: 'Rows that stayed because somebody has worked with them since.', examples: [0] }),
});

export const CandidateTableItem = z
  .object({
    id: Uuid,
    file_name: z
      .string()
      .meta({ description: 'The name it was uploaded with.', examples: ['Candidates May.xlsx'] }),
    state: z.enum(['READY', 'IMPORTING', 'IMPORTED', 'UNDOING', 'UNDONE']).meta({
      description: 'READY for import, IMPORTING, IMPORTED, UNDOING, or UNDONE and ready again.',
      examples: ['READY'],
    }),
    row_count: z
      .int()
      .nonnegative()
      .meta({ description: 'Rows below the headers that are not empty.', examples: [184] }),
    job_id: Uuid.nullable(),
    progress: TableOutcome.nullable().describe('The outcome of its rows so far; null before an import.'),
    created_at: Timestamp,
  })
  .meta({ id: 'CandidateTableItem' });
export type CandidateTableItem = z.infer<typeof CandidateTableItem>;

export const CandidateTable = CandidateTableItem.extend({
  sheets: z
    .array(z.string())
    .meta({ description: 'Names of the sheets of a workbook.', examples: [['Candidates']] }),
  sheet: z.string().nullable(),
  has_header: z.boolean(),
  columns: z.array(Column).describe('Its columns, from the left.'),
  /** The first rows below the headers, as they stand in the file. */
  preview_rows: z
    .array(z.object({ row: z.int().positive(), cells: z.array(z.string()) }))
    .describe('The first 20 rows below the headers.'),
}).meta({ id: 'CandidateTable' });
export type CandidateTable = z.infer<typeof CandidateTable>;

export const CandidateTableResult = one(CandidateTable);
export const CandidateTableQuery = IdPageQuery;
/** With another answer to whether the first row holds headers, the columns are named and recognised anew. */
export const CandidateTableRead = z.object({ has_header: z.enum(['true', 'false']).optional() });

const mapping = {
  mapping: z
    .array(
      z.object({
        column: z.int().min(0).max(199),
        field: z
          .enum([...TABLE_FIELDS, OWN_FIELD])
          .meta({ description: 'The field its cells fill.', examples: ['email'] }),
        custom_field_id: Uuid.optional().meta({
          description: 'With the field custom_field: which own field of candidates.',
          examples: ['0198c0de-0000-7000-8000-0000000000f1'],
        }),
      }),
    )
    .max(200)
    .describe('Which column becomes which field. Unnamed columns are left out.'),
  has_header: z.boolean().optional(),
  on_duplicate: z
    .enum(['skip', 'fill_empty'])
    .default('skip')
    .meta(meaning('skip leaves known candidates alone; fill_empty fills the fields they lack.', 'skip')),
};

export const TablePreviewInput = z.object(mapping);
export const TablePreviewQuery = z.object({ limit: queryInteger({ min: 1, max: 100, standard: 20 }) });
export const TableImportInput = z.object({
  ...mapping,
  job_id: Uuid.nullish(),
  stage_id: Uuid.nullish().describe('Their stage. It defaults to the job’s first stage.'),
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
  why: z
    .enum(['INVALID_EMAIL', 'TOO_LONG', 'NO_LINK', 'NOT_OF_FIELD'])
    .meta({ description: 'Why the cell is left out.', examples: ['INVALID_EMAIL'] }),
});

const PlannedRow = z
  .object({
    row: z.int().positive(),
    outcome: RowOutcome.meta({ description: 'The outcome of the row.', examples: ['create'] }),
    reason: RowReason.nullable(),
    /** Of a repeated one: the earlier row. */
    same_row: z.int().positive().nullable(),
    candidate_id: Uuid.nullable(),
    candidate_name: z
      .string()
      .nullable()
      .meta({ description: 'Their name.', examples: [null] }),
    full_name: z.string().meta({ description: 'The person’s name.', examples: ['Ines Okafor'] }),
    email: z
      .string()
      .nullable()
      .meta({ description: 'The first valid address.', examples: ['ines@example.com'] }),
    phone: z
      .string()
      .nullable()
      .meta({ description: 'The telephone number, as written.', examples: ['+1 555 010 2030'] }),
    location: z
      .string()
      .nullable()
      .meta({ description: 'Where they live.', examples: ['Leeds'] }),
    links: z
      .array(z.string())
      .meta({ description: 'Their web pages.', examples: [['https://example.com/ines']] }),
    source: z
      .string()
      .nullable()
      .meta({ description: 'The source of the candidate.', examples: ['Referral'] }),
    remote_id: z
      .string()
      .nullable()
      .meta({ description: 'Their id in the program the table comes from.', examples: ['k-1'] }),
    tags: z.array(z.string()).meta({ description: 'Their new tags.', examples: [['Kafka']] }),
    note: z
      .string()
      .nullable()
      .meta({ description: 'The beginning of the note.', examples: ['Title: Potter'] }),
    custom_fields: z
      .record(Uuid, FieldValue)
      .meta({ description: 'Values of own fields, by field.', examples: [{}] }),
    left_out: z.array(LeftOutCell),
  })
  .meta({ id: 'PlannedRow' });
export type PlannedRow = z.infer<typeof PlannedRow>;

const counts = {
  create: z
    .int()
    .nonnegative()
    .meta({ description: 'New candidates.', examples: [181] }),
  fill: z
    .int()
    .nonnegative()
    .meta({ description: 'Known candidates that would be filled.', examples: [0] }),
  known: z.int().nonnegative(),
  not_taken: z.int().nonnegative(),
};

export const TablePreview = z
  .object({
    total: z.int().nonnegative(),
    counts: z.object(counts).describe('Rows by outcome.'),
    /** Cells that are left out of rows that are taken. */
    left_out: z.object({
      INVALID_EMAIL: z
        .int()
        .nonnegative()
        .meta({ description: 'Cells that are not e-mail addresses.', examples: [1] }),
      TOO_LONG: z
        .int()
        .nonnegative()
        .meta({ description: 'Cells longer than the field allows.', examples: [0] }),
      NO_LINK: z
        .int()
        .nonnegative()
        .meta({ description: 'Cells that are not links.', examples: [0] }),
      NOT_OF_FIELD: z
        .int()
        .nonnegative()
        .meta({ description: 'Cells that are no value of their own field.', examples: [0] }),
    }),
    create_rows: z.array(PlannedRow).describe('The first rows of new candidates.'),
    fill_rows: z.array(PlannedRow).describe('The first rows of known candidates that would be filled.'),
    known_rows: z
      .array(PlannedRow)
      .describe('The first rows of known candidates that would stay as they are.'),
    not_taken_rows: z.array(PlannedRow).describe('The first rows that make no candidate.'),
  })
  .meta({ id: 'TablePreview' });
export type TablePreview = z.infer<typeof TablePreview>;
export const TablePreviewResult = one(TablePreview);

/** Rows that made no candidate, with their cells, so that they can be put right and brought again. */
const RowsNotTaken = z
  .object({
    headers: z
      .array(z.string())
      .meta({ description: 'Names of the columns.', examples: [['Name', 'E-mail']] }),
    rows: z
      .array(
        z.object({
          row: z.int().positive(),
          reason: RowReason.nullable(),
          same_row: z.int().positive().nullable(),
          candidate_id: Uuid.nullable(),
          cells: z.array(z.string()),
        }),
      )
      .describe('The rows, in their order.'),
  })
  .meta({ id: 'RowsNotTaken' });
export type RowsNotTaken = z.infer<typeof RowsNotTaken>;
export const RowsNotTakenResult = one(RowsNotTaken);

describeFields({
  candidate_table: {
    sheet: ['The sheet that was read; null for a text file.', 'Candidates'],
    job_id: ['The job its people are nominated for; null for none.', '0198c0de-0000-7000-8000-000000000001'],
    has_header: ['Whether the first row holds headers.', true],
    row: ['The row’s number in the file, from 1.', 2],
    cells: ['Its cells, as text.', ['Ines Okafor', 'ines@example.com']],
    column: ['The column’s place, from 0.', 1],
    total: ['Rows in all.', 184],
    known: ['Rows of known candidates, left alone.', 2],
    not_taken: ['Rows that make no candidate.', 1],
    left_out: 'Cells left out of imported rows.',
    reason: ['Why it is not new; null if it is.', null],
    same_row: ['For a repeated row, the earlier one.', null],
    candidate_id: ['The known candidate; null for none.', null],
  },
});
