import { decideDeletion } from '../api/deletions.ts';
import { texts } from '../texts.ts';
import { leave, stay } from './leaving.ts';
import { later, notifyError } from './notices.tsx';

/** So long before it is carried out by itself a notice that somebody holds open goes: its Undo must not be too late. */
const SPARE_MS = 5000;

/**
 * So long after it was due everybody who is still there is shown again: whom the service had to let stay, and who came
 * back with a backup. Lists of whoever is gone have been fetched anew by then.
 */
const SETTLED_MS = 300_000;

/**
 * Candidates who are out of sight at once, and deleted when the notice goes.
 * @param told.onFailure says why nobody was deleted after all
 */
export function deleteLater(
  ids: readonly string[],
  told: {
    readonly said: string;
    readonly onUndo?: () => void;
    readonly onFailure: (error: unknown) => void;
  },
): void {
  const back = (): void => stay(...ids);
  leave(...ids);
  const decided = decideDeletion(ids);
  let is_undone = false;
  const notice = later(told.said, {
    run: decided.carryOut,
    undo: () => {
      is_undone = true;
      back();
      told.onUndo?.();
      decided.withdraw().catch((error: unknown) => notifyError(texts.decisions.undoFailed, error));
    },
  });
  const settle = (at: number): void => {
    const left = at - Date.now();
    setTimeout(notice.end, left - SPARE_MS);
    // whoever was brought back by Undo may have been deleted once more
    setTimeout(() => is_undone || back(), left + SETTLED_MS);
  };
  decided.due.then(settle, (error: unknown) => {
    if (is_undone) return; // it was not wanted any more
    notice.drop();
    back();
    told.onFailure(error);
  });
}
