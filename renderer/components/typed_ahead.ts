import { useEffect } from 'react';

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
 * Whoever asks for a dialog goes on typing at once. The library moves the focus in a turn of its own, and on a busy
 * machine the first letters came before it, and were lost.
 */
export function useTypedAhead(): void {
  useEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      // the letter itself then goes where the focus is
      if (key.length === 1 && !ctrlKey && !metaKey && !altKey) fieldOfDialog()?.focus();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
}
