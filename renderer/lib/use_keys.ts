import { getHotkeyHandler } from '@mantine/hooks';
import { useEffectEvent, useLayoutEffect } from 'react';
import { wasCovered } from './escape.ts';
import { useIsActiveView } from './active_view.ts';

type Key = readonly [
  key: string,
  act: (event: KeyboardEvent) => void,
  options?: { preventDefault?: boolean },
];

/** Boxes, buttons and switches are fields, too; but nothing is typed into them, and the list keeps its keys. */
const TICKED: ReadonlySet<string> = new Set(['checkbox', 'radio', 'button', 'submit']);

/** Where every key is typed, or chooses. */
const FIELDS = 'textarea, select';

/** Whether a key belongs to the field it is pressed in: letters where it is typed into, arrows to one of a choice. */
function isOfField({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLInputElement)) return false;
  if (!TICKED.has(target.type) || key === ' ') return true;
  return target.type === 'radio' && key.startsWith('Arrow');
}

/**
 * Listens to keys from the moment what they act on is in the page: one that is pressed as soon as it can be seen is not
 * lost. The library's own hook begins after the page was painted, which on a busy computer is later than a finger.
 */
function useKeysAtOnce(keys: readonly Key[]): void {
  const pressed = useEffectEvent((event: KeyboardEvent): void => {
    const { target } = event;
    const is_field = target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELDS));
    if (!is_field) getHotkeyHandler(keys.map(([key, act, options = {}]) => [key, act, options]))(event);
  });
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.addEventListener('keydown', pressed);
    return () => documentElement.removeEventListener('keydown', pressed);
  }, []);
}

/** The keys of a view. They rest while someone types, and while a dialog or a menu is open. */
export function useKeys(keys: readonly Key[]): void {
  const is_active = useIsActiveView();
  useKeysAtOnce(
    (is_active ? keys : []).map(([key, act, { preventDefault = true } = {}]) => [
      key,
      (event) => {
        if (wasCovered(event) || isOfField(event)) return;
        if (preventDefault) event.preventDefault();
        act(event);
      },
      // not before it is known to be meant: under a dialog the letter is on its way into its field
      { preventDefault: false },
    ]),
  );
}

/** The keys that step through a list, down (1), up (-1), by so many rows that are a page, or to its ends. */
export function stepKeys(step: (by: number) => void, page: number | (() => number)): readonly Key[] {
  const rows = (): number => (typeof page === 'number' ? page : page());
  return [
    ['j', () => step(1)],
    ['k', () => step(-1)],
    ['ArrowDown', () => step(1)],
    ['ArrowUp', () => step(-1)],
    ['PageDown', () => step(rows())],
    ['PageUp', () => step(-rows())],
    ['Home', () => step(-Infinity)],
    ['End', () => step(Infinity)],
  ];
}

/** What a key does unless it is pressed on something that has keys of its own. */
export function unlessOn(selector: string, act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.target instanceof Element && event.target.closest(selector) !== null) return;
    event.preventDefault();
    act();
  };
}
