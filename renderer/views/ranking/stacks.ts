import { useMemo, useState } from 'react';
import type { RankedEntry } from '../../api/ranking_filters.ts';
import { useSamePeople } from '../../api/duplicates.ts';

/** The others who are probably the same person as the one of them who stands highest. */
export type Stack = {
  /** What `useStacks` opens it by. */
  readonly group: string;
  readonly others: readonly RankedEntry[];
  readonly is_open: boolean;
};

/** A ranking with one row a person: whoever is probably the same stands beneath, once asked for. */
export type StackedRows = {
  /** Those shown, from above to below. */
  readonly rows: readonly RankedEntry[];
  /** The same without those beneath another: they alone follow the order. */
  readonly firsts: readonly RankedEntry[];
  /** All of the list. */
  readonly all: readonly RankedEntry[];
  /** By the candidate on top. */
  readonly stacks: ReadonlyMap<string, Stack>;
  /** Who is on top, by each of the others. */
  readonly tops: ReadonlyMap<string, string>;
};

const NOBODY: ReadonlySet<string> = new Set();
const NONE: StackedRows = { rows: [], firsts: [], all: [], stacks: new Map(), tops: new Map() };

/** Stacks a list by groups; nobody's position changes, and a list without any stays as it is. */
export function stackRows(
  all: readonly RankedEntry[],
  groups: ReadonlyMap<string, string> | undefined,
  opened: ReadonlySet<string>,
): StackedRows {
  const known = new Map<string, RankedEntry[]>();
  for (const entry of all) {
    const group = groups?.get(entry.candidate_id);
    if (group === undefined) continue;
    const before = known.get(group);
    if (before === undefined) known.set(group, [entry]);
    else before.push(entry);
  }
  const stacks = new Map<string, Stack>();
  const tops = new Map<string, string>();
  for (const [group, [top, ...others]] of known) {
    if (top === undefined || others.length === 0) continue;
    stacks.set(top.candidate_id, { group, others, is_open: opened.has(group) });
    for (const { candidate_id } of others) tops.set(candidate_id, top.candidate_id);
  }
  if (stacks.size === 0) return { ...NONE, rows: all, firsts: all, all };
  const firsts = all.filter(({ candidate_id }) => !tops.has(candidate_id));
  const rows = firsts.flatMap((entry) => {
    const stack = stacks.get(entry.candidate_id);
    return stack?.is_open === true ? [entry, ...stack.others] : [entry];
  });
  return { rows, firsts, all, stacks, tops };
}

/**
 * A list stacked, and how its stacks are opened. The chosen row is never hidden in one: where an address or the way back
 * from a candidate names somebody in a stack, that is open.
 */
export function useStacks(
  all: readonly RankedEntry[],
  selected: string | null,
  select: (candidate_id: string) => void,
) {
  const groups = useSamePeople();
  const [opened, setOpened] = useState(NOBODY);
  const stacked = useMemo(() => stackRows(all, groups, opened), [all, groups, opened]);
  const { stacks, tops } = stacked;
  const over = selected === null ? undefined : tops.get(selected);
  const hidden_in = over === undefined ? undefined : stacks.get(over);
  if (hidden_in?.is_open === false) setOpened(new Set([...opened, hidden_in.group]));

  /** Opens or closes the stack under somebody, or that they are in. */
  const toggle = (candidate_id: string): void => {
    const top = tops.get(candidate_id) ?? candidate_id;
    const stack = stacks.get(top);
    if (stack === undefined) return;
    if (stack.is_open && over === top) select(top);
    const next = new Set(opened);
    if (!next.delete(stack.group)) next.add(stack.group);
    setOpened(next);
  };
  /** Everybody of the stack that somebody is in. */
  const wholeOf = (candidate_id: string): readonly string[] => {
    const top = tops.get(candidate_id) ?? candidate_id;
    return [top, ...(stacks.get(top)?.others ?? []).map((one) => one.candidate_id)];
  };
  return { stacked, toggle, wholeOf };
}
