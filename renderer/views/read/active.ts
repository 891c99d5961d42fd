import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { createStore } from '../../lib/external_store.ts';

/** The field a person looks at, and on which side: the other side follows. */
export type Active = { readonly path: string; readonly side: 'form' | 'page' };

export const active = createStore<Active | null>(null);
/** The field that is being typed in; one at a time. */
export const editing = createStore<string | null>(null);

/** The pointer goes away: what has focus is looked at again, and nothing scrolls for it. */
export function leaveField(): void {
  const path = document.activeElement?.getAttribute('data-field') ?? null;
  active.set(path === null ? null : { path, side: 'page' });
}

/** What could not be saved: kept with what was typed, told beside its field. */
export type Problem = { readonly path: string; readonly message: string; readonly draft: readonly string[] };
export const problem = createStore<Problem | null>(null);

/** What is typed anew in a field is about that field alone: what another one could not save stays with it. */
export function clearProblem(path: string): void {
  if (problem.get()?.path === path) problem.set(null);
}

export function useIsActive(path: string): boolean {
  return useSyncExternalStore(active.subscribe, () => active.get()?.path === path);
}

export function useIsEditing(path: string): boolean {
  return useSyncExternalStore(editing.subscribe, () => editing.get() === path);
}

export function useProblem(path: string): Problem | null {
  return useSyncExternalStore(problem.subscribe, () => (problem.get()?.path === path ? problem.get() : null));
}

function fieldElement(path: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"]`);
}

/**
 * Gives a function that asks for focus back once the editor of a field is closed. It comes with the render that closes
 * it: a timer could take focus from what was opened meanwhile.
 */
export function useFocusBack(path: string, is_editing: boolean): (wanted: boolean) => void {
  const is_wanted = useRef(false);
  useEffect(() => {
    if (is_editing || !is_wanted.current) return;
    is_wanted.current = false;
    if (document.activeElement === document.body) fieldElement(path)?.focus({ preventScroll: true });
  }, [is_editing, path]);
  return useCallback((wanted: boolean) => {
    is_wanted.current = wanted;
  }, []);
}

/** Every field of the form that can be reached, in the order of the form. */
function fields(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-field]')];
}

/** Focus comes first: what can be undone of a field in focus stands beside it, which may make it higher. */
function bring(field: HTMLElement | null | undefined, where: ScrollIntoViewOptions): void {
  field?.focus({ preventScroll: true });
  field?.scrollIntoView(where);
}

export function focusField(path: string): void {
  bring(fieldElement(path), { block: 'nearest' });
}

/** One field further; from nowhere to the first. */
export function stepField(by: 1 | -1): void {
  const all = fields();
  const at = all.findIndex((field) => field === document.activeElement);
  const next = all[at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + by))];
  bring(next, { block: 'nearest' });
}

/** Brings the field with the focus out from under notices that come over it; whoever scrolled away stays there. */
export function keepFieldClear(list: HTMLElement, covered: { readonly bottom: number }): void {
  const field = list.querySelector(':focus')?.closest('[data-field], [data-row]');
  if (field === null || field === undefined) return;
  const { bottom } = field.getBoundingClientRect();
  const end = list.getBoundingClientRect().bottom;
  if (bottom <= end + 1 && bottom > end - covered.bottom) field.scrollIntoView({ block: 'nearest' });
}

function isDoubtful(field: HTMLElement): boolean {
  return field.dataset['doubtful'] !== undefined;
}

/** The doubtful field behind the one in focus; behind the last one comes the first. */
export function nextDoubtful(): void {
  const all = fields();
  const at = all.findIndex((field) => field === document.activeElement);
  const next = all.slice(at + 1).find(isDoubtful) ?? all.find(isDoubtful);
  bring(next, { block: 'center' });
}
