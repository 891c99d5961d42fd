import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { useMe } from '../../../api/me.ts';
import { useUpdateUser, type User } from '../../../api/users.ts';
import { PasswordForm } from '../../../features/access/password_form.tsx';
import { usePendingRequests } from '../../../features/access/pending_requests.ts';
import { notify } from '../../../ui/notices.tsx';
import { texts } from '../../../texts.ts';
import { Section } from '../section.tsx';
import settings from '../settings.module.css';
import { isComplete, PersonInputs } from './person_fields.tsx';

/** One's own name, address, password and browsers. */
export function Account() {
  const user = useMe().data?.user;
  if (!user) return null;
  return (
    <Section id="account" title={texts.people.account} text={texts.people.accountText}>
      <Own key={`${user.name} ${user.email}`} user={user} />
      <h3 className={`${settings.heading} mt-24 font-14 weight-600`}>{texts.people.password}</h3>
      <Password user={user} />
    </Section>
  );
}

function Own({ user }: { user: User }) {
  const [fields, put] = useState({ name: user.name, email: user.email });
  const update = useUpdateUser();
  const is_same = fields.name === user.name && fields.email === user.email;
  return (
    <form
      className="grid gap-14 max-w-420"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (is_same || !isComplete(fields)) return;
        update.mutate({ id: user.id, ...fields }, { onSuccess: () => void notify(texts.people.saved) });
      }}
    >
      <PersonInputs of={fields} put={put} error={update.error} is_own />
      <div>
        <Button
          type="submit"
          size="compact-md"
          loading={update.isPending}
          disabled={is_same || !isComplete(fields)}
        >
          {texts.actions.save}
        </Button>
      </div>
    </form>
  );
}

function Password({ user }: { user: User }) {
  const [opened, setOpened] = useState(false);
  const covered = usePendingRequests().length > 0;
  const title = user.has_password ? texts.people.change : texts.people.chooseOne;
  return (
    <>
      <p className={`${settings.mute} text-mute`}>
        {user.has_password ? texts.people.hasPassword : texts.people.hasNone}
      </p>
      <Group gap={8} mt={10}>
        <Button variant="default" size="compact-md" onClick={() => setOpened(true)}>
          {title}
        </Button>
        <a href="#/settings#sessions">{texts.people.ownBrowsers}</a>
      </Group>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={title}
        size={460}
        closeOnEscape={!covered}
        closeButtonProps={{ 'aria-label': texts.actions.close }}
      >
        <PasswordForm
          user={user}
          onDone={() => {
            setOpened(false);
            notify(user.has_password ? texts.people.passwordChanged : texts.people.passwordChosen);
          }}
        >
          <Button variant="default" onClick={() => setOpened(false)}>
            {texts.actions.cancel}
          </Button>
        </PasswordForm>
      </Modal>
    </>
  );
}
