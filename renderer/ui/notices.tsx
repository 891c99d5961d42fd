import { Button } from '@mantine/core';
import { notifications, notificationsStore, type NotificationData } from '@mantine/notifications';
import { texts } from '../texts.ts';
import { errorWords } from './state/states.tsx';
import { Fragment } from 'react';
import css from './notices.module.css';

const UNDO_MS = 8000;

let newest = 0;
/**
 * Those that wait for their turn when newer ones push them off the screen: something failed, or still hangs on them.
 */
const waiting = new Set<string>();

/**
 * Shows the newest at once, however many there are: who decides about one after the other must see the last one's
 * Undo, not that of four before. What they push off the screen has been seen, and goes.
 */
function show(notice: NotificationData & { id: string; 'data-failed'?: boolean }): void {
  newest += 1;
  const { autoClose } = notice;
  const shown = {
    withBorder: true,
    // only now: the words are there once the catalogue is loaded
    closeButtonProps: { 'aria-label': texts.actions.close },
    priority: newest,
    ...notice,
    // as under the pointer, it stays while a key may press its Undo
    onFocus: () => void notifications.update({ ...shown, autoClose: false }),
    onBlur: () => void notifications.update({ ...shown, autoClose }),
  };
  notifications.show(shown);
  for (const { id } of notificationsStore.getState().queue) {
    if (id !== undefined && !waiting.has(id)) notifications.hide(id);
  }
}

/** Something else that can be done about what a notice says. */
export type More = { readonly label: string; readonly act: () => void };

function act(label: string, onClick: () => void) {
  return (
    <Button size="compact-sm" variant="transparent" className={css.undo!} onClick={onClick}>
      {label}
    </Button>
  );
}

function line(id: string, message: string, undo: (() => void) | undefined, more: readonly More[]) {
  const hide = (): void => void notifications.hide(id);
  return (
    <span className={`${css.line} row-wrap justify-between gap-2-12`}>
      <span dir="auto">{message}</span>
      <span className={`${css.acts} flex wrap justify-flex-end ml-auto`}>
        {undo !== undefined &&
          act(texts.actions.undo, () => {
            undo(); // before hiding: a notice that goes away is a decision that stands
            hide();
          })}
        {more.map((one) => (
          <Fragment key={one.label}>
            {act(one.label, () => {
              hide();
              one.act();
            })}
          </Fragment>
        ))}
      </span>
    </span>
  );
}

/** Says what was done; with `undo`, offers to take it back, with `more` something else. Gives the id of the notice. */
export function notify(message: string, undo?: () => void, more: More | readonly More[] = []): string {
  const id = crypto.randomUUID();
  const offers = [more].flat();
  show({
    id,
    message: line(id, message, undo, offers),
    autoClose: undo === undefined && offers.length === 0 ? 4000 : UNDO_MS,
  });
  return id;
}

let decided: string | null = null;

/** Says what was decided in a dialog that may come again at once: one line, which never grows into the dialog. */
export function notifyDecision(message: string): void {
  if (decided !== null) notifications.hide(decided);
  decided = notify(message);
}

/** Says what could not be done, why, and what helps; with `more`, offers something else. */
export function notifyError(title: string, error: unknown, more?: More): void {
  notifyFailure(title, errorSentences(error), more);
}

/** Does something, and says so when it fails. */
export async function attempt(failed: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    notifyError(failed, error);
  }
}

/** The same as `notifyError`, for whoever waits for a promise. */
export function errorNotice(title: string): (error: unknown) => void {
  return (error) => notifyError(title, error);
}

/** What went wrong and what helps, as sentences. */
export function errorSentences(error: unknown): string {
  const words = errorWords(error);
  return [words.title, words.text]
    .filter((text) => text !== '')
    .map((text) => (/[.!?…]$/u.test(text) ? text : `${text}.`))
    .join(' ');
}

/** Says what could not be done, where the words are not those of one error. */
export function notifyFailure(title: string, message: string, more?: More): void {
  const id = crypto.randomUUID();
  waiting.add(id);
  show({
    id,
    title,
    message: more === undefined ? message : line(id, message, undefined, [more]),
    color: 'red',
    autoClose: 12_000,
    onClose: () => waiting.delete(id),
    'data-failed': true,
  });
}

const pending = new Map<string, () => void>();

/** Whether somebody is about to press something in a notice. */
function isHeld(id: string): boolean {
  return document.getElementById(id)?.matches(':hover, :focus-within') ?? false;
}

/**
 * Something that cannot be taken back once done: it happens when the notice goes away, until then it
 * can be undone. Leaving the page does it at once. What it gives ends the notice before its time: `end` so that it
 * happens, `drop` so that it neither happens nor is undone.
 */
export function notifyThenRun(
  message: string,
  action: { run: () => void; undo: () => void },
): { end: () => void; drop: () => void } {
  const id = crypto.randomUUID();
  let was_covered = false;
  const isCovered = (): boolean => notificationsStore.getState().queue.some((one) => one.id === id);
  const leave = notificationsStore.subscribe(() => {
    was_covered ||= isCovered();
  });
  // Newer ones may cover it, and each time it comes back its time would begin anew. Nor does what is covered wait longer.
  const timer = window.setTimeout(() => {
    if (isCovered() || (was_covered && !isHeld(id))) end();
  }, UNDO_MS);
  const finish = (): void => {
    window.clearTimeout(timer);
    leave();
    waiting.delete(id);
    if (!pending.delete(id)) return;
    action.run();
  };
  pending.set(id, finish);
  waiting.add(id);
  const undo = (): void => {
    if (pending.delete(id)) action.undo();
  };
  show({ id, message: line(id, message, undo, []), autoClose: UNDO_MS, onClose: finish });
  const end = (): void => void notifications.hide(id);
  const drop = (): void => {
    pending.delete(id);
    end();
  };
  return { end, drop };
}

/** Takes every notice off the screen; what was to happen when it goes, happens. */
export function clearNotices(): void {
  for (const finish of pending.values()) finish();
  notifications.clean();
}

window.addEventListener('pagehide', () => {
  for (const finish of pending.values()) finish();
});
