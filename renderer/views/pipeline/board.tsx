import { VisuallyHidden } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import { atCriterion } from '../../api/candidate_search.ts';
import { knownName } from '../../api/candidates.ts';
import { useJobCriteria } from '../../api/criteria.ts';
import { useStages } from '../../api/nominations.ts';
import { BulkBar } from '../../components/bulk/bulk_bar.tsx';
import { useBulkActs } from '../../components/bulk/bulk_acts.ts';
import { usePicked } from '../../components/bulk/picked.ts';
import { useDecisions } from '../../components/decisions.ts';
import { useSelected } from '../../components/selection.ts';
import { useKeys } from '../../components/use_keys.ts';
import { texts } from '../../texts.ts';
import { scrollWhileDragging } from './auto_scroll.ts';
import { BoardColumnPart } from './board_column.tsx';
import { stageName } from '../../components/stages/stage_name.ts';
import css from './board.module.css';
import { nextInColumn, placeOf, stageBeside, stepFrom, type Step } from './columns.ts';
import { Facts, useStableActs, type BoardActs, type BoardFacts } from './facts.ts';
import type { Board as BoardData } from './use_board.ts';
import { useFolded } from './use_folded.ts';

const NONE: readonly never[] = [];
const PAGE = 6;

/** A key pressed on one of these is theirs. */
function isWithin(event: KeyboardEvent, selector: string): boolean {
  return event.target instanceof Element && event.target.closest(selector) !== null;
}

/** Whether letters go to a field or a dialog: out of there nothing takes the focus, or they would be decisions. */
function isTypedIn(): boolean {
  const within = document.activeElement?.closest('input, textarea, select, [role=dialog]') ?? null;
  return within !== null;
}

/** The stages side by side. A drop, a key or the menu moves to another stage; the order within one is the ranking's. */
export function Board({ job_id, board }: { job_id: string; board: BoardData }) {
  const { columns, positions } = board;
  // A card that was let go is drawn where it went as soon as there is time: the pointer and the keys come first.
  const drawn = useDeferredValue(columns);
  const list = `pipeline:${job_id}`;
  const navigate = useNavigate();
  const client = useQueryClient();
  const criteria = useJobCriteria(job_id).data ?? NONE;
  const stages = useStages(job_id).data;
  const { isFolded, fold } = useFolded();
  const isOpen = (stage_id: string): boolean =>
    !isFolded(columns.find((one) => one.stage.id === stage_id)?.stage);
  const [selected, stand] = useSelected(list);
  const chosen = placeOf(columns, selected);
  // never on a card nobody sees: keys would decide about it
  const at =
    (chosen !== null && isOpen(columns[chosen.column]!.stage.id) ? chosen : null) ??
    placeOf(columns, columns.find((one) => one.cards.length > 0 && isOpen(one.stage.id))?.cards[0] ?? null);
  const current = at === null ? null : (columns[at.column]?.cards[at.index] ?? null);
  const picked = usePicked(list);
  const order = useMemo(() => columns.flatMap((one) => one.cards), [columns]);
  const picked_ids = useMemo(() => order.filter((id) => picked.ids.has(id)), [order, picked.ids]);
  const bulk = useBulkActs(picked, picked_ids);
  const { moveTo, reject, shortlist } = useDecisions(job_id);
  const [menu, setMenu] = useState<string | null>(null);
  const [said, say] = useState('');
  const wants_focus = useRef(false);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => (root.current === null ? undefined : scrollWhileDragging(root.current)), []);

  /** After a key the focus goes where the keys lead. */
  const follow = (id: string | null): void => {
    if (id === null) return;
    wants_focus.current = true;
    stand(id);
    root.current
      ?.querySelector(`[data-card="${CSS.escape(id)}"]`)
      ?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  };
  const tell = (ids: readonly string[], stage: NominationStage): void => {
    const column = columns.find((one) => one.stage.id === stage.id);
    const name =
      ids.length === 1
        ? (knownName(client, ids[0]!) ?? texts.ranking.thisCandidate)
        : texts.pipeline.dragged(ids.length);
    const total = (column?.total ?? 0) + ids.length;
    say(texts.pipeline.movedHere(name, stageName(stage), total));
  };
  const move = (ids: readonly string[], stage: NominationStage): void => {
    const moving = ids.filter((id) => columns.find((one) => one.cards.includes(id))?.stage.id !== stage.id);
    if (moving.length === 0) return;
    tell(moving, stage);
    if (at !== null && current !== null && moving.includes(current) && !isOpen(stage.id)) {
      const next = nextInColumn(columns, at, new Set(moving));
      if (next !== null) stand(next);
    }
    if (moving.length > 1) void bulk.moveTo(job_id, stage);
    else void moveTo(moving[0]!, stage.id);
  };
  /** Moves the selected card. The selection follows it, unless the stage is folded. */
  const moveBeside = (by: 1 | -1): void => {
    if (at === null || current === null) return;
    const stage = stageBeside(columns, at, by);
    if (stage === null) return say(texts.pipeline.atTheEnd);
    follow(isOpen(stage.id) ? current : (nextInColumn(columns, at, new Set([current])) ?? current));
    return move([current], stage);
  };
  const decide = (act: (candidate_id: string) => void): void => {
    if (at === null || current === null) return;
    follow(nextInColumn(columns, at, new Set([current])));
    act(current);
  };
  const step = (to: Step): void => {
    if (at === null) return;
    const next = stepFrom(columns, at, to, isOpen);
    follow(next);
    // nothing is drawn anew: the wish would wait until somebody types elsewhere
    if (next === current) wants_focus.current = false;
  };
  const open = (id: string | null): void => {
    if (id === null) return;
    stand(id);
    void navigate({ to: '/candidates/$candidate_id', params: { candidate_id: id }, search: { job: job_id } });
  };
  useKeys([
    ['ArrowDown', () => step({ down: 1 })],
    ['ArrowUp', () => step({ down: -1 })],
    ['j', () => step({ down: 1 })],
    ['k', () => step({ down: -1 })],
    ['ArrowRight', () => step({ across: 1 })],
    ['ArrowLeft', () => step({ across: -1 })],
    ['PageDown', () => step({ down: PAGE })],
    ['PageUp', () => step({ down: -PAGE })],
    ['Home', () => step({ down: -Infinity })],
    ['End', () => step({ down: Infinity })],
    [']', () => moveBeside(1)],
    ['[', () => moveBeside(-1)],
    ['shift+ArrowRight', () => moveBeside(1)],
    ['shift+ArrowLeft', () => moveBeside(-1)],
    ['m', () => setMenu(current)],
    ['s', () => decide(shortlist)],
    ['x', () => decide(reject)],
    [
      'Space',
      (event) => {
        if (current === null || isWithin(event, 'button')) return;
        event.preventDefault();
        picked.toggle(current);
      },
      { preventDefault: false },
    ],
    ['Enter', (event) => void (!isWithin(event, 'a, button') && open(current)), { preventDefault: false }],
  ]);

  const acts: BoardActs = {
    onMenu: (id) => {
      // The keys go on from the card whose menu it was.
      if (id === null) wants_focus.current = true;
      else stand(id);
      setMenu(id);
    },
    onStand: stand,
    onPick: (id, through) => {
      stand(id);
      const column = columns.find((one) => one.cards.includes(id));
      if (through) picked.extendTo(id, column?.cards ?? []);
      else picked.toggle(id);
    },
    onOpen: open,
    onOpenAt: (id, criterion_id) => {
      stand(id);
      const search = atCriterion({ job: job_id }, criterion_id);
      void navigate({ to: '/candidates/$candidate_id', params: { candidate_id: id }, search });
    },
    onMove: move,
    draggedWith: (id) => (picked.ids.has(id) ? picked_ids : [id]),
    takesFocus: () => {
      const takes = wants_focus.current && !isTypedIn();
      wants_focus.current = false;
      return takes;
    },
  };
  const stable = useStableActs(acts);
  const facts = useMemo(
    (): BoardFacts => ({ job_id, criteria, positions, stages, picked: picked.ids, menu, ...stable }),
    [job_id, criteria, positions, stages, picked.ids, menu, stable],
  );
  return (
    <Facts value={facts}>
      <div ref={root} className={css.board} role="region" aria-label={texts.pipeline.board}>
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
