import { exportTable } from '../../api/exports.ts';
import { toldFinding, type CriterionMark } from '../../api/marks.ts';
import { byWhom, nameOf } from '../../features/criteria/names.ts';
import { useOwnColumns } from '../../features/own_fields/export_columns.ts';
import { formatRole } from '../../lib/format.ts';
import { attempt } from '../../ui/notices.tsx';
import { texts } from '../../texts.ts';
import { useRankingRows, type RankingOnScreen, type RankingRowFacts } from './use_ranking_rows.ts';

type Format = 'csv' | 'xlsx';

/** The ranking as a table: the rows and columns on screen, in their order, with their filters. */
export function useRankingExport(
  of: RankingOnScreen,
): (ids: readonly string[], format: Format) => Promise<void> {
  const rowsOf = useRankingRows(of);
  const own = useOwnColumns();
  const { columns } = texts.ranking;
  const cellsOf = ({ entry, candidate, marks, stage }: RankingRowFacts) => {
    const months = candidate?.months_experience ?? null;
    return {
      position: entry.position,
      band: entry.band === undefined ? null : texts.bands[entry.band],
      name: candidate?.full_name ?? texts.ranking.removed,
      now: formatRole(candidate?.current_title, candidate?.current_employer, ' · '),
      years: months === null ? null : Math.floor(months / 12),
      where: candidate?.location ?? null,
      stage,
      ...Object.fromEntries(
        of.criteria.map((criterion) => {
          const mark = marks?.get(criterion.id);
          return [criterion.id, mark === undefined ? null : foundInWords(mark)];
        }),
      ),
    };
  };
  return async (ids, format) => {
    await attempt(texts.bulk.exportFailed, async () => {
      await exportTable({
        format,
        file_name: of.title,
        columns: [
          {
            key: 'position',
            title: texts.criteria.positionBy(columns.position, texts.criteria.orders[of.order]),
            type: 'number',
          },
          { key: 'band', title: texts.ranking.band, type: 'text' },
          { key: 'name', title: columns.name, type: 'text' },
          { key: 'now', title: columns.now, type: 'text' },
          { key: 'years', title: columns.years, type: 'number' },
          { key: 'where', title: columns.where, type: 'text' },
          ...of.criteria.map((one) => ({ key: one.id, title: nameOf(one), type: 'text' as const })),
          { key: 'stage', title: columns.stage, type: 'text' },
          ...own.columns,
        ],
        rows: await Promise.all(
          (await rowsOf(ids)).map(async (row) => ({
            ...cellsOf(row),
            ...(await own.cellsOf(row.entry.candidate_id)),
          })),
        ),
      });
    });
  };
}

/** "met", and "met (said, Nov 23)" where it is not the resume that says so. */
function foundInWords(mark: CriterionMark): string {
  const by = byWhom(mark);
  return `${texts.criteria.findings[toldFinding(mark)]}${by === null ? '' : ` (${by})`}`;
}
