import { notify } from '../../ui/notices.tsx';
import { may } from '../../lib/may.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import { atCriterion } from '../../addresses/candidate_search.ts';
import { knownName } from '../../api/candidates.ts';
import { landmarkStages } from '../../api/nominations.ts';
import { useBulkActs } from '../../features/bulk/bulk_acts.ts';
import { usePicked } from '../../features/bulk/picked.ts';
import { useDecisions } from '../../features/decisions/decisions.ts';
import { stageName } from '../../features/stages/stage_name.ts';
import { texts } from '../../texts.ts';
import { scrollWhileDragging } from './auto_scroll.ts';
import { nextInColumn, stageBeside, stepFrom, type BoardColumn, type Step } from './columns.ts';
import { useStableActs, type BoardActs } from './facts.ts';
import { useBoardKeys } from './use_board_keys.ts';
import type { useBoardPlace } from './use_board_place.ts';

/** What keys, drags and menus do on the board. */
export function useBoardActs(of: {
  job_id: string;
  /** The name under which those picked are kept. */
  list: string;
  columns: readonly BoardColumn[];
  place: ReturnType<typeof useBoardPlace>;
  root: RefObject<HTMLElement | null>;
}) {
  const { job_id, list, columns, root } = of;
  const { at, current, isOpen, stand, follow, wantFocus, takesFocus } = of.place;
  const navigate = useNavigate();
  const client = useQueryClient();
  const picked = usePicked(list);
  const order = useMemo(() => columns.flatMap((one) => one.cards), [columns]);
  const picked_ids = useMemo(() => order.filter((id) => picked.ids.has(id)), [order, picked.ids]);
  const bulk = useBulkActs(picked, picked_ids);
  const { moveTo, reject, shortlist, stages } = useDecisions(job_id);
  const landmarks = landmarkStages(stages);
  const [menu, setMenu] = useState<string | null>(null);
  const [said, say] = useState('');

  useEffect(() => (root.current === null ? undefined : scrollWhileDragging(root.current)), [root]);

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
    if (!may.get().change) {
      notify(texts.people.onlyLooks);
      return;
    }
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
  const decide = (act: (candidate_id: string) => void, to: NominationStage | null): void => {
    if (at === null || current === null) return;
    if (to !== null && may.get().change && columns[at.column]?.stage.id !== to.id) tell([current], to);
    follow(nextInColumn(columns, at, new Set([current])));
    act(current);
  };
  const step = (to: Step): void => {
    if (at === null) return;
    const next = stepFrom(columns, at, to, isOpen);
    follow(next);
    // nothing is drawn anew: the wish would wait until somebody types elsewhere
    if (next === current) wantFocus(false);
  };
  const open = (id: string | null): void => {
    if (id === null) return;
    stand(id);
    void navigate({ to: '/candidates/$candidate_id', params: { candidate_id: id }, search: { job: job_id } });
  };
  useBoardKeys({
    current,
    step,
    moveBeside,
    menu: () => setMenu(may.get().change ? current : null),
    shortlist: () => decide(shortlist, landmarks.shortlist),
    reject: () => decide(reject, landmarks.rejected),
    pick: picked.toggle,
    open,
  });

  const acts: BoardActs = {
    onMenu: (id) => {
      // The keys go on from the card whose menu it was.
      if (id === null) wantFocus(true);
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
    takesFocus,
  };
  const stable = useStableActs(acts);
  return { acts: stable, order, picked: picked.ids, menu, said };
}
