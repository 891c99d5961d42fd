import { shallowEqual } from '@mantine/hooks';
import {
  createContext,
  createElement,
  memo,
  useContext,
  useEffect,
  useState,
  type ComponentType,
} from 'react';

/** Whether this view is the one on screen: a list stays mounted under the candidate who was opened from it. */
export const ActiveView = createContext(true);

export function useIsActiveView(): boolean {
  return useContext(ActiveView);
}

/**
 * A part that rests while its view is under another one: it is drawn with what is true then, once it is in sight
 * again.
 */
export function keepMounted<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  const Resting = memo(
    function Resting({ props }: { props: P; is_active: boolean }) {
      return createElement(Part, props);
    },
    (before, now) => !now.is_active || shallowEqual(before.props, now.props),
  );
  return function InSight(props: P) {
    return createElement(Resting, { props, is_active: useIsActiveView() });
  };
}

/** So long something stands before what is covered goes after it: a key held down passes many. */
const SETTLE_MS = 400;

/** A value as it is in front; under another view it follows at rest, and is right at once when that is gone. */
export function useSettledValue<T>(value: T): T {
  const is_active = useIsActiveView();
  const [covered, follow] = useState<{ readonly value: T } | null>(null);
  if (is_active === (covered !== null)) follow(is_active ? null : { value });
  useEffect(() => {
    if (is_active) return undefined;
    const timer = window.setTimeout(
      () => follow((now) => (now?.value === value ? now : { value })),
      SETTLE_MS,
    );
    return () => window.clearTimeout(timer);
  }, [is_active, value]);
  return is_active || covered === null ? value : covered.value;
}
