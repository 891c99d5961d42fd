import { useQueryClient } from '@tanstack/react-query';
import { memo, type ReactNode } from 'react';
import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import { candidateRowQuery } from '../../api/candidates.ts';
import { useJobCriteria, type Criterion } from '../../api/criteria.ts';
import { useStageTimes, type TimesInStages } from '../../api/stage_times.ts';
import { candidateMarksQuery } from '../../api/evaluations.ts';
import { byCriterion, type Marks } from '../../api/marks.ts';
import type { PipelineSearch } from '../../addresses/pipeline_search.ts';
import { useTags } from '../../api/tags.ts';
import { MarksLegend, markCells, markColumns } from '../../features/criteria/printed_marks.tsx';
import { Several } from '../../features/duplicates/several.tsx';
import { formatNumber, formatRole, formatYears } from '../../lib/format.ts';
import { hidden, usePrintedList } from '../../ui/printed_list.tsx';
import { stageName } from '../../features/stages/stage_name.ts';
import { texts } from '../../texts.ts';
import { placesOnPaper, type BoardColumn } from './columns.ts';

/** Nobody waits where they were hired or rejected. */
function daysToPrint(times: TimesInStages, id: string, stage: NominationStage): string | null {
  const days = stage.category === 'active' ? times.daysIn(id, stage.id) : undefined;
  return days === undefined ? null : formatNumber(days);
}

const NONE: readonly Criterion[] = [];

/** The board on paper: everybody the filters show, stage after stage, with the marks the cards have. */
export const PrintedBoard = memo(function PrintedBoard(props: {
  job_id: string;
  columns: readonly BoardColumn[];
  positions: ReadonlyMap<string, number>;
  resumes: ReadonlyMap<string, readonly string[]>;
  search: PipelineSearch;
  is_whole: boolean;
}): ReactNode {
  const { job_id, positions, resumes, search } = props;
  const client = useQueryClient();
  const criteria = useJobCriteria(job_id).data ?? NONE;
  const tags = useTags();
  const times = useStageTimes(job_id);
  const places = placesOnPaper(props.columns);
  const { columns } = texts.ranking;
  const marksOf = async (id: string): Promise<Marks | null> => {
    if (criteria.length === 0) return null;
    return byCriterion(await client.fetchQuery(candidateMarksQuery(job_id, id))) ?? null;
  };
  return usePrintedList({
    amount: places.length,
    is_whole: props.is_whole,
    load: async () => {
      const rows = await Promise.all(
        places.map(async (place) => {
          const [candidate, marks] = await Promise.all([
            client.fetchQuery(candidateRowQuery(place.id)),
            marksOf(place.id),
          ]);
          return { ...place, candidate, marks };
        }),
      );
      return {
        columns: [
          { key: 'stage', title: columns.stage },
          { key: 'position', title: columns.position, is_number: true },
          { key: 'name', title: columns.name },
          { key: 'now', title: columns.now },
          { key: 'years', title: columns.years, is_number: true },
          { key: 'where', title: columns.where },
          { key: 'days', title: texts.pipeline.time.column, is_number: true },
          ...markColumns(criteria),
        ],
        rows: rows.map(({ id, stage, candidate, marks, is_first }) => ({
          id,
          cells: {
            // said of each of them: a page may begin with any
            stage: is_first ? <strong>{stageName(stage)}</strong> : stageName(stage),
            position: positions.has(id) ? formatNumber(positions.get(id) ?? 0) : null,
            name: (
              <>
                <strong>{candidate?.full_name ?? texts.ranking.removed}</strong>
                {resumes.has(id) && (
                  <>
                    {' '}
                    <Several amount={resumes.get(id)?.length ?? 0} disputed="" />
                  </>
                )}
              </>
            ),
            now: hidden(formatRole(candidate?.current_title, candidate?.current_employer)),
            years: formatYears(candidate?.months_experience),
            where: hidden(candidate?.location),
            days: daysToPrint(times, id, stage),
            ...markCells(criteria, marks),
          },
        })),
        filters: [
          ...(search.words === undefined ? [] : [`${texts.pipeline.search}: ${search.words}`]),
          ...(search.tag === undefined
            ? []
            : [`${texts.pipeline.tag}: ${tags.data?.find(({ id }) => id === search.tag)?.name ?? '…'}`]),
        ],
        legend: <MarksLegend rows={rows} />,
      };
    },
  });
});
