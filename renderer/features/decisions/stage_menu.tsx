import { Menu } from '@mantine/core';
import type { ComponentProps } from 'react';
import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import { MenuButton } from '../../ui/buttons.tsx';
import { stageName } from '../stages/stage_name.ts';
import { texts } from '../../texts.ts';

/** The stage somebody is at, which leads to every other; only “Stage” where a button beside it already says which. */
export function StageMenu(props: {
  stages: readonly NominationStage[];
  /** undefined where they have none. */
  stage: NominationStage | undefined;
  /** Where another resume of theirs stands, which is further: it is said instead. */
  elsewhere?: NominationStage | undefined;
  /** Whether that is what the ShortlistButton beside it says, as the RejectButton says the other. */
  is_shortlisted: boolean;
  onStage: (stage_id: string) => void;
  small?: boolean;
}) {
  const { stages, stage } = props;
  const { elsewhere } = props;
  const here =
    elsewhere !== undefined
      ? texts.decisions.ofAnother(stageName(elsewhere))
      : stage === undefined
        ? texts.decisions.noStageYet
        : stageName(stage);
  const is_said = elsewhere === undefined && (props.is_shortlisted || stage?.category === 'rejected');
  const small: Partial<ComponentProps<typeof MenuButton>> =
    props.small === true ? { size: 'compact-sm', position: 'bottom-start' } : {};
  return (
    <MenuButton
      is_change
      label={
        is_said ? (
          texts.ranking.columns.stage
        ) : elsewhere === undefined ? (
          texts.decisions.stageIs(here)
        ) : (
          <>
            {texts.decisions.stageIs(stageName(elsewhere))}
            <span className="wide-only">&nbsp;{texts.decisions.notThis}</span>
          </>
        )
      }
      variant="default"
      aria-label={texts.decisions.stageNow(here)}
      {...small}
    >
      {stages.map((one) => (
        <Menu.Item key={one.id} onClick={() => props.onStage(one.id)} aria-current={one === stage}>
          {stageName(one)}
        </Menu.Item>
      ))}
    </MenuButton>
  );
}
