import { Popover } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import {
  linkTag,
  tagKeys,
  unlinkTag,
  useCandidateTags,
  useTags,
  type CandidateTag,
  type Tag,
} from '../../api/tags.ts';
import { texts } from '../../texts.ts';
import { QuietButton } from '../../ui/buttons.tsx';
import { attempt, errorNotice, notify } from '../../ui/notices.tsx';
import { TagChip } from './tag_chip.tsx';
import { byStanding, isSuggested } from './tag_names.ts';
import { TagPicker } from './tag_picker.tsx';
import css from './tags.module.css';
import { BETWEEN } from '../../lib/joined.ts';

type Given = Tag & {
  readonly links: readonly CandidateTag[];
  readonly creation_methods: CandidateTag['creation_method'][];
};

/** What the id of a link begins with that the service has not answered for: it cannot be taken off yet. */
const COMING = 'new-';

function isComing(tag: Given): boolean {
  return tag.links.some(({ id }) => id.startsWith(COMING));
}

/** What a candidate is tagged with: suggestions can be kept or taken off, everything can be undone. */
export function CandidateTags({
  candidate_id,
  brief = false,
}: {
  candidate_id: string;
  /** Among other facts, on one line where it can be: suggestions stand where tags are added. */
  brief?: boolean;
}) {
  const client = useQueryClient();
  const links = useCandidateTags(candidate_id);
  const tags = useTags();
  const [adding, setAdding] = useState(false);
  const key = tagKeys.ofCandidate(candidate_id);
  const given = useMemo((): Given[] => {
    const by_tag = Map.groupBy(links.data ?? [], (link) => link.tag_id);
    const all = [...by_tag].flatMap(([id, some]): Given[] => {
      const tag = tags.data?.find((one) => one.id === id);
      return tag === undefined
        ? []
        : [{ ...tag, links: some, creation_methods: some.map((link) => link.creation_method) }];
    });
    return byStanding(all);
  }, [links.data, tags.data]);
  const suggested = given.filter(isSuggested);
  const chosen = given.filter((tag) => !isSuggested(tag));
  const refresh = (): void => {
    for (const queryKey of [['candidate_tags'], ['pool']]) void client.invalidateQueries({ queryKey });
  };
  const show = (change: (old: readonly CandidateTag[]) => readonly CandidateTag[]): void => {
    client.setQueryData<readonly CandidateTag[]>(key, (old) => change(old ?? []));
  };
  const undone = (undoing: Promise<unknown>): void => {
    undoing.catch(errorNotice(texts.decisions.undoFailed)).finally(refresh);
  };

  /** As given by the organization: a new tag, or one that was only suggested. */
  const give = async (tag_id: string, told: string, failed: string): Promise<void> => {
    const creation_method = 'selected_by_organization' as const;
    const shown = { id: `${COMING}${tag_id}`, candidate_id, tag_id, creation_method, created_at: '' };
    show((old) => [...old, shown]);
    await attempt(failed, async () => {
      const { id, made } = await linkTag({ candidate_id, tag_id, creation_method });
      show((old) => old.map((link) => (link.id === shown.id ? { ...link, id } : link)));
      notify(told, made ? () => undone(unlinkTag(id)) : undefined);
    });
    refresh();
  };
  const takeOff = async (tag: Given): Promise<void> => {
    show((old) => old.filter((link) => link.tag_id !== tag.id));
    await attempt(texts.tags.takeOffFailed(tag.name), async () => {
      for (const link of tag.links) await unlinkTag(link.id);
      const back = async (): Promise<void> => {
        for (const { creation_method } of tag.links) {
          await linkTag({ candidate_id, tag_id: tag.id, creation_method });
        }
      };
      notify(isSuggested(tag) ? texts.tags.takenOffForGood(tag.name) : texts.tags.takenOff(tag.name), () =>
        undone(back()),
      );
    });
    refresh();
  };
  const item = (tag: Given): ReactNode => (
    <li className="max-w-full" key={tag.id}>
      <TagChip tag={tag} suggested={isSuggested(tag)}>
        {isSuggested(tag) && (
          <button
            type="button"
            data-changes
            className={`${css.turn} inline-center flex-none square-24 p-0 bare-button aside rounded-4`}
            aria-label={texts.tags.confirm(tag.name)}
            title={`${texts.tags.suggested}${BETWEEN}${texts.tags.keep}`}
            onClick={() => void give(tag.id, texts.tags.kept(tag.name), texts.tags.tagFailed(tag.name))}
          >
            ✓
          </button>
        )}
        <button
          type="button"
          data-changes
          className={`${css.turn} inline-center flex-none square-24 p-0 bare-button aside rounded-4`}
          aria-label={texts.tags.takeOff(tag.name)}
          title={texts.tags.takeOff(tag.name)}
          aria-disabled={isComing(tag) || undefined}
          onClick={() => !isComing(tag) && void takeOff(tag)}
        >
          ✕
        </button>
      </TagChip>
    </li>
  );
  return (
    <section className="min-w-0 max-w-full" aria-label={texts.tags.title}>
      <ul className={`${css.list} row-wrap gap-6`} data-brief={brief || undefined}>
        {(brief ? chosen : given).map(item)}
        <li className="max-w-full" data-changes>
          <Popover
            opened={adding}
            onChange={setAdding}
            position="bottom-start"
            shadow="md"
            trapFocus
            returnFocus
          >
            <Popover.Target>
              <QuietButton
                {...(brief && { px: 4, 'aria-label': texts.tags.add })}
                onClick={() => setAdding(!adding)}
              >
                + {brief ? texts.tags.one : texts.tags.add}
              </QuietButton>
            </Popover.Target>
            <Popover.Dropdown>
              {brief && suggested.length > 0 && (
                <ul className={`${css.list} row-wrap gap-6`}>{suggested.map(item)}</ul>
              )}
              <TagPicker
                autoFocus
                without={new Set(chosen.map((tag) => tag.id))}
                onPick={(tag_id, name) => {
                  setAdding(false);
                  void give(tag_id, texts.tags.tagged(1, name), texts.tags.tagFailed(name));
                }}
              />
            </Popover.Dropdown>
          </Popover>
        </li>
      </ul>
    </section>
  );
}
