import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { useRef, useState } from 'react';
import { texts } from '../../texts.ts';
import { useAsked } from '../access/asked.ts';
import { PaletteList } from './palette_list.tsx';
import { useGoTo } from './use_go_to.ts';
import { useRankByFile } from './use_rank_by_file.ts';
import './palette.css';

const [store, palette] = createSpotlight();

export function openPalette(): void {
  palette.open();
}

/** One place to choose a target to rank by, a candidate to open, a view to go to, and an action. */
export function Palette() {
  const [query, setQuery] = useState('');
  const rankByFile = useRankByFile();
  const chooser = useRef<HTMLInputElement>(null);
  const covered = useAsked().length > 0;
  useGoTo();
  return (
    <>
      <Spotlight.Root
        store={store}
        query={query}
        onQueryChange={setQuery}
        shortcut={null}
        closeOnEscape={!covered}
        clearQueryOnClose
        overlayProps={{ blur: 0, backgroundOpacity: 0.28 }}
        // whoever presses the keys goes on typing: no frame may pass before there is a field
        transitionProps={{ duration: 0 }}
        size={600}
        maxHeight={460}
        scrollable
        attributes={{ content: { 'aria-label': texts.shell.find } }}
      >
        <Spotlight.Search placeholder={texts.palette.placeholder} aria-label={texts.palette.placeholder} />
        <PaletteList store={store} words={query.trim()} onFile={() => chooser.current?.click()} />
        <Spotlight.Footer>{texts.palette.footer}</Spotlight.Footer>
      </Spotlight.Root>
      <input
        ref={chooser}
        type="file"
        hidden
        data-testid="rank-by-file"
        aria-label={texts.palette.chooseFile}
        onChange={(event) => {
          rankByFile(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
