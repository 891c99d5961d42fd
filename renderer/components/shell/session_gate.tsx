import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accessToken } from '../../api/session.ts';
import { ApiError } from '../../api/errors.ts';
import { texts } from '../../texts.ts';
import { Empty, Failed } from '../state/states.tsx';

/** Lets nobody in without a session, and says how to get one. */
export function SessionGate({ children }: { children: ReactNode }) {
  const session = useQuery({ queryKey: ['session'], queryFn: accessToken, retry: false, gcTime: Infinity });
  if (session.isPending) return null;
  if (session.error instanceof ApiError && session.error.status !== 0 && session.error.status < 500) {
    return <Empty title={texts.session.title} text={texts.session.text} />;
  }
  if (session.isError) return <Failed error={session.error} retry={() => void session.refetch()} />;
  return children;
}
