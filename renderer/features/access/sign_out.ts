import { signOut } from '../../api/session.ts';
import { texts } from '../../texts.ts';
import { clearNotices, notifyError } from '../../ui/notices.tsx';

/** Signs this browser out. What was to happen when its notice goes happens before. */
export function signOutHere(): void {
  clearNotices();
  signOut().catch((error: unknown) => notifyError(texts.session.signOutFailed, error));
}
