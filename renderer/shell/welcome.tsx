import { Button } from '@mantine/core';
import type { User } from '../api/users.ts';
import { PasswordForm } from '../features/access/password_form.tsx';
import { notify } from '../ui/notices.tsx';
import { texts } from '../texts.ts';
import { EntranceCard } from './entrance_card.tsx';

/** Asks somebody whom a link brought here for a password; they may do it later. */
export function Welcome({ user, onEnd }: { user: User; onEnd: () => void }) {
  return (
    <EntranceCard
      title={texts.people.welcome(user.name)}
      text={texts.people.welcomeText}
      foot={texts.people.laterText}
    >
      <PasswordForm
        user={user}
        onDone={() => {
          onEnd();
          notify(texts.people.passwordChosen);
        }}
      >
        <Button variant="default" onClick={onEnd}>
          {texts.people.later}
        </Button>
      </PasswordForm>
    </EntranceCard>
  );
}
