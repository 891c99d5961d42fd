import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseRoleTitles } from '#service/intelligence/tags/load.ts';
import type { RoleTitle } from '#service/intelligence/tags/titles.ts';
import type { TagPreset } from './schema.ts';

/** The roles the program ships. @throws Error when the file is missing or is not what the program ships. */
async function readRoleTitles(resources_dir: string): Promise<RoleTitle[]> {
  return parseRoleTitles(await readFile(path.join(resources_dir, 'tags', 'role_titles.json'), 'utf8'));
}

/** The same as standard tags. */
export async function tagPresets(resources_dir: string): Promise<TagPreset[]> {
  const list = await readRoleTitles(resources_dir);
  return list.map(({ trade, title, names }) => ({
    tag_type: 'experience_based_role_title',
    name: title,
    trade,
    other_names: names.map((name) => name.replace(/^=/u, '')),
  }));
}
