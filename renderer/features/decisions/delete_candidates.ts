import { decideDeletion } from '../../api/deletions.ts';
import { texts } from '../../texts.ts';
import {
  addPendingDeletions,
  cancelPendingDeletions,
  DELETIONS_SETTLE_MS,
} from '../../lib/pending_deletions.ts';
import { errorNotice, notifyThenRun } from '../../ui/notices.tsx';

/** A notice that somebody holds open goes this long before the deletion runs anyway: its Undo must not be too late. */
const SPARE_MS = 5000;

/**
 * Hides candidates at once, and deletes them when the notice goes.
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
  const back = (): void => cancelPendingDeletions(...ids);
  addPendingDeletions(...ids);
  const decided = decideDeletion(ids);
  let is_undone = false;
  const notice = notifyThenRun(told.said, {
    run: decided.carryOut,
    undo: () => {
      is_undone = true;
      back();
      told.onUndo?.();
      decided.withdraw().catch(errorNotice(texts.decisions.undoFailed));
    },
  });
  const settle = (at: number): void => {
    const left = at - Date.now();
    setTimeout(notice.end, left - SPARE_MS);
    // whoever was brought back by Undo may have been deleted once more
    setTimeout(() => is_undone || back(), left + DELETIONS_SETTLE_MS);
  };
  decided.due.then(settle, (error: unknown) => {
    if (is_undone) return; // it was not wanted any more
    notice.drop();
    back();
    told.onFailure(error);
  });
}
