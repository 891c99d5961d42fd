import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { forgetTable, tableKeys, useTables, type CandidateTableItem } from '../../api/candidate_tables.ts';
import { useStore } from '../../lib/external_store.ts';
import type { Progress } from '../../api/imports.ts';
import { useCurrentJob } from '../../features/current/current_job.ts';
import {
  addPendingDeletions,
  pendingDeletions,
  cancelPendingDeletions,
} from '../../lib/pending_deletions.ts';
import { notifyThenRun, notifyError } from '../../ui/notices.tsx';
import { texts } from '../../texts.ts';
import css from './import.module.css';

/** What to do when files have been read: the order they came for, or the job they need for one. */
export function NextStep({ progress }: { progress: Progress | undefined }) {
  const job = useCurrentJob();
  if (progress === undefined || progress.read === 0) return null;
  return (
    <p className={css.next}>
      {job === null ? texts.import.nextJob : texts.import.nextRanking(job.title)}{' '}
      {job === null ? (
        <Button
          size="compact-sm"
          renderRoot={(props) => (
            <Link to="/jobs/$job_id" params={{ job_id: 'new' }} search={{ people: 'imported' }} {...props} />
          )}
        >
          {texts.import.addJob}
        </Button>
      ) : (
        <Button
          size="compact-sm"
          renderRoot={(props) => <Link to="/ranking" search={{ job: job.id }} {...props} />}
        >
          {texts.tables.see}
        </Button>
      )}
    </p>
  );
}

/** Spreadsheets of the last two weeks: those that wait, those that came. */
export function Spreadsheets() {
  const gone = useStore(pendingDeletions);
  const tables = (useTables().data ?? []).filter((table) => !gone.has(table.id));
  if (tables.length === 0) return null;
  return (
    <ul className={css.tables} aria-label={texts.tables.list}>
      {tables.slice(0, 3).map((table) => (
        <Spreadsheet key={table.id} table={table} />
      ))}
    </ul>
  );
}

function Spreadsheet({ table }: { table: CandidateTableItem }) {
  const client = useQueryClient();
  const { id, file_name, progress, state } = table;
  const forget = (): void => {
    addPendingDeletions(id);
    notifyThenRun(texts.tables.forgotten(file_name), {
      run: () => {
        forgetTable(id)
          .catch((error: unknown) => notifyError(texts.tables.forgetFailed, error))
          .finally(() => {
            void client
              .invalidateQueries({ queryKey: tableKeys.all })
              .finally(() => cancelPendingDeletions(id));
          });
      },
      undo: () => cancelPendingDeletions(id),
    });
  };
  const words =
    progress === null
      ? texts.tables.rows(table.row_count)
      : state === 'UNDONE'
        ? texts.tables.undone(progress.removed, progress.kept)
        : texts.tables.result(progress.created, progress.filled, progress.known, progress.not_taken);
  return (
    <li className="flex wrap gap-4-10 items-center">
      <Link
        className={css.person}
        to="/import/table/$table_id"
        params={{ table_id: id }}
        aria-label={progress === null ? texts.tables.lookAt(file_name) : texts.tables.result_of(file_name)}
      >
        <bdi>{file_name}</bdi>
      </Link>
      <span className={css.mute}>{words}</span>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        onClick={forget}
        aria-label={texts.tables.forgetOne(file_name)}
        disabled={state === 'IMPORTING' || state === 'UNDOING'}
      >
        {texts.tables.forget}
      </Button>
    </li>
  );
}
