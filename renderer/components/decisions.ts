import { useQueryClient } from '@tanstack/react-query';
import { knownName } from '../api/candidates.ts';
import { landmarkStages, useMoveToStage, useStages } from '../api/nominations.ts';
import { texts } from '../texts.ts';
import { notify, notifyError } from './notices.tsx';

/** What a person decides about a candidate for a job. Every decision can be taken back from its notice. */
export function useDecisions(job_id: string | null) {
  const stages = useStages(job_id);
  const move = useMoveToStage();
  const client = useQueryClient();
  const { shortlist, rejected } = landmarkStages(stages.data);

  const moveTo = async (candidate_id: string, stage_id: string): Promise<void> => {
    if (job_id === null) {
      notify(texts.decisions.needsJob);
      return;
    }
    const stage = stages.data.find((one) => one.id === stage_id);
    const name = knownName(client, candidate_id) ?? texts.ranking.thisCandidate;
    try {
      const undo = await move(job_id, candidate_id, stage_id);
      notify(texts.decisions.moved(name, stage?.name ?? ''), () => {
        undo().catch((error: unknown) => notifyError(texts.decisions.undoFailed, error));
      });
    } catch (error) {
      notifyError(texts.decisions.failed(name), error);
    }
  };
  const toLandmark =
    (stage: { id: string } | null) =>
    (candidate_id: string): void => {
      if (job_id === null) notify(texts.decisions.needsJob);
      else if (stage !== null) void moveTo(candidate_id, stage.id);
      else if (stages.isSuccess) notify(texts.decisions.noStage);
    };
  return {
    stages: stages.data,
    shortlist_stage_id: shortlist?.id ?? null,
    moveTo,
    shortlist: toLandmark(shortlist),
    reject: toLandmark(rejected),
  };
}
