import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { canKeep } from '../api/session_secret.ts';
import { signInAgain, type SignedOut } from '../api/session.ts';
import { bridge } from '../lib/bridge.ts';
import { useEntrance } from '../api/me.ts';
import { ApiError } from '../lib/errors.ts';
import { texts } from '../texts.ts';
import { Drawing } from '../ui/drawings/drawing.tsx';
import { Empty, Failed } from '../ui/state/states.tsx';
import { SignInPage } from './sign_in_page.tsx';

/** All there is without a session: why, and how to get one. In an office that is a password, or the link of an owner. */
export function SignedOutPage({ why }: { why: SignedOut }) {
  const entrance = useEntrance();
  if (entrance.isPending) return null;
  if (entrance.error instanceof ApiError && entrance.error.status === 0) {
    return (
      <main className="h-full">
        <Failed error={entrance.error} retry={() => void entrance.refetch()} />
      </main>
    );
  }
  return entrance.data?.by === 'password' ? <SignInPage why={why} /> : <LinkPage why={why} />;
}

/** One computer, where nobody has a password: a link opens the page. */
function LinkPage({ why }: { why: SignedOut }) {
  const { title, text } = texts.session[why];
  const has_window = bridge() !== undefined;
  useEffect(() => {
    document.title = `${title} – ${texts.shell.name}`;
  }, [title]);
  return (
    <main className="h-full">
      <Empty
        is_page
        drawing={<Drawing of="desk" />}
        title={title}
        text={
          <>
            {has_window ? texts.session.inWindow : text}
            {!has_window && !canKeep() && ` ${texts.session.notKept}`}
          </>
        }
      >
        {has_window && <Button onClick={signInAgain}>{texts.session.again}</Button>}
      </Empty>
    </main>
  );
}
