import { Button, Checkbox, Group, Modal, Radio, Select, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCreateClient } from '../../api/clients.ts';
import { useAsked } from '../../components/access/asked.ts';
import { ACCESS_LENGTHS, endOf, type AccessLength } from '../../components/access/access_length.ts';
import { notifyError } from '../../components/notices.tsx';
import { texts } from '../../texts.ts';
import { SecretOnce } from './secret_once.tsx';

const SCOPES = { read: ['all:read'], write: ['all:read', 'all:write'] } as const;
const LENGTHS = ACCESS_LENGTHS.filter((length) => length !== 'asked');

/** Makes a named client; its secret is shown once, here. */
export function NewClient(props: { opened: boolean; onClose: () => void }) {
  const [name, setName] = useState('');
  const [access, setAccess] = useState<keyof typeof SCOPES>('write');
  const [length, setLength] = useState<AccessLength>('always');
  const [is_blind, setBlind] = useState(false);
  const create = useCreateClient();
  const covered = useAsked().length > 0;
  const made = create.data;
  const close = (): void => {
    props.onClose();
    setName('');
    setAccess('write');
    setLength('always');
    setBlind(false);
    create.reset();
  };
  const submit = (): void => {
    if (name.trim() === '') return;
    create
      .mutateAsync({ name, scopes: SCOPES[access], expires_at: endOf(length, null, Date.now()), is_blind })
      .catch((error: unknown) => notifyError(texts.settings.createFailed, error));
  };
  return (
    <Modal
      opened={props.opened}
      onClose={close}
      title={made === undefined ? texts.settings.newClient : texts.settings.clientMade(name)}
      size={made === undefined ? 520 : 660}
      // a secret that is shown once does not go by accident, nor when Escape was meant for a dialog above it
      closeOnClickOutside={made === undefined}
      closeOnEscape={made === undefined && !covered}
      closeButtonProps={{ 'aria-label': texts.actions.close }}
    >
      {made === undefined ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            submit();
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
              onChange={(value) => setAccess(value === 'read' ? 'read' : 'write')}
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
            <Select
              label={texts.access.until}
              value={length}
              onChange={(value) => setLength(LENGTHS.find((one) => one === value) ?? 'always')}
              allowDeselect={false}
              data={LENGTHS.map((one) => ({ value: one, label: texts.access.lengths[one]() }))}
            />
            <Checkbox
              checked={is_blind}
              onChange={(event) => setBlind(event.currentTarget.checked)}
              label={texts.blind.client}
              description={texts.blind.clientHint}
            />
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
        <SecretOnce made={made} onClose={close} />
      )}
    </Modal>
  );
}
