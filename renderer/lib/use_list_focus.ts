import { useEffect, type RefObject } from 'react';

/**
 * Whoever comes to a list comes to read it: the keys work at once, and a screen reader starts here. Never out of a
 * field: rows also come back while someone types a filter.
 */
export function useListFocus(scroller: RefObject<HTMLElement | null>, is_active = true): void {
  useEffect(() => {
    if (is_active && !(document.activeElement instanceof HTMLInputElement)) {
      scroller.current?.focus({ preventScroll: true });
    }
  }, [scroller, is_active]);
}
