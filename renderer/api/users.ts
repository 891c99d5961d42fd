import { useQuery } from '@tanstack/react-query';
import type { CreateUserBody, UpdateUserBody } from '../../resources/client/longlist.ts';
import { texts } from '../texts.ts';
import { longlist } from './client.ts';
import { meKey, useMe } from './me.ts';
import { signInByCode } from './session.ts';
import { useChange } from './use_change.ts';

export type { SignInLink, User } from '../../resources/client/longlist.ts';

const KEY = ['users'] as const;

/**
 * Everybody with an account, by name; none on a laptop, which is not asked.
 * @param every when each was last seen changes without an event: in so many milliseconds it is asked for again
 */
export function useUsers(every: number | false = false) {
  const me = useMe();
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => longlist.listUsers({ signal }),
    enabled: me.data?.is_office === true,
    refetchInterval: every,
  });
}

/**
 * What those are called who did something, by the client that did it. Null where nobody has an account: then it was
 * whoever sits at this computer.
 */
export function usePersonName(): (client_id: string | null) => string | null {
  const self = useMe().data?.user ?? null;
  const users = useUsers().data;
  return (client_id) => {
    if (self === null) return null;
    if (client_id === null || client_id === self.id) return texts.people.you;
    // somebody who was removed, or whoever was here before there were accounts
    return users?.find(({ id }) => id === client_id)?.name ?? texts.people.former;
  };
}

/** Gives somebody an account; the link in the answer is shown once. */
export function useAddUser() {
  return useChange((fields: CreateUserBody) => longlist.createUser(fields), KEY);
}

/** Makes the first account; from then on this page is nobody's, so that it goes on at once as theirs. */
export function useMakeFirstOwner() {
  return useChange(async (fields: Omit<CreateUserBody, 'role'>) => {
    const { code } = await longlist.createUser({ ...fields, role: 'owner' });
    await signInByCode(code);
  }, meKey);
}

/** A new name, address or role. */
export function useUpdateUser() {
  return useChange(
    ({ id, ...fields }: { id: string } & UpdateUserBody) => longlist.updateUser(id, fields),
    KEY,
  );
}

/** Ends somebody's password and sessions, and makes them a link. */
export function useMakeLink() {
  return useChange((id: string) => longlist.makeSignInLink(id), KEY);
}

/** Takes somebody's account away; they are signed out at once. */
export function useRemoveUser() {
  return useChange((id: string) => longlist.removeUser(id), KEY);
}

/** Chooses one's own password; all one's other sessions end. */
export function useChoosePassword() {
  return useChange(
    ({ id, password, current }: { id: string; password: string; current: string | null }) =>
      longlist.choosePassword(id, { password, current_password: current }),
    meKey,
  );
}
