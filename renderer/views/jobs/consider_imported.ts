import { useQueryClient } from '@tanstack/react-query';
import { peopleAdded, useSamePeople } from '../../api/duplicates.ts';
import { importedLast } from '../../api/imports.ts';
import { useBulkMove } from '../../api/stage_mutations.ts';
import { firstStage } from '../../api/nominations.ts';
import { notifyFailures } from '../../features/decisions/notify_failures.ts';
import { attempt, errorNotice, notify } from '../../ui/notices.tsx';
import { texts } from '../../texts.ts';

/** Makes the people who were imported last, for no job, candidates of the job that was made for them. */
export function useConsiderImported(): (job_id: string, title: string) => Promise<void> {
  const client = useQueryClient();
  const move = useBulkMove();
  const groups = useSamePeople();
  return async (job_id, title) => {
    await attempt(texts.jobs.considerFailed, async () => {
      const [ids, first] = await Promise.all([importedLast(), firstStage()]);
      if (first === undefined || ids.length === 0) return;
      const outcome = await move(job_id, ids, first.id, { only_new: true });
      const { done, failures, undo } = outcome;
      notifyFailures(client, failures);
      if (done.length === 0) return;
      const { added, others } = peopleAdded(outcome, groups);
      notify(texts.bulk.considered(added, title, others), () => {
        undo().then((left) => notifyFailures(client, left), errorNotice(texts.decisions.undoFailed));
      });
    });
  };
}
