import { useQueryClient } from '@tanstack/react-query';
import type { ActivityEntry } from './activity.ts';
import { longlist } from './client.ts';
import { undoMerge } from './duplicates.ts';
import { forgetLetters } from './letters.ts';
import { moveToStage } from './stage_mutations.ts';
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
      return (await moveToStage(client, job_id, candidate_id, id)).undo;
    }
    if (kind === 'merge') await undoMerge(id);
    else if (kind === 'tag') await unlinkTag(id);
    else if (kind === 'letter') await forgetLetters([id]);
    else await longlist.deleteSpotlight(id);
    await client.invalidateQueries();
    return undefined;
  };
}
