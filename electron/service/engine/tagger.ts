import { readFile } from 'node:fs/promises';
import { emptyProfile, type Profile } from '#service/intelligence/profile.ts';
import type { Lexicon } from '#service/intelligence/skills/lexicon.ts';
import { parseRoleTitles } from '#service/intelligence/tags/load.ts';
import type { SuggestedTag, suggestTags as Suggest } from '#service/intelligence/tags/suggest.ts';
import type { RoleTitles } from '#service/intelligence/tags/titles.ts';

type Known = {
  readonly titles: RoleTitles;
  readonly suggestTags: typeof Suggest;
};

/** Suggests tags from profiles; the roles the program ships are read when the first one comes. */
export function createTagger(
  resources_dir: string,
): (profile_json: string, lexicon: Lexicon) => Promise<SuggestedTag[]> {
  let known: Promise<Known> | null = null;
  const load = async (): Promise<Known> => {
    const [{ suggestTags }, { roleTitles }, text] = await Promise.all([
      import('#service/intelligence/tags/suggest.ts'),
      import('#service/intelligence/tags/titles.ts'),
      readFile(`${resources_dir}/tags/role_titles.json`, 'utf8'),
    ]);
    return { titles: roleTitles(parseRoleTitles(text)), suggestTags };
  };
  return async (profile_json, lexicon) => {
    known ??= load();
    const { titles, suggestTags } = await known;
    const profile = { ...emptyProfile(), ...(JSON.parse(profile_json) as Profile) };
    return suggestTags(profile, { titles, lexicon });
  };
}
