/** What may lie over a view and closes by Escape: dialogs, menus, and the lists of fields. */
const OVER = '[role=dialog], [role=menu], [role=listbox]';

/** What the library's dialogs look for at where a key was pressed: whether that key is meant for somebody else. */
const NOT_FOR_DIALOGS = 'data-mantine-stop-propagation';

/** The dialog or menu that opened last; null while nothing lies over the view. */
export function coveredBy(): Element | null {
  return [...document.querySelectorAll('[role=dialog], [role=menu]')].at(-1) ?? null;
}

/** Something lies over the view: its keys are its own. */
export function isCovered(): boolean {
  return coveredBy() !== null;
}

/** Whether a dialog that everything else waits for is open. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog][aria-modal=true]') !== null;
}

let latest: { readonly event: Event; readonly was_covered: boolean } | null = null;

/**
 * Whether something lay over the view when a key was pressed. A dialog closes before the key reaches the view: by then
 * nothing is left of it, and one Escape would close the dialog and leave the view as well.
 */
export function wasCovered(event: Event): boolean {
  return (latest?.event === event && latest.was_covered) || isCovered();
}

/**
 * Escape closes what lies on top, and nothing under it. The library's dialogs all listen at the window, and each closes
 * by any Escape: here they are told that it is not for them while a menu or a list of a field lies over them, or
 * another dialog, which is then closed by its own button.
 */
function closeTopmost(event: KeyboardEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || target.hasAttribute(NOT_FOR_DIALOGS)) return;
  const open = [...document.querySelectorAll(OVER)].filter((one) => one.checkVisibility());
  const dialogs = open.filter((one) => one.getAttribute('aria-modal') === 'true');
  const top = open.at(-1);
  const dialog = dialogs.at(-1);
  if (top === undefined || dialog === undefined) return;
  const is_part = dialog.contains(top) && top.getAttribute('role') === 'listbox';
  const is_over_dialog = top !== dialog && !is_part;
  if (!is_over_dialog && dialogs.length < 2) return;
  target.setAttribute(NOT_FOR_DIALOGS, 'true');
  setTimeout(() => target.removeAttribute(NOT_FOR_DIALOGS));
  if (!is_over_dialog) dialog.querySelector<HTMLElement>('.mantine-Modal-close')?.click();
}

// before any dialog or view listens
window.addEventListener(
  'keydown',
  (event) => {
    latest = { event, was_covered: isCovered() };
    if (event.key === 'Escape' && !event.isComposing) closeTopmost(event);
  },
  { capture: true },
);
