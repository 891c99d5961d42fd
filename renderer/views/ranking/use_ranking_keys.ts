import type { RefObject } from 'react';
import { openPalette } from '../../features/palette/palette.tsx';
import { stepKeys, unlessOn, useKeys } from '../../lib/use_keys.ts';
import { rowsOfPage } from './use_rows_drawn.ts';

/** Enter and Space on these are their own. */
const CONTROLS = 'a, button, [role=menuitem]';

/** The keys of the ranking, as texts.ranking.keys lists them. */
export function useRankingKeys(on: {
  step: (by: number) => void;
  stepMark: (by: number) => void;
  openMark: () => void;
  open: () => void;
  shortlist: () => void;
  reject: () => void;
  undo: () => void;
  blind: () => void;
  pick: (extend: boolean) => void;
  pickAll: () => void;
  stack: () => void;
  pickStack: () => void;
  filter: RefObject<HTMLInputElement | null>;
  help: () => void;
}): void {
  const own = { preventDefault: false };
  useKeys([
    ...stepKeys(on.step, rowsOfPage),
    ['ArrowRight', () => on.stepMark(1)],
    ['ArrowLeft', () => on.stepMark(-1)],
    ['e', on.openMark],
    ['Enter', unlessOn(CONTROLS, on.open), own],
    ['s', on.shortlist],
    ['x', on.reject],
    ['u', on.undo],
    ['b', on.blind],
    ['Space', unlessOn(CONTROLS, () => on.pick(false)), own],
    ['shift+Space', unlessOn(CONTROLS, () => on.pick(true)), own],
    ['mod+a', on.pickAll],
    ['c', on.stack],
    ['shift+C', on.pickStack],
    ['/', () => on.filter.current?.focus()],
    ['r', openPalette],
    ['shift+?', on.help, own],
  ]);
}
