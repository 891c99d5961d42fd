import { Button, Group, Modal, Stack } from '@mantine/core';
import type { Client } from '#service/api/access/clients/schema.ts';
import { useRotateSecret } from '../../api/clients.ts';
import { usePendingRequests } from '../../features/access/pending_requests.ts';
import { errorNotice } from '../../ui/notices.tsx';
import { texts } from '../../texts.ts';
import { SecretOnce } from './secret_once.tsx';

/** Asks first: the program stops working at that moment, and nothing brings the old secret back. */
export function RotateSecret(props: { client: Client; opened: boolean; onClose: () => void }) {
  const rotate = useRotateSecret();
  const made = rotate.data;
  const covered = usePendingRequests().length > 0;
  const close = (): void => {
    props.onClose();
    rotate.reset();
  };
  const start = (): void =>
    void rotate
      .mutateAsync(props.client.id)
      .catch(errorNotice(texts.settings.rotateFailed(props.client.name)));
  return (
    <Modal
      opened={props.opened}
      onClose={close}
      title={texts.settings.rotateTitle(props.client.name)}
      size={made === undefined ? 520 : 660}
      // a secret that is shown once does not go by accident, nor when Escape was meant for a dialog above it
      closeOnClickOutside={made === undefined}
      closeOnEscape={made === undefined && !covered}
      closeButtonProps={{ 'aria-label': texts.actions.close }}
    >
      {made === undefined ? (
        <Stack gap={16}>
          <p>{texts.settings.rotateText}</p>
          <Group justify="flex-end" gap={8}>
            <Button data-autofocus variant="default" onClick={close}>
              {texts.actions.cancel}
            </Button>
            <Button onClick={start} loading={rotate.isPending}>
              {texts.settings.rotate}
            </Button>
          </Group>
        </Stack>
      ) : (
        <SecretOnce made={made} onClose={close} />
      )}
    </Modal>
  );
}
