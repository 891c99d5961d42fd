import { z } from 'zod';
import { IsoMoment, many, queryInteger, Timestamp, Uuid } from '../../fields.ts';
import { IdPageQuery } from '../../paging.ts';
import type { EventType } from '../events/schema.ts';
import { LetterKind } from '../../hiring/letter_templates/schema.ts';
import { describeFields, meaning } from '../../field_words.ts';

/** What people look for in Activity, each with the events it holds. What is in none of them is machinery. */
export const KINDS = {
  decisions: [
    'nomination.stage_changed',
    'nomination.created',
    'nomination.deleted',
    'evaluation.overridden',
    'job.suggestions_declined',
    'job.suggestions_restored',
    'spotlight.created',
    'spotlight.updated',
    'spotlight.deleted',
    'candidate.merged',
    'candidate.unmerged',
    'retention_extension.created',
    'retention_extension.deleted',
  ],
  notes: [
    'note.created',
    'note.updated',
    'note.deleted',
    'call_answer.created',
    'call_answer.updated',
    'call_answer.deleted',
    'availability_fact.created',
    'availability_fact.updated',
    'availability_fact.deleted',
    'custom_field_value.created',
    'custom_field_value.updated',
    'custom_field_value.deleted',
  ],
  letters: ['letter.created', 'letter.deleted'],
  results: [
    'evaluation.completed',
    'evaluation.failed',
    'attachment.document_failed',
    'saved_search.matched',
  ],
  candidates: [
    'candidate.created',
    'candidate.updated',
    'candidate.deleted',
    'attachment.created',
    'attachment.updated',
    'attachment.deleted',
    'import.created',
    'import.deleted',
    'mail.created',
    'candidate_table.imported',
    'watched_folder.created',
    'watched_folder.deleted',
  ],
  tags: ['tag.created', 'tag.deleted', 'candidate_tag.created', 'candidate_tag.deleted'],
  jobs: [
    'job.created',
    'job.updated',
    'job.deleted',
    'job_tag.created',
    'job_tag.deleted',
    'criterion.created',
    'criterion.deleted',
    'nomination_stage.created',
    'nomination_stage.updated',
    'nomination_stage.deleted',
  ],
  access: [
    'user.created',
    'user.updated',
    'user.deleted',
    'client.created',
    'client.updated',
    'client.deleted',
    'access_request.approved',
    'access_request.refused',
    'setting.updated',
    'custom_field.created',
    'custom_field.updated',
    'custom_field.deleted',
    'skill_list.created',
    'skill_list.deleted',
    'webhook.created',
    'webhook.updated',
    'webhook.deleted',
  ],
} as const satisfies Readonly<Record<string, readonly EventType[]>>;

export type ActivityKind = keyof typeof KINDS;

export const KIND_NAMES = Object.keys(KINDS) as ActivityKind[];

/** Events that are shown only where a client caused them: otherwise the service followed something that is shown. */
export const ONLY_OF_CLIENTS: readonly EventType[] = ['candidate.updated', 'attachment.updated'];

const word = z.string().nullable();

const Undo = z.object({
  kind: z
    .enum(['move', 'merge', 'tag', 'letter', 'spotlight'])
    .describe(
      'move: move the nomination to the stage with this id. merge: undo the merge. Others: delete that record.',
    ),
  id: Uuid.describe('The stage, the merge or the record.'),
});

export const ActivityEntry = z
  .object({
    id: Uuid,
    type: z
      .string()
      .meta({ description: 'What happened, as in GET /events.', examples: ['nomination.stage_changed'] }),
    kind: z.enum(KIND_NAMES).meta({ description: 'The kind of entry.', examples: ['decisions'] }),
    created_at: Timestamp.describe('When it happened, or the newest of several (UTC).'),
    count: z.int().meta({ description: 'How many events the entry stands for.', examples: [1] }),
    oldest_id: Uuid.meta(meaning('The oldest of its events.', '0198c0de-0000-7000-8000-0000000000e1')),
    oldest_at: Timestamp.meta(meaning('When the oldest of them happened (UTC).', '2026-03-02T09:30:00.000Z')),
    actor: z
      .object({
        kind: z.enum(['person', 'program', 'service']).meta({
          description: "person: in Longlist's window; program: a client; service: Longlist itself.",
          examples: ['person'],
        }),
        client_id: Uuid.nullable().describe('The client; null for the service itself.'),
        name: z
          .string()
          .nullable()
          .meta(meaning('The name of the person or the program; null where nobody signs in.', null)),
      })
      .describe('Who did it.'),
    candidate_id: Uuid.nullable().describe('The candidate it is about; null for none or several.'),
    candidates: z.int().meta({ description: 'How many candidates it is about.', examples: [1] }),
    candidate: z
      .object({
        id: Uuid,
        full_name: z.string().meta({ description: 'The name as shown.', examples: ['Amara Okonjo'] }),
      })
      .nullable()
      .describe('The candidate, if they still exist.'),
    job_id: Uuid.nullable().describe('The job it is about; null for none.'),
    job: z
      .object({
        id: Uuid,
        title: z.string().describe('At most 500 characters; spaces around it are dropped.'),
      })
      .nullable()
      .describe('The job, if it still exists.'),
    resource_id: z.string().meta({
      description: 'The record that changed, as in GET /events.',
      examples: ['0198c0de-0000-7000-8000-000000000003'],
    }),
    undo: Undo.nullable().meta({
      description: 'How it can be undone, as long as nothing came after it; null where it cannot.',
      examples: [{ kind: 'move', id: '0198c0de-0000-7000-8000-0000000000f1' }],
    }),
    detail: z
      .object({
        from_stage: word.meta({ description: 'The stage before, by name.', examples: ['Screening'] }),
        to_stage: word.meta(meaning('The stage since, by name; of a stage, its own name.', 'Rejected')),
        stage_change_id: Uuid.nullable().meta({
          description: 'The id of the change of stage, for adding a reason.',
          examples: [null],
        }),
        said_reason: word.meta(meaning('The reason a person gave.', 'Already in another process')),
        criterion: word.meta({ description: 'The criterion.', examples: [null] }),
        finding: z
          .enum(['met', 'not_met'])
          .nullable()
          .meta({ description: "The person's answer; null if they took it back.", examples: [null] }),
        was: z
          .enum(['met', 'not_met'])
          .nullable()
          .meta({ description: "The person's answer before; null for none.", examples: [null] }),
        fields: z
          .array(z.string())
          .meta({ description: 'The fields that changed, as in the record.', examples: [['phone']] }),
        from_status: word.meta({ description: 'The status of the job before.', examples: [null] }),
        to_status: word.meta({ description: 'The status of the job since.', examples: [null] }),
        fact: word.meta({
          description:
            'What was said of when a candidate can start: availability, notice_period or salary_expectation.',
          examples: [null],
        }),
        setting: word.meta(
          meaning('The setting that changed: blind_mode, reading, retention or agency.', null),
        ),
        setting_state: z
          .enum(['on', 'off'])
          .nullable()
          .meta({ description: 'What a setting that is on or off became.', examples: [null] }),
        tag: word.meta({ description: 'The tag, by name.', examples: [null] }),
        tags: z
          .array(z.string())
          .meta({ description: 'Tags the entry is about, at most four', examples: [['Chef']] }),
        tag_total: z.int().meta({ description: 'How many tags the entry is about', examples: [1] }),
        field: word.meta({ description: 'The own field, by name.', examples: [null] }),
        letter_kind: LetterKind.nullable().meta(meaning('What kind of letter was prepared.', null)),
        letter_subject: word.meta({ description: 'The subject of the letter.', examples: [null] }),
        note: word.meta({ description: 'What the note says.', examples: [null] }),
        file_name: word.meta({ description: 'The file.', examples: [null] }),
        subject: word.meta({ description: 'What the mail is called.', examples: [null] }),
        search: word.meta({ description: 'The saved search, by name.', examples: [null] }),
        account: word.meta(meaning('The person or the app whose access it is about, by name.', null)),
        people: z.int().nullable().meta(meaning('How many people fit the saved search newly.', null)),
      })
      .describe('Details; null for each that has no meaning for this type.'),
  })
  .meta({ id: 'ActivityEntry' });
export type ActivityEntry = z.infer<typeof ActivityEntry>;

/** `kinds=decisions,notes` in a query. */
const Kinds = z
  .string()
  .transform((written, context) => {
    const asked = written.split(',').map((kind) => kind.trim());
    const unknown = asked.filter((kind) => !KIND_NAMES.includes(kind as ActivityKind));
    if (unknown.length === 0) return asked as ActivityKind[];
    context.addIssue({ code: 'custom', message: `must name some of ${KIND_NAMES.join(', ')}, with commas` });
    return z.NEVER;
  })
  .optional()
  .meta({
    pattern: `^ *(?:${KIND_NAMES.join('|')})(?: *, *(?:${KIND_NAMES.join('|')}))* *$`,
    description: 'Only these kinds, separated by commas. Default: all',
    examples: ['decisions,notes'],
  });

export const ActivityQuery = IdPageQuery.extend({
  limit: queryInteger({ min: 1, max: 100, standard: 50 }).describe(
    'The maximum number of entries on a page.',
  ),
  candidate_id: Uuid.optional().describe(
    'Only entries about this candidate, and about anybody merged into them.',
  ),
  job_id: Uuid.optional().describe('Only entries about this job.'),
  client_id: Uuid.optional().describe('Only what this client did.'),
  actor: z
    .enum(['person', 'program', 'service'])
    .optional()
    .describe("Only what people did in Longlist's window, what programs did, or what the service did."),
  kinds: Kinds,
  from: IsoMoment.optional().meta(meaning('Only what happened then or later (UTC).', '2026-03-01T00:00:00Z')),
  since: Uuid.optional().describe('Only the event with this id and later ones.'),
  until: Uuid.optional().describe('Only the event with this id and earlier ones.'),
  type: z
    .string()
    .max(60)
    .optional()
    .meta({ description: 'Only this type of event.', examples: ['import.created'] }),
  folded: z
    .enum(['true', 'false'])
    .optional()
    .transform((folded) => folded !== 'false')
    .meta({ description: 'false: each event is an entry of its own.', examples: ['true'] }),
});
export type ActivityQuery = z.output<typeof ActivityQuery>;

export const ActivityList = many(ActivityEntry);

describeFields({
  activity_entry: {
    id: 'The event, or the newest of several, as in GET /events.',
  },
});
