import { useCallbackRef } from '@mantine/hooks';
import { useEffect } from 'react';
import { useIsActiveView } from './active_view.ts';

/** How the view in sight is printed, where the page as it stands would not do. */
let printer: (() => void) | null = null;

/**
 * Prints the view in sight: a list whole, not the rows that happen to be on screen. The menu of a browser knows
 * nothing of this; Ctrl+P, the palette and the views' own buttons come here.
 */
export function printView(): void {
  if (printer === null) window.print();
  else printer();
}

/** So long a menu or the palette takes to be gone from the page: it would be on the paper. */
const CLOSING_MS = 300;

/** The same, chosen from something that closes over the page. */
export function printOnceClosed(): void {
  window.setTimeout(printView, CLOSING_MS);
}

/** While it stands, this view is printed so. */
export function usePrinter(print: () => void): void {
  const latest = useCallbackRef(print);
  const is_active = useIsActiveView();
  useEffect(() => {
    if (!is_active) return undefined;
    printer = latest;
    return () => {
      if (printer === latest) printer = null;
    };
  }, [latest, is_active]);
}
