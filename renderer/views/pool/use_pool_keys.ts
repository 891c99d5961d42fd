import type { RefObject } from 'react';
import { useKeys } from '../../lib/use_keys.ts';

/** Buttons, links and boxes have keys of their own. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, input, select, [role=menuitem]') !== null;
}

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
    ['j', () => on.step(1)],
    ['k', () => on.step(-1)],
    ['ArrowDown', () => on.step(1)],
    ['ArrowUp', () => on.step(-1)],
    ['PageDown', () => on.step(12)],
    ['PageUp', () => on.step(-12)],
    ['Home', () => on.step(-Infinity)],
    ['End', () => on.step(Infinity)],
    ['Enter', (event) => void (!isControl(event.target) && on.open(on.current)), { preventDefault: false }],
    [
      'Space',
      (event) => {
        if (isControl(event.target) || on.current === null) return;
        event.preventDefault();
        on.pick(on.current);
      },
      { preventDefault: false },
    ],
    ['/', () => on.input.current?.focus()],
  ]);
}
