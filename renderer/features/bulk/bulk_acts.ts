import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import type { BulkUndo } from '../../api/bulk.ts';
import { oneOfPerson, peopleAdded, useSamePeople } from '../../api/duplicates.ts';
import { jobNominationsQuery, useAllStages } from '../../api/nominations.ts';
import { resumesToMove } from '../../api/person_stages.ts';
import { useBulkMove } from '../../api/stage_mutations.ts';
import { texts } from '../../texts.ts';
import { notifyFailures } from '../decisions/notify_failures.ts';
import { deleteLater } from '../decisions/delete_candidates.ts';
import { attempt, errorNotice, notify } from '../../ui/notices.tsx';
import { requestReason } from '../activity/reason_request.ts';
import { writeLetters } from '../letters/letter_request.ts';
import type { Picked } from './picked.ts';
import { stageName } from '../stages/stage_name.ts';

/** From so many on it is said how far an act is. */
const PROGRESS_FROM = 50;
export type Progress = { readonly done: number; readonly total: number } | null;

/** What is done with all that are picked: at once, in one act, with one notice that takes all of it back. */
export function useBulkActs(picked: Picked, ids: readonly string[]) {
  const client = useQueryClient();
  const move = useBulkMove();
  const groups = useSamePeople();
  const all_stages = useAllStages().data;
  const [progress, setProgress] = useState<Progress>(null);
  const [busy, setBusy] = useState(false);

  const undoOf = (undo: BulkUndo, done: readonly string[]) => (): void => {
    picked.add(done);
    undo().then((failures) => notifyFailures(client, failures), errorNotice(texts.decisions.undoFailed));
  };
  /** One of each person, by whom they are counted and written to. */
  const peopleAmong = (some: readonly string[]): readonly string[] => oneOfPerson(some, groups);
  /** With the other resumes of these people, as one of them alone is moved (decisions.ts). */
  const withOthers = (job_id: string, stage_id: string): readonly string[] => {
    const nominations = client.getQueryData(jobNominationsQuery(job_id).queryKey);
    const known = { nominations, stages: all_stages ?? [], groups };
    return [...new Set(ids.flatMap((id) => resumesToMove(id, stage_id, known)))];
  };
  /** @param considered of the job that is named: only those are brought in who are not considered for it yet */
  const moveTo = async (
    job_id: string,
    stage: Pick<NominationStage, 'id' | 'name' | 'category'>,
    considered?: { readonly job: string },
  ): Promise<void> => {
    setBusy(true);
    await attempt(texts.bulk.failed(ids.length), async () => {
      const only_new = considered !== undefined;
      const moving = only_new ? ids : withOthers(job_id, stage.id);
      const onProgress =
        moving.length > PROGRESS_FROM
          ? (done: number): void => setProgress({ done, total: moving.length })
          : undefined;
      const outcome = await move(job_id, moving, stage.id, { only_new, onProgress });
      const { done, failures, undo, overtaken } = outcome;
      const { added, others } = peopleAdded(outcome, groups);
      const of_picked = done.filter((id) => ids.includes(id));
      const failed = new Set(failures.map((one) => one.candidate_id));
      picked.drop(ids.filter((id) => !failed.has(id)));
      if (done.length > 0) {
        const about = {
          job_id,
          candidate_ids: done,
          said: texts.bulk.people(added),
          stage: stageName(stage),
        };
        notify(
          [
            considered === undefined
              ? texts.bulk.moved(added, stageName(stage))
              : texts.bulk.considered(added, considered.job, others),
            ...(overtaken.length > 0 ? [texts.bulk.overtaken(peopleAmong(overtaken).length)] : []),
          ].join('. '),
          undoOf(undo, of_picked),
          stage.category === 'rejected'
            ? [
                { label: texts.notes.sayWhy, act: () => requestReason(about) },
                {
                  label: texts.letters.writeTo,
                  act: () => writeLetters({ candidate_ids: peopleAmong(of_picked), job_id, kind: 'decline' }),
                },
              ]
            : [],
        );
      } else if (failures.length === 0) {
        notify(
          considered === undefined
            ? texts.bulk.alreadyThere(stageName(stage))
            : texts.bulk.alreadyConsidered(considered.job),
        );
      }
      notifyFailures(client, failures);
    });
    setBusy(false);
    setProgress(null);
  };
  /** They are hidden at once, and gone when the notice is. */
  const deleteAll = (): void => {
    picked.clear();
    deleteLater(ids, {
      said: texts.bulk.deleted(ids.length),
      onUndo: () => picked.add(ids),
      onFailure: (error) => {
        picked.add(ids);
        notifyFailures(
          client,
          ids.map((candidate_id) => ({ candidate_id, error })),
        );
      },
    });
  };
  return { busy, progress, moveTo, deleteAll };
}
