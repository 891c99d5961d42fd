import { createStore, useStore } from '../../lib/external_store.ts';

/** Candidates that were picked in a list, by the list: several at once can then be moved, tagged, compared, shared. */
const picked = createStore<ReadonlyMap<string, ReadonlySet<string>>>(new Map());

const NOBODY: ReadonlySet<string> = new Set();

export type Picked = {
  readonly ids: ReadonlySet<string>;
  /** Takes one in, or out. */
  toggle(id: string): void;
  /**
   * Takes in every row from the one toggled last to this one, as shift-click does.
   * @param rows ids in their order on screen
   */
  extendTo(id: string, rows: readonly string[]): void;
  set(ids: Iterable<string>): void;
  /** Takes these in, beside whoever is picked by now. */
  add(ids: Iterable<string>): void;
  /** Takes these out; who was picked meanwhile stays. */
  drop(ids: Iterable<string>): void;
  clear(): void;
};

const last = new Map<string, string>();

function put(list: string, ids: ReadonlySet<string>): void {
  picked.update((all) => new Map(all).set(list, ids));
}

function now(list: string): ReadonlySet<string> {
  return picked.get().get(list) ?? NOBODY;
}

/** How many of those a list shows are picked; filters may hide others who are. */
export function pickedCount(
  shown: readonly string[],
  picked_ids: ReadonlySet<string>,
): 'none' | 'some' | 'all' {
  if (picked_ids.size === 0 || shown.length === 0) return 'none';
  const amount = shown.reduce((sum, id) => (picked_ids.has(id) ? sum + 1 : sum), 0);
  return amount === 0 ? 'none' : amount < shown.length ? 'some' : 'all';
}

/** What is picked in one list; `list` names it, e.g. `ranking:<job id>` or `pool`. */
export function usePicked(list: string): Picked {
  const ids = useStore(picked).get(list) ?? NOBODY;
  return {
    ids,
    toggle: (id) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      last.set(list, id);
      put(list, next);
    },
    extendTo: (id, rows) => {
      const from = rows.indexOf(last.get(list) ?? id);
      const to = rows.indexOf(id);
      if (from < 0 || to < 0) return put(list, new Set([...ids, id]));
      const [first, end] = from < to ? [from, to] : [to, from];
      return put(list, new Set([...ids, ...rows.slice(first, end + 1)]));
    },
    set: (all) => put(list, new Set(all)),
    add: (some) => put(list, new Set([...now(list), ...some])),
    drop: (some) => {
      const out = new Set(some);
      put(list, new Set([...now(list)].filter((id) => !out.has(id))));
    },
    clear: () => put(list, NOBODY),
  };
}
