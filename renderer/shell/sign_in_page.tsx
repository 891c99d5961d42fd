import { Button, Stack, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { signIn, type SignedOut } from '../api/session.ts';
import { canKeep } from '../api/session_secret.ts';
import { SecretInput } from '../features/access/password_form.tsx';
import { readLocal, writeLocal } from '../lib/local_storage.ts';
import { errorSentences } from '../ui/notices.tsx';
import { texts } from '../texts.ts';
import { EntranceCard } from './entrance_card.tsx';

/** Who signed in here last, so that they need not type it again. */
const LAST = 'last_email';

/** The way in of an office: an e-mail address and a password. */
export function SignInPage({ why }: { why: SignedOut }) {
  const [email, setEmail] = useState(() => readLocal(LAST) ?? '');
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [is_asking, setAsking] = useState(false);
  const address = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const submit = async (): Promise<void> => {
    if (is_asking) return;
    // a button that looks dead says less than where something is missing
    const missing = email.trim() === '' ? address : password === '' ? field : null;
    if (missing !== null) {
      missing.current?.focus();
      return;
    }
    setAsking(true);
    setFault(null);
    try {
      writeLocal(LAST, email.trim());
      await signIn(email, password);
    } catch (error) {
      setFault(errorSentences(error));
      setAsking(false);
      field.current?.select();
    }
  };
  return (
    <EntranceCard
      title={texts.people.signIn}
      text={texts.people.why[why](location.host)}
      foot={canKeep() ? texts.people.forgotten : texts.session.notKept}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap={14}>
          <TextInput
            ref={address}
            type="email"
            label={texts.people.email}
            autoComplete="username"
            autoFocus={email === ''}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <SecretInput
            ref={field}
            label={texts.people.password}
            autoComplete="current-password"
            autoFocus={email !== ''}
            value={password}
            error={fault}
            errorProps={{ role: 'alert' }}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <Button type="submit" fullWidth loading={is_asking}>
            {texts.people.signIn}
          </Button>
        </Stack>
      </form>
    </EntranceCard>
  );
}
