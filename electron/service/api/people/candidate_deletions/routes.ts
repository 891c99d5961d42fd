import type { RouteContext } from '../../context.ts';
import type { Db } from '../../../db/schema.ts';
import { conflict, notFound } from '../../../errors.ts';
import { isFromInterface } from '../../callers.ts';
import { IdParams } from '../../fields.ts';
import type { Routes } from '../../slice.ts';
import { CandidateDeletionInput, CandidateDeletionResult } from './schema.ts';
import {
  ANYBODY,
  decideDeletion,
  deletionState,
  hurryDeletion,
  withdrawDeletion,
  type DeletionState,
} from './store.ts';

/** Deleting any number of candidates with a while to think again: decide, carry out now, withdraw. */
export function candidateDeletionRoutes(routes: Routes, context: RouteContext): void {
  const { write } = context;
  routes.post('/candidate_deletions', {
    summary: 'Schedule the deletion of candidates in a minute, unless it is withdrawn',
    description:
      'It deletes nobody yet. Carried out, it deletes all of them, some at a time, in the name of the ' +
      'client that asked, even if that client was revoked or the program ended meanwhile. It ignores ' +
      'candidates that no longer exist; one that cannot be deleted stays and does not hold up the ' +
      'others. Until then none of them can be merged.',
    operationId: 'decideCandidateDeletion',
    body: CandidateDeletionInput,
    response: { 201: CandidateDeletionResult },
    handler: async (request) => {
      const client_id = request.caller?.client_id ?? null;
      const decided = await write((trx) => decideDeletion(trx, request.body.ids, client_id));
      return { is_error: false as const, result: decided };
    },
  });

  routes.act('post', '/candidate_deletions/:id/carry_out', {
    summary: 'Carry out a scheduled deletion now',
    description: 'A finished deletion stays as it is.',
    operationId: 'carryOutCandidateDeletion',
    notes: {
      errors: { 404: 'This client has no such deletion, or it was withdrawn.' },
    },
    params: IdParams,
    act: async (trx, request) => {
      const { id } = request.params;
      await stateOr404(trx, id, request.caller?.client_id ?? null);
      await hurryDeletion(trx, id);
      return id;
    },
  });

  routes.act('delete', '/candidate_deletions/:id', {
    summary: 'Withdraw a scheduled deletion',
    description:
      'Nobody is deleted. Once the first candidates are deleted it is too late. A person in Longlist’s ' +
      'window can withdraw the deletions of any client; a client can withdraw only its own.',
    operationId: 'withdrawCandidateDeletion',
    notes: {
      versioned: false,
      also: [409],
      errors: {
        404: 'This client has no such deletion, or it was withdrawn.',
        409: 'The deletion is running or done.',
      },
    },
    params: IdParams,
    act: async (trx, request) => {
      const { id } = request.params;
      const by = isFromInterface(request) ? ANYBODY : (request.caller?.client_id ?? null);
      if ((await stateOr404(trx, id, by)) === 'begun') {
        throw conflict('This deletion is being carried out, or was: it cannot be withdrawn any more.', [
          { path: 'path.id', message: 'names a deletion that has begun' },
        ]);
      }
      await withdrawDeletion(trx, id);
      return id;
    },
  });
}

async function stateOr404(
  db: Db,
  id: string,
  client_id: Parameters<typeof deletionState>[2],
): Promise<DeletionState> {
  const state = await deletionState(db, id, client_id);
  if (state === null) throw notFound('candidate deletion', id);
  return state;
}
