import { useCallbackRef } from '@mantine/hooks';
import { useCallback, useMemo, useRef, type CSSProperties } from 'react';
import { useAreAnswersMoving, useHeld } from '../../api/checking.ts';
import { useCandidateRows } from '../../api/candidates.ts';
import type { Criterion } from '../../api/criteria.ts';
import type { CriterionCounts } from '../../api/criterion_counts.ts';
import { useCriterionMarks } from '../../api/evaluations.ts';
import { usePersonStages } from '../../api/person_stages.ts';
import { useCandidateCards } from '../../api/pool.ts';
import type { Marks } from '../../api/marks.ts';
import type { RankedPeople } from '../../api/ranked_people.ts';
import { idsOf, indexesOf } from '../../api/ranking_filters.ts';
import { formatNumber } from '../../lib/format.ts';
import { texts } from '../../texts.ts';
import { disputed } from '../../features/duplicates/several.tsx';
import type { RankChange } from '../../api/rank_changes.ts';
import { hasBothWeights } from '../../features/criteria/met_counts.ts';
import { Head, type HeadFacts } from './facts.ts';
import { MarksKey } from './marks_key.tsx';
import { namesOver, slantOf } from './slant.ts';
import { PickAll } from './pick.tsx';
import { columnsFor, FIGURES, trackOf } from './columns_for.ts';
import { HeadCell } from './ranking_columns.tsx';
import { RankingRow } from './ranking_row.tsx';
import type { StackedRows } from './stacks.ts';
import { useListFocus } from '../../lib/use_list_focus.ts';
import { useRowInSight } from '../../lib/scroll_padding.ts';
import { useIsActiveView } from '../../lib/active_view.ts';
import { Tip } from './tip.tsx';
import { useRowsDrawn } from './use_rows_drawn.ts';
import css from './ranking_table.module.css';

/** However many there are, only the rows in sight exist. */
export function RankingTable(props: {
  stacked: StackedRows;
  /** Whether somebody has several resumes: then people are numbered as they are listed, without gaps. */
  counts_people: boolean;
  /** Their places by text alone. */
  textPlaces: RankedPeople['places'] | undefined;
  job_id: string | null;
  selected: string | null;
  onSelect: (candidate_id: string) => void;
  onOpen: (candidate_id: string) => void;
  criteria: readonly Criterion[];
  counts: CriterionCounts | undefined;
  /** The answers of all resumes of whom there are several. */
  ofSeveral: ReadonlyMap<string, Marks> | undefined;
  /** What decides the order, in a sentence. */
  rule: string;
  /** Whether criteria and text together decide the order. */
  has_match: boolean;
  /** The criterion whose mark the keys stand on, in the selected row. */
  current: string | null;
  onOpenAt: (candidate_id: string, criterion_id: string) => void;
  onFilter: () => void;
  picked: ReadonlySet<string>;
  onPick: (candidate_id: string, extend: boolean) => void;
  onPickAll: (all: boolean) => void;
  onStack: (candidate_id: string) => void;
  changes: ReadonlyMap<string, RankChange>;
}) {
  const { stacked, selected, criteria, counts, current, onFilter, picked } = props;
  const has_marks = criteria.length > 0;
  const scroller = useRef<HTMLDivElement>(null);
  const has_match = has_marks && props.has_match;
  const has_both = hasBothWeights(criteria);
  const columnsAt = useCallback(
    (width: number) =>
      columnsFor(width, {
        criteria: criteria.length,
        has_both,
        has_match,
        has_stages: props.job_id !== null,
      }),
    [criteria.length, has_both, has_match, props.job_id],
  );
  const drawn = useRowsDrawn(scroller, stacked, columnsAt);
  const { virtual, items, places, shown, visible, columns } = drawn;
  const { rows, firsts, tops, stacks: same } = stacked;
  const placeOf = indexesOf(firsts);
  const candidates = useCandidateRows(visible);
  const cards = useCandidateCards(visible);
  const stage_of = usePersonStages(props.job_id);
  const marks = useCriterionMarks(has_marks ? props.job_id : null, visible);
  // as new as the order they are shown in
  const held = useHeld(marks, props.job_id ?? '', useAreAnswersMoving());
  const slant = slantOf(namesOver(criteria), columns.pitch);
  const head = useMemo((): HeadFacts => ({ criteria, counts, onFilter }), [criteria, counts, onFilter]);
  // Rows are drawn anew only when their own facts change; what they call is the same all along.
  const onSelect = useCallbackRef(props.onSelect);
  const onOpen = useCallbackRef(props.onOpen);
  const onOpenAt = useCallbackRef(props.onOpenAt);
  const onPick = useCallbackRef(props.onPick);
  const onStack = useCallbackRef(props.onStack);

  const at = selected === null ? -1 : (places.get(selected) ?? -1);
  const is_active = useIsActiveView();
  // under a candidate in a narrow window it had no size
  useRowInSight(scroller, '[role=row]', selected, virtual.measurementsCache[at] ?? null, is_active);

  useListFocus(scroller, is_active);

  return (
    <>
      <div
        ref={scroller}
        className={css.grid}
        role="grid"
        tabIndex={0}
        data-marks={has_marks || undefined}
        data-tall={columns.is_tall || undefined}
        data-picking={picked.size > 0 || undefined}
        style={
          {
            '--criteria': criteria.length,
            '--columns': columns.template,
            '--row': `${drawn.row}px`,
            '--name': trackOf('name', columns),
            '--pitch': `${columns.pitch}px`,
            '--head': `${has_marks ? slant.height : 28}px`,
            '--slant': `${slant.degrees}deg`,
            '--length': `${slant.length}px`,
            '--mark': `${Math.min(11, columns.pitch - 4)}px`,
          } as CSSProperties
        }
        aria-label={texts.ranking.list}
        aria-rowcount={rows.length + 1}
        aria-activedescendant={
          selected === null ? undefined : current === null ? `row-${selected}` : `mark-${selected}-${current}`
        }
      >
        <div className={css.head} role="row" aria-rowindex={1}>
          <Head value={head}>
            {columns.ids.map((column) => (
              <span
                key={column}
                role="columnheader"
                data-column={column}
                // it is there where it decides the order
                aria-sort={column === 'match' ? 'descending' : undefined}
                className={column === 'pick' ? css.pick_all : FIGURES.has(column) ? css.figure : undefined}
              >
                {column === 'pick' ? (
                  <PickAll picked={picked} shown={idsOf(rows)} onChange={props.onPickAll} />
                ) : (
                  <HeadCell of={column} />
                )}
              </span>
            ))}
          </Head>
        </div>
        <div className={css.body} style={{ height: virtual.getTotalSize() }} role="rowgroup">
          {shown.map(({ index, key, start }) => {
            const item = items[index];
            if (item === undefined) return null;
            if (item.kind === 'band') {
              const place = { transform: `translateY(${start}px)` };
              return (
                <div key={key} className={css.band} style={place} role="presentation">
                  {texts.bands[item.band]}{' '}
                  <small className="text-mute font-12 weight-400">{formatNumber(item.count)}</small>
                  {index === 0 && !has_marks && (
                    <small className="clip flex-1 text-mute weight-400 text-mute font-12 weight-400">
                      {props.rule}
                    </small>
                  )}
                </div>
              );
            }
            const entry = rows[item.index];
            if (entry === undefined) return null;
            const id = entry.candidate_id;
            const place_at = placeOf.get(id) ?? -1;
            const stack = same.get(id);
            const resumes = stack === undefined ? [id] : [id, ...idsOf(stack.others)];
            return (
              <RankingRow
                key={key}
                entry={entry}
                top={start}
                number={item.index + 1}
                is_selected={id === selected}
                text_rank={tops.has(id) ? undefined : (props.textPlaces?.get(id) ?? entry.text_rank)}
                place={tops.has(id) ? null : props.counts_people ? place_at + 1 : entry.position}
                onSelect={onSelect}
                onOpen={onOpen}
                candidate={candidates.get(id)}
                files={cards.get(id)?.file_count ?? 0}
                columns={columns.ids}
                stage={tops.has(id) ? stage_of.ofResume(id) : stage_of.ofPerson(id)}
                disputed={disputed(criteria, resumes, props.ofSeveral)}
                criteria={criteria}
                marks={held.get(id) ?? marks.get(id)}
                current={id === selected ? current : null}
                is_picked={picked.has(id)}
                change={props.changes.get(id) ?? null}
                onOpenAt={onOpenAt}
                onPick={onPick}
                stack={stack}
                onStack={onStack}
              />
            );
          })}
        </div>
        {is_active && (
          <Tip
            scroller={scroller}
            job_id={props.job_id}
            criteria={criteria}
            candidate_id={selected}
            criterion_id={current}
          />
        )}
      </div>
      {has_marks && (
        <MarksKey
          has_nice={criteria.some(({ weight }) => weight === 'nice')}
          rule={props.rule}
          columns={columns}
        />
      )}
    </>
  );
}
