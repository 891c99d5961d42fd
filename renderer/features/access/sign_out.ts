import { signOut } from '../../api/session.ts';
import { texts } from '../../texts.ts';
import { errorNotice, clearNotices } from '../../ui/notices.tsx';

/** Signs this browser out. What was to happen when its notice goes happens before. */
export function signOutHere(): void {
  clearNotices();
  signOut().catch(errorNotice(texts.session.signOutFailed));
}
