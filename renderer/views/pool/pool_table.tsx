import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import type { CandidateSearch } from '../../addresses/candidate_search.ts';
import { useCandidateRows } from '../../api/candidates.ts';
import { useJobs } from '../../api/jobs.ts';
import { useAllStages } from '../../api/nominations.ts';
import { useCandidateCards, usePassages, useSnippets } from '../../api/pool.ts';
import { useListFocus } from '../../lib/use_list_focus.ts';
import { useRowInSight } from '../../lib/scroll_padding.ts';
import { pickedCount } from '../../features/bulk/picked.ts';
import { texts } from '../../texts.ts';
import { POOL_COLUMNS, type TERMS } from './use_pool_rows.ts';
import { PoolRow } from './pool_row.tsx';
import css from './pool_table.module.css';

const ROW = 38;
/** With the words that were found under it. */
const ROW_WITH_WORDS = 62;

/** Everyone found, however many: only the rows in sight exist. */
export function PoolTable(props: {
  ids: readonly string[];
  /** Whose places in the resumes are shown; empty: none. */
  words: string;
  /** Whether that is what comes nearest to them. */
  is_by_meaning: boolean;
  /** What of start, notice and salary is asked for: those columns are always in sight. */
  asks: readonly (typeof TERMS)[number][];
  /** Where whoever is opened here came from. */
  address: CandidateSearch;
  selected: string | null;
  picked: ReadonlySet<string>;
  onSelect: (id: string) => void;
  onOpen: (id: string) => void;
  onPick: (id: string, extend: boolean) => void;
  onPickAll: (all: boolean) => void;
}) {
  const { ids, words, selected, picked } = props;
  const amount = pickedCount(ids, picked);
  const scroller = useRef<HTMLDivElement>(null);
  const height = words === '' ? ROW : ROW_WITH_WORDS;
  // eslint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const virtual = useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey: (index) => ids[index] ?? index,
    overscan: 12,
  });
  useEffect(() => virtual.measure(), [height, virtual]);
  const shown = virtual.getVirtualItems();
  const visible = shown.flatMap(({ index }) => ids[index] ?? []);
  const candidates = useCandidateRows(visible);
  const cards = useCandidateCards(visible);
  const snippets = useSnippets(visible, props.is_by_meaning ? '' : words);
  const passages = usePassages(visible, props.is_by_meaning ? words : '');
  const jobs = useJobs();
  const stages = useAllStages();
  const job_names = useMemo(() => new Map(jobs.data?.map((job) => [job.id, job.title])), [jobs.data]);
  const stages_by_id = useMemo(() => new Map(stages.data?.map((stage) => [stage.id, stage])), [stages.data]);
  const at = selected === null ? -1 : ids.indexOf(selected);
  useRowInSight(scroller, '[role=row]', selected, virtual.measurementsCache[at] ?? null);
  useListFocus(scroller);
  return (
    <div
      ref={scroller}
      className={css.grid}
      role="grid"
      tabIndex={0}
      aria-label={texts.pool.list}
      aria-rowcount={ids.length + 1}
      aria-multiselectable
      aria-activedescendant={selected === null ? undefined : `person-${selected}`}
      data-words={words === '' ? undefined : true}
      data-asks={props.asks.join(' ')}
      data-asks-count={props.asks.length}
    >
      <div className={css.head} role="row" aria-rowindex={1}>
        <span role="columnheader">
          <input
            type="checkbox"
            aria-label={texts.bulk.selectAll}
            title={texts.bulk.selectAll}
            checked={amount === 'all'}
            ref={(box) => {
              if (box !== null) box.indeterminate = amount === 'some';
            }}
            onChange={(event) => props.onPickAll(event.currentTarget.checked)}
          />
        </span>
        {POOL_COLUMNS.map((column) => (
          <span key={column} role="columnheader" data-column={column}>
            {texts.pool.columns[column]}
          </span>
        ))}
      </div>
      <div className={css.body} style={{ height: virtual.getTotalSize() }} role="rowgroup">
        {shown.map(({ index, key, start }) => {
          const id = ids[index];
          if (id === undefined) return null;
          return (
            <PoolRow
              key={key}
              id={id}
              top={start}
              number={index + 1}
              candidate={candidates.get(id)}
              card={cards.get(id)}
              snippet={words === '' ? undefined : snippets.get(id)}
              passage={passages.get(id)}
              job_names={job_names}
              stages={stages_by_id}
              address={props.address}
              is_selected={id === selected}
              is_picked={picked.has(id)}
              onSelect={props.onSelect}
              onOpen={props.onOpen}
              onPick={props.onPick}
            />
          );
        })}
      </div>
    </div>
  );
}
