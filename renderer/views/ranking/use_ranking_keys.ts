import type { RefObject } from 'react';
import { openPalette } from '../../features/palette/palette.tsx';
import { useKeys } from '../../lib/use_keys.ts';

/** Enter and Space on a button or a link are that button's or link's own. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, [role=menuitem]') !== null;
}

function unlessControl(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (isControl(event.target)) return;
    event.preventDefault();
    act();
  };
}

/** So many rows are a page of them. */
const PAGE = 12;

/** The keys of the ranking, as texts.ranking.keys lists them. */
export function useRankingKeys(on: {
  step: (by: number) => void;
  stepMark: (by: number) => void;
  openMark: () => void;
  open: () => void;
  shortlist: () => void;
  reject: () => void;
  pick: (extend: boolean) => void;
  pickAll: () => void;
  filter: RefObject<HTMLInputElement | null>;
  help: () => void;
}): void {
  const own = { preventDefault: false };
  useKeys([
    ['j', () => on.step(1)],
    ['k', () => on.step(-1)],
    ['ArrowDown', () => on.step(1)],
    ['ArrowUp', () => on.step(-1)],
    ['ArrowRight', () => on.stepMark(1)],
    ['ArrowLeft', () => on.stepMark(-1)],
    ['e', on.openMark],
    ['PageDown', () => on.step(PAGE)],
    ['PageUp', () => on.step(-PAGE)],
    ['Home', () => on.step(-Infinity)],
    ['End', () => on.step(Infinity)],
    ['Enter', unlessControl(on.open), own],
    ['s', on.shortlist],
    ['x', on.reject],
    ['Space', unlessControl(() => on.pick(false)), own],
    ['shift+Space', unlessControl(() => on.pick(true)), own],
    ['mod+a', on.pickAll],
    ['/', () => on.filter.current?.focus()],
    ['r', openPalette],
    ['shift+?', on.help, own],
  ]);
}
