import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import { stageName } from './stage_name.ts';
import css from './stage_badge.module.css';

/** A stage by name; shape and weight tell its category, not colour alone. */
export function StageBadge({ stage }: { stage: NominationStage | undefined }) {
  if (stage === undefined) return null;
  return (
    <span className={css.badge} data-category={stage.category} data-start={stage.position <= 1 || undefined}>
      {stageName(stage)}
    </span>
  );
}
