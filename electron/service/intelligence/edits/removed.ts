import type { Profile } from '../profile.ts';
import type { ProfileEdit } from '../profile_edits.ts';
import { fold, skillKey } from './keys.ts';

/**
 * What a person took away of skills, languages and certificates, and no other entry says: the lexicon's label of a
 * skill where it was read with one, else the name as read. A name that became another was taken away as well.
 * @param edits one for each entry, as collapseEdits gives them.
 * @param after the lists after their edits.
 */
export function removedNames(
  read: Profile,
  edits: readonly ProfileEdit[],
  after: Pick<Profile, 'skills' | 'languages' | 'certifications'>,
): string[] {
  const named = new Set([...after.languages, ...after.certifications].map(({ name }) => skillKey(name)));
  const known = new Set([
    ...named,
    ...after.skills.flatMap(({ name, canonical }) => [name, canonical ?? name].map(skillKey)),
  ]);
  const gone = edits.flatMap((edit): string[] => {
    if (edit.was === null) return [];
    const { field } = edit;
    if (field === 'skills') {
      const { name } = edit.was;
      const labels = read.skills.filter((skill) => fold(skill.name) === fold(name));
      const label = labels.find(({ canonical }) => canonical !== null)?.canonical ?? name;
      return known.has(skillKey(label)) ? [] : [label];
    }
    // a certificate that is in the skills as well was read there from its own line
    if (field !== 'languages' && field !== 'certifications') return [];
    return named.has(skillKey(edit.was.name)) ? [] : [edit.was.name];
  });
  return [...new Set(gone)];
}
