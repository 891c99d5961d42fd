import { z } from 'zod';
import { many, queryInteger, Timestamp, Uuid } from '../../fields.ts';
import { IdPageQuery } from '../../paging.ts';
import type { EventType } from '../events/schema.ts';

/** What people look for in Activity, each with the events it holds. What is in none of them is machinery. */
export const KINDS = {
  decisions: [
    'nomination.stage_changed',
    'nomination.created',
    'nomination.deleted',
    'evaluation.overridden',
    'spotlight.created',
    'spotlight.updated',
    'spotlight.deleted',
    'candidate.merged',
    'candidate.unmerged',
    'retention_extension.created',
    'retention_extension.deleted',
  ],
  notes: ['note.created', 'note.updated', 'note.deleted'],
  results: ['evaluation.completed', 'evaluation.failed', 'attachment.document_failed'],
  candidates: [
    'candidate.created',
    'candidate.updated',
    'candidate.deleted',
    'attachment.created',
    'attachment.updated',
    'attachment.deleted',
    'import.created',
    'import.deleted',
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
    'client.created',
    'client.updated',
    'client.deleted',
    'access_request.approved',
    'access_request.refused',
    'setting.updated',
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

export const ActivityEntry = z
  .object({
    id: Uuid,
    type: z.string(),
    kind: z.enum(KIND_NAMES),
    created_at: Timestamp,
    count: z.int(),
    oldest_id: Uuid,
    oldest_at: Timestamp,
    actor: z.object({
      kind: z.enum(['person', 'program', 'service']),
      client_id: Uuid.nullable(),
      name: z.string().nullable(),
    }),
    candidate_id: Uuid.nullable(),
    candidate: z.object({ id: Uuid, full_name: z.string() }).nullable(),
    job_id: Uuid.nullable(),
    job: z.object({ id: Uuid, title: z.string() }).nullable(),
    resource_id: z.string(),
    detail: z.object({
      from_stage: word,
      to_stage: word,
      stage_change_id: Uuid.nullable(),
      said_reason: word,
      criterion: word,
      finding: z.enum(['met', 'not_met']).nullable(),
      tag: word,
      tags: z
        .array(z.string())
        .meta({ description: 'Tags the entry is about, at most four', examples: [['Chef']] }),
      tag_total: z.int().meta({ description: 'How many tags the entry is about', examples: [1] }),
      note: word,
      file_name: word,
    }),
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
  limit: queryInteger({ min: 1, max: 100, standard: 50 }),
  candidate_id: Uuid.optional(),
  job_id: Uuid.optional(),
  client_id: Uuid.optional(),
  actor: z.enum(['person', 'program', 'service']).optional(),
  kinds: Kinds,
  since: Uuid.optional(),
  until: Uuid.optional(),
  type: z.string().max(60).optional(),
  folded: z
    .enum(['true', 'false'])
    .optional()
    .transform((folded) => folded !== 'false'),
});
export type ActivityQuery = z.output<typeof ActivityQuery>;

export const ActivityList = many(ActivityEntry);
