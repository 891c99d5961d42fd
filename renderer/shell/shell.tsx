import { useLook } from '../api/job_overviews.ts';
import { usePresence } from '../api/presence.ts';
import { placeOf } from '../features/presence/place.ts';
import { useHotkeys } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { followEvents } from '../api/events.ts';
import { useUploadsPause } from '../api/reading_pause.ts';
import { useKeepUploading } from '../api/uploads.ts';
import { texts } from '../texts.ts';
import { AccessDialog } from '../features/access/access_dialog.tsx';
import { isDialogOpen } from '../lib/escape.ts';
import { WindowDrop } from '../features/drop/window_drop.tsx';
import { Deferred } from '../ui/deferred.tsx';
import { Palette, openPalette } from '../features/palette/palette.tsx';
import { printView } from '../lib/printing.ts';
import { ReasonDialog } from '../features/decisions/reject_reason.tsx';
import { LettersDialog } from '../features/letters/letters_dialog.tsx';
import { useTypeAhead } from '../lib/type_ahead.ts';
import { DamagedBanner } from './damaged_banner.tsx';
import { useKeepAddress } from './last_address.ts';
import { usePageTitle } from '../lib/page_title.ts';
import { Rail } from './rail.tsx';
import { StatusBar } from './status_bar.tsx';
import css from './shell.module.css';

/** The job whose candidates are on screen. */
function jobInSight(pathname: string, { job }: { readonly job?: unknown }): string | null {
  return (pathname === '/ranking' || pathname === '/pipeline') && typeof job === 'string' ? job : null;
}

/**
 * The frame around every view. It lives as long as the page: the event stream and the uploads hang on it.
 * @param props.kept the view that stays under others.
 */
export function Shell({ kept }: { kept: ReactNode }) {
  const client = useQueryClient();
  useEffect(() => followEvents(client), [client]);
  useKeepUploading();
  useUploadsPause();
  usePresence(useLocation({ select: ({ pathname, search }) => placeOf(pathname, search) }));
  useLook(useLocation({ select: ({ pathname, search }) => jobInSight(pathname, search) }));
  usePageTitle();
  useKeepAddress();
  useTypeAhead();
  useHotkeys(
    [
      ['mod+K', () => void (!isDialogOpen() && openPalette())],
      ['mod+P', printView],
    ],
    [],
  );
  return (
    <div className={`${css.shell} print-block print-h-auto`}>
      <a
        className={`${css.skip} no-print absolute left-n9999`}
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          document.querySelector<HTMLElement>('#main')?.focus();
        }}
      >
        {texts.shell.skip}
      </a>
      <Rail />
      <div className="stack min-w-0 min-h-0">
        <DamagedBanner />
        <main
          className={`${css.main} relative stack flex-1 min-w-0 min-h-0 overflow-clip`}
          id="main"
          tabIndex={-1}
        >
          <Outlet />
          {kept}
        </main>
      </div>
      <StatusBar />
      {/* what is not in sight before somebody asks for it */}
      <Deferred>
        <WindowDrop />
        <Palette />
        <ReasonDialog />
        <LettersDialog />
        <AccessDialog />
      </Deferred>
    </div>
  );
}
