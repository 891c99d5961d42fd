import { MEDIA_TYPES } from '#service/intelligence/text/media_types.ts';
import type { OperationNotes } from './notes.ts';

const NEWEST = 'The next page is in the Link header while there is one.';

/** Notes on the operations for programs: access, imports, events, webhooks, the service itself. */
export const SERVICE_OPERATIONS: Readonly<Record<string, OperationNotes>> = {
  'GET /health': {
    id: 'getHealth',
    description: 'It needs no token and says nothing about the data.',
  },
  'POST /ui/session': {
    id: 'openSession',
    also: [401],
    description: 'For the pages of the service itself; other programs use client credentials.',
    errors: { 401: 'The code is unknown or used, or there is no session, or the session has ended.' },
  },
  'GET /ui/sessions': {
    id: 'listSessions',
    description:
      'Only for the interface. A session ends after seven days without use, and after thirty at the latest.',
  },
  'DELETE /ui/sessions/{id}': {
    id: 'endSession',
    versioned: false,
    description: 'Only for the interface.',
  },
  'DELETE /ui/sessions': {
    id: 'endOtherSessions',
    description: 'Only for the interface. The session that asks continues.',
  },
  'GET /files/{id}': {
    id: 'downloadFile',
    also: [401],
    description: 'Use the address in ephemeral_url of the attachment: it is signed and lasts ten minutes.',
    errors: { 401: 'The link was not signed by this service, or has expired (INVALID_TOKEN).' },
    answers: {
      media_types: Object.values(MEDIA_TYPES),
      description: 'The bytes as they were stored, with the media type the service found in them.',
    },
  },
  'GET /api/v1/clients': { description: 'Secrets are never shown again.' },
  'POST /api/v1/clients': {
    description:
      "Only for the interface and the owner's client. A token can only give scopes it has. Without scopes the client gets both.",
  },
  'PATCH /api/v1/clients/{id}': {
    id: 'updateClient',
    versioned: false,
    description:
      "Only for the interface and the owner's client. It takes effect at once, for existing tokens too.",
  },
  'GET /api/v1/blind_mode': {
    versioned: false,
    description:
      'A window asks this once when it starts, and again when an event says that a setting changed.',
  },
  'GET /api/v1/data_folder': {
    id: 'getDataFolder',
    versioned: false,
    description:
      "Only for the interface and the owner's client. Backups are copies of the database, newest first; the files they name lie beside them, each once. They leave out spreadsheets of candidates that nobody imported yet.",
  },
  'GET /api/v1/data_folder/missing_files': {
    id: 'getMissingFiles',
    versioned: false,
    description:
      "Only for the interface and the owner's client. It counts attachments whose file was removed or cut off outside of Longlist, lists the newest 100, and says which of them the backups still hold.",
  },
  'POST /api/v1/data_folder/missing_files/restore': {
    id: 'restoreMissingFiles',
    description:
      "Only for the interface and the owner's client. It answers the files that are still missing because no backup holds them. Import those again.",
  },
  'POST /api/v1/data_folder/exports': {
    id: 'exportData',
    description:
      "Only for the interface and the owner's client. It writes a tar file to a folder on this computer: the database, every file it names, added languages, and a list of all that with hashes. It answers once the file is on the disk. Longlist cannot reach that file: somebody deleted later stays in it.",
  },
  'POST /api/v1/data_folder/imports': {
    id: 'importData',
    description:
      "Only for the interface and the owner's client. The service first reads and compares the whole file. The file then becomes a backup that replaces everything at the next start; the present data becomes a backup, too. `PUT /data_folder/restore` with null cancels the import. People deleted here stay deleted.",
  },
  'POST /api/v1/data_folder/snapshots': {
    id: 'backUpNow',
    description:
      "Only for the interface and the owner's client. It answers once the copy has passed its check. The service also makes one each day.",
  },
  'PUT /api/v1/data_folder/restore': {
    id: 'chooseRestore',
    versioned: false,
    description:
      "Only for the interface and the owner's client. Nothing changes until the program starts again. Then it copies the present data first, and the backup replaces it. null cancels the restore.",
  },
  'PUT /api/v1/data_folder/move': {
    id: 'moveDataFolder',
    versioned: false,
    description:
      "Only for the interface and the owner's client. Nothing changes until the program starts again. Then it copies everything there, compares and checks it, and uses it from there, whatever folder the program is given. The old folder stays; people deleted later are deleted there, too. The service refuses folders that are not empty, are inside or around the present one, are on other computers, or are synchronised with them. null cancels the move.",
  },
  'DELETE /api/v1/data_folder/old_copy': {
    id: 'deleteOldCopy',
    versioned: false,
    description:
      "Only for the interface and the owner's client. After a move, it deletes the copy that was left in the old folder, except the file that says where the data is now. Without such a copy it does nothing.",
  },
  'PUT /api/v1/blind_mode': {
    versioned: false,
    description:
      "Only for the interface and the owner's client. Blind mode hides names, contact, birth, age, words that reveal the sex, and schools everywhere; files are copies without them. Operations that would show or change who somebody is answer 403 (HIDDEN_IN_BLIND_MODE). `is_blind` makes a client blind.",
  },
  'POST /api/v1/clients/{id}/secret': {
    id: 'replaceClientSecret',
    description: 'The old secret and all tokens of the client end at once.',
    errors: { 409: 'The client was revoked. Create a new one.' },
  },
  'DELETE /api/v1/clients/{id}': {
    id: 'revokeClient',
    versioned: false,
    description: 'The client stays in the list, with the time of its revocation.',
  },
  'GET /api/v1/clients/{id}/requests': {
    id: 'listClientRequests',
    versioned: false,
    description: `It lists what the client asked for and the outcome. ${NEWEST}`,
  },
  'GET /api/v1/owner_client': { also: [404] },
  'GET /api/v1/access_requests': { description: 'Only for the interface.' },
  'POST /access_requests': {
    also: [429],
    errors: { 429: 'Three programs are already waiting, or ten asked within ten minutes; see Retry-After.' },
  },
  'POST /access_requests/{id}/claim': {
    also: [401, 429],
    errors: {
      401: 'The claim_secret does not belong to this request (INVALID_CLIENT).',
      429: 'A wrong secret after ten others within a minute; see Retry-After.',
    },
  },
  'POST /api/v1/access_requests/{id}/approve': { description: 'Only for the interface.' },
  'POST /api/v1/access_requests/{id}/refuse': { description: 'Only for the interface.' },
  'GET /api/v1/imports': { description: NEWEST },
  'POST /api/v1/imports': {
    description: 'For files that come from no other system, such as a dropped folder.',
  },
  'GET /api/v1/imports/progress': {
    id: 'getImportProgress',
    description: 'It gives counts by state, and the rate.',
  },
  'PUT /api/v1/imports/reading': {
    id: 'pauseReading',
    versioned: false,
    description:
      'Reading that has begun finishes, and everything else continues. The pause survives a restart. A file that somebody asks for directly (retry, a ranking by it) is still read. progress shows `is_paused`.',
  },
  'POST /api/v1/imports/stop': {
    id: 'stopReading',
    description:
      'It takes each one back as DELETE does, up to the import `up_to`, so that files dropped meanwhile stay. Files that were read, or are being read, stay too. This also ends a pause.',
  },
  'POST /api/v1/imports/samples': {
    id: 'importSamples',
    description: 'Invented people and a job, to try the program with.',
  },
  'POST /api/v1/imports/{id}/retry': {
    id: 'retryImport',
    description: 'It queues the file again, and does nothing if the file was read.',
  },
  'DELETE /api/v1/imports/{id}': {
    versioned: false,
    description: 'The candidate and the file go too, unless something else brought them.',
  },
  'GET /api/v1/events': {
    description: 'Every change of the data is one event. To continue, send the id of the last one as after.',
  },
  'GET /api/v1/events/stream': {
    id: 'streamEvents',
    description: 'A comment line keeps the connection alive every 15 seconds.',
    answers: {
      media_types: ['text/event-stream'],
      description:
        'An endless stream of server-sent events: the id of an event, its type as event, the record of GET /events as data.',
      example:
        'id: 0198c0de-0000-7000-8000-0000000000e1\nevent: candidate.created\ndata: {"id":"0198c0de-0000-7000-8000-0000000000e1","type":"candidate.created","resource_type":"candidate","resource_id":"0198c0de-0000-7000-8000-000000000002","created_at":"2026-03-02T09:30:00.000Z"}\n\n',
    },
  },
  'GET /api/v1/network': {
    id: 'getNetworkUse',
    description: 'Nothing leaves the computer unless it is listed here.',
  },
  'GET /api/v1/embedding_model': {
    id: 'getEmbeddingModel',
    description: "Only for the interface and the owner's client.",
  },
  'PUT /api/v1/embedding_model': {
    id: 'addEmbeddingModel',
    versioned: false,
    description: "Only for the interface and the owner's client.",
    errors: { 409: 'Another folder is being checked. Or the Idempotency-Key was used before.' },
  },
  'DELETE /api/v1/embedding_model': {
    id: 'useBundledEmbeddingModel',
    versioned: false,
    description: "Only for the interface and the owner's client.",
  },
  'GET /api/v1/local_model': {
    id: 'getLocalModel',
    description: 'Off, with nulls, until somebody chooses one. It is never needed: rules answer without it.',
  },
  'PUT /api/v1/local_model': {
    id: 'chooseLocalModel',
    versioned: false,
    description:
      "Only for the interface and the owner's client. The service refuses addresses of other computers.",
  },
  'DELETE /api/v1/local_model': {
    id: 'forgetLocalModel',
    versioned: false,
    description: "Only for the interface and the owner's client. Waiting questions are dropped.",
  },
  'POST /api/v1/local_model/test': {
    id: 'testLocalModel',
    description: "Only for the interface and the owner's client.",
  },
  'GET /api/v1/local_model/models': {
    id: 'listLocalModels',
    description: "Only for the interface and the owner's client. It asks the server.",
  },
  'GET /api/v1/local_model/queue': {
    id: 'getLocalModelQueue',
    description: 'The model answers about one candidate at a time, after all other work.',
  },
  'DELETE /api/v1/local_model/queue': {
    id: 'cancelLocalModelQueue',
    versioned: false,
    description: "Only for the interface and the owner's client.",
  },
  'GET /api/v1/local_model/file': {
    id: 'getModelFile',
    description: "Only for the interface and the owner's client.",
  },
  'PUT /api/v1/local_model/file': {
    id: 'chooseModelFile',
    versioned: false,
    description: "Only for the interface and the owner's client.",
  },
  'DELETE /api/v1/local_model/file': {
    id: 'forgetModelFile',
    versioned: false,
    description: "Only for the interface and the owner's client.",
  },
  'POST /api/v1/local_model/file/test': {
    id: 'testModelFile',
    description: "Only for the interface and the owner's client.",
  },
  'GET /api/v1/webhooks': { description: `Secrets are never shown again. ${NEWEST}` },
  'GET /api/v1/webhooks/{id}': { description: 'Its state says whether the service sends events.' },
  'PUT /api/v1/webhooks/{id}': { description: 'Without a secret, the old one stays.' },
  'PATCH /api/v1/webhooks/{id}': {
    description: 'Fields you do not send stay as they are. `state: ACTIVE` resumes.',
  },
  'DELETE /api/v1/webhooks/{id}': { description: 'Undelivered events are dropped.' },
  'GET /api/v1/webhooks/{id}/deliveries': {
    id: 'listWebhookDeliveries',
    versioned: false,
    description: `It lists what was sent, and what the receiver answered. ${NEWEST}`,
  },
  'POST /api/v1/webhooks/{id}/test': { description: 'It sends an event that changes nothing.' },
};
