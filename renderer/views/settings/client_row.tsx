import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Scope } from '#service/api/scopes.ts';
import type { Client } from '#service/api/access/clients/schema.ts';
import { clientKeys, revokeClient } from '../../api/clients.ts';
import { isWhole, partsOf } from '../../features/access/scope_parts.ts';
import { QuietButton, SmallButton } from '../../ui/buttons.tsx';
import { Copyable } from '../../ui/copyable.tsx';
import { formatAgo, formatDate, isPast } from '../../lib/format.ts';
import { deleteWithUndo } from '../../ui/delete_with_undo.ts';
import { texts } from '../../texts.ts';
import { RequestLog } from './request_log.tsx';
import { RotateSecret } from './rotate_secret.tsx';
import css from './settings.module.css';

/** A client in one line; opened, what it did last and what can be done about it. */
export function ClientRow({ client }: { client: Client }) {
  const [opened, setOpened] = useState(false);
  const [rotating, setRotating] = useState(false);
  const revoke = useRevoke(client);
  const is_revoked = client.revoked_at !== null;
  return (
    <>
      <tr data-opened={opened || undefined} data-gone={is_revoked || undefined}>
        <td>
          <b className={`${css.client} block weight-600`}>
            <bdi>{client.name}</bdi>
          </b>
          {client.is_blind && <span className={`${css.mute} text-mute`}> {texts.blind.isBlind}</span>}
          {client.is_owner && <span className={`${css.mute} text-mute`}>{texts.settings.isOwner}</span>}
        </td>
        <td>{texts.settings.scopes(client.scopes)}</td>
        <td className={`${css.mute} text-mute`}>{formatDate(client.created_at)}</td>
        <td className={`${css.mute} text-mute`}>
          {client.last_used_at === null ? texts.settings.neverUsed : formatAgo(client.last_used_at)}
        </td>
        <td className={`${css.mute} text-mute`}>
          <Ends client={client} />
        </td>
        <td className={css.actions}>
          <SmallButton
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
            aria-label={texts.settings.requestsOf(client.name)}
          >
            {opened ? texts.settings.hideRequests : texts.settings.requests}
          </SmallButton>
          {!is_revoked && (
            <QuietButton onClick={revoke} aria-label={texts.settings.revokeOne(client.name)}>
              {texts.settings.revoke}
            </QuietButton>
          )}
        </td>
      </tr>
      {opened && (
        <tr>
          <td colSpan={6} className={css.opened}>
            <div className="row-wrap gap-10">
              <span className={`${css.mute} text-mute`}>client_id</span>
              <Copyable text={client.id} />
              <span className="flex-1" />
              {!is_revoked && (
                <SmallButton onClick={() => setRotating(true)}>{texts.settings.rotate}</SmallButton>
              )}
            </div>
            {!isWhole(client.scopes) && (
              <p className={`${css.mute} text-mute`}>{partsOf(client.scopes).map(partName).join(', ')}</p>
            )}
            <RequestLog client={client} />
            <RotateSecret client={client} opened={rotating} onClose={() => setRotating(false)} />
          </td>
        </tr>
      )}
    </>
  );
}

/** A scope in words, such as "Jobs and their criteria: read". */
function partName(scope: Scope): string {
  const [part, verb] = scope.split(':') as [keyof typeof texts.access.part, keyof typeof texts.access.verb];
  return texts.access.partVerb(texts.access.part[part], texts.access.verb[verb]);
}

function Ends({ client }: { client: Client }) {
  if (client.revoked_at !== null) return texts.settings.revokedOn(formatDate(client.revoked_at));
  if (client.expires_at === null) return texts.settings.neverExpires;
  if (!isPast(client.expires_at)) return formatDate(client.expires_at);
  return <span className="text-bad">{texts.settings.expired(formatDate(client.expires_at))}</span>;
}

/** Takes the client away when the notice goes; until then it can be undone. */
function useRevoke(client: Client): () => void {
  const queries = useQueryClient();
  return () => {
    deleteWithUndo(client.id, {
      said: texts.settings.revoked(client.name),
      failed: texts.settings.revokeFailed(client.name),
      act: () => revokeClient(client.id),
      refresh: () => queries.invalidateQueries({ queryKey: clientKeys.all }),
    });
  };
}
