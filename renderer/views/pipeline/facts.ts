import { createContext, useEffect, useMemo, useRef } from 'react';
import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import type { Criterion } from '../../api/criteria.ts';
import type { Marks } from '../../api/marks.ts';
import type { TimesInStages } from '../../api/stage_times.ts';

/** What a card asks the board to do. */
export type BoardActs = {
  readonly onMenu: (candidate_id: string | null) => void;
  readonly onStand: (candidate_id: string) => void;
  readonly onPick: (candidate_id: string, through: boolean) => void;
  readonly onOpen: (candidate_id: string) => void;
  readonly onOpenAt: (candidate_id: string, criterion_id: string) => void;
  readonly onMove: (candidate_ids: readonly string[], stage: NominationStage) => void;
  /** Who goes along when this card is dragged. */
  readonly draggedWith: (candidate_id: string) => readonly string[];
  /** Whether the card the keys stand on takes the focus: after a key, never after a fetch. */
  readonly takesFocus: () => boolean;
};

/**
 * What every card knows of the board, beside its own candidate. Not where the keys stand: a step from card to card
 * would draw all of them again.
 */
export type BoardFacts = BoardActs & {
  readonly job_id: string;
  readonly criteria: readonly Criterion[];
  readonly positions: ReadonlyMap<string, number>;
  /** All resumes of whom there are several, by each of them; and what was found in all of those. */
  readonly resumes: ReadonlyMap<string, readonly string[]>;
  readonly ofSeveral: ReadonlyMap<string, Marks> | undefined;
  readonly stages: readonly NominationStage[];
  readonly times: TimesInStages;
  /** How many days the longest bar over the columns stands for. */
  readonly longest: number;
  readonly picked: ReadonlySet<string>;
  /** Whose menu of stages is open. */
  readonly menu: string | null;
};

export const Facts = createContext<BoardFacts | null>(null);

/** The same acts for as long as the board lives: what they do is always what they do now. */
export function useStableActs(acts: BoardActs): BoardActs {
  const now = useRef(acts);
  useEffect(() => {
    now.current = acts;
  });
  return useMemo(
    () => ({
      onMenu: (id) => now.current.onMenu(id),
      onStand: (id) => now.current.onStand(id),
      onPick: (id, through) => now.current.onPick(id, through),
      onOpen: (id) => now.current.onOpen(id),
      onOpenAt: (id, criterion_id) => now.current.onOpenAt(id, criterion_id),
      onMove: (ids, stage) => now.current.onMove(ids, stage),
      draggedWith: (id) => now.current.draggedWith(id),
      takesFocus: () => now.current.takesFocus(),
    }),
    [],
  );
}
