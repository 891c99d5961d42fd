import { useQueryClient } from '@tanstack/react-query';
import { forEachOf, linkTag, tagKeys, unlinkTag, type Tag } from '../../api/tags.ts';
import { texts } from '../../texts.ts';
import { errorNotice, notify, notifyError } from '../../ui/notices.tsx';

/** Tagging one or many, with undo. Nothing here throws: what fails is told. */
export function useTagging() {
  const client = useQueryClient();
  const refresh = (): void => {
    for (const queryKey of [['candidate_tags'], ['pool'], ['candidates', 'tagged']]) {
      void client.invalidateQueries({ queryKey });
    }
  };
  return {
    /** Gives candidates a tag, as chosen by the organization. */
    async tag(candidate_ids: readonly string[], tag_id: string): Promise<void> {
      const name =
        client.getQueryData<readonly Tag[]>(tagKeys.all)?.find((tag) => tag.id === tag_id)?.name ??
        texts.tags.thisTag;
      const made: string[] = [];
      const takeBack = (): void => {
        forEachOf(made, unlinkTag).catch(errorNotice(texts.decisions.undoFailed)).finally(refresh);
      };
      try {
        await forEachOf(candidate_ids, async (candidate_id) => {
          const link = await linkTag({ candidate_id, tag_id, creation_method: 'selected_by_organization' });
          if (link.made) made.push(link.id);
        });
        if (made.length === 0) notify(texts.tags.taggedAlready(name));
        else notify(texts.tags.tagged(made.length, name), takeBack);
      } catch (error) {
        notifyError(texts.tags.tagFailed(name), error);
        if (made.length > 0) notify(texts.tags.tagged(made.length, name), takeBack);
      } finally {
        refresh();
      }
    },
  };
}
