import type { OperationNotes } from './notes.ts';

const NEWEST = 'The next page is in the Link header while there is one.';

/** Notes on the operations about what people wrote, decided and saved. */
export const HISTORY_OPERATIONS: Readonly<Record<string, OperationNotes>> = {
  'GET /api/v1/notes': {
    description: `It lists the notes about one candidate, about one job, or all. ${NEWEST}`,
  },
  'POST /api/v1/notes': { description: 'Notes affect no ranking and no criterion.' },
  'GET /api/v1/notes/{id}': { description: 'By UUID.' },
  'PATCH /api/v1/notes/{id}': {
    description: 'Send If-Match, so that nobody overwrites what they have not seen.',
  },
  'DELETE /api/v1/notes/{id}': { description: 'This cannot be undone.' },
  'GET /api/v1/retention': {
    id: 'getRetention',
    versioned: false,
    description:
      'Off, with months null, until somebody sets it. A candidate is due if nobody has worked with them for that long, no open job has them in process, and nobody decided to keep them longer. GET /candidate_ids?due=true lists them.',
  },
  'PUT /api/v1/retention': {
    id: 'setRetention',
    versioned: false,
    description:
      "Only for the interface and the owner's client. It never deletes anybody: a person sees who is due, and deletes or keeps them.",
  },
  'GET /api/v1/candidates/{id}/retention': {
    id: 'getCandidateRetention',
    versioned: false,
    description: 'Work means anything a person or a program did with them, and each file that arrived.',
  },
  'POST /api/v1/retention_extensions': {
    description: 'The candidate is not due until keep_until. Of several days the latest counts.',
  },
  'DELETE /api/v1/retention_extensions/{id}': {
    versioned: false,
    description: 'From now on the setting decides again when the candidate is due.',
  },
  'GET /api/v1/activity': { id: 'listActivity', versioned: false, description: NEWEST },
  'GET /api/v1/nominations/{id}/stage_changes': {
    versioned: false,
    description: 'It shows how a candidate reached their stage, who moved them, and why.',
  },
  'PATCH /api/v1/stage_changes/{id}': {
    versioned: false,
    description: 'A decision may come first and its reason later. null or an empty text removes the reason.',
  },
  'GET /api/v1/saved_searches': { description: NEWEST },
  'POST /api/v1/saved_searches': {
    id: 'saveSearch',
    description: 'The view decides what the filters mean; the service does not check them.',
    errors: { 409: 'A search of this view already has this name. Or the Idempotency-Key was used before.' },
  },
  'GET /api/v1/saved_searches/{id}': { id: 'getSavedSearch', description: 'By UUID.' },
  'PUT /api/v1/saved_searches/{id}': {
    id: 'replaceSavedSearch',
    also: [409],
    description: 'The view cannot change.',
    errors: { 409: 'Another search of this view has this name.' },
  },
  'PATCH /api/v1/saved_searches/{id}': {
    id: 'updateSavedSearch',
    also: [409],
    description: 'Fields you do not send stay as they are.',
    errors: { 409: 'Another search of this view has this name.' },
  },
  'DELETE /api/v1/saved_searches/{id}': {
    id: 'deleteSavedSearch',
    description: 'This deletes nothing else.',
  },
};
