import { useCallbackRef } from '@mantine/hooks';
import { useState } from 'react';
import { idsOf } from '../../api/ranking_filters.ts';
import { atCriterion, atQuote } from '../../addresses/candidate_search.ts';
import type { Evidence } from '../../features/document_page/evidence.ts';
import { useToggleBlind } from '../../features/decisions/use_toggle_blind.ts';
import { useKeyHelp } from '../../ui/key_help.tsx';
import { useWhenLoaded } from '../../lib/use_when_loaded.ts';
import type { RankingFacts } from './use_ranking.ts';
import { useRankingKeys } from './use_ranking_keys.ts';

/** What keys, rows and the panel do in a ranking. */
export function useRankingActs(ranking: RankingFacts) {
  const { search, list, shown, ids, index, entry, told, criteria, picked, select, open } = ranking;
  const { moveTo, shortlist, reject } = ranking.decisions;
  const [mark_at, standOn] = useState<number | null>(null);
  const help = useKeyHelp();
  const toggleBlind = useToggleBlind();

  const step = (by: number): void => {
    const next = shown[Math.min(shown.length - 1, Math.max(0, index + by))];
    if (next !== undefined) select(next.candidate_id);
  };
  const openAt = (id: string, criterion_id: string): void => open(id, atCriterion(search, criterion_id));
  const stepMark = (by: number): void => {
    if (criteria.length === 0) return;
    const next = mark_at === null ? (by > 0 ? 0 : criteria.length - 1) : mark_at + by;
    standOn(next < 0 || next >= criteria.length ? null : next);
  };
  const openMark = (): void => {
    const criterion = criteria[mark_at ?? 0];
    if (entry !== undefined && criterion !== undefined) openAt(entry.candidate_id, criterion.id);
  };
  const decide = (act: (candidate_id: string) => void, of = entry): void => {
    if (of === undefined) return;
    act(of.candidate_id);
    if (of === entry) step(1);
  };
  const pick = (id: string, extend: boolean): void => {
    if (extend) picked.extendTo(id, ids);
    else picked.toggle(id);
  };
  const pickWhole = useWhenLoaded<void>(!list.filling, () => picked.set(ids));
  const pickAll = (all: boolean): void => (all ? pickWhole() : picked.clear());
  useRankingKeys({
    step,
    stepMark,
    openMark,
    open: () => open(entry?.candidate_id),
    shortlist: () => decide(shortlist),
    reject: () => decide(reject),
    undo: () => {
      const undone = ranking.decisions.undoLast();
      if (undone !== null) select(undone);
    },
    blind: toggleBlind,
    pick: (extend) => {
      if (entry !== undefined) pick(entry.candidate_id, extend);
    },
    pickAll: () => pickAll(true),
    stack: () => {
      if (entry !== undefined) ranking.toggle(entry.candidate_id);
    },
    pickStack: () => {
      if (entry !== undefined) picked.add(ranking.wholeOf(entry.candidate_id));
    },
    filter: ranking.filter,
    help: help.toggle,
  });

  // Called by what is drawn on its own: the same all along.
  const { exportRows } = ranking;
  const exportWhole = useWhenLoaded(
    !list.filling,
    (format: 'csv' | 'xlsx') => void exportRows(idsOf(list.rows), format),
  );
  const exportShown = useCallbackRef(exportWhole);
  const panel = {
    onOpenAt: useCallbackRef(openAt),
    onOpen: useCallbackRef((id: string) => open(id)),
    onShow: useCallbackRef((id: string, evidence: Evidence) => open(id, atQuote(search, evidence))),
    // the candidate in the panel, who for a moment may differ from the selected row
    onShortlist: useCallbackRef(() => decide(shortlist, told)),
    onReject: useCallbackRef(() => decide(reject, told)),
    onStage: useCallbackRef((id: string, stage_id: string) => void moveTo(id, stage_id)),
  };
  return {
    help,
    exportShown,
    /** The criterion whose mark the keys stand on. */
    mark: mark_at === null ? null : (criteria[mark_at]?.id ?? null),
    openAt,
    pick,
    pickAll,
    panel,
  };
}
