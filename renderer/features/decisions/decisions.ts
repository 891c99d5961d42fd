import { may } from '../../lib/may.ts';
import { useQueryClient } from '@tanstack/react-query';
import { knownName } from '../../api/candidates.ts';
import { useMovePerson } from '../../api/stage_mutations.ts';
import { useSamePeople } from '../../api/duplicates.ts';
import { jobNominationsQuery, landmarkStages, useAllStages, useStages } from '../../api/nominations.ts';
import { resumesToMove } from '../../api/person_stages.ts';
import { texts } from '../../texts.ts';
import { attempt, errorNotice, notify } from '../../ui/notices.tsx';
import { requestReason } from '../activity/reason_request.ts';
import { stageName } from '../stages/stage_name.ts';
import { rememberDecision, takeBackLast } from './last_decisions.ts';

/** Moves whose answer is not there yet: job, candidate and stage. */
const under_way = new Set<string>();

/**
 * What is decided about a candidate for a job: about the person, so that other resumes of theirs go along. Every decision
 * can be taken back from its notice, in one.
 */
export function useDecisions(job_id: string | null) {
  const stages = useStages(job_id);
  const all_stages = useAllStages().data;
  const move = useMovePerson(errorNotice(texts.decisions.undoFailed));
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
      const nominations = client.getQueryData(jobNominationsQuery(job_id).queryKey);
      const known = { nominations, stages: all_stages ?? stages.data, groups };
      const ids = resumesToMove(candidate_id, stage_id, known);
      const who = ids.length === 1 ? name : texts.decisions.ofSeveral(name, ids.length);
      const { undo, overtaken } = await move(job_id, ids, stage_id, reason);
      const takeBack = rememberDecision(job_id, candidate_id, () => {
        undo().catch(errorNotice(texts.decisions.undoFailed));
      });
      const said = { job_id, candidate_ids: ids, said: name, stage: to };
      notify(
        overtaken === null
          ? texts.decisions.moved(who, to)
          : texts.decisions.overtaken(who, to, nameOf(overtaken)),
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
