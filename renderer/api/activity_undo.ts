import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ActivityEntry } from './activity.ts';
import { longlist } from './client.ts';
import { nominationsOf } from './nominations.ts';
import { undoMerge } from './duplicates.ts';
import { forgetLetters } from './letters.ts';
import { movePerson } from './stage_mutations.ts';
import { unlinkTag } from './tags.ts';

/** Undoes what an entry tells, as its own view does. It gives what takes that back again, where there is such a thing. */
export function useUndoActivity() {
  const client = useQueryClient();
  return async ({
    undo,
    job_id,
    candidate_id,
  }: ActivityEntry): Promise<(() => Promise<void>) | undefined> => {
    if (undo === null) return undefined;
    const { kind, id } = undo;
    if (kind === 'move') {
      if (job_id === null || candidate_id === null) return undefined;
      return (await movePerson(client, job_id, [candidate_id], id)).undo;
    }
    if (kind === 'merge') await undoMerge(id);
    else if (kind === 'tag') await unlinkTag(id);
    else if (kind === 'letter') await forgetLetters([id]);
    else await longlist.deleteSpotlight(id);
    await client.invalidateQueries();
    return undefined;
  };
}

/** What is undone for many in one act: each of these by one operation that can be part of a whole. */
const MANY: ReadonlySet<string> = new Set([
  'nomination.stage_changed',
  'candidate_tag.created',
  'letter.created',
  'spotlight.created',
]);

/** Whether what a line of several events tells can be undone in one act. */
export const canUndoMany = (type: string): boolean => MANY.has(type);

/** The service takes so many operations in one act. */
const MOST_IN_ONE_ACT = 100;

type Undone = {
  readonly undone: readonly ActivityEntry[];
  /** What came after them made it impossible. */
  readonly left: readonly ActivityEntry[];
  /** Takes it back again, where there is such a thing. */
  readonly again: (() => Promise<void>) | undefined;
};

/**
 * Undoes the events of one line as far as later changes allow: all of them or, where one fails, none. Of more than a
 * hundred that holds for each hundred; what is behind the one that failed stays.
 */
export function useUndoMany() {
  const client = useQueryClient();
  return async (entries: readonly ActivityEntry[]): Promise<Undone> => {
    const undone = entries.filter(({ undo }) => undo !== null);
    const left = entries.filter(({ undo }) => undo === null);
    const stood = await stagesOf(undone);
    await carryOut(client, undone.map(undoing));
    const back = [...stood].map(([nomination_id, stage_id]) => moving(nomination_id, stage_id));
    return { undone, left, again: back.length === 0 ? undefined : () => carryOut(client, back) };
  };
}

async function carryOut(client: QueryClient, operations: readonly Operation[]): Promise<void> {
  try {
    for (let at = 0; at < operations.length; at += MOST_IN_ONE_ACT) {
      await longlist.batch({ atomic: true, operations: operations.slice(at, at + MOST_IN_ONE_ACT) });
    }
  } finally {
    await client.invalidateQueries();
  }
}

type Operation = Parameters<typeof longlist.batch>[0]['operations'][number];

const moving = (nomination_id: string, to_stage_id: string): Operation => ({
  method: 'POST',
  path: `/nominations/${nomination_id}/move`,
  body: { to_stage_id },
});

function undoing({ undo, resource_id }: ActivityEntry): Operation {
  const { kind, id } = undo!;
  if (kind === 'move') return moving(resource_id, id);
  const of = { tag: 'candidate_tags', letter: 'letters', spotlight: 'spotlights' } as const;
  if (kind === 'merge') throw new Error('Merges are undone one by one.');
  return { method: 'DELETE', path: `/${of[kind]}/${id}` };
}

/** In which stage those stand whose moves are undone, by nomination. */
async function stagesOf(entries: readonly ActivityEntry[]): Promise<ReadonlyMap<string, string>> {
  const moved = entries.filter(({ undo }) => undo?.kind === 'move');
  const ids = new Set(moved.map(({ resource_id }) => resource_id));
  const jobs = new Set(moved.map(({ job_id }) => job_id).filter((id) => id !== null));
  const stages = new Map<string, string>();
  for (const job_id of jobs) {
    for (const nomination of (await nominationsOf(job_id)).values()) {
      if (nomination !== undefined && ids.has(nomination.id)) {
        stages.set(nomination.id, nomination.current_nomination_stage_id);
      }
    }
  }
  return stages;
}
