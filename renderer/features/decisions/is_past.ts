import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import { reachOf } from '#service/words/furthest_stage.ts';

/**
 * Whether somebody stands further than a stage of their pipeline.
 * @param stages the pipeline
 */
export function isPast(
  stage: NominationStage | undefined,
  stage_id: string | null,
  stages: readonly NominationStage[] | undefined,
): boolean {
  if (stage === undefined || stage_id === null || stages === undefined) return false;
  return reachOf(stage.id, stages) > reachOf(stage_id, stages);
}
