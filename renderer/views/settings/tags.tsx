import { Changes } from '../../ui/changes.tsx';
import { Button, Menu, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from '../../lib/external_store.ts';
import {
  deleteTag,
  forEachOf,
  makeTag,
  tagKeys,
  useTagCounts,
  useTagPresets,
  useTags,
  type Tag,
  type TagPreset,
} from '../../api/tags.ts';
import { formatNumber } from '../../lib/format.ts';
import { BETWEEN } from '../../lib/joined.ts';
import { pendingDeletions } from '../../lib/pending_deletions.ts';
import { TableHead } from '../../ui/table_head.tsx';
import { MenuButton, QuietButton } from '../../ui/buttons.tsx';
import { deleteWithUndo } from '../../ui/delete_with_undo.ts';
import { attempt, notify } from '../../ui/notices.tsx';
import { Failed } from '../../ui/state/states.tsx';
import { TagChip } from '../../features/tags/tag_chip.tsx';
import { foundTags } from '../../features/tags/tag_names.ts';
import { texts } from '../../texts.ts';
import { Section } from './section.tsx';
import css from './settings.module.css';

/** Rows at first: a page of settings is no list of everything. */
const SHOWN = 12;

/** Every tag there is, how many have it, and the standard titles that can be added a trade at a time. */
export function Tags() {
  const tags = useTags();
  const counts = useTagCounts();
  const gone = useStore(pendingDeletions);
  const client = useQueryClient();
  const [words, setWords] = useState('');
  const [all_shown, showAll] = useState(false);
  const there = (tags.data ?? []).filter((tag) => !gone.has(tag.id));
  const found = foundTags(there, words);
  const shown = all_shown ? found : found.slice(0, SHOWN);
  const refresh = (): Promise<unknown> =>
    Promise.all(
      [tagKeys.all, ['candidate_tags'], ['pool']].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  const used = (id: string): number => counts.data?.get(id)?.candidates ?? 0;

  const remove = (tag: Tag): void => {
    deleteWithUndo(tag.id, {
      said: texts.tags.deleted(tag.name, used(tag.id)),
      failed: texts.tags.deleteFailed(tag.name),
      act: () => deleteTag(tag.id),
      refresh,
    });
  };
  return (
    <Section id="tags" title={texts.tags.title} text={texts.tags.text}>
      <div className="row gap-12 mb-8">
        <TextInput
          className="flex-1"
          value={words}
          dir="auto"
          aria-label={texts.tags.findOne}
          placeholder={texts.tags.findOne}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Changes>
          <Presets there={there} onDone={() => void refresh()} />
        </Changes>
      </div>
      {tags.isLoadingError ? (
        <Failed error={tags.error} retry={() => void tags.refetch()} />
      ) : found.length === 0 ? (
        tags.data !== undefined && (
          <p className="p-8-0">{words.trim() === '' ? texts.tags.noneAtAll : texts.tags.noSuch}</p>
        )
      ) : (
        <table className={`${css.table} w-full border-collapse`}>
          <TableHead of={texts.tags.columns} acts="blank" />
          <tbody>
            {shown.map((tag) => (
              <tr key={tag.id}>
                <td className={css.short}>
                  <TagChip tag={tag} />
                </td>
                <td>{texts.tags.types[tag.tag_type]}</td>
                <td>
                  {formatNumber(used(tag.id))}
                  {(counts.data?.get(tag.id)?.suggested ?? 0) > 0 &&
                    ` (${texts.tags.ofThem(counts.data?.get(tag.id)?.suggested ?? 0)})`}
                </td>
                <td className={css.actions}>
                  <QuietButton
                    data-changes
                    aria-label={texts.tags.deleteOne(tag.name)}
                    onClick={() => remove(tag)}
                  >
                    {texts.tags.delete}
                  </QuietButton>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {found.length > shown.length && (
        <Button variant="subtle" size="compact-sm" mt={8} onClick={() => showAll(true)}>
          {texts.tags.showAll(found.length)}
        </Button>
      )}
    </Section>
  );
}

/** The standard titles the program ships, a trade at a time. */
function Presets({ there, onDone }: { there: readonly Tag[]; onDone: () => void }) {
  const presets = useTagPresets();
  const known = new Set(there.map((tag) => `${tag.tag_type} ${tag.name}`));
  const trades = Map.groupBy(
    (presets.data ?? []).filter(({ tag_type, name }) => !known.has(`${tag_type} ${name}`)),
    ({ trade }) => trade,
  );
  const add = async (trade: string, titles: readonly TagPreset[]): Promise<void> => {
    await attempt(texts.tags.makeFailed, async () => {
      await forEachOf(titles, ({ tag_type, name }) => makeTag({ tag_type, name, is_standardized: true }));
      notify(texts.tags.presetsAdded(titles.length, texts.tags.trade(trade)));
    });
    onDone();
  };
  return (
    <MenuButton label={texts.tags.presets} variant="default" disabled={trades.size === 0}>
      {[...trades].map(([trade, titles]) => (
        <Menu.Item key={trade} onClick={() => void add(trade, titles)}>
          {texts.tags.trade(trade)}
          {BETWEEN}
          {formatNumber(titles.length)}
        </Menu.Item>
      ))}
    </MenuButton>
  );
}
