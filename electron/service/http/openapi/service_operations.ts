import { MEDIA_TYPES } from '#service/intelligence/text/media_types.ts';
import type { OperationNotes } from './notes.ts';

const NEWEST = 'The next page is in the Link header while there is one.';

/** Notes on the operations for programs: access, imports, events, webhooks, the service itself. */
export const SERVICE_OPERATIONS: Readonly<Record<string, OperationNotes>> = {
  'GET /health': {
    id: 'getHealth',
    description: 'Needs no token and says nothing about the data.',
  },
  'POST /ui/session': {
    id: 'openSession',
    also: [401],
    description: 'For the pages of the service itself; other programs use client credentials.',
    errors: { 401: 'The code is unknown or was used, or there is no session, or it has ended.' },
  },
  'GET /ui/sessions': {
    id: 'listSessions',
    description:
      'For the interface alone. A session ends after seven days without use, and after thirty at the latest.',
  },
  'DELETE /ui/sessions/{id}': {
    id: 'endSession',
    versioned: false,
    description: 'For the interface alone.',
  },
  'DELETE /ui/sessions': {
    id: 'endOtherSessions',
    description: 'For the interface alone. The session that asks goes on.',
  },
  'GET /files/{id}': {
    id: 'downloadFile',
    also: [401],
    description: 'Take the address from ephemeral_url of the attachment: it is signed and lasts ten minutes.',
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
      "Only for the interface and the owner's client. It counts at once, also for tokens that were given before.",
  },
  'GET /api/v1/blind_mode': {
    versioned: false,
    description: 'A window that starts asks this once, and again when an event says that a setting changed.',
  },
  'GET /api/v1/data_folder': {
    id: 'getDataFolder',
    versioned: false,
    description:
      "Only for the interface and the owner's client. Backups are copies of the database, newest first; the files they name lie beside them, each once. A spreadsheet of candidates that was not brought in is no part of them.",
  },
  'GET /api/v1/data_folder/missing_files': {
    id: 'getMissingFiles',
    versioned: false,
    description:
      "Only for the interface and the owner's client. Attachments whose file was removed or cut off outside of Longlist: how many, the newest 100, and which of them the backups still hold.",
  },
  'POST /api/v1/data_folder/missing_files/restore': {
    id: 'restoreMissingFiles',
    description:
      "Only for the interface and the owner's client. Answers with what is still missing: no backup holds it. Import such a file again.",
  },
  'POST /api/v1/data_folder/exports': {
    id: 'exportData',
    description:
      "Only for the interface and the owner's client. A tar file in a folder on this computer: the database, every file it names, added languages, and a list of all that with hashes. Answers when it is on the disk. It is out of Longlist's reach: whoever is deleted later is not deleted in it.",
  },
  'POST /api/v1/data_folder/imports': {
    id: 'importData',
    description:
      "Only for the interface and the owner's client. All of the file is read and compared first. It then is a backup that takes the place of everything at the next start; what is there becomes a backup, too. `PUT /data_folder/restore` with null: nothing is imported after all. Whoever was deleted here stays deleted.",
  },
  'POST /api/v1/data_folder/snapshots': {
    id: 'backUpNow',
    description:
      "Only for the interface and the owner's client. Answers when the copy passed its check. One is made each day by itself.",
  },
  'PUT /api/v1/data_folder/restore': {
    id: 'chooseRestore',
    versioned: false,
    description:
      "Only for the interface and the owner's client. Nothing changes until the program starts again: then what is there is copied first, and the backup takes its place. Null: nothing is restored after all.",
  },
  'PUT /api/v1/data_folder/move': {
    id: 'moveDataFolder',
    versioned: false,
    description:
      "Only for the interface and the owner's client. Nothing changes until the program starts again: then everything is copied there, compared and checked, and used from there, whatever folder the program is given. The old folder stays; whoever is deleted is deleted there, too. Refused are folders that are not empty, in or around the present one, on other computers, or synchronised with them. Null: nothing moves after all.",
  },
  'DELETE /api/v1/data_folder/old_copy': {
    id: 'deleteOldCopy',
    versioned: false,
    description:
      "Only for the interface and the owner's client. After a move: deletes the copy that was left in the folder before, all but the file that says where the data is now. Nothing happens where there is none.",
  },
  'PUT /api/v1/blind_mode': {
    versioned: false,
    description:
      "Only for the interface and the owner's client. Blind: names, contact, birth, age, words that tell the sex and schools are hidden everywhere, files are copies without them, and what would show or change who somebody is answers 403 (HIDDEN_IN_BLIND_MODE). Clients are made blind by `is_blind`.",
  },
  'POST /api/v1/clients/{id}/secret': {
    id: 'replaceClientSecret',
    description: 'The old secret and all tokens of the client end at once.',
    errors: { 409: 'The client was revoked. Create a new one.' },
  },
  'DELETE /api/v1/clients/{id}': {
    id: 'revokeClient',
    versioned: false,
    description: 'The client stays in the list, with the moment it was revoked.',
  },
  'GET /api/v1/clients/{id}/requests': {
    id: 'listClientRequests',
    versioned: false,
    description: `What the client asked for and what came of it. ${NEWEST}`,
  },
  'GET /api/v1/owner_client': { also: [404] },
  'GET /api/v1/access_requests': { description: 'For the interface alone.' },
  'POST /access_requests': {
    also: [429],
    errors: { 429: 'Three programs wait already, or ten asked within ten minutes; see Retry-After.' },
  },
  'POST /access_requests/{id}/claim': {
    also: [401, 429],
    errors: {
      401: 'The claim_secret is not the one of this request (INVALID_CLIENT).',
      429: 'A wrong secret after ten others within a minute; see Retry-After.',
    },
  },
  'POST /api/v1/access_requests/{id}/approve': { description: 'For the interface alone.' },
  'POST /api/v1/access_requests/{id}/refuse': { description: 'For the interface alone.' },
  'GET /api/v1/imports': { description: NEWEST },
  'POST /api/v1/imports': {
    description: 'For files without a system behind them, such as a dropped folder.',
  },
  'GET /api/v1/imports/progress': { id: 'getImportProgress', description: 'Counts by state, and the rate.' },
  'PUT /api/v1/imports/reading': {
    id: 'pauseReading',
    versioned: false,
    description:
      'What is being read is read to its end, and everything else goes on. The pause outlives a restart; a file that is asked for by itself afterwards (retry, a ranking by it) is read all the same. progress says `is_paused`.',
  },
  'POST /api/v1/imports/stop': {
    id: 'stopReading',
    description:
      'Takes each back as DELETE does, up to the import `up_to`, so that what is dropped meanwhile stays. What was read, or is being read, stays too. A pause ends with it.',
  },
  'POST /api/v1/imports/samples': {
    id: 'importSamples',
    description: 'Invented people and a job, to try the program with.',
  },
  'POST /api/v1/imports/{id}/retry': {
    id: 'retryImport',
    description: 'Queues the reading again; nothing happens when the file was read.',
  },
  'DELETE /api/v1/imports/{id}': {
    versioned: false,
    description: 'The candidate and the file go along when nothing else brought them.',
  },
  'GET /api/v1/events': {
    description: 'Every change of the data is one event. Read on with the id of the last one as after.',
  },
  'GET /api/v1/events/stream': {
    id: 'streamEvents',
    description: 'A comment line keeps the connection alive every 15 seconds.',
    answers: {
      media_types: ['text/event-stream'],
      description:
        'Server-sent events without end: the id of an event, its type as event, the record of GET /events as data.',
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
    errors: { 409: 'Another folder is being checked. Or the Idempotency-Key was used.' },
  },
  'DELETE /api/v1/embedding_model': {
    id: 'useBundledEmbeddingModel',
    versioned: false,
    description: "Only for the interface and the owner's client.",
  },
  'GET /api/v1/local_model': {
    id: 'getLocalModel',
    description: 'Off, with nulls, until somebody chose one. Never needed: rules answer without it.',
  },
  'PUT /api/v1/local_model': {
    id: 'chooseLocalModel',
    versioned: false,
    description: "Only for the interface and the owner's client. An address of another computer is refused.",
  },
  'DELETE /api/v1/local_model': {
    id: 'forgetLocalModel',
    versioned: false,
    description: "Only for the interface and the owner's client. What waits for it is given up.",
  },
  'POST /api/v1/local_model/test': {
    id: 'testLocalModel',
    description: "Only for the interface and the owner's client.",
  },
  'GET /api/v1/local_model/models': {
    id: 'listLocalModels',
    description: "Only for the interface and the owner's client. Asks the server.",
  },
  'GET /api/v1/local_model/queue': {
    id: 'getLocalModelQueue',
    description: 'One candidate is asked about at a time, after everything else.',
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
  'GET /api/v1/webhooks/{id}': { description: 'Its state says whether events are sent.' },
  'PUT /api/v1/webhooks/{id}': { description: 'A secret that is left out stays as it is.' },
  'PATCH /api/v1/webhooks/{id}': { description: 'What is not sent stays as it is. `state: ACTIVE` resumes.' },
  'DELETE /api/v1/webhooks/{id}': { description: 'What was not delivered is given up.' },
  'GET /api/v1/webhooks/{id}/deliveries': {
    id: 'listWebhookDeliveries',
    versioned: false,
    description: `What was sent, and what the receiver answered. ${NEWEST}`,
  },
  'POST /api/v1/webhooks/{id}/test': { description: 'Sends an event that changes nothing.' },
};
