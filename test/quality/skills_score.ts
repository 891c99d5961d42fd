import type { Profile } from '#service/intelligence/profile.ts';
import { namedLanguages } from '#service/intelligence/language/language_names.ts';
import { fold } from '#service/intelligence/language/lines.ts';
import { countOf, type Count } from './measure.ts';

/** From this confidence on a skill is one the resume lists; the others it only mentions, or they are parts of a listed one. */
const LISTED = 0.9;

/** The skills of the truth, one by one: a line of it may hold several, divided by commas outside brackets. */
export function wantedSkills(truth: readonly string[]): string[] {
  return truth.flatMap((text) => text.split(/,\s*(?![^(]*\))/)).filter((text) => text.trim() !== '');
}

/**
 * The skills a profile gives as listed beside those of the truth. A natural language that the truth has among the
 * skills counts where the profile has it among the languages.
 */
export function listedSkillsCount(
  profile: Profile,
  truth: readonly string[],
): Count & {
  readonly wanted: string[];
  readonly given: string[];
} {
  const languages = new Set(profile.languages.map(({ name }) => name));
  const wanted = wantedSkills(truth).filter((name) => {
    const [first] = namedLanguages(name);
    return first === undefined || first.start > 0 || !languages.has(first.canonical);
  });
  const given = profile.skills
    .filter((_, at) => (profile.confidence[`skills.${at}`] ?? 0) >= LISTED)
    .map(({ name }) => name);
  return { ...countOf(wanted, given, (a, b) => fold(a) === fold(b)), wanted, given };
}
