import { usePersonStages } from '../../api/person_stages.ts';
import type { useDecisions } from '../../features/decisions/decisions.ts';
import { RejectButton } from '../../features/decisions/reject_button.tsx';
import { ShortlistButton } from '../../features/decisions/shortlist_button.tsx';
import { isPast } from '../../features/decisions/is_past.ts';
import { StageMenu } from '../../features/decisions/stage_menu.tsx';

/** The stage of a candidate for a job, and the buttons that decide about them. */
export function DecisionTools(props: {
  candidate_id: string;
  job_id: string;
  decisions: ReturnType<typeof useDecisions>;
}) {
  const { candidate_id } = props;
  const { stages, moveTo, shortlist, reject, shortlist_stage_id } = props.decisions;
  const at = usePersonStages(props.job_id);
  const stage = at.ofResume(candidate_id);
  const is_shortlisted = stage !== undefined && stage.id === shortlist_stage_id;
  return (
    <>
      <StageMenu
        stages={stages}
        stage={stage}
        elsewhere={at.elsewhere(candidate_id)}
        is_shortlisted={is_shortlisted}
        onStage={(stage_id) => void moveTo(candidate_id, stage_id)}
      />
      <RejectButton isOn={stage?.category === 'rejected'} onClick={() => reject(candidate_id)} />
      <ShortlistButton
        isOn={is_shortlisted}
        isPast={isPast(stage, shortlist_stage_id, stages)}
        onClick={() => shortlist(candidate_id)}
      />
    </>
  );
}
