import { Button, Checkbox, Group, Modal, Radio, Select, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCreateClient } from '../../api/clients.ts';
import { usePendingRequests } from '../../features/access/pending_requests.ts';
import type { Scope } from '#service/api/scopes.ts';
import { ScopeChoice } from '../../features/access/scope_choice.tsx';
import { ACCESS_LENGTHS, endOf, type AccessLength } from '../../features/access/access_length.ts';
import { errorNotice } from '../../ui/notices.tsx';
import { texts } from '../../texts.ts';
import { SecretOnce } from './secret_once.tsx';

const SCOPES = { read: ['all:read'], write: ['all:read', 'all:write'] } as const;
type Access = keyof typeof SCOPES | 'some';
const LENGTHS = ACCESS_LENGTHS.filter((length) => length !== 'asked');

/** Makes a named client; its secret is shown once, here. */
export function NewClient(props: { opened: boolean; onClose: () => void }) {
  const [name, setName] = useState('');
  const [access, setAccess] = useState<Access>('write');
  const [parts, setParts] = useState<readonly Scope[]>([]);
  const [length, setLength] = useState<AccessLength>('always');
  const [is_blind, setBlind] = useState(false);
  const create = useCreateClient();
  const covered = usePendingRequests().length > 0;
  const made = create.data;
  const close = (): void => {
    props.onClose();
    setName('');
    setAccess('write');
    setParts([]);
    setLength('always');
    setBlind(false);
    create.reset();
  };
  const is_complete = name.trim() !== '' && (access !== 'some' || parts.length > 0);
  const submit = (): void => {
    if (!is_complete) return;
    const scopes = access === 'some' ? parts : SCOPES[access];
    create
      .mutateAsync({ name, scopes, expires_at: endOf(length, null, Date.now()), is_blind })
      .catch(errorNotice(texts.settings.createFailed));
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
              onChange={(value) => setAccess(value as Access)}
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
                <Radio value="some" label={texts.access.some} description={texts.access.someHint} />
              </Stack>
            </Radio.Group>
            {access === 'some' && <ScopeChoice value={parts} onChange={setParts} />}
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
              <Button type="submit" loading={create.isPending} disabled={!is_complete}>
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
