import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, type ReactNode } from 'react';
import { accessToken } from '../../api/session.ts';
import { ApiError } from '../../api/errors.ts';
import { texts } from '../../texts.ts';
import { Drawing } from '../drawings/drawing.tsx';
import { Empty, Failed } from '../state/states.tsx';
import css from './shell.module.css';

/** Lets nobody in without a session, and says how to get one. */
export function SessionGate({ children }: { children: ReactNode }) {
  const session = useQuery({ queryKey: ['session'], queryFn: accessToken, retry: false, gcTime: Infinity });
  const { isPending } = session;
  useLayoutEffect(() => {
    if (!isPending) document.querySelector('#frame')?.remove();
  }, [isPending]);
  if (isPending) return null;
  if (session.error instanceof ApiError && session.error.status !== 0 && session.error.status < 500) {
    return (
      <main className={css.alone}>
        <Empty
          is_page
          drawing={<Drawing of="desk" />}
          title={texts.session.title}
          text={texts.session.text}
        />
      </main>
    );
  }
  // an open page stays while nobody answers: words are being typed there
  if (session.isLoadingError) {
    return (
      <main className={css.alone}>
        <Failed error={session.error} retry={() => void session.refetch()} />
      </main>
    );
  }
  return children;
}
