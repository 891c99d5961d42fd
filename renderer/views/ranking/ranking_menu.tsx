import { Menu, Popover } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { parseRankingSearch, type RankingSearch } from '../../addresses/ranking_search.ts';
import { savedAddress } from '../../api/saved_searches.ts';
import { openPalette } from '../../features/palette/palette.tsx';
import { Fresh, SavedBox, useSaved } from '../../features/saved_searches/saved_menu.tsx';
import { Changes } from '../../ui/changes.tsx';
import { ExportItems, PrintItem } from '../../ui/export_menu.tsx';
import { KeySheet, type useKeyHelp } from '../../ui/key_help.tsx';
import { onceClosed, SignMenu } from '../../ui/buttons.tsx';
import { texts } from '../../texts.ts';

/** All that is done with a ranking now and then; what it opens stands where the menu stood. */
export function RankingMenu(props: {
  search: RankingSearch;
  onApply: (search: RankingSearch) => void;
  onExport: (format: 'csv' | 'xlsx') => void;
  help: ReturnType<typeof useKeyHelp>;
}) {
  const { search, help } = props;
  const saved = useSaved('ranking');
  const [is_saved_open, openSaved] = useState(false);
  const close = (): void => {
    openSaved(false);
    help.close();
  };
  return (
    <Popover
      opened={is_saved_open || help.opened}
      onChange={(opened) => !opened && close()}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <span className="inline-flex items-center">
          <Fresh amount={saved.fresh} />
          <SignMenu name={texts.candidate.more} size={32}>
            <Changes>
              <Menu.Item renderRoot={(root: Record<string, unknown>) => <Link {...root} to="/import" />}>
                {texts.ranking.add}
              </Menu.Item>
            </Changes>
            <Menu.Item rightSection={<kbd>R</kbd>} onClick={() => onceClosed(openPalette)}>
              {texts.ranking.rankBy}
            </Menu.Item>
            <Menu.Item
              rightSection={saved.shown.length > 0 && <small>{texts.saved.count(saved.shown.length)}</small>}
              onClick={() => onceClosed(() => openSaved(true))}
            >
              {texts.saved.menu}
            </Menu.Item>
            <Menu.Divider />
            <ExportItems onExport={props.onExport} />
            <PrintItem />
            <Menu.Divider />
            <Menu.Item rightSection={<kbd>?</kbd>} onClick={() => onceClosed(help.toggle)}>
              {texts.read.keys}
            </Menu.Item>
          </SignMenu>
        </span>
      </Popover.Target>
      {help.opened ? (
        <KeySheet role="dialog" keys={texts.ranking.keys} />
      ) : (
        <SavedBox
          role="dialog"
          saved={saved}
          search={savedAddress(search)}
          onApply={(one) => props.onApply(parseRankingSearch(one))}
          onClose={close}
        />
      )}
    </Popover>
  );
}
