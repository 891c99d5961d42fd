import { Button, PasswordInput, Stack } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import type { User } from '../../api/users.ts';
import { useChoosePassword } from '../../api/users.ts';
import { errorSentences } from '../../ui/notices.tsx';
import { ApiError } from '../../lib/errors.ts';
import { texts } from '../../texts.ts';
import { faultOf } from './password_fault.ts';

/** The signs of a field that shows what was typed, named for those who hear them. */
export function SecretInput({ error, ...props }: Parameters<typeof PasswordInput>[0]) {
  const [shown, setShown] = useState(false);
  return (
    <PasswordInput
      visible={shown}
      onVisibilityChange={setShown}
      visibilityToggleButtonProps={{
        'aria-label': shown ? texts.people.hidePassword : texts.people.showPassword,
        'aria-hidden': false,
        tabIndex: 0,
      }}
      error={error && <span className="font-13">{error}</span>}
      {...props}
    />
  );
}

/** Chooses a password of one's own, or changes it; what is wrong is said where it was typed. */
export function PasswordForm(props: { user: User; onDone: () => void; children?: ReactNode }) {
  const { user, onDone } = props;
  const choose = useChoosePassword();
  const [password, setPassword] = useState('');
  const [current, setCurrent] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [is_wrong, setWrong] = useState<string | null>(null);
  const fresh = useRef<HTMLInputElement>(null);
  const before = useRef<HTMLInputElement>(null);
  const submit = async (): Promise<void> => {
    const found = faultOf(password, user);
    setFault(found);
    setWrong(null);
    if (found !== null) return fresh.current?.focus();
    try {
      await choose.mutateAsync({ id: user.id, password, current: user.has_password ? current : null });
      onDone();
    } catch (error) {
      const is_of_current =
        user.has_password &&
        error instanceof ApiError &&
        (error.type === 'WRONG_PASSWORD' || error.type === 'RATE_LIMITED');
      if (is_of_current) {
        setWrong(error.type === 'WRONG_PASSWORD' ? texts.people.wrongCurrent : errorSentences(error));
      } else setFault(errorSentences(error));
      (is_of_current ? before : fresh).current?.focus();
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap={14}>
        {/* whose password it is, for what keeps passwords */}
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        {user.has_password && (
          <SecretInput
            ref={before}
            data-autofocus
            label={texts.people.currentPassword}
            autoComplete="current-password"
            value={current}
            error={is_wrong}
            onChange={(event) => setCurrent(event.currentTarget.value)}
          />
        )}
        <SecretInput
          ref={fresh}
          label={texts.people.newPassword}
          description={<span className="block mb-4 font-13">{texts.people.rules}</span>}
          autoComplete="new-password"
          autoFocus={!user.has_password}
          value={password}
          error={fault}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setFault(null);
          }}
        />
        <div className="row-wrap gap-8 justify-flex-end">
          {props.children}
          <Button type="submit" loading={choose.isPending}>
            {user.has_password ? texts.people.change : texts.people.choose}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
