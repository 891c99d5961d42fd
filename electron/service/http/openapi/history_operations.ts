import type { OperationNotes } from './notes.ts';

const NEWEST = 'The next page is in the Link header while there is one.';

/** Notes on the operations about what people wrote and decided. */
export const HISTORY_OPERATIONS: Readonly<Record<string, OperationNotes>> = {
  'GET /api/v1/notes': { description: `Of one candidate, of one job, or all. ${NEWEST}` },
  'POST /api/v1/notes': { description: 'Notes rank nobody and are read by no criterion.' },
  'GET /api/v1/notes/{id}': { description: 'By UUID.' },
  'PATCH /api/v1/notes/{id}': {
    description: 'Send If-Match, so that nobody overwrites what they have not seen.',
  },
  'DELETE /api/v1/notes/{id}': { description: 'It is gone for good.' },
  'GET /api/v1/retention': {
    id: 'getRetention',
    versioned: false,
    description:
      'Off, months null, until somebody sets it. Due is whom nobody has worked with for so long, who is in process for no open job and is not kept longer. GET /candidate_ids?due=true lists them.',
  },
  'PUT /api/v1/retention': {
    id: 'setRetention',
    versioned: false,
    description:
      "Only for the interface and the owner's client. Nobody is ever deleted by it: who is due is shown to a person, who deletes or keeps them.",
  },
  'GET /api/v1/candidates/{id}/retention': {
    id: 'getCandidateRetention',
    versioned: false,
    description: 'Work is what a person or a program did with them, and each file that came.',
  },
  'POST /api/v1/retention_extensions': {
    description: 'Until keep_until the candidate is not due. The latest day of several counts.',
  },
  'DELETE /api/v1/retention_extensions/{id}': {
    versioned: false,
    description: 'The candidate is due again as the setting says.',
  },
  'GET /api/v1/activity': { id: 'listActivity', versioned: false, description: NEWEST },
  'GET /api/v1/nominations/{id}/stage_changes': {
    versioned: false,
    description: 'How somebody came to the stage they are in, with who moved them and why.',
  },
  'PATCH /api/v1/stage_changes/{id}': {
    versioned: false,
    description:
      'A decision may come first and its reason later. null or an empty text takes the reason away.',
  },
};
