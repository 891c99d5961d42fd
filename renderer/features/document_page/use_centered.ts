import { useEffect, type RefObject } from 'react';

/** What is too high for the pane begins so far under its upper edge. */
const MARGIN = 24;
/** So much of a pane, from above, is looked at without scrolling. */
const FIRST = 0.9;

/**
 * How far a pane has to be scrolled so that something in it stands in its middle; what is too high begins at its
 * top.
 */
function offsetToCenter(
  pane: { readonly top: number; readonly height: number },
  part: { readonly top: number; readonly bottom: number },
): number {
  const height = part.bottom - part.top;
  const above = Math.max(MARGIN, (pane.height - height) / 2);
  return part.top - pane.top - above;
}

/** A pane, and what it is scrolled in itself: in a narrow window the page stands below what was read of it. */
function scrollersOf(pane: HTMLElement): HTMLElement[] {
  const around: HTMLElement[] = [pane];
  for (let part = pane.parentElement; part !== null; part = part.parentElement) {
    const is_higher = part.scrollHeight > part.clientHeight;
    if (is_higher && /auto|scroll/u.test(getComputedStyle(part).overflowY)) around.push(part);
  }
  return around;
}

/** Scrolls one pane so that the first of what is asked for, and all of it where there is room, stands in its middle. */
function bringInto(pane: HTMLElement, parts: readonly Element[]): void {
  const rects = parts.map((part) => part.getBoundingClientRect());
  const first = rects[0];
  if (first === undefined) return;
  const view = pane.getBoundingClientRect();
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  // of words that go on too far below, as on the next page, those where they begin
  const part = bottom - first.top + 2 * MARGIN > view.height ? first : { top: first.top, bottom };
  // what stands high enough on the first screen leaves the page where it begins
  const is_first = part.bottom - view.top + pane.scrollTop <= FIRST * view.height;
  const by = is_first ? -pane.scrollTop : offsetToCenter(view, part);
  if (Math.abs(by) >= 1) pane.scrollTop += by;
  // on a page that is wider than the pane
  if (pane.scrollWidth <= pane.clientWidth) return;
  const words = pane.querySelector('[data-across]')?.getBoundingClientRect();
  // all words of the page where they have room, and else those asked for
  if (words !== undefined && words.width <= view.width) {
    pane.scrollLeft += (words.left + words.right - view.left - view.right) / 2;
    return;
  }
  const across = { top: view.left, height: view.width };
  pane.scrollLeft += offsetToCenter(across, { top: first.left, bottom: first.right });
}

/**
 * Brings what a selector names into the middle of a scrolling pane, and of whatever that is scrolled in, and keeps it
 * there while pages come in and the pane changes its size, until somebody scrolls there. A new `asked` brings it back.
 */
export function useCentered(
  scroller: RefObject<HTMLElement | null>,
  selector: string | null,
  asked: unknown,
): void {
  useEffect(() => {
    const pane = scroller.current;
    if (pane === null || selector === null) return undefined;
    const sizes = new ResizeObserver(() => bring());
    const bring = (): void => {
      const scrollers = scrollersOf(pane);
      for (const part of scrollers.flatMap((one) => [one, ...one.children])) sizes.observe(part);
      const parts = [...pane.querySelectorAll(selector)].filter(
        (part) => part.getBoundingClientRect().height > 0,
      );
      for (const one of scrollers) bringInto(one, parts);
    };
    const growth = new MutationObserver(bring);
    const stop = (): void => {
      growth.disconnect();
      sizes.disconnect();
    };
    const stopThere = ({ target }: Event): void => {
      if (target instanceof Node && scrollersOf(pane).some((one) => one.contains(target))) stop();
    };
    bring();
    growth.observe(pane, { childList: true, subtree: true });
    const acts = ['wheel', 'pointerdown', 'touchmove', 'keydown'] as const;
    for (const act of acts) window.addEventListener(act, stopThere, { passive: true });
    return () => {
      stop();
      for (const act of acts) window.removeEventListener(act, stopThere);
    };
    // eslint-disable-next-line react/exhaustive-effect-dependencies -- what is asked for again is brought back
  }, [scroller, selector, asked]);
}
