import type { CandidateTag, Tag, TagType } from '../../api/tags.ts';

/** In the order in which tags are shown. */
export const TAG_TYPES: readonly TagType[] = [
  'experience_based_role_title',
  'preferred_role_title',
  'specialty_name',
];

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();
}

/** Tags with these letters in their name, those that begin with them first; by type, standard ones first, by name. */
export function foundTags<One extends Pick<Tag, 'name' | 'tag_type' | 'is_standardized'>>(
  tags: readonly One[],
  words: string,
): One[] {
  const asked = plain(words.trim());
  return tags
    .map((tag) => ({ tag, at: plain(tag.name).indexOf(asked) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => Number(a.at > 0) - Number(b.at > 0) || inOrder(a.tag, b.tag))
    .map(({ tag }) => tag);
}

/** Roles before specialties, standard tags before own ones, then by name. */
function inOrder(
  a: Pick<Tag, 'name' | 'tag_type' | 'is_standardized'>,
  b: Pick<Tag, 'name' | 'tag_type' | 'is_standardized'>,
): number {
  return (
    TAG_TYPES.indexOf(a.tag_type) - TAG_TYPES.indexOf(b.tag_type) ||
    Number(b.is_standardized) - Number(a.is_standardized) ||
    a.name.localeCompare(b.name)
  );
}

type Given = Pick<Tag, 'name' | 'tag_type' | 'is_standardized'> & {
  readonly creation_methods: readonly CandidateTag['creation_method'][];
};

/** Whether nobody but the service says so. */
export function isSuggested({ creation_methods }: Pick<Given, 'creation_methods'>): boolean {
  return creation_methods.every((method) => method === 'auto_generated_by_service');
}

/** What people gave before what is only suggested. */
export function byStanding<One extends Given>(tags: readonly One[]): One[] {
  return tags.toSorted((a, b) => Number(isSuggested(a)) - Number(isSuggested(b)) || inOrder(a, b));
}
