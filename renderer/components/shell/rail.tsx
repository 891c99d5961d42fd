import { Link, useLocation } from '@tanstack/react-router';
import { texts } from '../../texts.ts';
import { openPalette } from '../palette/palette.tsx';
import { useCurrentJob } from '../current_job.ts';
import css from './shell.module.css';

export function Rail() {
  const job = useCurrentJob();
  // A candidate is read inside a ranking: the rail keeps showing where the way back leads.
  const reading = useLocation({ select: (location) => location.pathname.startsWith('/candidates/') });
  const shared = { className: css.link, activeProps: { 'data-on': true, 'aria-current': 'page' as const } };
  return (
    <nav className={css.rail} aria-label={texts.shell.navigation}>
      <div className={css.mark}>
        <svg viewBox="0 0 24 24" role="img" aria-label={texts.shell.name}>
          <path d="M4 6h16M4 11h12M4 16h8M4 21h4" />
        </svg>
      </div>
      <Link to="/import" {...shared}>
        {texts.shell.import}
      </Link>
      <Link to="/jobs" {...shared}>
        {texts.shell.jobs}
      </Link>
      <Link
        to="/ranking"
        search={job === null ? {} : { job: job.id }}
        activeOptions={{ includeSearch: false }}
        {...(reading ? { 'data-on': true } : {})}
        {...shared}
      >
        {texts.shell.ranking}
      </Link>
      <span className={css.grow} />
      <button type="button" className={css.find} onClick={openPalette}>
        {texts.shell.find} <kbd>{navigator.platform.startsWith('Mac') ? '⌘K' : '^K'}</kbd>
      </button>
      <Link to="/settings" {...shared}>
        {texts.shell.settings}
      </Link>
    </nav>
  );
}
