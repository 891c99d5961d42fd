import type { OperationNotes } from './notes.ts';

/** Notes on the operations that bring candidates from spreadsheets and folders. */
export const IMPORT_OPERATIONS: Readonly<Record<string, OperationNotes>> = {
  'GET /api/v1/candidate_tables': {
    description: 'The service keeps them for two weeks. The next page is in the Link header.',
  },
  'POST /api/v1/candidate_tables': {
    id: 'uploadCandidateTable',
    description:
      'It accepts CSV, TSV or XLSX in any usual encoding, at most 25 MiB, 20,000 rows and 200 columns. It does not import anything yet.',
  },
  'GET /api/v1/candidate_tables/{id}': {
    description: 'Ask again while state is IMPORTING or UNDOING: progress counts the rows that are done.',
  },
  'DELETE /api/v1/candidate_tables/{id}': {
    versioned: false,
    errors: { 409: 'The table is in use. Or the Idempotency-Key was used before.' },
  },
  'POST /api/v1/candidate_tables/{id}/preview': {
    id: 'previewCandidateTable',
    description:
      'It writes nothing. It recognises known candidates by remote_id, e-mail address or telephone number. It skips a row without a name, and leaves out a cell that cannot be right.',
  },
  'POST /api/v1/candidate_tables/{id}/import': {
    id: 'bringInCandidateTable',
    description:
      'It runs in the background, and continues after a restart. With on_duplicate fill_empty, known candidates get the fields they lack, the tags, the note and the nomination; with skip they stay as they are. Titles and employers become part of the note.',
    errors: { 409: 'It was already imported; undo that first. Or the Idempotency-Key was used before.' },
  },
  'POST /api/v1/candidate_tables/{id}/undo': {
    id: 'undoCandidateTable',
    description:
      'It deletes the candidates it made if nobody has worked with them since, and takes back what it gave to others. It runs in the background.',
    errors: { 409: 'Nothing was imported yet. Or the Idempotency-Key was used before.' },
  },
  'GET /api/v1/candidate_tables/{id}/not_taken': {
    id: 'listRowsNotTaken',
    description:
      'Each has its cells as they were sent, and the reason, so that you can correct and resend them.',
    versioned: false,
  },
  'GET /api/v1/watched_folders': { description: 'Only for the interface and the owner’s client.' },
  'POST /api/v1/watched_folders': {
    description:
      'Only for the interface and the owner’s client. It also imports the files already there, unless import_existing is false.',
    errors: { 409: 'The folder is already watched. Or the Idempotency-Key was used before.' },
  },
  'GET /api/v1/watched_folders/{id}': { description: 'Only for the interface and the owner’s client.' },
  'PATCH /api/v1/watched_folders/{id}': { description: 'Only for the interface and the owner’s client.' },
  'DELETE /api/v1/watched_folders/{id}': {
    description: 'Only for the interface and the owner’s client. Imported candidates stay.',
  },
};
