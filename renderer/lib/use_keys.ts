import { useHotkeys } from '@mantine/hooks';
import { wasCovered } from './escape.ts';
import { useIsActiveView } from './active_view.ts';

type Key = readonly [
  key: string,
  act: (event: KeyboardEvent) => void,
  options?: { preventDefault?: boolean },
];

/** The keys of a view. They rest while someone types, and while a dialog or a menu is open. */
export function useKeys(keys: readonly Key[]): void {
  const is_active = useIsActiveView();
  useHotkeys(
    (is_active ? keys : []).map(([key, act, { preventDefault = true } = {}]) => [
      key,
      (event: KeyboardEvent) => {
        if (wasCovered(event)) return;
        if (preventDefault) event.preventDefault();
        act(event);
      },
      // not before it is known to be meant: under a dialog the letter is on its way into its field
      { preventDefault: false },
    ]),
  );
}
