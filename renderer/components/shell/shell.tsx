import { useHotkeys } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { followEvents } from '../../api/events.ts';
import { useKeepUploading } from '../../api/uploads.ts';
import { texts } from '../../texts.ts';
import { AccessDialog } from '../access/access_dialog.tsx';
import { WindowDrop } from '../drop/window_drop.tsx';
import { Palette, openPalette } from '../palette/palette.tsx';
import { Rail } from './rail.tsx';
import { StatusBar } from './status_bar.tsx';
import css from './shell.module.css';

/** The frame around every view. It lives as long as the page: the event stream and the uploads hang on it. */
export function Shell() {
  const client = useQueryClient();
  useEffect(() => followEvents(client), [client]);
  useKeepUploading();
  useHotkeys([['mod+K', openPalette]], []);
  return (
    <div className={css.shell}>
      <a
        className={css.skip}
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          document.querySelector<HTMLElement>('#main')?.focus();
        }}
      >
        {texts.shell.skip}
      </a>
      <Rail />
      <main className={css.main} id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <StatusBar />
      <WindowDrop />
      <Palette />
      <AccessDialog />
    </div>
  );
}
