import { createContext } from 'react';
import type { CandidateListItem } from '#service/api/people/candidates/schema.ts';
import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import type { Criterion } from '../../api/criteria.ts';
import type { CriterionCounts } from '../../api/criterion_counts.ts';
import type { Marks } from '../../api/marks.ts';
import type { Stack } from './stacks.ts';
import type { RankChange } from '../../api/rank_changes.ts';
import type { ColumnId } from './columns_for.ts';

/** What the head of the table looks up. */
export type HeadFacts = {
  readonly criteria: readonly Criterion[];
  /** How many meet each; undefined while that is not known. */
  readonly counts: CriterionCounts | undefined;
  readonly onFilter: () => void;
};

export const Head = createContext<HeadFacts>({
  criteria: [],
  counts: undefined,
  onFilter: () => undefined,
});

/** What the cells of one row look up: a ranking holds identifiers only. A row is drawn anew when its own changes. */
export type RowFacts = {
  /** undefined while unknown, null for one who has just been deleted. */
  readonly candidate: CandidateListItem | null | undefined;
  /**
   * Their place among those listed, where people are counted; null for one who stands in an open stack, under whoever
   * is on top.
   */
  readonly place: number | null;
  /** The same by their text alone, where criteria count beside it. */
  readonly text_rank: number | undefined;
  /** How many files they sent; 0 while that is not known. */
  readonly files: number;
  /** Those that there is room for. */
  readonly columns: readonly ColumnId[];
  /** The furthest of all their resumes. */
  readonly stage: NominationStage | undefined;
  /** What one resume of theirs says and another denies, as words; '' for nothing. */
  readonly disputed: string;
  readonly criteria: readonly Criterion[];
  /** null for one who has none, undefined while unknown. */
  readonly marks: Marks | null | undefined;
  /** The criterion whose mark the keys stand on. */
  readonly current: string | null;
  readonly is_picked: boolean;
  /** The others who are probably the same person. */
  readonly stack: Stack | undefined;
  /** Where they stood when somebody looked last; null where that is where they stand. */
  readonly change: RankChange | null;
  /** Opens or closes the stack of somebody. */
  readonly onStack: (candidate_id: string) => void;
  readonly onOpen: (candidate_id: string) => void;
  /** Opens a candidate at what was found of a criterion. */
  readonly onOpenAt: (candidate_id: string, criterion_id: string) => void;
  /** Takes a row in or out; with `extend` all from the one before to this one. */
  readonly onPick: (candidate_id: string, extend: boolean) => void;
};

export const Facts = createContext<RowFacts | null>(null);
