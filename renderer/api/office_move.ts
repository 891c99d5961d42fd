import { useQuery } from '@tanstack/react-query';
import type { OfficeMove } from '#service/api/settings/office_move/schema.ts';
import { longlist } from './client.ts';
import { useChange } from './use_change.ts';

export type { OfficeMove };

const KEY = ['office_move'] as const;
const LOOK_MS = 1000;

/** Where the move to an office server stands. Nothing tells of it, so it is looked at while it is at work. */
export function useOfficeMove() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => longlist.getOfficeMove({ signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.state === 'RUNNING' ? LOOK_MS : false),
  });
}

/** Begins a move. The address is sent, and kept nowhere. */
export function useMoveToOffice() {
  return useChange((address: string) => longlist.moveToOffice({ address }), KEY);
}

/** Breaks off a move, or forgets one that has ended. */
export function useForgetOfficeMove() {
  return useChange(() => longlist.forgetOfficeMove(), KEY);
}
