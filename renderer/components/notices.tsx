import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { texts } from '../texts.ts';
import { errorWords } from './state/states.tsx';
import css from './notices.module.css';

const UNDO_MS = 8000;

function line(id: string, message: string, undo: (() => void) | undefined) {
  return (
    <span className={css.line}>
      <span>{message}</span>
      {undo !== undefined && (
        <Button
          size="compact-sm"
          variant="transparent"
          className={css.undo!}
          onClick={() => {
            undo(); // before hiding: a notice that goes away is a decision that stands
            notifications.hide(id);
          }}
        >
          {texts.actions.undo}
        </Button>
      )}
    </span>
  );
}

/** Says what was done; with `undo`, offers to take it back. Gives the id of the notice. */
export function notify(message: string, undo?: () => void): string {
  const id = crypto.randomUUID();
  notifications.show({
    id,
    message: line(id, message, undo),
    autoClose: undo === undefined ? 4000 : UNDO_MS,
    withBorder: true,
  });
  return id;
}

let decided: string | null = null;

/** Says what was decided in a dialog that may come again at once: one line, which never grows into the dialog. */
export function notifyDecision(message: string): void {
  if (decided !== null) notifications.hide(decided);
  decided = notify(message);
}

/** Says what could not be done, why, and what helps. */
export function notifyError(title: string, error: unknown): void {
  const words = errorWords(error);
  notifications.show({
    title,
    message: [words.title, words.text]
      .filter((text) => text !== '')
      .map((text) => (/[.!?…]$/u.test(text) ? text : `${text}.`))
      .join(' '),
    color: 'red',
    autoClose: 12_000,
    withBorder: true,
    'data-failed': true,
  });
}

const pending = new Map<string, () => void>();

/**
 * Something that cannot be taken back once done: it happens when the notice goes away, until then it
 * can be undone. Leaving the page does it at once.
 */
export function later(message: string, action: { run: () => void; undo: () => void }): void {
  const id = crypto.randomUUID();
  const finish = (): void => {
    if (!pending.delete(id)) return;
    action.run();
  };
  pending.set(id, finish);
  const undo = (): void => {
    if (pending.delete(id)) action.undo();
  };
  notifications.show({
    id,
    message: line(id, message, undo),
    autoClose: UNDO_MS,
    withBorder: true,
    onClose: finish,
  });
}

window.addEventListener('pagehide', () => {
  for (const finish of pending.values()) finish();
});
