import type { RouteWords } from '../../route_words.ts';
import { describeFields } from '../../field_words.ts';

/** What the documentation says about these routes. */
export const WORDS = {
  listCandidateTables: {
    summary: 'List spreadsheets of candidates, newest first',
    description: 'The service keeps them for two weeks. The next page is in the Link header.',
  },
  uploadCandidateTable: {
    summary: 'Upload a spreadsheet of candidates',
    description:
      'It accepts CSV, TSV or XLSX in any usual encoding, at most 25 MiB, 20,000 rows and 200 columns. It ' +
      'does not import anything yet.',
    operationId: 'uploadCandidateTable',
  },
  getCandidateTable: {
    summary: 'Read a spreadsheet: its columns, its first rows, and the progress of its import',
    description: 'Ask again while state is IMPORTING or UNDOING: progress counts the rows that are done.',
  },
  previewCandidateTable: {
    summary: 'Preview the outcome of each row',
    description:
      'It writes nothing. It recognises known candidates by remote_id, e-mail address or telephone number. ' +
      'It skips a row without a name, and leaves out a cell that cannot be right.',
    operationId: 'previewCandidateTable',
  },
  bringInCandidateTable: {
    summary: 'Import the candidates of a spreadsheet',
    description:
      'It runs in the background, and continues after a restart. With on_duplicate fill_empty, known ' +
      'candidates get the fields they lack, the tags, the note and the nomination; with skip they stay as ' +
      'they are. Titles and employers become part of the note.',
    operationId: 'bringInCandidateTable',
    notes: {
      errors: { 409: 'It was already imported; undo that first. Or the Idempotency-Key was used before.' },
    },
  },
  undoCandidateTable: {
    summary: 'Undo the import of a spreadsheet',
    description:
      'It deletes the candidates it made if nobody has worked with them since, and takes back what it gave ' +
      'to others. It runs in the background.',
    operationId: 'undoCandidateTable',
    notes: { errors: { 409: 'Nothing was imported yet. Or the Idempotency-Key was used before.' } },
  },
  listRowsNotTaken: {
    summary: 'Read the rows that became no candidate',
    description:
      'Each has its cells as they were sent, and the reason, so that you can correct and resend them.',
    operationId: 'listRowsNotTaken',
    notes: { versioned: false },
  },
  deleteCandidateTable: {
    summary: 'Forget a spreadsheet',
    description: 'Its candidates stay; they can no longer be taken back together.',
    notes: {
      versioned: false,
      errors: { 409: 'The table is in use. Or the Idempotency-Key was used before.' },
    },
  },
} satisfies Record<string, RouteWords>;

describeFields({
  candidate_table: {
    sheet: { description: 'The sheet that was read; null for a text file.', example: 'Candidates' },
    job_id: {
      description: 'The job its people are nominated for; null for none.',
      example: '0198c0de-0000-7000-8000-000000000001',
    },
    has_header: { description: 'Whether the first row holds headers.', example: true },
    row: { description: 'The row’s number in the file, from 1.', example: 2 },
    cells: { description: 'Its cells, as text.', example: ['Ines Okafor', 'ines@example.com'] },
    column: { description: 'The column’s place, from 0.', example: 1 },
    total: { description: 'Rows in all.', example: 184 },
    known: { description: 'Rows of known candidates, left alone.', example: 2 },
    not_taken: { description: 'Rows that make no candidate.', example: 1 },
    left_out: { description: 'Cells left out of imported rows.' },
    reason: { description: 'Why it is not new; null if it is.', example: null },
    same_row: { description: 'For a repeated row, the earlier one.', example: null },
    candidate_id: { description: 'The known candidate; null for none.', example: null },
  },
});
