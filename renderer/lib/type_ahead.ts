import { useEffect } from 'react';
import { coveredBy } from './escape.ts';

const FIELD = 'input:not([type]), input[type=text], input[type=search], textarea';

/** What may be pressed or typed in while a dialog is open: in it, and in what lies over everything. */
const MEANT = '[role=dialog], [role=alert], [role=menu], [role=listbox]';

/** The field what is typed belongs to, as a dialog is open and the focus has not reached it yet; null otherwise. */
function fieldOfDialog(): HTMLElement | null {
  const dialog = [...document.querySelectorAll('[role=dialog][aria-modal=true]')].at(-1);
  const at = document.activeElement;
  if (dialog === undefined || (at !== null && at.closest(MEANT) !== null)) return null;
  return dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>(FIELD);
}

/**
 * What Escape is meant for though the focus is not in it: the last popover or menu that opened. Dialogs that lie over
 * everything listen for themselves.
 */
function closedByEscape(target: EventTarget | null): Element | null {
  if (target instanceof Element && target.closest(MEANT) !== null) return null;
  const over = coveredBy();
  return over?.getAttribute('aria-modal') === 'true' ? null : over;
}

/**
 * Whoever asks for a dialog goes on typing at once, and whoever asked by mistake presses Escape at once. The library
 * moves the focus in a turn of its own, and on a busy machine what came before it was lost: the first letters, and the
 * Escape, which left a list of keys on the page for good.
 */
export function useTypeAhead(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey } = event;
      // the letter itself then goes where the focus is
      if (key.length === 1 && !ctrlKey && !metaKey && !altKey) fieldOfDialog()?.focus();
      const over = key === 'Escape' && !event.isComposing ? closedByEscape(event.target) : null;
      if (over === null) return;
      event.stopImmediatePropagation();
      over.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
}
