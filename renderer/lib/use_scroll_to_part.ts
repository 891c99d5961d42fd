import { useLocation } from '@tanstack/react-router';
import { useEffect, type RefObject } from 'react';

/** For so long what is above may still grow, as it is fetched. */
const SETTLES_MS = 2500;

/**
 * Brings a part of the page into sight when the address names it, and keeps it there until all is fetched or
 * somebody acts.
 */
export function useScrollToPart(part: RefObject<HTMLElement | null>, name: string): void {
  const is_meant = useLocation({ select: ({ hash }) => hash === name });
  useEffect(() => {
    const element = part.current;
    const around = element?.parentElement;
    if (!is_meant || element === null || around === null || around === undefined) return;
    const come = (): void => element.scrollIntoView({ block: 'start' });
    come();
    const growth = new MutationObserver(come);
    growth.observe(around, { childList: true, subtree: true });
    const stop = (): void => growth.disconnect();
    const acts = ['wheel', 'pointerdown', 'keydown'] as const;
    for (const act of acts) window.addEventListener(act, stop, { once: true, capture: true });
    const timer = setTimeout(stop, SETTLES_MS);
    return () => {
      stop();
      clearTimeout(timer);
      for (const act of acts) window.removeEventListener(act, stop, { capture: true });
    };
  }, [is_meant, part]);
}
