import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { canKeep } from '../api/session_secret.ts';
import { signInAgain, type SignedOut } from '../api/session.ts';
import { bridge } from '../lib/bridge.ts';
import { texts } from '../texts.ts';
import { Drawing } from '../ui/drawings/drawing.tsx';
import { Empty } from '../ui/state/states.tsx';

/** All there is without a session: why, and how to get one. */
export function SignedOutPage({ why }: { why: SignedOut }) {
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
