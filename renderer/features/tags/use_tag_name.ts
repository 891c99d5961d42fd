import { useCallback } from 'react';
import { useTags } from '../../api/tags.ts';
import { texts } from '../../texts.ts';

/** What a tag is called, by its id; the same function as long as the tags are. */
export function useTagName(): (id: string) => string {
  const { data, isPending } = useTags();
  return useCallback(
    (id) => data?.find((tag) => tag.id === id)?.name ?? (isPending ? '…' : texts.tags.gone),
    [data, isPending],
  );
}
