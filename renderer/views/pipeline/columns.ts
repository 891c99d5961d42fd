import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import { furthestOf } from '#service/words/furthest_stage.ts';
import { stageIn } from '../../api/nominations.ts';

export type BoardColumn = {
  readonly stage: NominationStage;
  /** The stage is of the other pipeline, shared or the job's own, and somebody is still in it. */
  readonly is_left_over: boolean;
  /** Ids of candidates, in ranking order. */
  readonly cards: readonly string[];
  /** How many are in the stage, shown or not. */
  readonly total: number;
};

type Given = {
  /** The pipeline of the job, in order. */
  readonly stages: readonly NominationStage[];
  readonly all_stages: readonly NominationStage[];
  /** The nomination of each candidate of the job. */
  readonly nominations: ReadonlyMap<string, { readonly current_nomination_stage_id: string }>;
  /** Everyone of the job, in ranking order; those it does not know yet come last. */
  readonly order: readonly string[];
  /** All resumes of whom there are several, by each of them, in the same order. */
  readonly resumes: ReadonlyMap<string, readonly string[]>;
  readonly isShown: (candidate_id: string) => boolean;
};

/**
 * A column a stage, each with its candidates in order. Whoever has several resumes is one card, where the furthest of
 * them stands, and shown where one of them is. Nobody is ever left out: a stage that is no longer part of the pipeline
 * has a column while somebody is in it.
 */
export function boardColumns({
  stages,
  all_stages,
  nominations,
  order,
  resumes,
  isShown,
}: Given): BoardColumn[] {
  const cards = new Map<string, string[]>();
  const totals = new Map<string, number>();
  const stageOf = stageIn(nominations, all_stages);
  for (const id of order) {
    const ids = resumes.get(id) ?? [id];
    if (ids[0] !== id) continue;
    const card = furthestOf(ids, (one) => stageOf(one)?.id, all_stages) ?? id;
    const stage_id = stageOf(card)?.id ?? '';
    totals.set(stage_id, (totals.get(stage_id) ?? 0) + 1);
    if (!ids.some(isShown)) continue;
    const column = cards.get(stage_id);
    if (column === undefined) cards.set(stage_id, [card]);
    else column.push(card);
  }
  const pipeline = new Set(stages.map((stage) => stage.id));
  const left_over = all_stages.filter((stage) => !pipeline.has(stage.id) && totals.has(stage.id));
  const column = (stage: NominationStage): BoardColumn => ({
    stage,
    is_left_over: !pipeline.has(stage.id),
    cards: cards.get(stage.id) ?? [],
    total: totals.get(stage.id) ?? 0,
  });
  return [...left_over.toSorted((a, b) => a.position - b.position), ...stages].map(column);
}

/**
 * Gives the columns of before wherever nothing of them changed: a card that moves draws two columns anew, not all.
 * Made once for a board.
 */
export function steadyColumns(): (columns: readonly BoardColumn[]) => readonly BoardColumn[] {
  let known: readonly BoardColumn[] = [];
  return (columns) => {
    known = columns.map((column) => known.find((one) => isSame(one, column)) ?? column);
    return known;
  };
}

function isSame(one: BoardColumn, other: BoardColumn): boolean {
  return (
    one.stage === other.stage &&
    one.is_left_over === other.is_left_over &&
    one.total === other.total &&
    one.cards.length === other.cards.length &&
    one.cards.every((id, index) => id === other.cards[index])
  );
}

export type Place = { readonly column: number; readonly index: number };

/** Where a card is, or that of another of these resumes; null when the board does not show it. */
export function placeOf(
  columns: readonly BoardColumn[],
  id: string | null,
  resumes: readonly string[] = [],
): Place | null {
  if (id === null) return null;
  for (const [column, { cards }] of columns.entries()) {
    const index = cards.findIndex((card) => card === id || resumes.includes(card));
    if (index >= 0) return { column, index };
  }
  return null;
}

export type Step = { readonly down: number } | { readonly across: 1 | -1 };

/**
 * The card that a key leads to: up and down within a column, across to the nearest column that shows a card, at the
 * same height where it has so many. Stays where there is nowhere to go.
 */
export function stepFrom(
  columns: readonly BoardColumn[],
  from: Place,
  step: Step,
  isOpen: (stage_id: string) => boolean,
): string | null {
  const here = columns[from.column];
  if (here === undefined) return null;
  if ('down' in step) {
    const to = Math.min(here.cards.length - 1, Math.max(0, from.index + step.down));
    return here.cards[to] ?? null;
  }
  for (let at = from.column + step.across; at >= 0 && at < columns.length; at += step.across) {
    const { cards, stage } = columns[at]!;
    if (cards.length > 0 && isOpen(stage.id)) return cards[Math.min(from.index, cards.length - 1)] ?? null;
  }
  return here.cards[from.index] ?? null;
}

/** Who is read next when these leave a column: the first one after the card that stays, else the last before it. */
export function nextInColumn(
  columns: readonly BoardColumn[],
  from: Place,
  leaving: ReadonlySet<string>,
): string | null {
  const cards = columns[from.column]?.cards ?? [];
  const stays = (id: string): boolean => !leaving.has(id);
  return cards.slice(from.index).find(stays) ?? cards.slice(0, from.index).findLast(stays) ?? null;
}

/** The stage before or after the one a card is in; null at the ends of the board. */
export function stageBeside(
  columns: readonly BoardColumn[],
  from: Place,
  by: 1 | -1,
): NominationStage | null {
  return columns[from.column + by]?.stage ?? null;
}

/** Everybody on the board, stage after stage; the first of each stage is told. */
export function placesOnPaper(
  columns: readonly BoardColumn[],
): readonly { readonly id: string; readonly stage: NominationStage; readonly is_first: boolean }[] {
  return columns.flatMap(({ stage, cards }) => cards.map((id, at) => ({ id, stage, is_first: at === 0 })));
}
