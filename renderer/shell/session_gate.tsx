import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { useStore } from '../lib/external_store.ts';
import { accessToken, cameByLink, sessionId, signedOut } from '../api/session.ts';
import { useArrival } from '../api/me.ts';
import { clearNotices } from '../ui/notices.tsx';
import { Failed } from '../ui/state/states.tsx';
import { SignedOutPage } from './signed_out_page.tsx';
import { Welcome } from './welcome.tsx';

const KEY = ['session'] as const;

/** Lets nobody in without a session, takes away what is on screen when it ends, and says how to get another. */
export function SessionGate({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const why = useStore(signedOut);
  const session = useQuery({ queryKey: KEY, queryFn: accessToken, retry: false, gcTime: Infinity });
  const came_by_link = useStore(cameByLink);
  const arrival = useArrival(came_by_link);
  const is_waiting = why === null && (session.isPending || (came_by_link && arrival.isPending));
  useLayoutEffect(() => {
    if (!is_waiting) document.querySelector('#frame')?.remove();
  }, [is_waiting]);
  useEffect(
    () =>
      signedOut.subscribe(() => {
        if (signedOut.get() === null) void queries.resetQueries({ queryKey: KEY });
      }),
    [queries],
  );
  useEffect(() => {
    let before = sessionId.get();
    return sessionId.subscribe(() => {
      // somebody else may have signed in, in another tab: nothing stays that was fetched for who was here
      if (before !== null) void queries.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] });
      before = sessionId.get();
    });
  }, [queries]);
  useEffect(() => {
    // after the views are gone: nothing that was fetched stays behind them
    if (why === null) return;
    clearNotices();
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] });
  }, [why, queries]);
  if (is_waiting) return null;
  if (why !== null) return <SignedOutPage why={why} />;
  // an open page stays while nobody answers: words are being typed there
  if (session.isLoadingError) {
    return (
      <main className="h-full">
        <Failed error={session.error} retry={() => void session.refetch()} />
      </main>
    );
  }
  const user = arrival.data?.user;
  if (came_by_link && user && !user.has_password) {
    return <Welcome user={user} onEnd={() => cameByLink.set(false)} />;
  }
  return children;
}
