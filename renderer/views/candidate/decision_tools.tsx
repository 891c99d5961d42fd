import { Menu } from '@mantine/core';
import { useJobNominations } from '../../api/nominations.ts';
import type { useDecisions } from '../../features/decisions/decisions.ts';
import { RejectButton } from '../../features/decisions/reject_button.tsx';
import { ShortlistButton } from '../../features/decisions/shortlist_button.tsx';
import { stageName } from '../../features/stages/stage_name.ts';
import { MenuButton } from '../../ui/buttons.tsx';
import { texts } from '../../texts.ts';

/** The stage of a candidate for a job, and the buttons that decide about them. */
export function DecisionTools(props: {
  candidate_id: string;
  job_id: string;
  decisions: ReturnType<typeof useDecisions>;
}) {
  const { candidate_id } = props;
  const { stages, moveTo, shortlist, reject, shortlist_stage_id } = props.decisions;
  const nominations = useJobNominations(props.job_id);
  const stage = stages.find(
    (one) => one.id === nominations.data?.get(candidate_id)?.current_nomination_stage_id,
  );
  const stage_name = stage === undefined ? texts.decisions.noStageYet : stageName(stage);
  return (
    <>
      <MenuButton
        is_change
        label={stage_name}
        variant="default"
        aria-label={texts.decisions.stageNow(stage_name)}
      >
        {stages.map((one) => (
          <Menu.Item key={one.id} onClick={() => void moveTo(candidate_id, one.id)}>
            {stageName(one)}
          </Menu.Item>
        ))}
      </MenuButton>
      <RejectButton isOn={stage?.category === 'rejected'} onClick={() => reject(candidate_id)} />
      <ShortlistButton
        isOn={stage !== undefined && stage.id === shortlist_stage_id}
        onClick={() => shortlist(candidate_id)}
      />
    </>
  );
}
