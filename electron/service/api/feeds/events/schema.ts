import { z } from 'zod';
import { Timestamp, Uuid } from '../../fields.ts';
import { IdPageQuery } from '../../paging.ts';

/**
 * Every kind of change, with when it is recorded and which record `resource_id` names. The one list behind
 * the type of recordEvent, the `types` filters, webhooks and docs/events.md.
 * `<resource>.<what happened>`; the resource is the singular name of its API collection.
 */
export const EVENT_TYPES = {
  'job.created': ['A job was created.', 'the job'],
  'job.updated': ['A job was changed by PUT or PATCH.', 'the job'],
  'job.suggestions_declined': ['Candidates suggested for a job were declined.', 'the job'],
  'job.suggestions_restored': ['That was taken back: they may be suggested again.', 'the job'],
  'job.deleted': [
    'A job was deleted. The records deleted with it have their own events before this one.',
    'the job',
  ],
  'candidate.created': ['A candidate was created, by a client or by a dropped file.', 'the candidate'],
  'candidate.updated': [
    'A candidate was changed, or a file of theirs was read, replaced or removed and their profile with it.',
    'the candidate',
  ],
  'candidate.deleted': [
    'A candidate was deleted. The records deleted with them have their own events before this one.',
    'the candidate',
  ],
  'candidate.merged': ['Another record of the same person was merged into this one.', 'the survivor'],
  'candidate.unmerged': ['A merge was undone.', 'the candidate that had survived'],
  'attachment.created': ['An attachment was stored; its text is not read yet.', 'the attachment'],
  'attachment.updated': ['An attachment was replaced or read again.', 'the attachment'],
  'attachment.deleted': ['An attachment was deleted, with its file.', 'the attachment'],
  'attachment.document_ready': ['The text of an attachment has been read.', 'the attachment'],
  'attachment.document_failed': ['The text of an attachment could not be read.', 'the attachment'],
  'nomination.created': [
    'A candidate was nominated, by a client, by a dropped file or automatically.',
    'the nomination',
  ],
  'nomination.updated': ['A nomination was changed.', 'the nomination'],
  'nomination.stage_changed': ['A nomination moved to another stage.', 'the nomination'],
  'nomination.deleted': ['A nomination was deleted, alone or with its job or candidate.', 'the nomination'],
  'nomination_stage.created': ['A stage was created.', 'the stage'],
  'nomination_stage.updated': ['A stage was changed.', 'the stage'],
  'nomination_stage.deleted': ['A stage was deleted, alone or with its job.', 'the stage'],
  'summary.updated': ['The source of a summary changed: the next reading gives a new one.', 'the summary'],
  'summary.deleted': ['A summary was deleted with its job or candidate.', 'the summary'],
  'import.created': ['A file was dropped.', 'the import'],
  'import.updated': ['The state of a dropped file changed: read, failed, or to be read again.', 'the import'],
  'import.deleted': ['A dropped file was taken back.', 'the import'],
  'mail.created': ['A mail was dropped, and something in it taken in or not.', 'the mail'],
  'mail.updated': ['A mail moved to another candidate, by a merge or its undo.', 'the mail'],
  'mail.deleted': ['What was kept of a mail was deleted, alone or with its candidate.', 'the mail'],
  'tag.created': ['A tag was created.', 'the tag'],
  'tag.deleted': ['A tag was deleted; its links and criteria have events of their own.', 'the tag'],
  'candidate_tag.created': ['A tag was given to a candidate.', 'the link'],
  'candidate_tag.updated': ['A link moved to another candidate, by a merge or its undo.', 'the link'],
  'candidate_tag.deleted': [
    'A tag was removed from a candidate, or deleted with the tag or the candidate.',
    'the link',
  ],
  'job_tag.created': ['A tag was given to a job.', 'the link'],
  'job_tag.deleted': ['A tag was removed from a job, or deleted with the tag or the job.', 'the link'],
  'criterion.created': ['A criterion was created.', 'the criterion'],
  'criterion.deleted': ['A criterion was deleted, alone or with its job or tag.', 'the criterion'],
  'evaluation.completed': ['Criteria were evaluated.', 'the nomination, or without one the candidate'],
  'evaluation.failed': [
    'A criterion could not be evaluated.',
    'the nomination, or without one the candidate',
  ],
  'evaluation.overridden': [
    'A person set, changed or removed their own answer to a criterion.',
    'the nomination, or without one the candidate',
  ],
  'spotlight.created': ['A spotlight was created.', 'the spotlight'],
  'spotlight.updated': ['A spotlight was changed.', 'the spotlight'],
  'spotlight.deleted': ['A spotlight was deleted, alone or with its nomination.', 'the spotlight'],
  'ranking.changed': ['A candidate has a new place in rankings, or none.', 'the candidate'],
  'skill_list.created': ['A list of skills was added; resumes are read again.', 'the list'],
  'skill_list.deleted': ['A list of skills was deleted; resumes are read again.', 'the list'],
  'saved_criterion.created': ['A criterion was saved to use again.', 'the saved criterion'],
  'saved_criterion.deleted': ['A saved criterion was deleted.', 'the saved criterion'],
  'note.created': ['A note was written.', 'the note'],
  'note.updated': ['A note was changed.', 'the note'],
  'note.deleted': ['A note was deleted, alone or with its candidate or job.', 'the note'],
  'availability_fact.created': [
    'Somebody said when a candidate can start, their notice or what they want to earn.',
    'what was said',
  ],
  'availability_fact.updated': ['Somebody said it anew, or it moved by a merge.', 'what was said'],
  'availability_fact.deleted': ['It was taken back, or deleted with the candidate.', 'what was said'],
  'call_answer.created': ['What a candidate said in a call was written down.', 'what was said'],
  'call_answer.updated': ['It was changed, or it moved by a merge.', 'what was said'],
  'call_answer.deleted': ['It was deleted, alone or with its candidate, job or criterion.', 'what was said'],
  'custom_field.created': ['An own field was created.', 'the field'],
  'custom_field.updated': ['An own field was changed.', 'the field'],
  'custom_field.deleted': ['An own field was deleted; its values have events of their own.', 'the field'],
  'custom_field_value.created': ['An own field was filled in.', 'the value'],
  'custom_field_value.updated': ['A value of an own field was changed, or moved by a merge.', 'the value'],
  'custom_field_value.deleted': [
    'A value of an own field was removed, or deleted with its field, candidate or job.',
    'the value',
  ],
  'letter_template.created': ['A template of letters was created.', 'the template'],
  'letter_template.updated': ['A template of letters was changed.', 'the template'],
  'letter_template.deleted': ['A template of letters was deleted.', 'the template'],
  'letter.created': ['A letter to a candidate was prepared. Longlist sends none.', 'the letter'],
  'letter.updated': ['A letter moved to another candidate, by a merge or its undo.', 'the letter'],
  'letter.deleted': ['A letter was deleted, alone or with its candidate or job.', 'the letter'],
  'retention_extension.created': ['Somebody decided to keep a candidate longer.', 'the decision'],
  'retention_extension.updated': [
    'Such a decision moved to another candidate, by a merge or its undo.',
    'the decision',
  ],
  'retention_extension.deleted': [
    'Such a decision was removed, or deleted with its candidate.',
    'the decision',
  ],
  'saved_search.created': ['A search was saved under a name.', 'the saved search'],
  'saved_search.updated': ['A saved search has a new name or new filters.', 'the saved search'],
  'saved_search.matched': ['Somebody new fits a saved search that tells.', 'the saved search'],
  'saved_search.deleted': ['A saved search was deleted.', 'the saved search'],
  'watched_folder.created': ['Longlist started watching a folder.', 'the folder'],
  'watched_folder.updated': [
    'A watched folder was paused, resumed or searched, or a search failed.',
    'the folder',
  ],
  'watched_folder.deleted': ['Longlist stopped watching a folder.', 'the folder'],
  'candidate_table.created': ['A table of candidates was uploaded.', 'the table'],
  'candidate_table.imported': ['The candidates of a table were imported.', 'the table'],
  'candidate_table.undone': ['The import of a table was undone.', 'the table'],
  'candidate_table.deleted': ['A table of candidates was deleted.', 'the table'],
  'setting.updated': [
    'A setting for everyone changed: blind mode, retention, or whether resumes are read.',
    'the interface’s client',
  ],
  'client.created': ['An API client was created.', 'the client'],
  'client.updated': ['An API client has a new secret.', 'the client'],
  'client.deleted': ['An API client was revoked.', 'the client'],
  'user.created': ['Somebody was given an account in this office.', 'the person'],
  'user.updated': ['Somebody has a new name, address, role, link or password.', 'the person'],
  'user.deleted': ['Somebody was removed from this office.', 'the person'],
  'access_request.created': ['A program asked for access.', 'the request'],
  'access_request.approved': ['A person gave a program access.', 'the request'],
  'access_request.refused': ['A person refused a program access.', 'the request'],
  'webhook.created': ['A webhook was created.', 'the webhook'],
  'webhook.updated': ['A webhook was changed, paused or resumed.', 'the webhook'],
  'webhook.deleted': ['A webhook was deleted, with its delivery log.', 'the webhook'],
  'webhook.tested': ['Somebody requested a test delivery of a webhook.', 'the webhook'],
} as const satisfies Readonly<Record<string, readonly [when: string, names: string]>>;

export type EventType = keyof typeof EVENT_TYPES;

const names = Object.keys(EVENT_TYPES) as EventType[];

/** `<resource>.*`: all that happens to a resource. */
function familyOf(type: string): string {
  return `${type.slice(0, type.indexOf('.'))}.*`;
}

/** What may be asked for: the kinds of events that pass, and the families they make up. */
export function askable(passes: (type: EventType) => boolean): readonly string[] {
  const types = names.filter(passes);
  return [...types, ...new Set(types.map(familyOf))];
}

/** Whether an event is of one of these kinds or families; of none given, every event is. */
export function isAskedFor(asked: readonly string[], type: string): boolean {
  return asked.length === 0 || asked.includes(type) || asked.includes(familyOf(type));
}

/** The kinds of events that these kinds and families make up. */
export function kindsOf(asked: readonly string[]): EventType[] {
  return names.filter((type) => isAskedFor(asked, type));
}

const ASKABLE = askable(() => true);

/** All of them in a regular expression, for the document. */
const NAMED = ASKABLE.map((type) => type.replace(/[.*]/g, '\\$&')).join('|');

/** `types=candidate.*,job.created` in a query. */
const EventTypes = z
  .string()
  .transform((written, context) => {
    const asked = written.split(',').map((type) => type.trim());
    const unknown = asked.filter((type) => !ASKABLE.includes(type));
    if (unknown.length === 0) return asked;
    context.addIssue({
      code: 'custom',
      message:
        `names no kind of event (${unknown.slice(0, 3).join(', ').slice(0, 100)}); ` +
        'write them like candidate.created,job.*',
    });
    return z.NEVER;
  })
  .optional()
  .meta({
    pattern: `^ *(?:${NAMED})(?: *, *(?:${NAMED}))* *$`,
    description: 'Only these kinds of events or families, separated by commas. Default: all',
    examples: ['candidate.created,nomination.*'],
  });

export const EventRecord = z
  .object({
    id: Uuid.meta({
      description: 'The id of the event. Later events have greater ids.',
      examples: ['0198c0de-0000-7000-8000-0000000000e1'],
    }),
    type: z
      .string()
      .meta({ description: 'What happened: `<resource>.<what>`.', examples: ['candidate.created'] }),
    resource_type: z
      .string()
      .meta({ description: 'The kind of record it happened to.', examples: ['candidate'] }),
    resource_id: z
      .string()
      .meta({ description: 'The id of the record.', examples: ['0198c0de-0000-7000-8000-000000000002'] }),
    created_at: Timestamp,
  })
  .meta({ id: 'Event' });
export type EventRecord = z.infer<typeof EventRecord>;

const after = Uuid.optional().describe('Only events after the one with this id');
export const EventQuery = IdPageQuery.extend({ after, types: EventTypes });
export const EventStreamQuery = z.object({ after, types: EventTypes });
