import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import type { BulkFailure, BulkUndo } from '../../api/bulk.ts';
import { knownName } from '../../api/candidates.ts';
import { useBulkMove } from '../../api/moving.ts';
import { texts } from '../../texts.ts';
import { deleteLater } from '../deleting.ts';
import { errorSentences, notify, notifyError, notifyFailure } from '../notices.tsx';
import { askWhy } from '../unexplained.ts';
import type { Picked } from './picked.ts';
import { stageName } from '../stages/stage_name.ts';

/** From this many people on, an action shows its progress. */
const LONG = 50;
/** So many names say who was left; the rest is a number. */
const NAMED = 3;

export type Progress = { readonly done: number; readonly total: number } | null;

/** Says for which people an action failed, why, and what to do. */
export function tellFailures(client: QueryClient, failures: readonly BulkFailure[]): void {
  const [first] = failures;
  if (first === undefined) return;
  const names = failures
    .slice(0, NAMED)
    .map(({ candidate_id }) => knownName(client, candidate_id) ?? texts.ranking.thisCandidate);
  notifyFailure(
    texts.bulk.failed(failures.length),
    texts.bulk.failedNames(names, failures.length - names.length, errorSentences(first.error)),
  );
}

/** What is done with all that are picked: at once, in one act, with one notice that takes all of it back. */
export function useBulkActs(picked: Picked, ids: readonly string[]) {
  const client = useQueryClient();
  const move = useBulkMove();
  const [progress, setProgress] = useState<Progress>(null);
  const [busy, setBusy] = useState(false);

  const undoOf = (undo: BulkUndo, done: readonly string[]) => (): void => {
    picked.add(done);
    undo().then(
      (failures) => tellFailures(client, failures),
      (error: unknown) => notifyError(texts.decisions.undoFailed, error),
    );
  };
  /** @param considered of the job that is named: only those are brought in who are not considered for it yet */
  const moveTo = async (
    job_id: string,
    stage: Pick<NominationStage, 'id' | 'name' | 'category'>,
    considered?: { readonly job: string },
  ): Promise<void> => {
    setBusy(true);
    try {
      const onProgress =
        ids.length > LONG ? (done: number): void => setProgress({ done, total: ids.length }) : undefined;
      const only_new = considered !== undefined;
      const outcome = await move(job_id, ids, stage.id, { only_new, onProgress });
      const { done, failures, undo, passed, overtaken } = outcome;
      const failed = new Set(failures.map((one) => one.candidate_id));
      picked.drop(ids.filter((id) => !failed.has(id)));
      if (done.length > 0) {
        const about = {
          job_id,
          candidate_ids: done,
          said: texts.bulk.people(done.length),
          stage: stageName(stage),
        };
        notify(
          [
            considered === undefined
              ? texts.bulk.moved(done.length, stageName(stage))
              : texts.bulk.considered(done.length, considered.job, passed),
            ...(overtaken > 0 ? [texts.bulk.overtaken(overtaken)] : []),
          ].join('. '),
          undoOf(undo, done),
          stage.category === 'rejected' ? { label: texts.notes.sayWhy, act: () => askWhy(about) } : undefined,
        );
      } else if (failures.length === 0) {
        notify(
          considered === undefined
            ? texts.bulk.alreadyThere(stageName(stage))
            : texts.bulk.alreadyConsidered(considered.job),
        );
      }
      tellFailures(client, failures);
    } catch (error) {
      notifyError(texts.bulk.failed(ids.length), error);
    } finally {
      setBusy(false);
      setProgress(null);
    }
  };
  /** They are hidden at once, and gone when the notice is. */
  const deleteAll = (): void => {
    picked.clear();
    deleteLater(ids, {
      said: texts.bulk.deleted(ids.length),
      onUndo: () => picked.add(ids),
      onFailure: (error) => {
        picked.add(ids);
        tellFailures(
          client,
          ids.map((candidate_id) => ({ candidate_id, error })),
        );
      },
    });
  };
  return { busy, progress, moveTo, deleteAll };
}
