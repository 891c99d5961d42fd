import { useRef } from 'react';
import { ViewHeader } from '../../ui/view_header.tsx';
import { texts } from '../../texts.ts';
import { About } from './about.tsx';
import { ApiAccess } from './api_access.tsx';
import { Appearance } from './appearance.tsx';
import { BlindMode } from './blind_mode.tsx';
import { Clients } from './clients.tsx';
import { DataFolder } from './data_folder.tsx';
import { LetterTemplates } from './letter_templates.tsx';
import { LanguageSetting } from './language.tsx';
import { Models } from './models.tsx';
import { NetworkLog } from './network_log.tsx';
import { Reading } from './reading.tsx';
import { Account } from './people/account.tsx';
import { People } from './people/people.tsx';
import css from './settings.module.css';
import { Sessions } from './sessions.tsx';
import { OwnFieldsSettings } from './own_fields.tsx';
import { Retention } from './retention.tsx';
import { SettingsIndex } from './settings_index.tsx';
import { SettingsSearch } from './settings_search.tsx';
import { SharedCriteria } from './shared_criteria.tsx';
import { Tags } from './tags.tsx';
import { TryIt } from './try_it.tsx';

/** Everything that is set once, on one page: what is set by many first, access for people and apps last. */
export function SettingsView() {
  const page = useRef<HTMLDivElement>(null);
  return (
    <>
      <ViewHeader dense title={texts.shell.settings} tools={<SettingsSearch page={page} />} />
      <div ref={page} className={`${css.scroll} flex-1 min-h-0 overflow-auto bg-paper`}>
        <SettingsIndex page={page} />
        <div className="flex-1 min-w-0 max-w-1160 p-0-22-40">
          <Appearance />
          <LanguageSetting />
          <BlindMode />
          <DataFolder />
          <Retention />
          <Tags />
          <SharedCriteria />
          <OwnFieldsSettings />
          <LetterTemplates />
          <Reading />
          <Models />
          <NetworkLog />
          <Account />
          <People />
          <Sessions />
          <Clients />
          <ApiAccess />
          <TryIt />
          <About />
        </div>
      </div>
    </>
  );
}
