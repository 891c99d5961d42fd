import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { Client } from '#service/api/access/clients/schema.ts';
import type { LoggedRequest } from '#service/api/access/request_log/schema.ts';
import { useClientRequests } from '../../api/clients.ts';
import { formatDate, formatMilliseconds, formatTime } from '../../lib/format.ts';
import { QuietButton } from '../../ui/buttons.tsx';
import { Failed, SkeletonRows } from '../../ui/state/states.tsx';
import { texts } from '../../texts.ts';
import css from './request_log.module.css';

/** What a client asked last, as it happens, newest first. */
export function RequestLog({ client }: { client: Client }) {
  const [only_errors, setOnlyErrors] = useState(false);
  const log = useClientRequests(client.id, only_errors);
  const rows = log.data?.pages.flatMap((page) => page.results) ?? [];
  const total = log.data?.pages[0]?.total ?? 0;
  return (
    <section aria-label={texts.settings.requestsOf(client.name)}>
      <div className="row justify-between m-12-0-6">
        <span className="text-mute">{total > 0 && texts.settings.requestCount(total, only_errors)}</span>
        {(total > 0 || only_errors) && (
          <Checkbox
            size="xs"
            label={texts.settings.onlyErrors}
            checked={only_errors}
            onChange={(event) => setOnlyErrors(event.currentTarget.checked)}
          />
        )}
      </div>
      {log.isPending ? (
        <SkeletonRows count={3} widths={[60, 40, 240, 40]} />
      ) : log.data === undefined ? (
        <Failed error={log.error} retry={() => void log.refetch()} />
      ) : rows.length === 0 ? (
        <p className="text-mute p-14-0-4">
          {only_errors ? texts.settings.noErrors : texts.settings.noRequests}
        </p>
      ) : (
        <div
          className="overflow-auto border bg-paper rounded max-h-340"
          tabIndex={0}
          role="group"
          aria-label={texts.settings.requestsOf(client.name)}
        >
          <table className={`${css.table} w-full border-collapse font-13 tabular`}>
            <thead>
              <tr>
                {texts.settings.logColumns.map((name) => (
                  <th key={name}>{name}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <LogRow key={row.id} row={row} />
              ))}
            </tbody>
          </table>
          {log.hasNextPage && (
            <QuietButton loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
              {texts.settings.olderRequests}
            </QuietButton>
          )}
        </div>
      )}
    </section>
  );
}

function LogRow({ row }: { row: LoggedRequest }) {
  return (
    <tr data-failed={row.status >= 400 || undefined}>
      <td className="text-mute" title={formatDate(row.created_at)}>
        {formatTime(row.created_at, true)}
      </td>
      <td>{row.method}</td>
      <td className={css.path}>{row.path}</td>
      <td className={css.status}>
        {row.status}
        {row.error_type !== null && <span className="ml-8 font-12">{row.error_type}</span>}
      </td>
      <td className="align-right">{formatMilliseconds(row.duration_ms)}</td>
    </tr>
  );
}
