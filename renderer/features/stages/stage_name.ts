import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import { texts } from '../../texts.ts';

/** The stages every data folder begins with. */
const SEEDED = {
  New: 'active',
  Reviewing: 'active',
  Shortlisted: 'active',
  Interview: 'active',
  Offer: 'active',
  Hired: 'hired',
  Rejected: 'rejected',
} as const;

const isSeeded = (name: string): name is keyof typeof SEEDED => Object.hasOwn(SEEDED, name);

/**
 * What a stage is called on screen. Those a data folder begins with have English names, which programs rely on and the
 * service keeps; as long as nobody renamed one, the page says its name in its own language.
 */
export function stageName({ name, category }: Pick<NominationStage, 'name' | 'category'>): string {
  return isSeeded(name) && SEEDED[name] === category ? texts.pipeline.seeded[name] : name;
}

/** The same of a stage that is known by the name it had. */
export function stageNameOf(name: string): string {
  return isSeeded(name) ? texts.pipeline.seeded[name] : name;
}
