import type { FieldText } from './vocabulary_texts.ts';

const REASON = 'Already in another process';
const STAGE = '0198c0de-0000-7000-8000-000000000005';
const REJECTED = '0198c0de-0000-7000-8000-0000000000a5';
const EVENT = '0198c0de-0000-7000-8000-0000000000e1';
const NOMINATION = '0198c0de-0000-7000-8000-000000000003';

/** Fields of notes, changes of stage and activity. */
export const HISTORY_FIELDS: Readonly<Record<string, Readonly<Record<string, FieldText>>>> = {
  note: {
    candidate_id: { description: 'The candidate it is about.' },
    job_id: { description: 'The job it is about; null if it is about the candidate in general.' },
    text: {
      description: 'What was written, at most 10,000 characters, with its line breaks.',
      example: 'Called on Tuesday: available from May, prefers to work from home.',
    },
    client_id: { description: 'The client that wrote it.' },
    client_name: {
      description: "The program that wrote it; null if a person did, in Longlist's window.",
      example: null,
    },
  },
  stage_change: {
    nomination_id: { description: 'The nomination that moved.' },
    from_stage_id: {
      description: 'The earlier stage; null if the nomination began in to_stage_id.',
      example: STAGE,
    },
    to_stage_id: { description: 'The new stage.', example: REJECTED },
    reason: { description: 'The reason a person gave; null if nobody gave one.', example: REASON },
    client_id: { description: 'The client that moved it; null for the service itself.' },
  },
  retention: {
    months: {
      description: 'Months without work after which a candidate is due; null for never.',
      example: 12,
    },
    due: { description: 'How many candidates are due now.', example: 7 },
  },
  candidate_retention: {
    last_active_at: {
      description: 'When somebody last worked with them, or a file of theirs arrived (UTC).',
      example: '2026-03-02T09:30:00.000Z',
    },
    is_in_process: {
      description: 'Whether they are considered for an open job and not rejected there.',
      example: false,
    },
    due_on: {
      description: 'The first day on which they are due; null if they are in process or nobody is ever due.',
      example: '2027-03-02',
    },
    is_due: { description: 'Whether that day has come.', example: false },
    extensions: { description: 'Decisions to keep them longer, newest first.' },
  },
  retention_extension: {
    candidate_id: { description: 'Who is kept longer.' },
    keep_until: { description: 'The day until which they are not due (UTC).', example: '2027-11-20' },
    reason: {
      description: 'Why, in the words of whoever decided it.',
      example: 'Asked to be told of new jobs.',
    },
    client_id: { description: 'The client that decided it.' },
  },
  activity_entry: {
    id: { description: 'The event, or the newest of several, as in GET /events.' },
    type: { description: 'What happened, as in GET /events.', example: 'nomination.stage_changed' },
    kind: { description: 'The kind of entry.', example: 'decisions' },
    created_at: { description: 'When it happened, or the newest of several (UTC).' },
    count: { description: 'How many events the entry stands for.', example: 1 },
    oldest_id: { description: 'The oldest of its events.', example: EVENT },
    oldest_at: {
      description: 'When the oldest of them happened (UTC).',
      example: '2026-03-02T09:30:00.000Z',
    },
    actor: { description: 'Who did it.' },
    candidate_id: { description: 'The candidate it is about; null for none or several.' },
    candidate: { description: 'The candidate, if they still exist.' },
    job_id: { description: 'The job it is about; null for none.' },
    job: { description: 'The job, if it still exists.' },
    resource_id: { description: 'The record that changed, as in GET /events.', example: NOMINATION },
    detail: { description: 'Details; null for each that has no meaning for this type.' },
  },
  activity: {
    limit: { description: 'The maximum number of entries on a page.' },
    candidate_id: { description: 'Only entries about this candidate, and about anybody merged into them.' },
    job_id: { description: 'Only entries about this job.' },
    client_id: { description: 'Only what this client did.' },
    actor: {
      description: "Only what people did in Longlist's window, what programs did, or what the service did.",
    },
    since: { description: 'Only the event with this id and later ones.' },
    until: { description: 'Only the event with this id and earlier ones.' },
    type: { description: 'Only this type of event.', example: 'import.created' },
    folded: { description: 'false: each event is an entry of its own.', example: 'true' },
  },
  actor: {
    kind: {
      description: "person: in Longlist's window; program: a client; service: Longlist itself.",
      example: 'person',
    },
    client_id: { description: 'The client; null for the service itself.' },
    name: { description: 'The name of the program; null otherwise.', example: null },
  },
  detail: {
    from_stage: { description: 'The stage before, by name.', example: 'Screening' },
    to_stage: { description: 'The stage since, by name; of a stage, its own name.', example: 'Rejected' },
    stage_change_id: { description: 'The id of the change of stage, for adding a reason.', example: null },
    said_reason: { description: 'The reason a person gave.', example: REASON },
    criterion: { description: 'The criterion.', example: null },
    finding: {
      description: "The person's answer; null if they took it back.",
      example: null,
    },
    tag: { description: 'The tag, by name.', example: null },
    note: { description: 'What the note says.', example: null },
    file_name: { description: 'The file.', example: null },
  },
};
