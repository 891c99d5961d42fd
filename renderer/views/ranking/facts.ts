import { createContext } from 'react';
import type { CandidateListItem } from '#service/api/candidates/schema.ts';
import type { NominationStage } from '#service/api/nomination_stages/schema.ts';
import type { Criterion } from '../../api/criteria.ts';
import type { Marks } from '../../api/marks.ts';

/** What the cells look up: a ranking holds identifiers only. */
export type RowFacts = {
  readonly candidates: ReadonlyMap<string, CandidateListItem | null | undefined>;
  readonly stages: ReadonlyMap<string, NominationStage | undefined>;
  readonly criteria: readonly Criterion[];
  /** By candidate; null for one who has none, undefined while unknown. */
  readonly marks: ReadonlyMap<string, Marks | null | undefined>;
  /** The mark the keys stand on. */
  readonly current: { readonly candidate_id: string; readonly criterion_id: string } | null;
  /** Opens a candidate at what was found of a criterion. */
  readonly onOpenAt: (candidate_id: string, criterion_id: string) => void;
  readonly onFilter: () => void;
};

export const Facts = createContext<RowFacts>({
  candidates: new Map(),
  stages: new Map(),
  criteria: [],
  marks: new Map(),
  current: null,
  onOpenAt: () => undefined,
  onFilter: () => undefined,
});
