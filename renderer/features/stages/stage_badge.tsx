import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import { stageName } from './stage_name.ts';
import css from './stage_badge.module.css';

/** A stage by name; shape and weight tell its category, not colour alone. Plain: as a line of a row, without a shape. */
export function StageBadge(props: { stage: NominationStage | undefined; is_plain?: boolean }) {
  const { stage } = props;
  if (stage === undefined) return null;
  return (
    <span
      className={`${css.badge} inline-block max-w-full p-2-8 rounded-5 bg-soft font-12 clip align-y-middle line-17`}
      data-category={stage.category}
      data-start={stage.position <= 1 || undefined}
      data-plain={props.is_plain || undefined}
    >
      {stageName(stage)}
    </span>
  );
}
