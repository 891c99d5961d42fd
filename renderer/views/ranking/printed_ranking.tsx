import { memo, type ReactNode } from 'react';
import type { RankingSearch } from '../../addresses/ranking_search.ts';
import { MarksLegend, markCells, markColumns, saidOf } from '../../features/criteria/printed_marks.tsx';
import { formatNumber, formatRole, formatYears } from '../../lib/format.ts';
import { hidden, usePrintedList } from '../../ui/printed_list.tsx';
import { useOwnCondition } from '../../features/own_fields/conditions.ts';
import { useTagName } from '../../features/tags/use_tag_name.ts';
import { texts } from '../../texts.ts';
import { filtersInWords } from './filters_in_words.ts';
import { useRankingRows, type RankingOnScreen, type RankingRowFacts } from './use_ranking_rows.ts';

/**
 * The ranking on paper: everybody who passes the filters, with the marks as they are on screen. Not drawn anew while
 * somebody moves through the rows.
 */
export const PrintedRanking = memo(function PrintedRanking(
  props: RankingOnScreen & { search: RankingSearch; is_whole: boolean },
): ReactNode {
  const { is_whole, search, ...of } = props;
  const { rows, criteria, stages } = of;
  const tagName = useTagName();
  const ownCondition = useOwnCondition();
  const rowsOf = useRankingRows(of);
  const { columns } = texts.ranking;
  const cellsOf = ({ entry, candidate, marks, stage }: RankingRowFacts): Record<string, ReactNode> => ({
    position: formatNumber(entry.position),
    name: (
      <>
        <strong>{candidate?.full_name ?? texts.ranking.removed}</strong>
        {saidOf(criteria, marks).map((said) => (
          <div key={said}>{said}</div>
        ))}
      </>
    ),
    now: hidden(formatRole(candidate?.current_title, candidate?.current_employer)),
    years: formatYears(candidate?.months_experience),
    where: hidden(candidate?.location),
    stage,
    ...markCells(criteria, marks),
  });
  return usePrintedList({
    amount: rows.length,
    is_whole,
    load: async () => {
      const facts = await rowsOf(rows.map((row) => row.candidate_id));
      return {
        columns: [
          { key: 'position', title: columns.position, is_number: true },
          { key: 'name', title: columns.name },
          { key: 'now', title: columns.now },
          { key: 'years', title: columns.years, is_number: true },
          { key: 'where', title: columns.where },
          ...markColumns(criteria),
          { key: 'stage', title: columns.stage },
        ],
        rows: facts.map((row) => ({ id: row.entry.candidate_id, cells: cellsOf(row) })),
        filters: filtersInWords(search, { stages, criteria, tagName, ownCondition }),
        order: texts.criteria.orderedBy(
          texts.criteria.orders[of.order],
          search.by === undefined ? texts.criteria.orderHint[of.order] : texts.criteria.closest,
        ),
        legend: <MarksLegend rows={facts} />,
      };
    },
  });
});
