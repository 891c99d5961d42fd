import { ViewHeader } from '../../components/shell/view_header.tsx';
import { texts } from '../../texts.ts';
import { About } from './about.tsx';
import { ApiAccess } from './api_access.tsx';
import { Appearance } from './appearance.tsx';
import { Clients } from './clients.tsx';
import { Models } from './models.tsx';
import { NetworkLog } from './network_log.tsx';
import { Reading } from './reading.tsx';
import css from './settings.module.css';
import { SharedCriteria } from './shared_criteria.tsx';
import { TryIt } from './try_it.tsx';

/** Everything that is set once, on one page. */
export function SettingsView() {
  return (
    <>
      <ViewHeader title={texts.shell.settings} />
      <div className={css.scroll}>
        <div className={css.columns}>
          <ApiAccess />
          <Clients />
          <TryIt />
          <Reading />
          <Models />
          <SharedCriteria />
          <NetworkLog />
          <Appearance />
          <About />
        </div>
      </div>
    </>
  );
}
