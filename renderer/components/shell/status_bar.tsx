import { Progress } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { connection } from '../../api/events.ts';
import { useStore } from '../../api/external_store.ts';
import { useImportProgress } from '../../api/imports.ts';
import { useNetwork } from '../../api/network.ts';
import { useUploads } from '../../api/uploads.ts';
import { AccessWaiting } from '../access/access_waiting.tsx';
import { texts } from '../../texts.ts';
import css from './shell.module.css';

/** What the app is doing and what it promises, always in sight. */
export function StatusBar() {
  const link = useStore(connection);
  const network = useNetwork();
  return (
    <footer className={css.status}>
      <Link to="/settings" hash="network" className={css.promise} title={texts.status.promiseTitle}>
        <span className={css.dot} aria-hidden />
        <span>
          {texts.status.promise}
          {network.data !== undefined && ` · ${texts.status.outgoing(network.data.outgoing_requests)}`}
        </span>
      </Link>
      <span className={css.grow} />
      <span role="status" className={css.promise}>
        {link === 'reconnecting' && (
          <>
            <span className={css.dot} data-broken aria-hidden />
            {texts.status.reconnecting}
          </>
        )}
      </span>
      <AccessWaiting />
      <ImportState />
      <span>{texts.status.api(location.origin)}</span>
    </footer>
  );
}

function ImportState() {
  const progress = useImportProgress();
  const sending = useUploads().filter((upload) => upload.state !== 'refused').length;
  const data = progress.data;
  const open = (data?.open ?? 0) + sending;
  if (data === undefined || open === 0) return null;
  const total = data.total + sending;
  const done = total - open;
  return (
    <>
      <Link to="/import" className={css.promise}>
        {texts.import.progress(done, total)}
      </Link>
      <Progress
        className={css.progress}
        size={6}
        value={total === 0 ? 0 : (done / total) * 100}
        aria-label={texts.import.reading}
      />
      <span className={css.separator} />
    </>
  );
}
