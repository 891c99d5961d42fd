import { cleanName } from '../../intelligence/resume/name_form.ts';

/** Scripts that put the family first and no space behind it. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** What is the beginning of a longer name, or of a family. */
const NO_NAME_ALONE = /^(?:(?:\p{L}\.?){1,2}|abdul|abu|bin|bint|dos|ibn|las|los|mac|van|vom|von|zum|zur)$/iu;

/** What somebody is called by friends, as far as a name says so for certain: else all of it. */
export function firstName(full_name: string): string {
  const [first = '', ...others] = cleanName(full_name).split(/\s+/u);
  const is_family = first.endsWith(',') || WITHOUT_SPACES.test(first);
  return others.length === 0 || is_family || NO_NAME_ALONE.test(first) ? full_name : first;
}
