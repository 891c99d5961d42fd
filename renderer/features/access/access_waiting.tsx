import { useAccessRequests } from '../../api/access_requests.ts';
import { useStore } from '../../lib/external_store.ts';
import { texts } from '../../texts.ts';
import css from './access.module.css';
import { postponed, showPostponed } from './postponed_requests.ts';

/** In the status bar: programs whose request was put off, one click from the dialog. */
export function AccessWaiting() {
  const requests = useAccessRequests();
  const put_off = useStore(postponed);
  const waiting = (requests.data ?? []).filter((request) => put_off.has(request.id));
  if (waiting.length === 0) return null;
  return (
    <button
      type="button"
      className={`${css.waiting} inline-flex gap-8 items-center p-0 bare-button text-ink weight-600 hover-underline`}
      onClick={showPostponed}
    >
      {texts.access.waiting(waiting.map((request) => request.name))}
    </button>
  );
}
