import { Modal } from '@mantine/core';
import { useAccessRequests } from '../../api/access_requests.ts';
import { useStore } from '../../api/external_store.ts';
import { texts } from '../../texts.ts';
import { AccessDecision } from './access_decision.tsx';
import { postpone, postponed } from './postponed.ts';

/** Asks about programs that want access, one after the other, over whatever view is open. */
export function AccessDialog() {
  const requests = useAccessRequests();
  const put_off = useStore(postponed);
  const waiting = (requests.data ?? []).filter((request) => !put_off.has(request.id));
  const [shown] = waiting;
  if (shown === undefined) return null;
  return (
    <Modal
      opened
      // Escape and the cross put it off: neither may answer for the person
      onClose={() => postpone(shown.id)}
      closeOnClickOutside={false}
      transitionProps={{ duration: 0 }}
      title={
        <>
          <bdi>{shown.name}</bdi> {texts.access.asks}
        </>
      }
      size={540}
      closeButtonProps={{ 'aria-label': texts.access.later }}
    >
      <AccessDecision key={shown.id} request={shown} more={waiting.length - 1} />
    </Modal>
  );
}
