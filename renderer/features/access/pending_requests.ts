import type { AccessRequest } from '#service/api/access/access_requests/schema.ts';
import { useAccessRequests } from '../../api/access_requests.ts';
import { useStore } from '../../lib/external_store.ts';
import { postponed } from './postponed_requests.ts';

/**
 * Requests that are asked about now, the one on screen first. While there is one, Escape belongs to its dialog:
 * whatever lies below must not close with it.
 */
export function usePendingRequests(): readonly AccessRequest[] {
  const requests = useAccessRequests();
  const put_off = useStore(postponed);
  return (requests.data ?? []).filter((request) => !put_off.has(request.id));
}
