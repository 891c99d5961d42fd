import { useEffect } from 'react';
import { useIsActiveView } from '../lib/active_view.ts';

/** Which parts of a view have acts at its lower edge, and how many of each are on screen. */
const shown = { selected: 0, panel: 0 };

/**
 * Stands in a part with acts at the lower edge: notices then come above them (global.css). The part says so itself,
 * because `:has()` on the body would have the whole document styled anew with every part of it that comes or goes.
 */
export function ActsBelow({ of }: { of: keyof typeof shown }) {
  const is_active = useIsActiveView();
  useEffect(() => {
    if (!is_active) return undefined;
    const count = (by: number): void => {
      shown[of] += by;
      document.documentElement.toggleAttribute(`data-acts-of-${of}`, shown[of] > 0);
    };
    count(1);
    return () => count(-1);
  }, [of, is_active]);
  return null;
}
