import type { RefObject } from 'react';
import { stepKeys, unlessOn, useKeys } from '../../lib/use_keys.ts';

/** They have keys of their own. */
const CONTROLS = 'a, button, input, select, [role=menuitem]';

/** The keys of the pool. */
export function usePoolKeys(on: {
  /** The row they stand on. */
  current: string | null;
  step: (by: number) => void;
  open: (id: string | null) => void;
  pick: (id: string) => void;
  input: RefObject<HTMLInputElement | null>;
}): void {
  useKeys([
    ...stepKeys(on.step, 12),
    ['Enter', unlessOn(CONTROLS, () => on.open(on.current)), { preventDefault: false }],
    [
      'Space',
      unlessOn(CONTROLS, () => on.current !== null && on.pick(on.current)),
      { preventDefault: false },
    ],
    ['/', () => on.input.current?.focus()],
  ]);
}
