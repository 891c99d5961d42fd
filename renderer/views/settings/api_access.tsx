import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Client } from '#service/api/clients/schema.ts';
import { clientKeys, revokeClient, useClients } from '../../api/clients.ts';
import { formatAgo, formatDate } from '../../components/format.ts';
import { later, notifyError } from '../../components/notices.tsx';
import { Copyable } from '../../components/copyable.tsx';
import { Failed, SkeletonRows } from '../../components/state/states.tsx';
import { texts } from '../../texts.ts';
import { NewClient } from './new_client.tsx';
import { Section } from './section.tsx';
import css from './settings.module.css';

/** Other programs on this computer, and what they may do. */
export function ApiAccess() {
  const clients = useClients();
  const [creating, setCreating] = useState(false);
  const active = (clients.data ?? []).filter((client) => client.revoked_at === null);
  return (
    <Section id="api" title={texts.settings.api} text={texts.settings.apiText}>
      <dl className={css.facts}>
        <dt>{texts.settings.address}</dt>
        <dd>
          <Copyable text={location.origin} />
        </dd>
        <dt>{texts.settings.port}</dt>
        <dd>
          <Copyable text={location.port === '' ? '80' : location.port} />
        </dd>
        <dt>{texts.settings.description}</dt>
        <dd>
          <Copyable text={`${location.origin}/openapi.json`} />
        </dd>
      </dl>
      <div className={css.bar}>
        <h3 className={css.heading}>{texts.settings.clients}</h3>
        <Button size="compact-md" onClick={() => setCreating(true)}>
          {texts.settings.newClient}
        </Button>
      </div>
      {clients.isPending ? (
        <SkeletonRows count={3} widths={[140, 90, 120]} />
      ) : clients.isError ? (
        <Failed error={clients.error} retry={() => void clients.refetch()} />
      ) : active.length === 0 ? (
        <p className={css.mute}>{texts.settings.noClients}</p>
      ) : (
        <table className={css.table}>
          <thead>
            <tr>
              <th>{texts.settings.columns.name}</th>
              <th>{texts.settings.columns.scopes}</th>
              <th>{texts.settings.columns.created}</th>
              <th>{texts.settings.columns.used}</th>
              <th aria-label={texts.import.actions} />
            </tr>
          </thead>
          <tbody>
            {active.map((client) => (
              <ClientRow key={client.id} client={client} />
            ))}
          </tbody>
        </table>
      )}
      <NewClient opened={creating} onClose={() => setCreating(false)} />
    </Section>
  );
}

function ClientRow({ client }: { client: Client }) {
  const queries = useQueryClient();
  const revoke = (): void => {
    queries.setQueryData<Client[]>(clientKeys.all, (all) => all?.filter((one) => one.id !== client.id));
    const refresh = (): void => void queries.invalidateQueries({ queryKey: clientKeys.all });
    later(texts.settings.revoked(client.name), {
      run() {
        revokeClient(client.id)
          .catch((error: unknown) => notifyError(texts.settings.revokeFailed(client.name), error))
          .finally(refresh);
      },
      undo: refresh,
    });
  };
  return (
    <tr>
      <td>
        <b className={css.client}>{client.name}</b>
        <code className={css.id}>{client.id}</code>
      </td>
      <td>{client.scopes.includes('all:write') ? texts.settings.readWrite : texts.settings.readOnly}</td>
      <td className={css.mute}>{formatDate(client.created_at)}</td>
      <td className={css.mute}>
        {client.last_used_at === null ? texts.settings.neverUsed : formatAgo(client.last_used_at)}
      </td>
      <td className={css.actions}>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          onClick={revoke}
          aria-label={texts.settings.revokeOne(client.name)}
        >
          {texts.settings.revoke}
        </Button>
      </td>
    </tr>
  );
}
