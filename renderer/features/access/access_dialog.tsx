import { Modal } from '@mantine/core';
import { texts } from '../../texts.ts';
import { AccessDecision } from './access_decision.tsx';
import { usePendingRequests } from './pending_requests.ts';
import { postpone } from './postponed_requests.ts';

/** Asks about programs that want access, one after the other, over whatever view is open. */
export function AccessDialog() {
  const waiting = usePendingRequests();
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
        <span className="break-anywhere">
          <bdi>{shown.name}</bdi> {texts.access.asks}
        </span>
      }
      size={540}
      // notices stand at the foot of the window: the answers stay clear of them
      centered={false}
      yOffset="6vh"
      closeButtonProps={{ 'aria-label': texts.access.later }}
    >
      <AccessDecision key={shown.id} request={shown} more={waiting.length - 1} />
    </Modal>
  );
}
