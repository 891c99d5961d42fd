import type { EventType } from '../events/schema.ts';

/** What folding looks at in an event. */
export type Foldable = {
  readonly id: string;
  readonly type: string;
  readonly created_at: string;
  readonly client_id: string | null;
  readonly candidate_id: string | null;
  readonly job_id: string | null;
  readonly resource_id: string;
  readonly detail: string | null;
};

/** One line: an event, or several that are one to a person. The event is the newest of them. */
export type Line<Event> = {
  readonly event: Event;
  count: number;
  oldest_id: string;
  oldest_at: string;
  /** null as soon as they are about more than one. */
  candidate_id: string | null;
  /** Everybody they are about. */
  readonly candidate_ids: Set<string>;
  /** Of events about tags, each tag once, the newest first. */
  readonly tag_ids: Set<string>;
};

export type Folding<Event> = {
  readonly lines: readonly Line<Event>[];
  /** Takes the next older event; false: it would begin a line more than `most`, and was not taken. */
  take(event: Event): boolean;
};

/** Come by the hundred, whoever makes them: one line for as long as they keep coming. */
const IN_BULK: ReadonlySet<string> = new Set<EventType>([
  'import.created',
  'import.deleted',
  'candidate.created',
  'candidate.updated',
  'attachment.created',
  'attachment.updated',
  'attachment.document_failed',
  'evaluation.completed',
  'evaluation.failed',
]);

/** Longest pauses within one line: of what goes on by itself, and of what is decided in one act for many. */
const GOING_ON_MS = 120_000;
const ONE_ACT_MS = 2000;

/** Makes lines of events that are given newest first. Without `fold` each is a line of its own. */
export function folding<Event extends Foldable>(most: number, fold: boolean): Folding<Event> {
  const lines: Line<Event>[] = [];
  const open = new Map<string, Line<Event>>();
  return {
    lines,
    take(event) {
      const detail = detailOf(event.detail);
      const key = keyOf(event, detail);
      const line = fold ? open.get(key) : undefined;
      if (line !== undefined && isNear(line, event)) {
        line.count += 1;
        line.oldest_id = event.id;
        line.oldest_at = event.created_at;
        if (line.candidate_id !== event.candidate_id) line.candidate_id = null;
        if (event.candidate_id !== null) line.candidate_ids.add(event.candidate_id);
        addTag(line.tag_ids, event, detail);
        return true;
      }
      if (lines.length >= most) return false;
      const { id, created_at, candidate_id } = event;
      const begun: Line<Event> = {
        event,
        count: 1,
        oldest_id: id,
        oldest_at: created_at,
        candidate_id,
        candidate_ids: new Set(candidate_id === null ? [] : [candidate_id]),
        tag_ids: new Set(),
      };
      addTag(begun.tag_ids, event, detail);
      lines.push(begun);
      open.set(key, begun);
      return true;
    },
  };
}

/** How far apart two such events may be and still make one line. */
function pauseWithin(type: string, client_id: string | null): number {
  return client_id === null || IN_BULK.has(type) ? GOING_ON_MS : ONE_ACT_MS;
}

function isNear(line: Line<Foldable>, event: Foldable): boolean {
  const apart = Date.parse(line.oldest_at) - Date.parse(event.created_at);
  return apart <= pauseWithin(event.type, event.client_id) && sameDay(line.oldest_at, event.created_at);
}

function sameDay(a: string, b: string): boolean {
  return a.slice(0, 10) === b.slice(0, 10);
}

type Detail = Readonly<Record<string, unknown>>;

function addTag(tag_ids: Set<string>, { type, resource_id }: Foldable, { tag_id }: Detail): void {
  if (type.startsWith('tag.')) tag_ids.add(resource_id);
  if (typeof tag_id === 'string') tag_ids.add(tag_id);
}

function detailOf(detail: string | null): Detail {
  return detail === null ? {} : (JSON.parse(detail) as Detail);
}

/** Whether somebody's or some program's access changed: then the record is whoever that is. */
export function isOfAccount({ type }: Pick<Foldable, 'type'>): boolean {
  return /^(?:user|client)\./.test(type);
}

/**
 * The same was done by the same client for the same job, and to the same: moved from one stage to one, one own field,
 * one fact, one account. What the service takes from a resume as tags is one act, however many they are.
 */
function keyOf(event: Foldable, detail: Detail): string {
  const { type, client_id, job_id, resource_id } = event;
  const { from_stage_id, to_stage_id, tag_id, criterion_id, was, finding, letter_kind, field_id } = detail;
  const { fact, fields, setting, setting_state } = detail;
  const tag = client_id === null ? null : tag_id;
  const moved = [from_stage_id, to_stage_id];
  const answered = [criterion_id, was, finding];
  const set = [setting, setting_state];
  const account = isOfAccount(event) ? resource_id : null;
  const of = [...moved, tag, ...answered, letter_kind, field_id, fact, fields, ...set, account];
  return JSON.stringify([type, client_id, job_id, ...of]);
}
