import { useDeferredValue, type ReactNode } from 'react';

/**
 * What may come a moment after the rest of a view: what was asked for is painted first, and this is drawn in the
 * time that is left between presses of keys.
 */
export function Deferred({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) {
  return useDeferredValue(true, false) ? children : fallback;
}
