import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import { seededStage } from '../../../electron/service/words/stages.ts';
import { texts } from '../../texts.ts';

/**
 * What a stage is called on screen. Those a data folder begins with have English names, which programs rely on and the
 * service keeps; as long as nobody renamed one, the page says its name in its own language.
 */
export function stageName({ name, category }: Pick<NominationStage, 'name' | 'category'>): string {
  const seeded = seededStage(name, category);
  return seeded === null ? name : texts.pipeline.seeded[seeded];
}

/** The same of a stage that is known by the name it had. */
export function stageNameOf(name: string): string {
  const seeded = seededStage(name);
  return seeded === null ? name : texts.pipeline.seeded[seeded];
}
