import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { dialectOf } from '../../../db/dialect.ts';
import type { Database, Db } from '../../../db/schema.ts';
import { LetterKind } from '../../hiring/letter_templates/schema.ts';
import { isOfAccount, type Line } from './fold.ts';
import { KINDS, KIND_NAMES } from './schema.ts';
import type { ActivityEntry, ActivityKind } from './schema.ts';
import { undosOf } from './undo.ts';

type Event = Selectable<Database['events']>;
type Detail = Readonly<Record<string, string | null | undefined>>;

/** Tags of one line that are named. */
const MAX_TAGS = 4;

const KIND_OF = new Map<string, ActivityKind>(
  KIND_NAMES.flatMap((kind) => KINDS[kind].map((type) => [type as string, kind] as const)),
);

/**
 * Adds the current names to lines. The log itself knows only ids, so it keeps nothing else of an erased person.
 */
export async function describeLines(db: Db, lines: readonly Line<Event>[]): Promise<ActivityEntry[]> {
  const details = lines.map(({ event }) => (event.detail === null ? {} : JSON.parse(event.detail)) as Detail);
  const ofType = (resource: string): string[] =>
    lines.filter(({ event }) => event.resource_type === resource).map(({ event }) => event.resource_id);
  const ofDetail = (name: string): (string | null | undefined)[] => details.map((detail) => detail[name]);
  const names = (table: Named, column: string, ids: readonly (string | null | undefined)[]) =>
    lookUp(db, table, column, ids);
  const [
    candidates,
    jobs,
    stages,
    clients,
    people,
    tags,
    reasons,
    extensions,
    notes,
    letters,
    imports,
    mails,
    attachments,
    criteria,
    fields,
    searches,
    undos,
  ] = await Promise.all([
    names(
      'candidates',
      'full_name',
      lines.map((line) => line.candidate_id),
    ),
    names(
      'jobs',
      'title',
      lines.map(({ event }) => event.job_id),
    ),
    names('nomination_stages', 'name', [
      ...ofDetail('from_stage_id'),
      ...ofDetail('to_stage_id'),
      ...ofType('nomination_stage'),
    ]),
    names('clients', 'name', [
      ...lines.map(({ event }) => event.client_id),
      ...ofType('user'),
      ...ofType('client'),
    ]),
    names(
      'clients',
      `CASE kind WHEN 'interface' THEN coalesce((SELECT users.id FROM users WHERE users.id = clients.id), '') END`,
      lines.map(({ event }) => event.client_id),
    ),
    names(
      'tags',
      'name',
      lines.flatMap(({ tag_ids }) => [...tag_ids].slice(0, MAX_TAGS)),
    ),
    names('stage_changes', 'reason', ofDetail('stage_change_id')),
    names('retention_extensions', 'reason', ofType('retention_extension')),
    names('notes', 'text', ofType('note')),
    names('letters', 'subject', ofType('letter')),
    names('imports', 'file_name', ofType('import')),
    names('mails', 'coalesce(subject, from_name, from_email)', ofType('mail')),
    names('attachments', 'file_name', ofType('attachment')),
    names('criteria', 'coalesce(display_name, prompt_text)', [
      ...ofDetail('criterion_id'),
      ...ofType('criterion'),
    ]),
    names('custom_fields', 'name', [...ofDetail('field_id'), ...ofType('custom_field')]),
    names('saved_searches', 'name', ofType('saved_search')),
    undosOf(db, lines, details),
  ]);
  return lines.map((line, index): ActivityEntry => {
    const { event, candidate_id } = line;
    const detail = details[index] ?? {};
    const one = line.count === 1;
    const { job_id, client_id, resource_id } = event;
    const full_name = of(candidates, candidate_id);
    const title = of(jobs, job_id);
    return {
      id: event.id,
      type: event.type,
      kind: KIND_OF.get(event.type) ?? 'access',
      created_at: event.created_at,
      count: line.count,
      oldest_id: line.oldest_id,
      oldest_at: line.oldest_at,
      actor: {
        kind: client_id === null ? 'service' : of(people, client_id) === null ? 'program' : 'person',
        client_id,
        // of the interface where nobody signs in: whoever sits there
        name: of(people, client_id) === '' ? null : of(clients, client_id),
      },
      candidate_id,
      candidates: line.candidate_ids.size,
      candidate: candidate_id === null || full_name === null ? null : { id: candidate_id, full_name },
      job_id,
      job: job_id === null || title === null ? null : { id: job_id, title },
      resource_id,
      undo: undos.get(event.id) ?? null,
      detail: {
        from_stage: of(stages, detail['from_stage_id']),
        to_stage: of(stages, detail['to_stage_id'] ?? resource_id),
        stage_change_id: one ? (detail['stage_change_id'] ?? null) : null,
        said_reason: one ? (of(reasons, detail['stage_change_id']) ?? of(extensions, resource_id)) : null,
        criterion: of(criteria, detail['criterion_id'] ?? resource_id),
        was: answerIn(detail['was']),
        finding: answerIn(detail['finding']),
        fields: detail['fields']?.split(',') ?? [],
        from_status: detail['from_status'] ?? null,
        to_status: detail['to_status'] ?? null,
        fact: detail['fact'] ?? null,
        setting: detail['setting'] ?? null,
        setting_state: stateIn(detail['setting_state']),
        tag: line.tag_ids.size > 1 ? null : of(tags, [...line.tag_ids][0]),
        tags: [...line.tag_ids].slice(0, MAX_TAGS).flatMap((id) => of(tags, id) ?? []),
        tag_total: line.tag_ids.size,
        subject: one ? of(mails, resource_id) : null,
        field: of(fields, detail['field_id'] ?? resource_id),
        letter_kind: letterKind(detail['letter_kind']),
        letter_subject: one ? of(letters, resource_id) : null,
        note: one ? of(notes, resource_id) : null,
        file_name: one ? (of(imports, resource_id) ?? of(attachments, resource_id)) : null,
        search: of(searches, resource_id),
        account: isOfAccount(event) ? of(clients, resource_id) : null,
        people: event.type === 'saved_search.matched' ? Number(detail['people'] ?? 1) : null,
      },
    };
  });
}

function answerIn(finding: string | null | undefined): 'met' | 'not_met' | null {
  return finding === 'met' || finding === 'not_met' ? finding : null;
}

function stateIn(state: string | null | undefined): 'on' | 'off' | null {
  return state === 'on' || state === 'off' ? state : null;
}

function letterKind(kind: string | null | undefined): LetterKind | null {
  return LetterKind.safeParse(kind).data ?? null;
}

/** The word found for an id. */
function of(found: ReadonlyMap<string, string>, id: string | null | undefined): string | null {
  return found.get(id ?? '') ?? null;
}

type Named =
  | 'attachments'
  | 'candidates'
  | 'clients'
  | 'criteria'
  | 'custom_fields'
  | 'imports'
  | 'jobs'
  | 'mails'
  | 'letters'
  | 'nomination_stages'
  | 'notes'
  | 'retention_extensions'
  | 'saved_searches'
  | 'stage_changes'
  | 'tags';

/** A word of each record, by its id; those that are gone are not in it. */
async function lookUp(
  db: Db,
  table: Named,
  column: string,
  ids: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids)].filter((id) => typeof id === 'string');
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<{ id: string; word: string | null }>`SELECT id, ${sql.raw(column)} AS word
    FROM ${sql.table(table)} WHERE ${dialectOf(db).isOneOf('id', wanted)}`.execute(db);
  return new Map(rows.flatMap(({ id, word }) => (word === null ? [] : [[id, word] as const])));
}
