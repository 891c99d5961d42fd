import type { FieldText } from './vocabulary_texts.ts';

/** Fields of what programs use: access, imports, events, webhooks. */
export const SERVICE_FIELDS: Readonly<Record<string, Readonly<Record<string, FieldText>>>> = {
  token: {
    client_id: { description: 'The id of the client (UUID).' },
    client_secret: {
      description: 'The secret that was shown once, when the client was created.',
      example: 'change-me',
    },
    grant_type: { description: 'Only client_credentials.' },
    scope: {
      description:
        'What the token is for. It defaults to everything the client may do. In a form, separate the words with spaces.',
    },
  },
  access_token: {
    access_token: {
      description: 'Send it as `Authorization: Bearer <access_token>`.',
      example: 'Zk3nJ1tq8w2e5r7y9u0iA',
    },
    token_type: { description: 'Always Bearer.' },
    expires_in: { description: 'Seconds until the token expires, as a string of digits.', example: '3600' },
    scope: { description: 'What the token may do.', example: ['all:read', 'all:write'] },
  },
  session: {
    code: {
      description: 'The one-time code of the link; none to renew the token of a session.',
      example: null,
    },
    session: {
      description:
        "The secret of the session. With a code, the secret of the page's previous session, which then ends.",
      example: 'q0Wm3kX8uHc5dR2vB7nYt1ZpL4aJ6sEfG9iKoUxTw_A',
    },
    secret: {
      description:
        'With a code: the secret for the new session, 32 random bytes as base64url. Whoever chose it may ask again with the same code if the answer was lost.',
      example: null,
    },
    access_token: {
      description: 'Send it as `Authorization: Bearer <access_token>`.',
      example: 'Zk3nJ1tq8w2e5r7y9u0iA',
    },
    token_type: { description: 'Always Bearer.' },
    expires_in: { description: 'Seconds until the token expires, as a string of digits.', example: '3600' },
    scope: { description: 'What the token may do.', example: ['all:read', 'all:write'] },
    session_id: { description: 'The session of the token, which ends with it.' },
    browser: {
      description: "The browser's name; null if it is not a usual one.",
      example: 'Firefox',
    },
    system: { description: 'Its operating system; null if it does not say.', example: 'Windows' },
    opened_at: { description: 'When a link opened it.', example: '2026-03-02T08:01:44.120Z' },
    last_used_at: { description: 'When it last sent a request.', example: '2026-03-04T16:05:12.480Z' },
    ends_at: {
      description: 'The latest time it ends, used or not.',
      example: '2026-04-01T08:01:44.120Z',
    },
  },
  client: {
    name: { description: 'What the client is called in Settings.', example: 'Calendar sync' },
    last_used_at: {
      description: 'When it last sent a request; null for never.',
      example: '2026-03-04T16:05:12.480Z',
    },
    is_owner: { example: false },
    is_blind: { description: 'Whether the client never learns who a candidate is.', example: false },
    file: { example: '/home/amara/longlist/client.json' },
    is_preset: { example: false },
    client_secret: { description: 'The secret, while it is known.', example: 'q8Wn3vJx0mTz5Kc2' },
    revoked_at: { description: 'When it was revoked; null if it was not.', example: null },
  },
  data_folder: {
    path: { description: 'The folder, as an absolute path.', example: '/home/amara/longlist' },
    database_bytes: { description: 'Size of the database.', example: 41_943_040 },
    file_bytes: { description: 'Size of all files that were imported.', example: 182_452_224 },
    file_count: { description: 'The number of files; the same bytes count once.', example: 812 },
    backup_bytes: {
      description: 'Size of all backups, with the files they hold.',
      example: 306_184_192,
    },
    snapshots: { description: 'Copies of the database, newest first.' },
    restore: { description: 'The backup that is restored at the next start; null for none.', example: null },
    newest: {
      description: 'The backup that counts as the newest; null if a person has to choose.',
      example: null,
    },
    move_to: { description: 'The folder the data moves to at the next start; null for none.', example: null },
    old_copy: {
      description: 'The folder the data came from, while its old copy is still there; null otherwise.',
      example: null,
    },
    left_behind: {
      description:
        'Copies that could not be changed when somebody was deleted, and may still hold them. The service tries again.',
    },
  },
  left_behind: {
    path: {
      description: 'A backup, or the folder the data came from.',
      example: '/home/amara/longlist/snapshots/daily-20261120T093000000Z.db',
    },
    message: {
      description: 'The obstacle, in the words of the system.',
      example: 'EBUSY: resource busy or locked',
    },
  },
  snapshot: {
    name: { description: 'The name of the copy.', example: 'daily-20261120T093000000Z.db' },
    created_at: { description: 'When it was made.', example: '2026-11-20T09:30:00.000Z' },
    bytes: { description: 'Its size.', example: 41_943_040 },
    reason: {
      description:
        'DAILY automatically, ASKED for, BEFORE_RESTORE of another one, BEFORE_UPDATE by a newer version, or IMPORTED.',
      example: 'DAILY',
    },
    erased_since: {
      description: 'How many people in it were deleted since. A restore does not bring them back.',
      example: 0,
    },
  },
  data_export_request: {
    path: { description: 'The full path of a folder.', example: '/media/amara/disk' },
  },
  data_export: {
    path: { description: 'The file.', example: '/media/amara/disk/longlist-2026-11-20.tar' },
    bytes: { description: 'Its size.', example: 224_395_264 },
    candidates: { description: 'How many people are in it.', example: 812 },
    files: { description: 'How many files of theirs; the same bytes count once.', example: 812 },
    missing: { description: 'How many of their files were missing.', example: 0 },
  },
  data_import_request: {
    path: {
      description: 'The full path of an exported file.',
      example: '/media/amara/disk/longlist-2026-11-20.tar',
    },
  },
  data_import: {
    name: { description: 'The backup it became.', example: 'imported-20261120T093000000Z.db' },
    candidates: { description: 'How many people are in it.', example: 812 },
    files: { description: 'How many files of theirs; the same bytes count once.', example: 812 },
    missing: { description: 'How many of their files were missing at the export.', example: 0 },
    erased_since: { description: 'How many of them were deleted here, and stay deleted.', example: 0 },
  },
  missing_files: {
    count: { description: 'How many attachments lack their file.', example: 3 },
    in_backup: { description: 'How many of them a backup still holds.', example: 2 },
    files: { description: 'The newest 100.' },
    candidate_name: { description: 'The owner of the file; null if none yet.', example: 'Amara Okafor' },
    file_name: { description: 'The name it was imported with; null if none.', example: 'cv-okafor.pdf' },
    is_in_backup: { description: 'Whether a backup still holds it.', example: true },
  },
  restore: {
    name: { description: 'The name of a backup; null for none.', example: 'daily-20261120T093000000Z.db' },
  },
  move: {
    path: { description: 'An absolute path; null for nowhere.', example: '/media/amara/disk/longlist' },
  },
  blind_mode: {
    is_on: { example: false },
  },
  client_secret: {
    id: { example: '0198c0de-0000-7000-8000-00000000000e' },
    client_secret: { description: 'Shown here and never again.', example: 'q8Wn3vJx0mTz5Kc2' },
  },
  event: {
    id: {
      description: 'The id of the event. Later events have greater ids.',
      example: '0198c0de-0000-7000-8000-0000000000e1',
    },
    type: { description: 'What happened: `<resource>.<what>`.', example: 'candidate.created' },
    resource_type: { description: 'The kind of record it happened to.', example: 'candidate' },
    resource_id: { description: 'The id of the record.', example: '0198c0de-0000-7000-8000-000000000002' },
  },
  import: {
    file: { description: 'The bytes.', example: '(the bytes of amara-okonjo.pdf)' },
    file_name: {
      description: 'The name to show; it may contain folders.',
      example: 'applications/amara-okonjo.pdf',
    },
    job_id: { description: 'Nominates the candidate at the first stage of this job.' },
    state: { description: 'What became of the file.', example: 'read' },
    reason: { description: 'Why it failed or was refused, as a code; null otherwise.' },
    message: { description: 'Why it failed or was refused, in a sentence for a person; null otherwise.' },
    pages: {
      description: 'How many pages were read; null until then, and for kinds without pages.',
      example: 2,
    },
    candidate_name: { description: 'full_name of the candidate.', example: 'Amara Okonjo' },
    candidate_title: { description: 'current_title of the candidate.', example: 'Backend Engineer' },
    duplicate_of: { description: 'The earlier import of the same bytes.', example: null },
    same_person_as: {
      description: 'Other candidates who are probably the same person; empty until the file is read.',
      example: [],
    },
    imports: { description: 'How many files were imported, or taken back.', example: 24 },
    is_paused: { description: 'Whether a person has paused reading.', example: false },
    up_to: { description: 'The id of the newest import to take back; without it, all are taken back.' },
    queued: { description: 'Files that are waiting.', example: 3 },
    reading: { description: 'Files that are being read.', example: 2 },
    read: { description: 'Files that have been read.', example: 118 },
    failed: { description: 'Files that could not be read.', example: 1 },
    duplicate: { description: 'Files that were imported before.', example: 0 },
    refused: { description: 'Files that were not kept.', example: 0 },
    rate_per_second: {
      description: 'Files finished a second, over the last 30 seconds; null when none was.',
      example: 6.4,
    },
    seconds_left: {
      description: 'The estimated time for the rest; null when nothing is left or the rate is unknown.',
      example: 1,
    },
  },
  health: {
    status: { description: 'ok, whenever there is an answer.' },
    version: { description: 'The version of the program.', example: '0.1.0' },
  },
  network_use: {
    outgoing_requests: { description: 'Requests that left this computer since the start.', example: 0 },
    last: { description: 'The latest of them.', example: [] },
    at: { description: 'When.' },
    method: { description: 'The HTTP method.' },
    host: { description: 'Where to.' },
    outcome: { description: 'The outcome.' },
  },
  last: {
    at: { description: 'When (UTC).' },
    method: { description: 'The HTTP method.' },
    host: { description: 'The host it went to.' },
    reason: { description: 'What asked for it.' },
    outcome: { description: 'The outcome.' },
  },
  access_request: {
    name: { description: 'What the program calls itself.', example: 'Calendar sync' },
    description: {
      description: 'Why it wants access; null if it did not say.',
      example: 'Puts interviews into your calendar',
    },
    scopes: { description: 'What it asks for: read, write.', example: ['all:read'] },
    claim_secret: { description: 'Proof that it is the same program.', example: 'b7Qm2xKc9vTz' },
    code: { description: 'A short code, the same in the program and in Longlist.', example: 'KX4-2PM' },
    expires_in: { example: '600' },
    state: { description: 'The state of the request.', example: 'APPROVED' },
    client_id: { description: 'The id of the new client; null until approved.' },
    client_secret: {
      description: 'Its secret, in this one answer only; null otherwise.',
      example: 'q8Wn3vJx0mTz5Kc2',
    },
    access_expires_at: {
      description: 'When the access would end; null if it lasts until it is revoked.',
      example: null,
    },
    expires_at: { example: '2036-03-02T09:40:00.000Z' },
  },
  request: {
    method: { description: 'The HTTP method.', example: 'GET' },
    path: {
      description: 'The path of the request, without the query.',
      example: '/api/v1/jobs',
    },
    status: { description: 'The status of the answer.', example: 200 },
    error_type: { description: 'error.type of the answer; null for a success.', example: null },
    duration_ms: { description: 'How long the answer took, in milliseconds.', example: 3 },
    created_at: { description: 'When the request arrived (UTC).' },
    only: { description: 'errors: only requests that failed.' },
  },
  webhook: {
    url: { description: 'Where events are sent.', example: 'http://127.0.0.1:9000/longlist' },
    event_types: {
      description: 'Kinds of events, or families such as candidate.*',
      example: ['nomination.*', 'evaluation.completed'],
    },
    secret: {
      description: 'The key of the signatures. Without it, the service makes one.',
      example: 'a-secret-of-at-least-16-characters',
    },
    state: { description: 'ACTIVE, or PAUSED until somebody sets it ACTIVE.', example: 'ACTIVE' },
    paused_reason: { example: null },
    failures: { example: 0 },
  },
  delivery: {
    event_id: { description: 'The event that was sent.', example: '0198c0de-0000-7000-8000-0000000000e1' },
    event_type: { description: 'Its type.', example: 'nomination.stage_changed' },
    state: { description: 'The state of the delivery.', example: 'DELIVERED' },
    attempts: { description: 'The number of attempts.', example: 1 },
    next_attempt_at: { example: null },
    response_status: { example: 200 },
    error: { example: null },
    duration_ms: { description: 'How long the last attempt took, in milliseconds.', example: 14 },
    finished_at: {
      description: 'When it arrived or was abandoned; null until then.',
      example: '2026-03-02T09:30:00.250Z',
    },
  },
};
