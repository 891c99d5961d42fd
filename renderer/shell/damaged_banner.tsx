import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { condition, followCondition } from '../api/condition.ts';
import { useChooseRestore, useDataFolder } from '../api/data_folder.ts';
import { ApiError } from '../lib/errors.ts';
import { useStore } from '../lib/external_store.ts';
import { bridge } from '../lib/bridge.ts';
import { formatMoment } from '../lib/format.ts';
import { notifyError } from '../ui/notices.tsx';
import { texts } from '../texts.ts';
import css from './damaged_banner.module.css';

/** Over every view, for as long as the database is damaged: that nothing is saved, and the way out. */
export function DamagedBanner() {
  useEffect(followCondition, []);
  return useStore(condition) === 'damaged' ? <Banner /> : null;
}

function Banner() {
  const { data } = useDataFolder();
  const choose = useChooseRestore();
  const words = texts.data.damaged;
  const restart = bridge()?.restart;
  const chosen = data?.snapshots.find(({ name }) => name === data.restore);

  const newest = data?.newest ?? null;
  // what was left for an earlier backup, or taken in and never restored, is not restored unasked
  const others = [
    newest,
    ...(data?.snapshots ?? [])
      .filter(({ reason }) => reason === 'DAILY' || reason === 'ASKED' || reason === 'BEFORE_UPDATE')
      .map(({ name }) => name),
  ].filter((name, i, all) => name !== null && all.indexOf(name) === i);

  const restoreNewest = async (): Promise<void> => {
    let problem: unknown;
    for (const name of others) {
      try {
        return void (await choose.mutateAsync(name));
      } catch (error) {
        // one that is damaged itself: the one before it
        if (!(error instanceof ApiError) || error.status !== 422) return notifyError(words.failed, error);
        problem = error;
      }
    }
    notifyError(words.failed, problem);
  };

  return (
    <div className={`${css.banner} row-wrap flex-none bg-bad-soft text-ink gap-6-16 p-10-22`} role="alert">
      <p className="flex-0-1-88ch m-0-auto-0-0">
        <strong>{words.title}</strong>{' '}
        {chosen === undefined
          ? data?.snapshots.length === 0
            ? words.noBackup
            : words.text
          : words.chosen(formatMoment(chosen.created_at), restart !== undefined)}
      </p>
      {chosen === undefined && newest !== null && (
        <Button loading={choose.isPending} onClick={() => void restoreNewest()}>
          {words.restoreNewest}
        </Button>
      )}
      {chosen !== undefined && restart !== undefined && (
        <Button onClick={() => void restart()}>{words.restart}</Button>
      )}
      <Link to="/settings" hash="data" className={css.link}>
        {words.all}
      </Link>
    </div>
  );
}
