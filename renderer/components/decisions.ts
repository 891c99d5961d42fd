import { landmarkStages, useMoveToStage, useStages } from '../api/nominations.ts';
import { texts } from '../texts.ts';
import { notify, notifyError } from './notices.tsx';

/** What a person decides about a candidate for a job. Every decision can be taken back from its notice. */
export function useDecisions(job_id: string | null) {
  const stages = useStages(job_id);
  const move = useMoveToStage();
  const { shortlist, rejected } = landmarkStages(stages.data);

  const moveTo = async (candidate: { id: string; name: string }, stage_id: string): Promise<void> => {
    if (job_id === null) {
      notify(texts.decisions.needsJob);
      return;
    }
    const stage = stages.data.find((one) => one.id === stage_id);
    try {
      const undo = await move(job_id, candidate.id, stage_id);
      notify(texts.decisions.moved(candidate.name, stage?.name ?? ''), () => {
        undo().catch((error: unknown) => notifyError(texts.decisions.undoFailed, error));
      });
    } catch (error) {
      notifyError(texts.decisions.failed(candidate.name), error);
    }
  };
  const toLandmark = (stage: { id: string } | null) => (candidate: { id: string; name: string }) => {
    if (job_id === null) notify(texts.decisions.needsJob);
    else if (stage !== null) void moveTo(candidate, stage.id);
    else if (stages.isSuccess) notify(texts.decisions.noStage);
  };
  return { stages: stages.data, moveTo, shortlist: toLandmark(shortlist), reject: toLandmark(rejected) };
}
