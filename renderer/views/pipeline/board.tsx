import { VisuallyHidden } from '@mantine/core';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useJobCriteria } from '../../api/criteria.ts';
import { useMarksOfSeveral } from '../../api/criterion_counts.ts';
import { useStages } from '../../api/nominations.ts';
import { useStageTimes } from '../../api/stage_times.ts';
import { BulkBar } from '../../features/bulk/bulk_bar.tsx';
import { texts } from '../../texts.ts';
import { BoardColumnPart } from './board_column.tsx';
import css from './board.module.css';
import { Facts, type BoardFacts } from './facts.ts';
import type { Board as BoardData } from './use_board.ts';
import { useBoardActs } from './use_board_acts.ts';
import { useBoardPlace } from './use_board_place.ts';
import { longestOf } from './stage_time.tsx';
import { useFolded } from './use_folded.ts';

const NONE: readonly never[] = [];

/** The stages side by side. A drop, a key or the menu moves to another stage; the order within one is the ranking's. */
export function Board({ job_id, board }: { job_id: string; board: BoardData }) {
  const { columns, positions, resumes, people } = board;
  // A card that was let go is drawn where it went as soon as there is time: the pointer and the keys come first.
  const drawn = useDeferredValue(columns);
  const list = `pipeline:${job_id}`;
  const criteria = useJobCriteria(job_id).data ?? NONE;
  const ofSeveral = useMarksOfSeveral(criteria.length === 0 ? null : job_id, people) ?? undefined;
  const stages = useStages(job_id).data;
  const times = useStageTimes(job_id);
  const longest = longestOf(stages, times);
  const { isFolded, fold } = useFolded();
  const root = useRef<HTMLDivElement>(null);
  const place = useBoardPlace({ list, columns, resumes, isFolded, root });
  const { current } = place;
  const { acts, order, picked, menu, said } = useBoardActs({ job_id, list, columns, place, root });
  const facts = useMemo(
    (): BoardFacts => ({
      job_id,
      criteria,
      positions,
      resumes,
      ofSeveral,
      stages,
      times,
      longest,
      picked,
      menu,
      ...acts,
    }),
    [job_id, criteria, positions, resumes, ofSeveral, stages, times, longest, picked, menu, acts],
  );
  return (
    <Facts value={facts}>
      <div
        ref={root}
        className={`${css.board} flex flex-1 gap-8 min-h-0 p-12-22-12`}
        role="region"
        aria-label={texts.pipeline.board}
      >
        {drawn.map((column) => (
          <BoardColumnPart
            key={column.stage.id}
            column={column}
            is_folded={isFolded(column.stage)}
            current={current !== null && column.cards.includes(current) ? current : null}
            onFold={fold}
          />
        ))}
      </div>
      <BulkBar list={list} ids={order} job_id={job_id} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Facts>
  );
}
