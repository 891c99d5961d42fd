import { Button, Group, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import { usePendingRequests } from '../../../features/access/pending_requests.ts';
import { useAddUser, type User } from '../../../api/users.ts';
import { texts } from '../../../texts.ts';
import { LinkOnce } from './link_once.tsx';
import { isComplete, PersonInputs, RoleChoice } from './person_fields.tsx';

const NOBODY = { name: '', email: '' };

/** Makes an account for somebody; the link that signs them in is shown once, here. */
export function AddPerson(props: { opened: boolean; onClose: () => void }) {
  const [fields, put] = useState(NOBODY);
  const [role, choose] = useState<User['role']>('recruiter');
  const add = useAddUser();
  const covered = usePendingRequests().length > 0;
  const made = add.data;
  const close = (): void => {
    props.onClose();
    put(NOBODY);
    choose('recruiter');
    add.reset();
  };
  return (
    <Modal
      opened={props.opened}
      onClose={close}
      title={made === undefined ? texts.people.add : texts.people.linkTitle(fields.name.trim())}
      size={made === undefined ? 480 : 620}
      // a link that is shown once does not go by accident
      closeOnClickOutside={made === undefined}
      closeOnEscape={made === undefined && !covered}
      closeButtonProps={{ 'aria-label': texts.actions.close }}
    >
      {made === undefined ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // what is refused is said in its place
            if (isComplete(fields)) add.mutate({ ...fields, role });
          }}
        >
          <Stack gap={14}>
            <PersonInputs of={fields} put={put} error={add.error} is_own={false} />
            <RoleChoice role={role} choose={choose} />
            <Group justify="flex-end" gap={8}>
              <Button variant="default" onClick={close}>
                {texts.actions.cancel}
              </Button>
              <Button type="submit" loading={add.isPending} disabled={!isComplete(fields)}>
                {texts.people.create}
              </Button>
            </Group>
          </Stack>
        </form>
      ) : (
        <LinkOnce made={made} onClose={close} />
      )}
    </Modal>
  );
}
