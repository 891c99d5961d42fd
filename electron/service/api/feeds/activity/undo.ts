import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { dialectOf } from '../../../db/dialect.ts';
import { existing } from '../../../db/existing.ts';
import type { Database, Db } from '../../../db/schema.ts';
import type { Line } from './fold.ts';
import type { ActivityEntry } from './schema.ts';

type Event = Selectable<Database['events']>;
type Detail = Readonly<Record<string, string | null | undefined>>;
type Undo = NonNullable<ActivityEntry['undo']>;

/** What makes a record, and is undone by deleting it. */
const MADE = [
  { type: 'candidate_tag.created', table: 'candidate_tags', kind: 'tag' },
  { type: 'letter.created', table: 'letters', kind: 'letter' },
  { type: 'spotlight.created', table: 'spotlights', kind: 'spotlight' },
] as const;

/** How single events can be undone, by their ids: only where nothing came after that an undo would overwrite. */
export async function undosOf(
  db: Db,
  lines: readonly Line<Event>[],
  details: readonly Detail[],
): Promise<ReadonlyMap<string, Undo>> {
  const single = lines.flatMap(({ event, count }, index) =>
    count === 1 ? [{ event, detail: details[index] ?? {} }] : [],
  );
  const of = (type: string) => single.filter(({ event }) => event.type === type);
  const found = new Map<string, Undo>();

  const moves = of('nomination.stage_changed');
  const newest = await newestMoves(
    db,
    moves.map(({ event }) => event.resource_id),
  );
  for (const { event, detail } of moves) {
    const { from_stage_id: id, stage_change_id } = detail;
    const is_newest = newest.get(event.resource_id) === stage_change_id;
    if (is_newest && typeof id === 'string') found.set(event.id, { kind: 'move', id });
  }

  const merged = of('candidate.merged');
  const standing = await standingMerges(
    db,
    merged.map(({ detail }) => detail['other_id']),
  );
  for (const { event, detail } of merged) {
    const id = standing.get(detail['other_id'] ?? '');
    if (id !== undefined) found.set(event.id, { kind: 'merge', id });
  }

  for (const { type, table, kind } of MADE) {
    const made = of(type);
    const there = await existing(
      db,
      table,
      made.map(({ event }) => event.resource_id),
    );
    for (const { event } of made) {
      if (there.has(event.resource_id)) found.set(event.id, { kind, id: event.resource_id });
    }
  }
  return found;
}

/** The last move of each nomination. */
async function newestMoves(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ nomination_id: string; id: string }>`
    SELECT nomination_id, max(id) AS id FROM stage_changes
    WHERE ${dialectOf(db).isOneOf('nomination_id', [...new Set(ids)])} GROUP BY nomination_id`.execute(db);
  return new Map(rows.map(({ nomination_id, id }) => [nomination_id, id]));
}

/** The merges that stand, by the candidate who ceased to be a record. */
async function standingMerges(
  db: Db,
  ids: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids)].filter((id) => typeof id === 'string');
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<{ other_id: string; id: string }>`
    SELECT other_id, id FROM merges
    WHERE undone_at IS NULL AND ${dialectOf(db).isOneOf('other_id', wanted)}`.execute(db);
  return new Map(rows.map(({ other_id, id }) => [other_id, id]));
}
