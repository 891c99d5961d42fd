import { Button, Progress } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { connection } from '../api/events.ts';
import { useStore } from '../lib/external_store.ts';
import { useMe } from '../api/me.ts';
import { useMay } from '../lib/may.ts';
import { useNetwork } from '../api/network.ts';
import { useReadingPause } from '../api/reading_pause.ts';
import { useReading } from '../api/uploads.ts';
import { AccessWaiting } from '../features/access/access_waiting.tsx';
import { errorNotice } from '../ui/notices.tsx';
import { texts } from '../texts.ts';
import { BlindSign } from './blind_sign.tsx';
import css from './shell.module.css';
import { BETWEEN } from '../lib/joined.ts';

/** What the app is doing and what it promises, always in sight. */
export function StatusBar() {
  const link = useStore(connection);
  const network = useNetwork();
  return (
    <footer
      className={`${css.status} row gap-10 p-0-22 border-t text-mute font-12 tabular nowrap no-print min-h-30`}
    >
      <BlindSign />
      <Link
        to="/settings"
        hash="network"
        className="inline-flex gap-8 items-center text-inherit no-underline hover-ink"
        title={texts.status.promiseTitle}
      >
        <span className={`${css.dot} w-7 h-7 round bg-accent`} aria-hidden />
        <span>
          {network.data?.database_server
            ? texts.settings.keptOn(network.data.database_server)
            : texts.status.promise}
          {network.data !== undefined && `${BETWEEN}${texts.status.outgoing(network.data.outgoing_requests)}`}
        </span>
      </Link>
      <span className="flex-1" />
      <span role="status" className="inline-flex gap-8 items-center text-inherit no-underline hover-ink">
        {link === 'reconnecting' && (
          <>
            <span className={`${css.dot} w-7 h-7 round bg-accent`} data-broken aria-hidden />
            {texts.status.reconnecting}
          </>
        )}
      </span>
      <OfOffice />
      <AccessWaiting />
      <ImportState />
    </footer>
  );
}

/** In an office: that nobody has an account yet, or that whoever is here may only look. */
function OfOffice() {
  const me = useMe().data;
  const { change } = useMay();
  if (me?.is_office === true && me.user === null) {
    return (
      <Link
        to="/settings"
        hash="people"
        className="inline-flex gap-8 items-center text-inherit no-underline hover-ink"
      >
        {texts.people.hint}
      </Link>
    );
  }
  return change ? null : <span className="text-ink">{texts.people.onlyLooks}</span>;
}

function ImportState() {
  const reading = useReading();
  const { is_paused, pause } = useReadingPause();
  if (reading === null) return null;
  const { done, total, open } = reading;
  if (is_paused) {
    return (
      <span className="inline-flex gap-8 items-center text-ink">
        <Link to="/import" className="inline-flex gap-8 items-center text-inherit no-underline hover-ink">
          {texts.import.readingPaused(open)}
        </Link>
        <Button
          data-changes
          variant="subtle"
          size="compact-xs"
          className="min-h-24"
          onClick={() => void pause(false).catch(errorNotice(texts.import.pauseFailed))}
        >
          {texts.import.goOn}
        </Button>
        <span className="w-1 h-12 bg-line-strong" />
      </span>
    );
  }
  if (open === 0) return null;
  return (
    <>
      <Link to="/import" className="inline-flex gap-8 items-center text-inherit no-underline hover-ink">
        {texts.import.progress(done, total)}
      </Link>
      <Progress w={110} size={6} value={(done / total) * 100} aria-label={texts.import.reading} />
      <span className="w-1 h-12 bg-line-strong" />
    </>
  );
}
