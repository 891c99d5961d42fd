import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { forgetTable, tableKeys, useTables, type CandidateTableItem } from '../../api/candidate_tables.ts';
import { useStore } from '../../lib/external_store.ts';
import type { Progress } from '../../api/imports.ts';
import { useCurrentJob } from '../../features/current/current_job.ts';
import { pendingDeletions } from '../../lib/pending_deletions.ts';
import { QuietButton } from '../../ui/buttons.tsx';
import { ButtonLink } from '../../ui/button_link.tsx';
import { deleteWithUndo } from '../../ui/delete_with_undo.ts';
import { texts } from '../../texts.ts';

/** What to do when files have been read: the order they came for, or the job they need for one. */
export function NextStep({ progress }: { progress: Progress | undefined }) {
  const job = useCurrentJob();
  if (progress === undefined || progress.read === 0) return null;
  return (
    <p className="row-wrap flex-1 min-w-0 break-anywhere gap-6-12">
      {job === null ? texts.import.nextJob(progress.read) : texts.import.nextRanking(job.title)}{' '}
      {job === null ? (
        <ButtonLink
          size="compact-sm"
          to="/jobs/$job_id"
          params={{ job_id: 'new' }}
          search={{ people: 'imported' }}
        >
          {texts.import.addJob}
        </ButtonLink>
      ) : (
        <ButtonLink size="compact-sm" to="/ranking" search={{ job: job.id }}>
          {texts.tables.see}
        </ButtonLink>
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
    <ul className="flex wrap p-0 list-none gap-2-28 m-8-0-0" aria-label={texts.tables.list}>
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
    deleteWithUndo(id, {
      said: texts.tables.forgotten(file_name),
      failed: texts.tables.forgetFailed,
      act: () => forgetTable(id),
      refresh: () => client.invalidateQueries({ queryKey: tableKeys.all }),
    });
  };
  const words =
    progress === null
      ? texts.tables.rows(table.row_count)
      : state === 'UNDONE'
        ? texts.tables.undone(progress.removed, progress.kept)
        : texts.tables.result(progress.created, progress.filled, progress.known, progress.not_taken);
  return (
    <li className="row-wrap gap-4-10">
      <Link
        className="weight-600 no-underline hover-underline"
        to="/import/table/$table_id"
        params={{ table_id: id }}
        aria-label={progress === null ? texts.tables.lookAt(file_name) : texts.tables.result_of(file_name)}
      >
        <bdi>{file_name}</bdi>
      </Link>
      <span className="text-mute">{words}</span>
      <QuietButton
        onClick={forget}
        aria-label={texts.tables.forgetOne(file_name)}
        disabled={state === 'IMPORTING' || state === 'UNDOING'}
      >
        {texts.tables.forget}
      </QuietButton>
    </li>
  );
}
