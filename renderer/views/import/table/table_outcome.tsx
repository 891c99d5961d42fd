import { Button, Progress } from '@mantine/core';
import { rowsNotTaken, useUndoTable, type CandidateTable } from '../../../api/candidate_tables.ts';
import { exportTable } from '../../../api/exports.ts';
import { ButtonLink } from '../../../ui/button_link.tsx';
import { attempt, errorNotice } from '../../../ui/notices.tsx';
import { texts } from '../../../texts.ts';

/** How far it is, then what came of it, and the way back. */
export function TableOutcome({ table, onAgain }: { table: CandidateTable; onAgain: () => void }) {
  const undo = useUndoTable();
  const { progress, state } = table;
  if (progress === null) return null;
  if (state === 'IMPORTING' || state === 'UNDOING') {
    const words =
      state === 'IMPORTING' ? texts.tables.bringing(progress.done, progress.total) : texts.tables.undoing;
    return (
      <section className="p-18-22-6" role="status">
        <Progress size={6} value={(progress.done / Math.max(1, progress.total)) * 100} aria-label={words} />
        <p className="aside">{words}</p>
      </section>
    );
  }
  const takeBack = (): void => void undo.mutateAsync(table.id).catch(errorNotice(texts.tables.undoFailed));
  const { created, filled, known, not_taken, removed, kept } = progress;
  return (
    <section className="p-18-22-6" role="status">
      <h2 className="font-16 weight-600">
        {state === 'UNDONE' ? texts.tables.undone(removed, kept) : texts.tables.done(created + filled)}
      </h2>
      {state === 'IMPORTED' && (
        <p className="aside">{texts.tables.result(created, filled, known, not_taken)}</p>
      )}
      <div className="flex wrap gap-10 m-14-0">
        {state === 'UNDONE' ? (
          <Button onClick={onAgain}>{texts.tables.again}</Button>
        ) : (
          <>
            {table.job_id !== null && (
              <ButtonLink to="/ranking" search={{ job: table.job_id! }}>
                {texts.tables.see}
              </ButtonLink>
            )}
            <Button variant="default" onClick={takeBack} loading={undo.isPending}>
              {texts.tables.undo}
            </Button>
          </>
        )}
        {known + not_taken > 0 && (
          <Button variant="default" onClick={() => void saveNotTaken(table)}>
            {texts.tables.notTakenFile}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The rows as they stand in the file, each with the reason. */
async function saveNotTaken(table: CandidateTable): Promise<void> {
  await attempt(texts.tables.notTakenFailed, async () => {
    const { headers, rows } = await rowsNotTaken(table.id);
    await exportTable({
      format: 'csv',
      file_name: texts.tables.notTakenName(table.file_name.replace(/\.\w+$/u, '')),
      columns: [
        { key: 'row', title: texts.tables.row, type: 'number' },
        { key: 'why', title: texts.tables.why, type: 'text' },
        ...headers.map((title, at) => ({ key: `c${at}`, title, type: 'text' as const })),
      ],
      rows: rows.map(({ row, reason, same_row, cells }) =>
        Object.assign(
          { row, why: reason === null ? '' : `${texts.tables.reasons[reason]} ${same_row ?? ''}`.trim() },
          Object.fromEntries(cells.map((cell, at) => [`c${at}`, cell])),
        ),
      ),
    });
  });
}
