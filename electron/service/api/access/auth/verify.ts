import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../../db/schema.ts';
import { isDamage } from '../../../db/sqlite/problem.ts';
import { ServiceError } from '../../../errors.ts';
import type { Credentials, ClientForToken } from '../clients/store.ts';
import { addSecretCheck, findClientForToken } from '../clients/store.ts';
import { networkOf, wrongSecretAttempts } from '../../attempts.ts';
import { boundedLane } from '../../lane.ts';
import {
  checkOf,
  fastHash,
  hashSecret,
  matchesHash,
  newSecret,
  passesCheck,
  secretMemory,
} from '../../secrets.ts';

/** The client behind an id and a secret. Throws INVALID_CLIENT or RATE_LIMITED. */
export type VerifyClient = (
  client_id: string,
  client_secret: string,
  address: string,
) => Promise<ClientForToken>;

/** Slow hashes that may wait for their turn: of one network about as many as wrong secrets are allowed in a minute. */
const MAX_WAITING = { of_network: 12, of_all: 48 };
/** Between two secrets that are looked at although too many were wrong. */
const PAUSE_MS = 500;

/**
 * A check of client secrets that slows down guessing, and nobody else. A right secret is told from a wrong one before
 * anything is counted: by the check of a generated one, by what passed before, or because the host set it. So no
 * guesses of another program keep it out. A secret somebody chose once, which nobody has sent since the start, must be
 * hashed to be known; it is looked at even when too many were wrong, but one at a time and slowly.
 */
export function clientVerifier(db: Db, preset?: Credentials): VerifyClient {
  const attempts = wrongSecretAttempts();
  const memory = secretMemory();
  const lane = boundedLane(MAX_WAITING.of_all);
  const slow_lane = boundedLane(MAX_WAITING.of_all);
  // an unknown client costs as much as a wrong secret, so that answers do not tell which it was
  const nobody = hashSecret(newSecret());
  let ready: Promise<void> | null = null;

  /** What the host set is known as right from the first request on. */
  const remember = async (): Promise<void> => {
    if (preset === undefined) return;
    const client = await findClientForToken(db, preset.client_id.toLowerCase());
    if (client !== null) memory.passed(client.secret_hash, preset.client_secret);
  };

  // the same secret, sent many times at once, is hashed once
  const looking = new Map<string, Promise<boolean>>();
  const matches = (hash: string, secret: string, network: string, is_late: boolean): Promise<boolean> => {
    const shares = [[network, MAX_WAITING.of_network]] as const;
    const key = fastHash(`${hash}\n${secret}`);
    const begun = looking.get(key);
    if (begun !== undefined) return begun;
    const look = is_late
      ? slow_lane(shares, async () => {
          const right = await matchesHash(secret, hash);
          if (!right) await pause(PAUSE_MS, undefined, { ref: false });
          return right;
        })
      : lane(shares, () => matchesHash(secret, hash));
    looking.set(key, look);
    return look.finally(() => looking.delete(key));
  };

  return async (written_id, client_secret, address) => {
    const client_id = written_id.toLowerCase();
    ready ??= remember();
    await ready;
    const client = await findClientForToken(db, client_id);
    const hash = client?.secret_hash ?? (await nobody);
    if (client !== null && (passesCheck(hash, client_secret) || memory.knows(hash, client_secret))) {
      return client;
    }
    // counted before it is hashed: a hundred guesses at once must not pass the count together
    const refusal = attempts.count(client_id, address);
    if (refusal !== null && (client === null || checkOf(hash) !== null)) throw refusal;
    const right = await matches(hash, client_secret, networkOf(address), refusal !== null);
    if (client === null || !right) {
      throw (
        refusal ??
        new ServiceError(
          'INVALID_CLIENT',
          'The client_id or the client_secret is wrong, or the client was revoked.',
        )
      );
    }
    if (refusal === null) attempts.takeBack(client_id, address);
    memory.passed(hash, client_secret);
    await addSecretCheck(db, client.id, hash, client_secret).catch((error: unknown) => {
      if (!isDamage(error)) throw error; // whoever may read a damaged database gets in
    });
    return client;
  };
}
