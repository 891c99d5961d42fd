import { VisuallyHidden } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import type { SearchView } from '../api/saved_searches.ts';
import { useNewOfView } from '../api/search_news.ts';
import { texts } from '../texts.ts';
import { openPalette } from '../features/palette/palette.tsx';
import { useCurrentJob } from '../features/current/current_job.ts';
import { PersonMenu } from './person_menu.tsx';
import css from './shell.module.css';

export function Rail() {
  const job = useCurrentJob();
  // A candidate is read inside a ranking or the Pool: the rail keeps showing where the way back leads.
  const reading_in = useLocation({
    select: ({ pathname, search }) =>
      !pathname.startsWith('/candidates/') ? null : 'pool' in search ? 'pool' : 'ranking',
  });
  const of_job = job === null ? {} : { job: job.id };
  const shared = {
    className: `${css.link} block rounded text-mute no-underline cursor-pointer hover-ink p-7-10`,
    activeProps: { 'data-on': true, 'aria-current': 'page' as const },
  };
  return (
    <nav
      className={`${css.rail} stack gap-2 no-print p-16-6-12 border-r`}
      aria-label={texts.shell.navigation}
    >
      <div className={`${css.mark} p-0-8-14 line-0`}>
        <svg className="logo w-24" viewBox="0 0 24 24" role="img" aria-label={texts.shell.name}>
          <path d="M4 6h16M4 11h12M4 16h8M4 21h4" />
        </svg>
      </div>
      <Link to="/jobs" {...shared}>
        {texts.shell.jobs}
      </Link>
      <Link to="/import" {...shared}>
        {texts.shell.import}
      </Link>
      <Link
        to="/ranking"
        search={of_job}
        activeOptions={{ includeSearch: false }}
        {...(reading_in === 'ranking' ? { 'data-on': true } : {})}
        {...shared}
      >
        {texts.shell.ranking}
        <News view="ranking" />
      </Link>
      <Link to="/pipeline" search={of_job} activeOptions={{ includeSearch: false }} {...shared}>
        {texts.shell.pipeline}
      </Link>
      <Link to="/compare" search={of_job} activeOptions={{ includeSearch: false }} {...shared}>
        {texts.shell.compare}
      </Link>
      <Link
        to="/pool"
        activeOptions={{ includeSearch: false }}
        {...(reading_in === 'pool' ? { 'data-on': true } : {})}
        {...shared}
      >
        {texts.shell.pool}
        <News view="pool" />
      </Link>
      <Link to="/share" search={of_job} activeOptions={{ includeSearch: false }} {...shared}>
        {texts.shell.share}
      </Link>
      <span className="flex-1" />
      <button
        type="button"
        className={`${css.find} row gap-6 justify-between w-full bare-button text-mute hover-ink rounded p-7-10`}
        onClick={openPalette}
      >
        {texts.shell.find} <kbd>{navigator.platform.startsWith('Mac') ? '⌘K' : '^K'}</kbd>
      </button>
      <Link to="/activity" activeOptions={{ includeSearch: false }} {...shared}>
        {texts.shell.activity}
      </Link>
      <Link to="/settings" {...shared}>
        {texts.shell.settings}
      </Link>
      <PersonMenu />
    </nav>
  );
}

/** How many people are new to the saved searches of a view. */
function News({ view }: { view: SearchView }) {
  const amount = useNewOfView(view);
  return amount === 0 ? null : (
    <small
      className={`${css.news} weight-600 tabular text-accent p-0-6 rounded-9 bg-select line-18`}
      title={texts.saved.freshOf(amount)}
    >
      <span aria-hidden>{amount}</span>
      <VisuallyHidden>{texts.saved.freshOf(amount)}</VisuallyHidden>
    </small>
  );
}
