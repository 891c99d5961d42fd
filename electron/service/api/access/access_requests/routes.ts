import type { RouteContext } from '../../context.ts';
import { conflict, notFound, throwIfAny } from '../../../errors.ts';
import { beyond } from '../../scopes.ts';
import { assertFromInterface } from '../../callers.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import { IdParams, IdResult, idResult, many, one } from '../../fields.ts';
import type { Routes } from '../../slice.ts';
import { claimDesk } from './claims.ts';
import { AccessRequest, AccessRequestMade, Approval, Claim, ClaimInput, NewAccessRequest } from './schema.ts';
import { stateAt } from './state.ts';
import type { StoredRequest } from './store.ts';
import { approveRequest, findRequest, refuseRequest, waitingRequests } from './store.ts';

const body_limit = 64 * 1024;

/** The side of a program that has no token yet: outside /api/v1, where everything needs one. */
export function accessRequestRoutes(routes: Routes, context: RouteContext): void {
  const desk = claimDesk(context);

  routes.post('/access_requests', {
    config: { body_limit },
    summary: 'Ask the person for access',
    description:
      'Longlist shows the name, the code and the requested scopes; the person approves or refuses. Show ' +
      'the same code, then call claim once a second. A request waits for ten minutes.',
    notes: {
      also: [429],
      errors: {
        429:
          'From your network address three programs are already waiting, or ten asked within ten ' +
          'minutes; or very many from all addresses. See Retry-After.',
      },
    },
    body: NewAccessRequest,
    response: { 201: one(AccessRequestMade) },
    handler: async (request, reply) => {
      const made = await desk.ask(request.body, request.ip);
      reply.header('cache-control', 'no-store');
      return { is_error: false as const, result: made };
    },
  });

  routes.post('/access_requests/:id/claim', {
    config: { body_limit },
    summary: 'Learn the decision, and receive the credentials once',
    description:
      'WAITING until the person decides. The first answer after an approval is APPROVED, with client_id ' +
      'and client_secret; later answers are CLAIMED, without a secret.',
    notes: {
      also: [401, 429],
      errors: {
        401: 'The claim_secret does not belong to this request (INVALID_CLIENT).',
        429: 'A wrong secret after ten others within a minute; see Retry-After.',
      },
    },
    params: IdParams,
    body: ClaimInput,
    response: { 200: one(Claim) },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const result = await desk.claim(request.params.id, request.body.claim_secret, request.ip);
      return { is_error: false as const, result };
    },
  });
}

/** The person's side: for the interface alone. */
export function approvalRoutes(routes: Routes, context: RouteContext): void {
  const { db, write } = context;

  routes.get('/access_requests', {
    summary: 'List programs waiting for a decision, oldest first',
    description: 'Only for the interface.',
    response: { 200: many(AccessRequest) },
    handler: async (request) => {
      assertFromInterface(request);
      return { is_error: false as const, results: await waitingRequests(db, Date.now()) };
    },
  });

  routes.post('/access_requests/:id/approve', {
    summary: 'Approve a program, with all the scopes it asked for or fewer',
    description: 'Only for the interface.',
    params: IdParams,
    body: Approval,
    response: { 200: IdResult },
    handler: async (request) => {
      assertFromInterface(request);
      const { id } = request.params;
      const { name, scopes, access_expires_at, is_blind } = request.body;
      await write(async (trx) => {
        const now = Date.now();
        const asked = assertWaiting(await findRequest(trx, id), id, now);
        const granted = {
          name: name ?? asked.name,
          scopes: scopes ?? asked.scopes,
          access_expires_at: access_expires_at === undefined ? asked.access_expires_at : access_expires_at,
          is_blind: is_blind ?? false,
        };
        const surplus = beyond(granted.scopes, asked.scopes);
        throwIfAny(surplus.map((scope) => ({ path: 'body.scopes', message: `${scope} was not asked for` })));
        await approveRequest(trx, id, granted, now);
        await recordEvent(trx, 'access_request.approved', id);
      });
      return idResult(id);
    },
  });

  routes.post('/access_requests/:id/refuse', {
    summary: 'Refuse a program',
    description: 'Only for the interface.',
    params: IdParams,
    response: { 200: IdResult },
    handler: async (request) => {
      assertFromInterface(request);
      const { id } = request.params;
      await write(async (trx) => {
        assertWaiting(await findRequest(trx, id), id, Date.now());
        await refuseRequest(trx, id);
        await recordEvent(trx, 'access_request.refused', id);
      });
      return idResult(id);
    },
  });
}

function assertWaiting(request: StoredRequest | null, id: string, now: number): StoredRequest {
  if (request === null) throw notFound('access request', id);
  const state = stateAt(request, now);
  if (state === 'WAITING') return request;
  const why =
    state === 'EXPIRED' ? 'It has expired; the program has to ask again.' : `It is ${state} already.`;
  throw conflict(`This request cannot be decided on any more. ${why}`, [
    { path: 'path.id', message: `is ${state}` },
  ]);
}
