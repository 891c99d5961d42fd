import { Alert, Button, Group, Modal, Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCreateClient } from '../../api/clients.ts';
import { Copyable } from '../../components/copyable.tsx';
import { notifyError } from '../../components/notices.tsx';
import { texts } from '../../texts.ts';
import css from './settings.module.css';

const SCOPES = { read: ['all:read'], write: ['all:read', 'all:write'] } as const;

/** Makes a named client; its secret is shown once, here. */
export function NewClient(props: { opened: boolean; onClose: () => void }) {
  const [name, setName] = useState('');
  const [access, setAccess] = useState<keyof typeof SCOPES>('write');
  const create = useCreateClient();
  const made = create.data;
  const close = (): void => {
    props.onClose();
    setName('');
    setAccess('write');
    create.reset();
  };
  return (
    <Modal
      opened={props.opened}
      onClose={close}
      title={made === undefined ? texts.settings.newClient : texts.settings.clientMade(name)}
      size={520}
      closeOnClickOutside={made === undefined}
      closeButtonProps={{ 'aria-label': texts.actions.close }}
    >
      {made === undefined ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() !== '') {
              create.mutate(
                { name, scopes: SCOPES[access] },
                { onError: (error) => notifyError(texts.settings.createFailed, error) },
              );
            }
          }}
        >
          <Stack gap={16}>
            <TextInput
              data-autofocus
              required
              label={texts.settings.clientName}
              placeholder={texts.settings.clientNamePlaceholder}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Radio.Group
              label={texts.settings.mayDo}
              value={access}
              onChange={(value) => setAccess(value as keyof typeof SCOPES)}
            >
              <Stack gap={8} mt={6}>
                <Radio
                  value="write"
                  label={texts.settings.readWrite}
                  description={texts.settings.readWriteHint}
                />
                <Radio
                  value="read"
                  label={texts.settings.readOnly}
                  description={texts.settings.readOnlyHint}
                />
              </Stack>
            </Radio.Group>
            <Group justify="flex-end" gap={8}>
              <Button variant="default" onClick={close}>
                {texts.actions.cancel}
              </Button>
              <Button type="submit" loading={create.isPending} disabled={name.trim() === ''}>
                {texts.settings.create}
              </Button>
            </Group>
          </Stack>
        </form>
      ) : (
        <Stack gap={14}>
          <Alert color="yellow" variant="light" className={css.once!}>
            {texts.settings.secretOnce}
          </Alert>
          <dl className={css.credentials}>
            <dt>client_id</dt>
            <dd>
              <Copyable text={made.client_id} />
            </dd>
            <dt>client_secret</dt>
            <dd>
              <Copyable text={made.client_secret} />
            </dd>
          </dl>
          <Group justify="flex-end">
            <Button onClick={close}>{texts.settings.secretKept}</Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
