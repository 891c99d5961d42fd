import { stepKeys, useKeys } from '../../lib/use_keys.ts';
import type { Step } from './columns.ts';

const PAGE = 6;

/** A key pressed on one of these is theirs. */
function isWithin(event: KeyboardEvent, selector: string): boolean {
  return event.target instanceof Element && event.target.closest(selector) !== null;
}

/** The keys of the board. */
export function useBoardKeys(on: {
  /** The card they stand on. */
  current: string | null;
  step: (to: Step) => void;
  moveBeside: (by: 1 | -1) => void;
  menu: () => void;
  shortlist: () => void;
  reject: () => void;
  pick: (candidate_id: string) => void;
  open: (candidate_id: string | null) => void;
}): void {
  useKeys([
    ...stepKeys((down) => on.step({ down }), PAGE),
    ['ArrowRight', () => on.step({ across: 1 })],
    ['ArrowLeft', () => on.step({ across: -1 })],
    [']', () => on.moveBeside(1)],
    ['[', () => on.moveBeside(-1)],
    ['shift+ArrowRight', () => on.moveBeside(1)],
    ['shift+ArrowLeft', () => on.moveBeside(-1)],
    ['m', on.menu],
    ['s', on.shortlist],
    ['x', on.reject],
    [
      'Space',
      (event) => {
        if (on.current === null || isWithin(event, 'button')) return;
        event.preventDefault();
        on.pick(on.current);
      },
      { preventDefault: false },
    ],
    [
      'Enter',
      (event) => void (!isWithin(event, 'a, button') && on.open(on.current)),
      { preventDefault: false },
    ],
  ]);
}
