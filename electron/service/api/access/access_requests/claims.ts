import { timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import type { RouteContext } from '../../context.ts';
import { ServiceError, notFound, rateLimited } from '../../../errors.ts';
import { networkOf, wrongSecretAttempts } from '../../attempts.ts';
import { fastHash, hashSecret, newSecret } from '../../secrets.ts';
import { insertClient } from '../clients/store.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import { newCode } from './code.ts';
import type { AccessRequestMade, Claim, NewAccessRequest } from './schema.ts';
import { REQUEST_LIFETIME_MS, refusalOf, stateAt } from './state.ts';
import type { Refusal } from './state.ts';
import { findRequest, insertRequest, markClaimed, recentRequests } from './store.ts';
import type { StoredRequest } from './store.ts';

/** Where programs ask for access and fetch what they were given. */
export type ClaimDesk = {
  /** Notes a request and lets the host know. Throws RATE_LIMITED while too many wait or were made. */
  ask(
    request: z.output<typeof NewAccessRequest>,
    address: string,
  ): Promise<z.infer<typeof AccessRequestMade>>;
  /** Where the request stands; credentials in exactly one answer. Throws NOT_FOUND, INVALID_CLIENT, RATE_LIMITED. */
  claim(id: string, claim_secret: string, address: string): Promise<Claim>;
};

/** Where programs ask for access and fetch what a person granted. */
export function claimDesk({ db, write, options }: RouteContext): ClaimDesk {
  const attempts = wrongSecretAttempts();

  /** The request of a program that proves to be the one that asked. */
  const known = async (id: string, claim_secret: string, address: string): Promise<StoredRequest> => {
    const request = await findRequest(db, id);
    if (request === null) throw notFound('access request', id);
    // before any limit: whoever guesses must not keep the program out that asked
    const right = timingSafeEqual(Buffer.from(fastHash(claim_secret)), Buffer.from(request.claim_hash));
    if (right) return request;
    throw (
      attempts.count(id, address) ??
      new ServiceError('INVALID_CLIENT', 'The claim_secret is not the one of this request.')
    );
  };

  return {
    ask: async ({ name, description, scopes, expires_at }, address) => {
      const network = networkOf(address);
      const claim_secret = newSecret();
      const code = newCode();
      const id = await write(async (trx) => {
        const now = Date.now();
        assertMayAsk(refusalOf(await recentRequests(trx, now), network, now), now);
        const new_id = await insertRequest(
          trx,
          {
            claim_hash: fastHash(claim_secret),
            code,
            name,
            description: description ?? null,
            scopes,
            access_expires_at: expires_at ?? null,
            network,
          },
          now,
        );
        await recordEvent(trx, 'access_request.created', new_id);
        return new_id;
      });
      options.onAccessRequest?.({ name, code });
      return { id, claim_secret, code, expires_in: String(REQUEST_LIFETIME_MS / 1000) };
    },
    claim: async (id, claim_secret, address) => {
      const request = await known(id, claim_secret, address);
      if (stateAt(request, Date.now()) !== 'APPROVED') return standing(request);
      // made now, so that it never had to be kept
      const client_secret = newSecret();
      const secret_hash = await hashSecret(client_secret);
      return write(async (trx) => {
        const current = (await findRequest(trx, id)) ?? request;
        if (stateAt(current, Date.now()) !== 'APPROVED') return standing(current);
        const { name, scopes, access_expires_at, is_blind } = current;
        const client_id = await insertClient(trx, {
          name,
          scopes,
          secret_hash,
          expires_at: access_expires_at,
          is_blind: is_blind === 1,
        });
        await markClaimed(trx, id, client_id);
        await recordEvent(trx, 'client.created', client_id);
        return { ...standing({ ...current, client_id }), client_secret };
      });
    },
  };
}

/** The answer without a secret. It shows the granted scopes once there is a client. */
function standing(request: StoredRequest): Claim {
  const { id, client_id, scopes, access_expires_at } = request;
  const made = client_id !== null;
  return {
    id,
    state: stateAt(request, Date.now()),
    client_id,
    client_secret: null,
    scopes: made ? scopes : null,
    expires_at: made ? access_expires_at : null,
  };
}

function assertMayAsk(refusal: Refusal | null, now: number): void {
  if (refusal === null) return;
  throw rateLimited(
    (seconds) =>
      `Too many programs ask for access. Decide on those that wait, or try again in ${seconds} seconds.`,
    refusal.free_at,
    now,
    refusal.limit,
  );
}
