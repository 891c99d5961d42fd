import { useState } from 'react';

/**
 * The row of a list the keys stand on: the chosen one, wherever it moves. When it leaves the list, as when an answer
 * comes while findings are filtered, they stay at its place, on whoever took it: at the first one, far away, a key
 * would decide about somebody nobody looked at. Another list (`list` names it with its filters) begins at its first.
 */
export function useSelectedIndex(
  list: string,
  /** Where the chosen one is; undefined when the list does not hold them. */
  found: number | undefined,
  amount: number,
  /** The rows are still those of another filter. */
  is_filling: boolean,
): number {
  const [stood, standAt] = useState({ list, at: 0 });
  const next = nextSelection(stood, { list, found, is_filling });
  if (next !== stood) standAt(next);
  return found ?? Math.min(next.at, Math.max(0, amount - 1));
}

type Selection = { readonly list: string; readonly at: number };

/** What is remembered once a list is drawn; the same where nothing of it changed. */
export function nextSelection(
  stood: Selection,
  now: { readonly list: string; readonly found: number | undefined; readonly is_filling: boolean },
): Selection {
  const known = stood.list === now.list ? stood.at : 0;
  const at = now.is_filling ? known : (now.found ?? known);
  return stood.list === now.list && stood.at === at ? stood : { list: now.list, at };
}
