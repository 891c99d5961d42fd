import { useState } from 'react';
import { ApiError } from '../../lib/errors.ts';
import { useOwnerClient } from '../../api/clients.ts';
import { useMay } from '../../lib/may.ts';
import { SmallButton } from '../../ui/buttons.tsx';
import { Copyable } from '../../ui/copyable.tsx';
import { errorWords } from '../../ui/state/states.tsx';
import { texts } from '../../texts.ts';
import { Section } from './section.tsx';
import css from './settings.module.css';

/** Where other programs find this one, and how the owner's own program gets in. */
export function ApiAccess() {
  const { manage } = useMay();
  return (
    <Section id="api" title={texts.settings.api} text={texts.settings.apiText}>
      <dl className={`${css.facts} grid items-baseline columns-200-fr gap-7-16`}>
        <dt>{texts.settings.address}</dt>
        <dd>
          <Copyable text={location.origin} />
        </dd>
        <dt>{texts.settings.port}</dt>
        <dd>
          <Copyable text={location.port === '' ? '80' : location.port} />
        </dd>
        <dt>{texts.settings.documentation}</dt>
        <dd className="flex gap-18">
          <a href="/docs" target="_blank" rel="noreferrer">
            {texts.settings.docs}
          </a>
          <a href="/openapi.json" target="_blank" rel="noreferrer">
            {texts.settings.openapi}
          </a>
        </dd>
      </dl>
      {manage && (
        <>
          <h3 className={`${css.heading} mt-24 font-14 weight-600`}>{texts.settings.ownerTitle}</h3>
          <OwnerCredentials />
        </>
      )}
    </Section>
  );
}

/** The credentials of the first start: shown while they are known, else where they went. */
function OwnerCredentials() {
  const owner = useOwnerClient();
  const [shown, setShown] = useState(false);
  if (owner.isPending) return null;
  const revoked = owner.error instanceof ApiError && owner.error.status === 404;
  if (owner.data === undefined || revoked) {
    return (
      <p className={`${css.mute} text-mute`}>
        {revoked ? texts.settings.ownerRevoked : errorWords(owner.error).title}
      </p>
    );
  }
  const { client_id, client_secret, file, is_preset } = owner.data;
  return (
    <>
      <p className={`${css.mute} text-mute`}>{texts.settings.ownerText}</p>
      <dl className={`${css.facts} grid items-baseline columns-200-fr gap-7-16`}>
        <dt>client_id</dt>
        <dd>
          <Copyable text={client_id} />
        </dd>
        <dt>client_secret</dt>
        <dd>
          {client_secret === null ? (
            <span className={`${css.mute} text-mute`}>
              {is_preset ? texts.settings.ownerPreset : texts.settings.ownerSecretGone}
            </span>
          ) : shown ? (
            <Copyable text={client_secret} />
          ) : (
            <SmallButton onClick={() => setShown(true)}>{texts.settings.showSecret}</SmallButton>
          )}
        </dd>
        {file !== null && (
          <>
            <dt>{texts.settings.ownerFile}</dt>
            <dd>
              <Copyable text={file} />
            </dd>
          </>
        )}
      </dl>
    </>
  );
}
