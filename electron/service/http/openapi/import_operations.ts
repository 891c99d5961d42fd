import type { OperationNotes } from './notes.ts';

/** Notes on the operations that bring candidates from spreadsheets and folders. */
export const IMPORT_OPERATIONS: Readonly<Record<string, OperationNotes>> = {
  'GET /api/v1/candidate_tables': { description: 'Kept for two weeks. The next page is in the Link header.' },
  'POST /api/v1/candidate_tables': {
    id: 'uploadCandidateTable',
    description:
      'CSV, TSV or XLSX in any usual encoding, at most 25 MiB, 20,000 rows and 200 columns. Nothing is brought in yet.',
  },
  'GET /api/v1/candidate_tables/{id}': {
    description: 'Ask again while state is IMPORTING or UNDOING: progress counts the rows that are done.',
  },
  'DELETE /api/v1/candidate_tables/{id}': {
    versioned: false,
    errors: { 409: 'The table is being worked on. Or the Idempotency-Key was used.' },
  },
  'POST /api/v1/candidate_tables/{id}/preview': {
    id: 'previewCandidateTable',
    description:
      'Nothing is written. Somebody is known by remote_id, e-mail address or telephone number; a row without a name is not taken, a cell that cannot be right is left out.',
  },
  'POST /api/v1/candidate_tables/{id}/import': {
    id: 'bringInCandidateTable',
    description:
      'Goes on in the background, and over a restart. With on_duplicate fill_empty, candidates that are known get what they lack, the tags, the note and the nomination; with skip they are left alone. Titles and employers become part of the note.',
    errors: { 409: 'It was brought in already; undo that first. Or the Idempotency-Key was used.' },
  },
  'POST /api/v1/candidate_tables/{id}/undo': {
    id: 'undoCandidateTable',
    description:
      'Deletes the candidates it made that nobody has worked with since, and takes from others what it gave them. Goes on in the background.',
    errors: { 409: 'Nothing was brought in yet. Or the Idempotency-Key was used.' },
  },
  'GET /api/v1/candidate_tables/{id}/not_taken': {
    id: 'listRowsNotTaken',
    description: 'Each with its cells as they were sent, and why: to mend them and send them again.',
    versioned: false,
  },
  'GET /api/v1/watched_folders': { description: 'Only for the interface and the owner’s client.' },
  'POST /api/v1/watched_folders': {
    description:
      'Only for the interface and the owner’s client. Files that are there already are imported, too, unless import_existing is false.',
    errors: { 409: 'The folder is watched already. Or the Idempotency-Key was used.' },
  },
  'GET /api/v1/watched_folders/{id}': { description: 'Only for the interface and the owner’s client.' },
  'PATCH /api/v1/watched_folders/{id}': { description: 'Only for the interface and the owner’s client.' },
  'DELETE /api/v1/watched_folders/{id}': {
    description: 'Only for the interface and the owner’s client. What was imported stays.',
  },
};
