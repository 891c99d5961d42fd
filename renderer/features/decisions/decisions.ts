import { may } from '../../lib/may.ts';
import { useQueryClient } from '@tanstack/react-query';
import { knownName } from '../../api/candidates.ts';
import { useMoveToStage } from '../../api/stage_mutations.ts';
import { resumesOf, useSamePeople } from '../../api/duplicates.ts';
import {
  jobNominationsQuery,
  landmarkStages,
  stageElsewhere,
  stageIn,
  useStages,
} from '../../api/nominations.ts';
import { texts } from '../../texts.ts';
import { attempt, errorNotice, notify } from '../../ui/notices.tsx';
import { requestReason } from '../activity/reason_request.ts';
import { stageName } from '../stages/stage_name.ts';
import { rememberDecision, takeBackLast } from './last_decisions.ts';

/** Moves whose answer is not there yet: job, candidate and stage. */
const under_way = new Set<string>();

/** What a person decides about a candidate for a job. Every decision can be taken back from its notice. */
export function useDecisions(job_id: string | null) {
  const stages = useStages(job_id);
  const move = useMoveToStage();
  const client = useQueryClient();
  const groups = useSamePeople();
  const { shortlist, rejected } = landmarkStages(stages.data);

  const nameOf = (stage_id: string): string => {
    const found = stages.data.find((one) => one.id === stage_id);
    return found === undefined ? '…' : stageName(found);
  };

  const moveTo = async (candidate_id: string, stage_id: string, reason?: string): Promise<void> => {
    if (job_id === null) {
      notify(texts.decisions.needsJob);
      return;
    }
    // a key was pressed: what can be clicked is not there
    if (!may.get().change) {
      notify(texts.people.onlyLooks);
      return;
    }
    const stage = stages.data.find((one) => one.id === stage_id);
    const to = stage === undefined ? '' : stageName(stage);
    const name = knownName(client, candidate_id) ?? texts.ranking.thisCandidate;
    // once more while it is on its way, as by a double click, is the same decision
    const going = `${job_id} ${candidate_id} ${stage_id}`;
    if (reason === undefined && under_way.has(going)) return;
    under_way.add(going);
    await attempt(texts.decisions.failed(name), async () => {
      const { undo, overtaken } = await move(job_id, candidate_id, stage_id, reason);
      const takeBack = rememberDecision(job_id, candidate_id, () => {
        undo().catch(errorNotice(texts.decisions.undoFailed));
      });
      const said = { job_id, candidate_ids: [candidate_id], said: name, stage: to };
      const stageOf = stageIn(client.getQueryData(jobNominationsQuery(job_id).queryKey), stages.data);
      const elsewhere = stageElsewhere(candidate_id, resumesOf(candidate_id, groups), stageOf, stages.data);
      const done =
        overtaken === null
          ? texts.decisions.moved(name, to)
          : texts.decisions.overtaken(name, to, nameOf(overtaken));
      notify(
        // their row and their card stay there
        elsewhere ? `${done.replace(/\.$/u, '')}. ${texts.decisions.another(stageName(elsewhere))}` : done,
        takeBack,
        // a rejection is what people ask about later
        stage?.category === 'rejected' && reason === undefined
          ? { label: texts.notes.sayWhy, act: () => requestReason(said) }
          : undefined,
      );
    });
    under_way.delete(going);
  };
  const toLandmark =
    (stage: { id: string } | null) =>
    (candidate_id: string): void => {
      if (job_id === null) notify(texts.decisions.needsJob);
      else if (stage !== null) void moveTo(candidate_id, stage.id);
      else if (stages.isSuccess || stages.isRefetchError) notify(texts.decisions.noStage);
    };
  /** Takes the last decision back; gives whom it was about, null where there is none. */
  const undoLast = (): string | null => {
    const candidate_id = job_id === null ? null : takeBackLast(job_id);
    const name = candidate_id === null ? null : knownName(client, candidate_id);
    notify(
      candidate_id === null
        ? texts.decisions.nothingToUndo
        : texts.decisions.undone(name ?? texts.ranking.thisCandidate),
    );
    return candidate_id;
  };
  return {
    undoLast,
    stages: stages.data,
    shortlist_stage_id: shortlist?.id ?? null,
    moveTo,
    shortlist: toLandmark(shortlist),
    reject: toLandmark(rejected),
  };
}
