import { exportTable } from '../../api/exports.ts';
import { useOwnColumns } from '../../features/own_fields/export_columns.ts';
import { formatRole } from '../../lib/format.ts';
import { notify, notifyError } from '../../ui/notices.tsx';
import { texts } from '../../texts.ts';
import { filledColumns, usePoolRows } from './use_pool_rows.ts';

/** The most rows the service makes a table of. */
const MAX_ROWS = 10_000;

/** The Pool as a table: the rows and columns on screen, in their order. What blind mode hides is hidden in it, too. */
export function usePoolExport(): (ids: readonly string[], format: 'csv' | 'xlsx') => Promise<void> {
  const rowsOf = usePoolRows();
  const own = useOwnColumns();
  const { columns } = texts.pool;
  return async (ids, format) => {
    try {
      const shown = ids.slice(0, MAX_ROWS);
      const [rows, own_cells] = await Promise.all([rowsOf(shown), Promise.all(shown.map(own.cellsOf))]);
      await exportTable({
        format,
        file_name: texts.shell.pool,
        columns: [
          ...filledColumns(rows).map((key) => ({
            key,
            title: columns[key],
            type:
              key === 'years' ? ('number' as const) : key === 'added' ? ('date' as const) : ('text' as const),
          })),
          ...own.columns,
        ],
        rows: rows.map(({ candidate, tags, jobs, start, notice, salary }, at) => {
          const months = candidate?.months_experience ?? null;
          return {
            name: candidate?.full_name ?? texts.pool.gone,
            now: formatRole(candidate?.current_title, candidate?.current_employer, ' · '),
            years: months === null ? null : Math.floor(months / 12),
            where: candidate?.location ?? null,
            start,
            notice,
            salary,
            tags,
            jobs,
            added: candidate?.created_at.slice(0, 10) ?? null,
            ...own_cells[at],
          };
        }),
      });
      if (ids.length > MAX_ROWS) notify(texts.pool.exportedMost(MAX_ROWS));
    } catch (error) {
      notifyError(texts.bulk.exportFailed, error);
    }
  };
}
