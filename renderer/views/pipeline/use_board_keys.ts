import { useKeys } from '../../lib/use_keys.ts';
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
    ['ArrowDown', () => on.step({ down: 1 })],
    ['ArrowUp', () => on.step({ down: -1 })],
    ['j', () => on.step({ down: 1 })],
    ['k', () => on.step({ down: -1 })],
    ['ArrowRight', () => on.step({ across: 1 })],
    ['ArrowLeft', () => on.step({ across: -1 })],
    ['PageDown', () => on.step({ down: PAGE })],
    ['PageUp', () => on.step({ down: -PAGE })],
    ['Home', () => on.step({ down: -Infinity })],
    ['End', () => on.step({ down: Infinity })],
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
