import { memo, type ReactNode } from 'react';
import { useJobs } from '../../api/jobs.ts';
import { useStages } from '../../api/nominations.ts';
import type { PoolSearch } from '../../addresses/pool_search.ts';
import { formatDate, formatRole, formatYears } from '../../lib/format.ts';
import { hidden, usePrintedList } from '../../ui/printed_list.tsx';
import { stageName } from '../../features/stages/stage_name.ts';
import { useOwnCondition } from '../../features/own_fields/conditions.ts';
import { useTagName } from '../../features/tags/use_tag_name.ts';
import { texts } from '../../texts.ts';
import { poolFiltersInWords } from './filters_in_words.ts';
import { filledColumns, usePoolRows } from './use_pool_rows.ts';

/**
 * The Pool on paper: everybody who is found, in the order on screen. Not drawn anew while somebody moves through the
 * rows.
 */
export const PrintedPool = memo(function PrintedPool(props: {
  ids: readonly string[];
  search: PoolSearch;
  is_whole: boolean;
}): ReactNode {
  const { ids, search, is_whole } = props;
  const tagName = useTagName();
  const ownCondition = useOwnCondition();
  const all_jobs = useJobs();
  const stages = useStages(search.job ?? null);
  const rowsOf = usePoolRows();
  const { columns } = texts.pool;
  return usePrintedList({
    amount: ids.length,
    is_whole,
    load: async () => {
      const rows = await rowsOf(ids);
      return {
        columns: filledColumns(rows).map((key) => ({
          key,
          title: columns[key],
          is_number: key === 'years',
        })),
        filters: poolFiltersInWords(search, {
          tagName,
          ownCondition,
          job: all_jobs.data?.find(({ id }) => id === search.job)?.title,
          stage: stages.data.filter(({ id }) => id === search.stage).map(stageName)[0],
        }),
        rows: rows.map(({ id, candidate, tags, jobs, start, notice, salary }) => ({
          id,
          cells: {
            name: <strong>{candidate?.full_name ?? texts.pool.gone}</strong>,
            now: hidden(formatRole(candidate?.current_title, candidate?.current_employer)),
            years: formatYears(candidate?.months_experience),
            where: hidden(candidate?.location),
            start: hidden(start),
            notice,
            salary,
            tags: hidden(tags),
            jobs,
            added: candidate === null ? null : formatDate(candidate.created_at),
          },
        })),
      };
    },
  });
});
