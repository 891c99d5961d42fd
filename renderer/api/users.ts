import { useQuery } from '@tanstack/react-query';
import type { CreateUserBody, UpdateUserBody } from '../../resources/client/longlist.ts';
import { longlist } from './client.ts';
import { meKey, useMe } from './me.ts';
import { signInByCode } from './session.ts';
import { useChange } from './use_change.ts';

export type { SignInLink, User } from '../../resources/client/longlist.ts';

const KEY = ['users'] as const;

/** Everybody with an account, by name; none on a laptop, which is not asked. */
export function useUsers() {
  const me = useMe();
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => longlist.listUsers({ signal }),
    enabled: me.data?.is_office === true,
  });
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
