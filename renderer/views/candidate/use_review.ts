import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { CandidateSearch, CandidateTab } from '../../addresses/candidate_search.ts';
import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import { isUndecided, useJobNominations, type JobNominations } from '../../api/nominations.ts';
import type { useDecisions } from '../../features/decisions/decisions.ts';
import { useToggleBlind } from '../../features/decisions/use_toggle_blind.ts';
import { memoize } from '../../lib/memoize.ts';
import { unlessOn, useKeys } from '../../lib/use_keys.ts';
import type { useKeyHelp } from '../../ui/key_help.tsx';
import { useShowTab } from './candidate_tabs.tsx';
import type { useCriterionAt } from './use_criterion_at.ts';
import type { PrevNext } from './use_prev_next.ts';

/** Arrows are these parts' own: the page is scrolled by them, and a field is walked through. */
const SCROLLED = '[role=region][tabindex], [role=tablist], [role=dialog], [contenteditable]';

/**
 * One candidate after the other by keys alone: what decides about somebody brings the next one nobody has decided about,
 * with the same criterion and its words in sight.
 */
export function useReview(of: {
  candidate_id: string;
  job_id: string | null;
  address: CandidateSearch;
  prev_next: PrevNext;
  decisions: ReturnType<typeof useDecisions>;
  criterion: ReturnType<typeof useCriterionAt>;
  help: ReturnType<typeof useKeyHelp>;
  /** Goes to a criterion: its line and its words on the page. */
  goTo: (criterion_id: string) => void;
}) {
  const { candidate_id, address, prev_next, decisions, criterion } = of;
  const { ids, open, back } = prev_next;
  const nominations = useJobNominations(of.job_id).data;
  const showTab = useShowTab();
  const toggleBlind = useToggleBlind();
  const [noting, note] = useState(0);
  const is_at_notes = useLocation({ select: ({ hash }) => hash === 'notes' });
  const tab: CandidateTab = address.tab ?? (is_at_notes ? 'notes' : 'experience');

  const isLeft = (id: string): boolean =>
    id !== candidate_id && isUndecided(decisions.stages, nominations?.get(id));
  const at = ids.indexOf(candidate_id);
  const [first_stage] = decisions.stages;
  const left =
    nominations === undefined || of.job_id === null || first_stage === undefined
      ? []
      : leftOf(ids)(nominations)(first_stage);
  /** Whoever is left below, else above. */
  const next_left = of.job_id === null ? undefined : (ids.slice(at + 1).find(isLeft) ?? left.find(isLeft));

  const go = (id: string | undefined, keeps_tab = true): void => {
    if (id === undefined || id === candidate_id) return;
    open(id, {
      ...(keeps_tab && address.tab !== undefined ? { tab: address.tab } : {}),
      ...(address.criterion === undefined ? {} : { criterion: address.criterion }),
    });
  };
  const goBy = (by: number): void => {
    if (at >= 0) go(ids[at + by]);
  };
  const decide = (act: (candidate_id: string) => void): void => {
    act(candidate_id);
    if (of.job_id !== null && at >= 0) go(next_left);
  };
  const step = (by: number): void => {
    const now = criterion.ids.indexOf(criterion.at ?? '');
    const to = criterion.ids[Math.max(0, Math.min(criterion.ids.length - 1, now + by))];
    if (to !== undefined) of.goTo(to);
  };
  useKeys([
    ['j', () => goBy(1)],
    ['k', () => goBy(-1)],
    ['ArrowDown', unlessOn(SCROLLED, () => step(1)), { preventDefault: false }],
    ['ArrowUp', unlessOn(SCROLLED, () => step(-1)), { preventDefault: false }],
    ['s', () => decide(decisions.shortlist)],
    ['x', () => decide(decisions.reject)],
    ['u', () => go(decisions.undoLast() ?? undefined)],
    ['b', toggleBlind],
    [
      'n',
      () => {
        note((before) => before + 1);
        showTab('notes');
      },
    ],
    ['shift+?', of.help.toggle, { preventDefault: false }],
    ['Escape', back],
  ]);
  return {
    tab,
    at,
    goBy,
    noting,
    /** A note that was asked for by its key is saved: whoever is next comes. */
    noted: () => {
      if (of.job_id !== null && at >= 0) go(next_left ?? ids[at + 1], false);
    },
    next_ids: [next_left, ids[at + 1], ids[at - 1]],
    /** How many nobody has decided about; null where nothing is decided. */
    left: of.job_id === null || nominations === undefined || at < 0 ? null : left.length,
  };
}

/** Whom of a list nobody has decided about, in its order: worked out once, not once for each who is opened from it. */
const leftOf = memoize((ids: readonly string[]) =>
  memoize((nominations: JobNominations) =>
    memoize((first_stage: NominationStage) =>
      ids.filter((id) => isUndecided([first_stage], nominations.get(id))),
    ),
  ),
);
