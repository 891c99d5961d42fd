import { useEffect, type RefObject } from 'react';

/** What is too high for the pane begins so far under its upper edge. */
const MARGIN = 24;

/** How far a pane has to be scrolled so that something in it stands in its middle; what is too high begins at its top. */
export function offsetToMiddle(
  pane: { readonly top: number; readonly height: number },
  part: { readonly top: number; readonly bottom: number },
): number {
  const height = part.bottom - part.top;
  const above = Math.max(MARGIN, (pane.height - height) / 2);
  return part.top - pane.top - above;
}

/**
 * Brings what a selector names into the middle of a scrolling pane, and keeps it there while pages come in and the pane
 * changes its size, until somebody scrolls there. A new `asked` brings it back.
 */
export function useInMiddle(
  scroller: RefObject<HTMLElement | null>,
  selector: string | null,
  asked: unknown,
): void {
  useEffect(() => {
    const pane = scroller.current;
    if (pane === null || selector === null) return undefined;
    const sizes = new ResizeObserver(() => bring());
    const bring = (): void => {
      for (const part of [pane, ...pane.children]) sizes.observe(part);
      const rects = [...pane.querySelectorAll(selector)]
        .map((part) => part.getBoundingClientRect())
        .filter(({ height }) => height > 0);
      const first = rects[0];
      if (first === undefined) return;
      const view = pane.getBoundingClientRect();
      const bottom = Math.max(...rects.map((rect) => rect.bottom));
      // of words that go on too far below, as on the next page, those where they begin
      const part = bottom - first.top + 2 * MARGIN > view.height ? first : { top: first.top, bottom };
      const by = offsetToMiddle(view, part);
      if (Math.abs(by) >= 1) pane.scrollTop += by;
    };
    const growth = new MutationObserver(bring);
    const stop = (): void => {
      growth.disconnect();
      sizes.disconnect();
    };
    bring();
    growth.observe(pane, { childList: true, subtree: true });
    const acts = ['wheel', 'pointerdown', 'touchmove', 'keydown'] as const;
    for (const act of acts) pane.addEventListener(act, stop, { passive: true });
    return () => {
      stop();
      for (const act of acts) pane.removeEventListener(act, stop);
    };
    // eslint-disable-next-line react/exhaustive-effect-dependencies -- what is asked for again is brought back
  }, [scroller, selector, asked]);
}
