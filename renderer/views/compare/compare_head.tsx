import { Button, Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import { SmallButton, QuietIcon } from '../../ui/buttons.tsx';
import { NameFromFile } from '../../ui/name_from_file.tsx';
import { texts } from '../../texts.ts';
import css from './compare.module.css';
import type { Compared } from './use_comparison.ts';
import { stageName } from '../../features/stages/stage_name.ts';

export type HeadActs = {
  readonly stages: readonly NominationStage[];
  readonly shortlist_stage_id: string | null;
  readonly onShortlist: (candidate_id: string) => void;
  readonly onReject: (candidate_id: string) => void;
  readonly onStage: (candidate_id: string, stage_id: string) => void;
  readonly onPutForward: (candidate_id: string) => void;
  readonly onMove: (candidate_id: string, by: 1 | -1) => void;
  readonly onRemove: (candidate_id: string) => void;
};

/** Who stands in a column, and what can be decided about them there. */
export function CompareHead(props: {
  column: Compared;
  job_id: string | null;
  is_first: boolean;
  is_last: boolean;
  acts: HeadActs;
}) {
  const { column, job_id, acts } = props;
  const { id, candidate } = column;
  const name = candidate === null ? texts.compare.gone : (candidate?.full_name ?? '\u00A0');
  const first = acts.stages.find((stage) => stage.category === 'active');
  const is_shortlisted = column.stage !== undefined && column.stage.id === acts.shortlist_stage_id;
  const is_rejected = column.stage?.category === 'rejected';
  return (
    <div className="grid gap-5 columns-fr">
      <div className="row justify-flex-end no-print">
        <span className="flex-1 min-w-0 text-mute font-12 tabular">
          {column.position === undefined ? '' : texts.compare.position(column.position)}
        </span>
        <QuietIcon
          aria-label={texts.compare.left(name)}
          disabled={props.is_first}
          onClick={() => acts.onMove(id, -1)}
        >
          ←
        </QuietIcon>
        <QuietIcon
          aria-label={texts.compare.right(name)}
          disabled={props.is_last}
          onClick={() => acts.onMove(id, 1)}
        >
          →
        </QuietIcon>
        {job_id !== null && candidate !== null && <MoreMenu column={column} name={name} acts={acts} />}
        <QuietIcon aria-label={texts.compare.remove(name)} onClick={() => acts.onRemove(id)}>
          ×
        </QuietIcon>
      </div>
      <Link
        to="/candidates/$candidate_id"
        params={{ candidate_id: id }}
        search={job_id === null ? {} : { job: job_id }}
        className={
          `${css.name} print-block hover-underline hover-underline-marker hover-underline-low text-ink break-anywhere no-underline clamp serif-600-16-1_25`!
        }
        dir="auto"
        title={name}
      >
        {name}
      </Link>
      <NameFromFile candidate={candidate} />
      {job_id !== null && candidate !== null && (
        <>
          {/* one line for each, so that all begin at the same height; the stage has a row of its own */}
          <div className={`${css.stage} row font-13 min-w-0 min-h-26`}>
            {column.nomination === null && first !== undefined && (
              <Button
                data-changes
                variant="default"
                size="compact-xs"
                title={texts.compare.notConsidered}
                onClick={() => acts.onStage(id, first.id)}
              >
                {texts.compare.consider}
              </Button>
            )}
          </div>
          <div className={`${css.decide} flex wrap gap-4 no-print`} data-changes>
            <SmallButton
              disabled={is_shortlisted}
              data-done={is_shortlisted || undefined}
              onClick={() => acts.onShortlist(id)}
            >
              {is_shortlisted ? texts.decisions.shortlisted : texts.decisions.shortlist}
            </SmallButton>
            <SmallButton
              disabled={is_rejected}
              data-done={is_rejected ? 'rejected' : undefined}
              onClick={() => acts.onReject(id)}
            >
              {is_rejected ? texts.decisions.rejected : texts.decisions.reject}
            </SmallButton>
          </div>
        </>
      )}
    </div>
  );
}

/** What is done less often: to put somebody forward, and any other stage. */
function MoreMenu({ column, name, acts }: { column: Compared; name: string; acts: HeadActs }) {
  const { id } = column;
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <QuietIcon data-changes aria-label={texts.compare.more(name)}>
          ⋯
        </QuietIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => acts.onPutForward(id)}>{texts.compare.putForward}</Menu.Item>
        <Menu.Divider />
        <Menu.Label>{texts.decisions.stage}</Menu.Label>
        {acts.stages.map((stage) => (
          <Menu.Item
            key={stage.id}
            dir="auto"
            aria-current={stage.id === column.stage?.id}
            disabled={stage.id === column.stage?.id}
            onClick={() => acts.onStage(id, stage.id)}
          >
            {stageName(stage)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
