import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCandidateRetention, useRetention } from '../../api/retention.ts';
import { texts } from '../../texts.ts';
import { formatDate } from '../../lib/format.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { KeepLonger } from './keep_longer.tsx';
import css from './kept_lines.module.css';

/** Until when somebody is kept, and why; nothing while that is not limited. */
export function KeptLines({ candidate_id }: { candidate_id: string }) {
  const setting = useRetention();
  const is_on = setting.data !== undefined && setting.data.months !== null;
  const { data } = useCandidateRetention(candidate_id, is_on);
  const [asked, ask] = useState(false);
  if (!is_on || data === undefined) return null;
  const words = texts.retention;
  const extension = data.extensions.find((one) => one.keep_until === data.due_on);
  return (
    <section className={`${css.lines} text-mute break-anywhere`} aria-label={words.heading}>
      <h3 className="panel-heading">{words.heading}</h3>
      <p>{words.lastWork(formatDate(data.last_active_at))}</p>
      <p data-due={data.is_due || undefined}>
        {data.due_on === null ? (
          words.inProcess
        ) : extension === undefined ? (
          (data.is_due ? words.isDue : words.dueOn)(formatDate(data.due_on))
        ) : (
          <span dir="auto">
            <Hidden text={words.keptUntil(formatDate(data.due_on), extension.reason)} />
          </span>
        )}
      </p>
      {data.due_on !== null && (
        <Button
          data-changes
          variant="subtle"
          size="compact-sm"
          className={'ms-n8'!}
          onClick={() => ask(true)}
        >
          {words.keep}
        </Button>
      )}
      <KeepLonger ids={[candidate_id]} opened={asked} onClose={() => ask(false)} />
    </section>
  );
}
