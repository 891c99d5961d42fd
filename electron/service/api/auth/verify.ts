import type { Db } from '../../db/schema.ts';
import { ServiceError } from '../../errors.ts';
import { findClientForToken } from '../clients/store.ts';
import type { ClientForToken } from '../clients/store.ts';
import { wrongSecretAttempts } from './attempts.ts';
import { hashSecret, matchesHash, newSecret, secretMemory } from './secrets.ts';

/** The client behind an id and a secret. Throws INVALID_CLIENT or RATE_LIMITED. */
export type VerifyClient = (
  client_id: string,
  client_secret: string,
  address: string,
) => Promise<ClientForToken>;

/** A check of client secrets that slows down guessing. */
export function clientVerifier(db: Db): VerifyClient {
  const attempts = wrongSecretAttempts();
  const memory = secretMemory();
  // an unknown client costs as much as a wrong secret, so that answers do not tell which it was
  const nobody = hashSecret(newSecret());

  const check: VerifyClient = async (client_id, client_secret, address) => {
    attempts.assertAllowed(client_id, address);
    const client = await findClientForToken(db, client_id);
    const hash = client?.secret_hash ?? (await nobody);
    const right = memory.knows(hash, client_secret) || (await matchesHash(client_secret, hash));
    if (client === null || !right) {
      attempts.wrong(client_id, address);
      throw new ServiceError(
        'INVALID_CLIENT',
        'The client_id or the client_secret is wrong, or the client was revoked.',
      );
    }
    memory.passed(hash, client_secret);
    return client;
  };

  // one at a time for each client: a hundred guesses at once must not pass the count together
  const turns = new Map<string, Promise<unknown>>();
  return async (written_id, client_secret, address) => {
    const client_id = written_id.toLowerCase();
    const turn = (turns.get(client_id) ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => check(client_id, client_secret, address));
    turns.set(client_id, turn);
    try {
      return await turn;
    } finally {
      if (turns.get(client_id) === turn) turns.delete(client_id);
    }
  };
}
