import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Client } from '#service/api/access/clients/schema.ts';
import { useClients } from '../../api/clients.ts';
import { useMay } from '../../lib/may.ts';
import { useStore } from '../../lib/external_store.ts';
import { TableHead } from '../../ui/table_head.tsx';
import { QuietButton } from '../../ui/buttons.tsx';
import { Failed, SkeletonRows } from '../../ui/state/states.tsx';
import { texts } from '../../texts.ts';
import { ClientRow } from './client_row.tsx';
import { pendingDeletions } from '../../lib/pending_deletions.ts';
import { NewClient } from './new_client.tsx';
import { Section } from './section.tsx';
import css from './settings.module.css';

/** Every program that has access, or had it; who manages none does not see them. */
export function Clients() {
  const { manage } = useMay();
  if (manage) return <AllClients />;
  return (
    <Section id="clients" title={texts.settings.clients} text={texts.settings.clientsText} needs="manage" />
  );
}

function AllClients() {
  const clients = useClients();
  const [creating, setCreating] = useState(false);
  const [with_revoked, setWithRevoked] = useState(false);
  const hidden = useStore(pendingDeletions);
  const all = (clients.data ?? []).filter((client) => !hidden.has(client.id));
  const active = all.filter((client) => client.revoked_at === null);
  const revoked = all.filter((client) => client.revoked_at !== null);
  return (
    <Section id="clients" title={texts.settings.clients} text={texts.settings.clientsText}>
      {clients.isPending ? (
        <SkeletonRows count={3} widths={[140, 90, 120]} />
      ) : clients.data === undefined ? (
        <Failed error={clients.error} retry={() => void clients.refetch()} />
      ) : active.length === 0 && !with_revoked ? (
        <p className={`${css.mute} text-mute`}>{texts.settings.noClients}</p>
      ) : (
        <ClientTable clients={with_revoked ? [...active, ...revoked] : active} />
      )}
      <div className="row gap-12 mt-14">
        <Button size="compact-md" onClick={() => setCreating(true)}>
          {texts.settings.newClient}
        </Button>
        {revoked.length > 0 && (
          <QuietButton aria-expanded={with_revoked} onClick={() => setWithRevoked(!with_revoked)}>
            {with_revoked ? texts.settings.hideRevoked : texts.settings.showRevoked(revoked.length)}
          </QuietButton>
        )}
      </div>
      <NewClient opened={creating} onClose={() => setCreating(false)} />
    </Section>
  );
}

function ClientTable({ clients }: { clients: readonly Client[] }) {
  const { columns } = texts.settings;
  return (
    <table className={`${css.table} w-full border-collapse`}>
      <TableHead
        of={[columns.name, columns.scopes, columns.created, columns.used, columns.expires]}
        acts="named"
      />
      <tbody>
        {clients.map((client) => (
          <ClientRow key={client.id} client={client} />
        ))}
      </tbody>
    </table>
  );
}
