import { addPendingDeletions, cancelPendingDeletions } from '../lib/pending_deletions.ts';
import { errorNotice, notifyThenRun } from './notices.tsx';

/**
 * Hides a record at once, and deletes it when the notice goes that offers to take it back. Where that fails it is shown
 * again, as it is once the list was fetched anew.
 */
export function deleteWithUndo(
  id: string,
  what: {
    /** What the notice says, and what one says when it fails. */
    said: string;
    failed: string;
    act: () => Promise<unknown>;
    refresh: () => Promise<unknown>;
  },
): void {
  const back = (): void => cancelPendingDeletions(id);
  addPendingDeletions(id);
  notifyThenRun(what.said, {
    run() {
      what
        .act()
        .catch(errorNotice(what.failed))
        .finally(() => void what.refresh().finally(back));
    },
    undo: back,
  });
}
