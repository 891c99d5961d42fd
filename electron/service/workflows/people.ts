import type { Db } from '../db/schema.ts';
import { removeTokensOf } from '../api/access/auth/store.ts';
import { insertClient, interfaceClient, isBlind } from '../api/access/clients/store.ts';
import { removeNobodysSessions, removeSessionsOf } from '../api/access/sessions/store.ts';
import { clientOf, findByEmail, insertUser, makeLink, setPasswordHash } from '../api/access/users/store.ts';
import { recordEvent } from '../api/feeds/events/store.ts';
import { ALL_SCOPES } from '../api/scopes.ts';
import type { Role } from '../api/roles.ts';

type Link = { readonly id: string; readonly code: string; readonly expires_at: string };

/**
 * Adds somebody to an office, with a link that signs them in once. Once there is somebody, a session that is nobody's is
 * none: the authority must forget the tokens of the interface's own client afterwards.
 */
export async function addPerson(
  trx: Db,
  { name, email, role }: { readonly name: string; readonly email: string; readonly role: Role },
): Promise<Link> {
  const nobody = await interfaceClient(trx, ALL_SCOPES);
  await removeNobodysSessions(trx);
  await removeTokensOf(trx, nobody);
  const is_blind = await isBlind(trx, nobody);
  const client = clientOf(name, role, is_blind);
  await insertClient(trx, client);
  await insertUser(trx, { email, role }, client.id);
  await recordEvent(trx, 'user.created', client.id);
  return { id: client.id, ...(await makeLink(trx, client.id)) };
}

/**
 * A new link for somebody. All by which they came in so far ends: password, older links, sessions and their tokens, which
 * the authority must forget afterwards.
 */
export async function renewLink(trx: Db, id: string): Promise<Link> {
  await setPasswordHash(trx, id, null);
  await removeTokensOf(trx, id);
  await removeSessionsOf(trx, id);
  await recordEvent(trx, 'user.updated', id);
  return { id, ...(await makeLink(trx, id)) };
}

/** For the administrator of a server: a new link for whoever has this address, or a first one for a new owner. */
export async function letIn(
  trx: Db,
  { name, email }: { readonly name: string; readonly email: string },
): Promise<Link & { readonly is_new: boolean }> {
  const known = await findByEmail(trx, email);
  if (known !== null) return { ...(await renewLink(trx, known.id)), is_new: false };
  return { ...(await addPerson(trx, { name, email, role: 'owner' })), is_new: true };
}
